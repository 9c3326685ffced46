title Second edition: 3 for each completed city of an owned farm, each city once a player.
rule FV2
source public descriptions of the second edition; not in the rule documents

rules second-edition
play T@1,0 r90 [Blue field:WR]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Red field:WL]
play U@-1,0 r0 [Blue field:SL]
play B@0,1 r0
# Blue owns one farm and half of the other, both at the same city.
pays Blue field 3 cities 1 by FV2
pays Blue field 0 cities 0 by FV2
pays Red field 3 cities 1 by FV2
final Blue 3 Red 3
