title Points are moved at once, before the next player draws.
rule ST1
source Bard 2005 and Ediția de iarnă, on the score track

players Red Blue
turns in-order
play E@0,-1 r180 [Red city:S]
scored Red city 4 by C2
score Red 4
turn Blue
# What is not complete moves nobody.
play W@1,0 r0 [Blue road:W]
scored none
score Red 4
play W@-1,0 r0
scored Blue road 3 by RD2
score Red 4 Blue 3
