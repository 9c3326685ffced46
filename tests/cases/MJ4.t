title Two knights do not double the points.
rule MJ4
source Ediția de iarnă footnote 18

play U@-1,0 r0
play U@1,0 r0
play E@-1,-1 r90 [Red city:E]
play E@1,-1 r270
play E@-1,-2 r0
play E@0,-2 r180 [Red city:S]
play C@0,-1 r0
figures 0,-1 city:N = none
scored Red city 12
score Red 12
