title Most points win; players with the same points share the place.
rule E3
source Bard 2005 (shared place), Jedlińska and Ediția de iarnă, on winning

players Red Blue Yellow Green
play E@0,-1 r180 [Red city:S]
play U@1,0 r0 [Blue road:E]
play W@-1,0 r0
play W@2,0 r0
scored Blue road 4
score Red 4 Blue 4
final Red 4 Blue 4
# The places after those who share are empty.
places Red 1 Blue 1 Yellow 3 Green 3
play E@0,-2 r0 [Red city:N]
final Red 5 Blue 4
places Red 1 Blue 2 Yellow 3 Green 3
play U@3,0 r0 [Green road:E]
places Red 1 Blue 2 Yellow 4 Green 3
