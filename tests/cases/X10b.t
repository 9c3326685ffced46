title The same kind of ending in the older document, with other numbers.
rule RD5 C6 MO3 MJ3
source Jedlińska, figure of the last scoring

rules classic
play M@0,-1 r270 [Green city:W]
play W@-1,0 r0
play U@1,0 r0 [Red road:W]
play U@-2,0 r0
play E@-2,-1 r90 [Black city:E]
play V@-2,-2 r90
play N@-1,-2 r180 [Green city:E]
play Q@-1,-1 r0
play E@0,1 r180
play B@1,1 r0 [Yellow mon]
play E@2,1 r90 [Blue city:E]
play G@3,1 r0
score
pays Red road 3 tiles 3
pays Yellow monastery 5 tiles 5
pays Blue city 2 tiles 2 pennants 0
pays Green city 7 tiles 5 pennants 2
final Red 3 Yellow 5 Blue 2 Green 7
