title Everybody draws his next tile at the end of his turn.
rule H3 E1
source Ediția de iarnă, house rules

players Red Blue
rules modern predraw=yes
turns in-order
held Red 1 Blue 1
bag D 3 all 71
play U@1,0 r0
held Red 1 Blue 1
bag D 3 all 70
# The last tiles are in the hands; whoever holds none has no turn.
game
tiles data/stuck.xml
players Red Blue Yellow
rules modern predraw=yes
turns in-order
held Red 1 Blue 1
play E@0,-1 r180
held Blue 1
turn Blue
over no
unplaceable C
play C@-
held
over yes
# With a builder the second tile is drawn when it is needed.
game
tiles basic+traders-and-builders
players Red Blue
rules modern predraw=yes builders=1
turns in-order
play U@1,0 r0 [Red road:E]
play E@0,-1 r180
play U@2,0 r0 [Red builder on road:E]
play E@0,-2 r0
play U@3,0 r0
second yes
held Blue 1
play U@4,0 r0
held Red 1 Blue 1
turn Blue
