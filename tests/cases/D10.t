title Knights in quarantine are not paid again at the end.
rule D10
source Susza i zaraza, note 6

tiles basic+drought-and-pestilence
rules modern plague=yes
play DP/6@0,-1 r270 [Red city:S]
play E@-1,-1 r90
scored Red city 6 tiles 3 pennants 0 by C2
standing Red 1
pays none
final Red 6
