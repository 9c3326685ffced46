title Blue and Red with one knight each in a completed city of rats: 10 each, and the knights stay.
rule D8 D10
source Susza i zaraza, example of scoring

tiles basic+drought-and-pestilence
rules modern plague=yes
players Blue Red
play U@-1,0 r0
play U@1,0 r0
play E@-1,-1 r90 [Blue city:E]
play E@1,-1 r270 [Red city:W]
play DP/1@0,-1 r0
play E@0,-2 r180
scored Blue Red city 10 tiles 5 pennants 0 by C2
standing Blue 1
standing Red 1
final Blue 10 Red 10
