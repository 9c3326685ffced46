title A road cannot stop at the side of a tile that has none there.
rule P8
source Ediția de iarnă footnote 15

refuse P2 E@1,0 r0
refuse P2 B@-1,0 r0
rotations E 1,0 = none
rotations V 1,0 = r0 r90
rotations A 1,0 = r90
