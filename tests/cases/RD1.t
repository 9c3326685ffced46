title A road ends at a crossing, a city or a monastery, or runs into itself.
rule RD1
source Bard 2005, Jedlińska and Ediția de iarnă, on completed roads

# Crossing and monastery.
play A@-1,0 r270
play U@1,0 r0 [Red road:E]
feature 0,0 road:E incomplete open 1
play X@2,0 r0
scored Red road 4 tiles 4
feature 0,0 road:E complete open 0

# City and monastery.
game
play T@1,0 r90 [Red road:W]
feature 0,0 road:E incomplete open 1
play A@-1,0 r270
scored Red road 3 tiles 3

# A ring.
game
play B@0,1 r0
play V@1,1 r270 [Red road:E]
play V@2,1 r0
play V@2,2 r90
feature 1,1 road:E incomplete open 2
play V@1,2 r180
scored Red road 4 tiles 4
