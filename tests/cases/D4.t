title Nobody stands on the dry ground, but on the meadow round it.
rule D4
source Susza i zaraza, on putting figures

tiles basic+drought-and-pestilence
rules modern drought=yes
spots Red DP/3@0,1 r0 = field:NL
spots Red DP/5@-1,0 r270 = road:E field:NL field:ER
play DP/3@0,1 r0 [Red field:NL]
same 0,0 field:SL 0,1 field:NL
