title Older rules: each completed city pays 4 once, to the most farmers round it.
rule FV1
source Jedlińska, on farms

rules classic
play T@1,0 r90 [Blue field:WR]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Red field:WL]
play U@-1,0 r0 [Blue field:SL]
play B@0,1 r0
# One of Blue's farmers above the road; one of his and one of Red's below: 2 to 1.
pays Blue field 4 cities 1 by FV1
final Blue 4

# A tie pays both in full.
game
rules classic
play T@1,0 r90 [Blue field:WR]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Red field:WL]
pays Blue Red field 4 cities 1 by FV1
final Blue 4 Red 4
