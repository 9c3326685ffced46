title Tiles with rats or drought are laid by the same rules as all others.
rule D2
source Susza i zaraza, laying tiles

tiles basic+drought-and-pestilence
rules modern drought=yes plague=yes
rotations DP/2 0,-1 = r180
rotations DP/4 1,0 = r0 r180
refuse P2 DP/1@1,0 r0
refuse P1 DP/3@5,5 r0
play DP/1@0,-1 r0
play DP/6@1,-1 r270
same 0,-1 city:E 1,-1 city:W
