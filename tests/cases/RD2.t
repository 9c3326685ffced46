title A completed road pays a point for each tile.
rule RD2
source Bard 2005, Jedlińska and Ediția de iarnă, on completed roads

play W@-1,0 r0
play U@1,0 r0 [Red road:E]
play U@2,0 r0
play V@3,0 r0
play W@3,1 r90
scored Red road 6 tiles 6 by RD2
score Red 6
