title At the end a meadow with drought pays 1 less for each city: 2 for 3, 3 with a pig, 3 for a barn, 3 for the older rules' 4.
rule D5
source Susza i zaraza, scoring at the end and note 7; pig and FV1 by our reading

tiles basic+drought-and-pestilence
rules modern drought=yes
play E@0,-1 r180 [Red field:NL]
play DP/3@1,-1 r0
pays Red field 2 cities 1 by D5
final Red 2
# Without drought the same tiles are only meadow.
final modern Red 3
# A second dried field changes nothing more.
play DP/2@2,-1 r0
same 1,-1 field:NL 2,-1 field:EL
final Red 2
game
tiles basic+drought-and-pestilence
rules classic drought=yes
play E@0,-1 r180 [Red field:NL]
play DP/3@1,-1 r0
pays Red field 3 cities 1 by D5
final Red 3
game
tiles basic+drought-and-pestilence
rules second-edition drought=yes
play E@0,-1 r180 [Red field:NL]
play DP/3@1,-1 r0
final Red 2
game
tiles basic+drought-and-pestilence+traders-and-builders
rules modern drought=yes pigs=1
play E@0,-1 r180 [Red field:NL]
play DP/3@1,-1 r0 [Red pig on field:NL]
pays Red field 3 cities 1 by D5 also T9 also FV3
final Red 3
# The older rules count over all meadows round the city. Red wins with the meadow that has water: the
# other, where he has nobody, takes nothing from him.
game
tiles basic+drought-and-pestilence
rules classic drought=yes big-followers=1
players Red Blue
play E@0,-1 r180 [Red big on field:NL]
play DP/4@-1,0 r0
final Red 4
play U@1,0 r0 [Blue field:NL]
apart 0,-1 field:NL 1,0 field:NL
pays Red field 4 cities 1 by FV1
final Red 4
# To the letter both own a meadow there, Blue a dry one.
game
tiles basic+drought-and-pestilence
rules classic-literal drought=yes big-followers=1
players Red Blue
play E@0,-1 r180 [Red big on field:NL]
play DP/4@-1,0 r0
play U@1,0 r0 [Blue field:NL]
final Red 4 Blue 3
# With farmers on both meadows Red is paid less, once.
game
tiles basic+drought-and-pestilence
rules classic drought=yes
players Red Blue
play E@0,-1 r180 [Red field:NL]
play DP/4@-1,0 r0
play U@1,0 r0 [Red field:NL]
pays Red field 3 cities 1 by D5
final Red 3
