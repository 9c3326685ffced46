title Followers are put in a city of rats as in any other.
rule D3
source Susza i zaraza, on putting figures

tiles basic+drought-and-pestilence
rules modern drought=yes plague=yes
spots Red DP/1@0,-1 r0 = city:N
play DP/1@0,-1 r0 [Red city:N]
standing Red 1
refuse M5 E@1,-1 r270 [Blue city:W]
