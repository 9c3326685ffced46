title The small city was free: its knight is paid and returns, and no other comes in that turn.
rule M11 M7
source Ediția de iarnă footnote 14

play H@0,-1 r0 [Red city:S]
scored Red city 4 tiles 2
score Red 4
standing Red 0
supply Red 7
