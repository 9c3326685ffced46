title The six tiles are mixed in with the others; nothing else is different before the game.
rule D1 D2
source Susza i zaraza, preparation and laying tiles

tiles basic+drought-and-pestilence
rules modern drought=yes plague=yes
bag all 77
bag DP/1 1
bag DP/6 1
fits DP/2@0,-1 r180
fits DP/4@1,0 r0
refuse P2 DP/4@0,1 r90
play DP/4@1,0 r0
