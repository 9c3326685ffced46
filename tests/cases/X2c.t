title A ring of four bends is complete.
rule RD1 RD2
source Bard 2005, Jedlińska and Ediția de iarnă, on roads that close

play U@1,0 r0
play B@1,1 r0
play V@2,1 r270 [Red road:E]
play V@3,1 r0
play V@3,2 r90
feature 2,1 road:E incomplete tiles 3 open 2
play V@2,2 r180
scored Red road 4 tiles 4
score Red 4
