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

# If not all agree he draws no other. The tile that was to be the second of a turn takes that away.
game
tiles basic+traders-and-builders
players Red Blue
turns in-order
rules modern builders=1
play U@1,0 r0 [Red road:E]
play E@0,-1 r180
play U@2,0 r0 [Red builder on road:E]
play U@-1,0 r0
play U@3,0 r0
second yes
turn Red
unplaceable C
play C@- [refused]
second no
turn Blue
# Nobody holds less for it: who draws ahead has drawn again.
game
players Red Blue
turns in-order
rules modern predraw=yes
play E@0,-1 r180
held Red 1 Blue 1
play C@- [refused]
held Red 1 Blue 1
turn Red
