title Two farms at one city, one with a pig: 4 and 3, or the better of them once.
rule FV-pig T9 FV2 FV3
source Kupcy i budowniczowie, on the pig; FV1 and FV2 derived

tiles basic+traders-and-builders
rules modern pigs=1
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180 [Red field:NL]
apart 1,0 field:NL 0,-1 field:NL
pays Red field 4 cities 1 by T9
pays Red field 3 cities 1 by FV3
final Red 7
game
tiles basic+traders-and-builders
rules second-edition pigs=1
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180 [Red field:NL]
pays Red field 4 cities 1 by T9
final Red 4
# The order does not matter: the farm without the pig comes first here.
game
tiles basic+traders-and-builders
rules second-edition pigs=1
play E@0,-1 r180 [Red field:NL]
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
final Red 4
# The older rules pay the city 4; a pig adds 1, by our reading, or nothing.
game
tiles basic+traders-and-builders
rules classic pigs=1
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180
pays Red field 5 cities 1 by T9
final Red 5
game
tiles basic+traders-and-builders
rules classic pigs=1 older-pig=nothing
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180
final Red 4
