title The small city is Red's already, so Red may put a second knight on the other segment.
rule M11
source Ediția de iarnă footnote 14

play U@1,0 r0
play E@1,-1 r0 [Red city:N]
supply Red 6
play H@1,-2 r0 [Red city:N]
scored Red city 4 tiles 2
score Red 4
figures 1,-2 city:N = Red 1
standing Red 1
supply Red 6
