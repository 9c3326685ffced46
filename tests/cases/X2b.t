title A road that comes back to its own crossing counts each tile once.
rule RD3
source Bard 2005 and Jedlińska, on several pieces of a road on one tile

play W@1,0 r0
play V@2,0 r0 [Red road:W]
play V@2,1 r90
play V@1,1 r180
scored Red road 4 tiles 4 segments 5
score Red 4
