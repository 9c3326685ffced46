title The winter rules put it out of the game, or back into the bag.
rule P7
source Ediția de iarnă, on tiles that do not fit, and footnote 11

rules modern unplaceable=remove
play E@0,-1 r180
play C@-
aside C
bag C 0

game
rules modern unplaceable=return-to-bag
play E@0,-1 r180
play C@-
aside none
bag C 1
