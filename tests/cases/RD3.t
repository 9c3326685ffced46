title Tiles are counted, not pieces of road.
rule RD3
source Bard 2005, Jedlińska and Ediția de iarnă, on counting roads

play W@1,0 r0
play V@2,0 r0
play V@2,1 r90 [Red road:W]
feature 2,1 road:N tiles 3 segments 3
play V@1,1 r180
feature 1,0 road:E complete tiles 4 segments 5
scored Red road 4
same 1,0 road:E 1,0 road:S
apart 1,0 road:E 1,0 road:W
