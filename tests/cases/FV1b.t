title To the letter: the city pays whoever owns the most meadows round it.
rule FV1b
source Jedlińska, one sentence on farms read to the letter

rules classic-literal
play U@1,0 r0 [Red field:SL]
play T@2,0 r90 [Blue field:WR]
play E@2,-1 r180 [Blue field:WL]
play B@1,-1 r0
play E@2,1 r0 [Red field:WL]
play E@3,0 r270
# Blue has two farmers on one meadow, Red one on each of two.
figures 2,0 field:WR = Blue 2
figures 2,0 field:WL = Red 1
figures 2,1 field:WL = Red 1
pays Red field 4 cities 1 by FV1b
final Red 4
final classic Blue 4 Red 4
