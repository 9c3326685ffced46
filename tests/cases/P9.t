title Only a tile without any cell and rotation may be put aside.
rule P9
source derived from P1 and P2

refuse P9 C@-
placements C = 0,-1 r0
placements Q = 0,-1 r90 r180 r270   0,1 r180
play E@0,-1 r180
placements C =
unplaceable C
placeable Q
placements Q = 0,-2 r0   -1,-1 r270   1,-1 r90   0,1 r180
refuse P9 Q@-
play C@-
