title Blue has two farmers and a pig at two cities, Red one farmer: 8 for Blue.
rule T9 T10
source Kupcy i budowniczowie, figure of the pig

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play H@0,1 r90 [Blue field:NL]
play E@1,1 r270 [Red field:EL]
play E@-1,1 r90 [Blue field:WL]
play U@1,0 r0
play U@-1,0 r0
final Blue 6
play B@0,2 r0 [Blue pig on field:NL]
figures 0,2 field:NL = Blue 2 Red 1
owners 0,2 field:NL = Blue
pays Blue field 8 cities 2 by T9
final Blue 8
