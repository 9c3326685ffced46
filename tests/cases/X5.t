title Two knights share a joined city of five tiles: both are paid in full.
rule MJ2 M6
source Bard 2005 and Jedlińska, figure of the joined city

play U@-1,0 r0
play U@1,0 r0
play G@-1,-1 r0 [Red city:E]
play E@1,-1 r270 [Blue city:W]
play E@-2,-1 r90
play R@0,-1 r180
scored Red Blue city 10 tiles 5 pennants 0
score Red 10 Blue 10
standing Red 0 Blue 0
