title A figure stays until its feature is scored; nobody takes it back at will.
rule M8
source Bard 2005, on figures

play U@1,0 r0 [Red road:E]
malformed U@2,0 r0 -[Red road:E]
play E@0,-1 r180 [Blue city:S]
scored Blue city 4
standing Red 1 Blue 0
play U@2,0 r0 [Red field:NL]
play U@-1,0 r0
standing Red 2
supply Red 5 Blue 7
play W@3,0 r0
scored none
standing Red 2
play W@-2,0 r0
scored Red road 6
standing Red 1
supply Red 6
