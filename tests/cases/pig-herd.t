title A meadow with a pig herd pays 1 more a city; with a pig as well 2 more.
rule FV-pig
source not in the rule documents; as JCloisterZone plays it

tiles basic+gq11
rules modern pig-herds=yes
play U@1,0 r0 [Red field:NL]
play GQ/F@1,-1 r0
play E@0,-1 r180
feature 0,0 field:EL cities 1 complete-cities 1
pays Red field 4 cities 1 by T9
final Red 4
game
tiles basic+gq11
play U@1,0 r0 [Red field:NL]
play GQ/F@1,-1 r0
play E@0,-1 r180
final Red 3
# With a pig as well: 5.
game
tiles basic+gq11+traders-and-builders
rules modern pig-herds=yes pigs=1
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play GQ/F@1,-1 r0
play E@0,-1 r180
final Red 5
