title A tower takes a follower from its tile or as far away as it is high, straight.
rule TO2
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+tower
rules modern towers=yes
players Red Blue
play E@0,1 r180 [Blue field:NL]
play U@1,0 r0 [Red road:E]
play B@1,1 r0 [Blue mon]
play B@2,1 r0 [Blue mon]
# One piece: the tiles beside it, not at its corners; own followers too, and nobody must.
steps Red TO/C@0,2 r0 [piece at 0,2] = [captures Blue field:NL at 0,1]
phase Red TO/C@0,2 r0 [piece at 0,2] = capture Red
refuse TO2 Red TO/C@0,2 r0 [piece at 0,2] [captures Blue mon at 1,1]
refuse TO2 Red TO/C@0,2 r0 [captures Blue field:NL at 0,1]
play Red TO/C@0,2 r0 [piece at 0,2]
holds Red none
play TO/L@1,2 r0 [Blue mon]
# The tower's own tile is in reach as well.
steps Red B@2,2 r0 [piece at 1,2] = [captures Blue mon at 1,2] [captures Blue mon at 1,1]
play Red B@2,2 r0 [piece at 1,2] [captures Blue mon at 1,1]
holds Red Blue
supply Blue 3
standing Blue 3
# Two pieces reach two tiles, over everything between.
steps Red B@3,1 r0 [piece at 1,2] = [captures Blue mon at 1,2] [captures Red road:E at 1,0]
# One's own follower just comes home.
play Red B@3,1 r0 [piece at 1,2] [captures Red road:E at 1,0]
holds Red Blue
supply Red 7

# Helpers are no followers; a lonely builder goes home.
game
tiles basic+traders-and-builders+tower
rules modern towers=yes builders=1
players Red Blue
play TO/C@0,1 r180
play U@1,0 r0
play B@1,1 r0
play U@2,0 r0 [Blue road:W]
play W@3,0 r0 [Blue builder on road:W]
play E@2,1 r180
steps Red TO/RRR@4,0 r0 [piece at 4,0] = none
play Red TO/RRR@4,0 r0 [piece at 4,0]
play Red E@-1,1 r180 [piece at 4,0] [captures Blue road:W at 2,0]
holds Red Blue
supply builder Blue 1
supply Blue 6
