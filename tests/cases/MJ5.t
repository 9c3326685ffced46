title All figures return from a scored feature, the losers' as well.
rule MJ5
source Bard 2005, on taking figures back

play U@-1,0 r0
play U@1,0 r0
play E@-1,-1 r90 [Red city:E]
play E@1,-1 r270 [Blue city:W]
play E@-1,-2 r0
play E@0,-2 r180 [Red city:S]
supply Red 5 Blue 6
refuse M5 C@0,-1 r0 [Green city:N]
play C@0,-1 r0
score Red 12
standing Red 0 Blue 0
supply Red 7 Blue 7
