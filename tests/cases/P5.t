title A tile that fits nowhere leaves the game, and the same player draws another.
rule P5
source Bard 2005 p.1, on tiles that do not fit

players Red Blue
turns in-order
play E@0,-1 r180
turn Blue
unplaceable C
bag C 1 all 70
play C@-
aside C
bag C 0 all 69
turn Blue
refuse R1 C@-
play U@1,0 r0
turn Red
