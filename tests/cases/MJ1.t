title The most knights take all the points.
rule MJ1
source Bard 2005, Jedlińska and Ediția de iarnă, on majorities

play U@-1,0 r0
play U@1,0 r0
play E@-1,-1 r90 [Red city:E]
play E@1,-1 r270 [Blue city:W]
play E@-1,-2 r0
play E@0,-2 r180 [Red city:S]
play C@0,-1 r0
scored Red city 12 tiles 5 pennants 1
score Red 12
