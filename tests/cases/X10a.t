title Unfinished features at the end: a road, a monastery and two cities.
rule RD5 C6 MO3 MJ3
source Bard 2005 p.4, figure of the last scoring

play M@0,-1 r270 [Green city:W]
play W@-1,0 r0
play U@1,0 r0 [Red road:W]
play U@-2,0 r0
play E@-2,-1 r90 [Black city:E]
play G@0,-2 r0 [Green city:W]
play N@-1,-2 r180
play Q@-1,-1 r0
play E@0,1 r180
play B@1,1 r0 [Yellow mon]
play E@2,1 r90 [Blue city:E]
play F@3,1 r0
score
pays Red road 3 tiles 3 by RD5
pays Yellow monastery 5 tiles 5 by MO3
pays Blue city 3 tiles 2 pennants 1 by C6
pays Green city 8 tiles 6 pennants 2 by C6
figures -1,-1 city:N = Green 2 Black 1
final Red 3 Yellow 5 Blue 3 Green 8
