title Unfinished features are shared by the same rule at the end.
rule MJ3
source Bard 2005 and Jedlińska, on the last scoring

play U@1,0 r0 [Red road:E]
play U@1,1 r0 [Blue road:E]
play V@2,0 r0
final Red 3 Blue 1
play V@2,1 r90
figures 2,0 road:W = Red 1 Blue 1
pays Red Blue road 5 tiles 5
final Red 5 Blue 5
