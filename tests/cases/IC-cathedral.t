title A city with a cathedral pays 3 a tile and pennant when completed and nothing when not.
rule IC2 C2 C6
source not in the rule documents; as JCloisterZone plays it

tiles basic+inns-and-cathedrals
rules modern big-followers=1 inns=yes
players Red Blue
play IC/Cccc.c@0,-1 r0 [Red city:N]
play E@0,-2 r180
play E@1,-1 r270
feature 0,-1 city:N incomplete tiles 4 end 0 completed 12
final
play F@-1,-1 r0
feature 0,-1 city:N incomplete tiles 5 pennants 1 completed 18
play E@-2,-1 r90
scored Red city 21 tiles 6 pennants 1 by IC2
score Red 21
# As usual where the cathedral sleeps.
game
tiles basic+inns-and-cathedrals
play IC/Cccc.c@0,-1 r0 [Red city:N]
play E@0,-2 r180
play E@1,-1 r270
final Red 4
play E@-1,-1 r90
score Red 10
# As usual at the end, by another reading.
game
tiles basic+inns-and-cathedrals
rules modern inns=yes inns-at-end=usual
play IC/Cccc.c@0,-1 r0 [Red city:N]
play E@0,-2 r180
play E@1,-1 r270
final Red 4
play E@-1,-1 r90
score Red 15
