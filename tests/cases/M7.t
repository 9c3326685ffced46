title Complete, place, score, take back: all in one turn.
rule M7
source Bard 2005 p.3, Jedlińska and Ediția de iarnă, on scoring

rules modern followers=1
play E@0,-1 r180 [Red city:S]
scored Red city 4 tiles 2
standing Red 0
supply Red 1
play W@1,0 r0
play A@-1,0 r270 [Red road:E]
scored Red road 3 tiles 3
supply Red 1
score Red 7
