title The game ends with the turn of the last tile, whose features are still scored.
rule E1
source Bard 2005, Jedlińska and Ediția de iarnă, on the end

tiles data/short.xml
players Red Blue
turns in-order
over no
play U@1,0 r0 [Red road:E]
over no
bag all 1
play E@0,-1 r180 [Blue city:S]
scored Blue city 4 by C2
bag all 0
over yes
refuse R1 U@2,0 r0
score Blue 4
final Red 2 Blue 4
