title A wagon in a completed city of rats cannot drive out.
rule D9
source Susza i zaraza, scoring

tiles basic+drought-and-pestilence+abbey-and-mayor
rules modern plague=yes wagons=1
players Blue Red
play DP/6@0,-1 r270 [Blue wagon on city:S]
refuse AM6 E@-1,-1 r90 [Blue wagon to road:E at 0,0]
play E@-1,-1 r90
scored Blue city 6 tiles 3 pennants 0 by C2
standing Blue 1
