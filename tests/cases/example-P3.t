title What may lie beside the start tile, and what may not.
rule P2
source Bard 2005 p.1 and Jedlińska, four small figures on laying tiles

fits U@1,0 r0
play N@0,-1 r180
play U@1,0 r0
# City to the west, field to the south.
fits E@1,-1 r270
refuse P2 E@1,-1 r0
refuse P2 E@1,-1 r90
refuse P2 E@1,-1 r180
rotations E 1,-1 = r270
rotations D 1,-1 = none
rotations U 1,-1 = none
