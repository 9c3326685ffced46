title Every edge that touches must go on: road to road, city to city, field to field.
rule P2
source Bard 2005 and Jedlińska; Ediția de iarnă footnote 10

placements E = 0,-1 r180   0,1 r90 r180 r270
placements U = -1,0 r0   1,0 r0   0,1 r0
refuse P2 E@0,-1 r0
refuse P2 U@1,0 r90
refuse P2 U@0,-1 r0
# One edge that matches does not help where another does not.
play N@0,-1 r180
play U@1,0 r0
refuse P2 U@1,-1 r0
rotations U 1,-1 = none
rotations N 1,-1 = r0
