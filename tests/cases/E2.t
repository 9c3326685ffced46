title Then unfinished roads, cities and monasteries pay, and last the farms.
rule E2
source Bard 2005, Jedlińska and Ediția de iarnă, on the last scoring

play E@0,-1 r180 [Red city:S]
scored Red city 4
play U@1,0 r0 [Red road:E]
play A@0,1 r0 [Blue mon]
play E@0,-2 r0 [Yellow city:N]
play U@-1,0 r0 [Green field:NL]
score Red 4
pays Red road 3 by RD5
pays Blue monastery 4 by MO3
pays Yellow city 1 by C6
pays Green field 3 by FV3
final Red 7 Blue 4 Yellow 1 Green 3
# Looking at the end does not end the game.
score Red 4
standing Red 1 Blue 1 Yellow 1 Green 1
