title Blue has more farmers round the city, counted over both farms.
rule FV1 FV2 FV3
source Jedlińska, figure of the city with two meadows; FV2 and FV3 derived

play T@1,0 r90 [Blue field:WR]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Red field:WL]
play U@-1,0 r0 [Blue field:SL]
play B@0,1 r0
figures 1,0 field:WR = Blue 1
figures 0,1 field:NL = Blue 1 Red 1
final Blue 6 Red 3
final second-edition Blue 3 Red 3
final classic Blue 4
