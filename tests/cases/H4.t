title A hand of three tiles.
rule H4
source Ediția de iarnă, house rules (DavidP, youtch)

players Red Blue
rules modern hand=3
turns in-order
held Red 3 Blue 3
draw Red U U B
hand Red U U B
# Red lays one of his.
refuse H4 E@0,-1 r180
play U@1,0 r0 [Red road:E]
hand Red U B
held Red 3 Blue 3
# What he drew is not known yet, so it may be any tile.
draw Blue E N
play C@0,-1 r0
hand Blue E N
play E@1,1 r180
hand Red U B
# With a builder the turn has two tiles from the hand; then it is filled.
game
tiles basic+traders-and-builders
players Red Blue
rules modern hand=3 builders=1
turns in-order
play U@1,0 r0 [Red road:E]
play E@0,-1 r180
play U@2,0 r0 [Red builder on road:E]
play E@0,-2 r0
draw Red U B E
play U@3,0 r0
second yes
held Red 2 Blue 3
hand Red B E
refuse H4 U@4,0 r0
play B@3,1 r0
held Red 3 Blue 3
hand Red E
turn Blue
# The abbey is no tile of the hand.
game
tiles basic+abbey-and-mayor
players Red Blue
rules modern hand=3 abbeys=1
held Red 3 Blue 3
bag D 3
