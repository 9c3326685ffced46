title A new tile shares a whole edge with one that lies there; a corner is not enough.
rule P1
source Bard 2005, Jedlińska and Ediția de iarnă, on laying tiles

placements B = 0,1 r0
fits B@0,1 r0
refuse P1 B@1,1 r0
refuse P1 B@-1,-1 r0
refuse P1 B@5,5 r0
refuse P1 B@0,0 r0
