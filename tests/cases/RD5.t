title An unfinished road pays a point for each tile at the end.
rule RD5
source Bard 2005 (table), Jedlińska; Ediția de iarnă footnote 21

play U@1,0 r0 [Red road:E]
final Red 2
play U@2,0 r0
play V@3,0 r0
scored none
score
pays Red road 4 tiles 4 by RD5
final Red 4
# A road that comes over a tile twice pays no more unfinished than completed.
game
tiles basic+winter
rules winter
play WI/RrRr@1,0 r0 [Red road:E]
play V@1,-1 r270
play V@2,-1 r0
play V@2,0 r90
feature 1,0 road:E incomplete tiles 5 segments 6
pays Red road 5 tiles 5 by RD5
final Red 5
