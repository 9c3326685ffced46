title An unfinished road pays a point for each tile at the end.
rule RD5
source S000 (table), S003; S004 fn 21

play U@1,0 r0 [Red road:E]
final Red 2
play U@2,0 r0
play V@3,0 r0
scored none
score
pays Red road 4 tiles 4 by RD5
final Red 4
