title Two cities for Blue's farm, one for Red's; the unfinished city pays nobody.
rule FV3 F4 F7
source Bard 2005 p.4, figure of farms for 6 and 3 points; FV1 and FV2 derived

play T@1,0 r90 [Blue field:WR]
play E@0,-1 r180
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0
play E@0,1 r180 [Red field:WL]
feature 1,0 field:WR complete-cities 2 end 6
feature 0,1 field:WL cities 2 complete-cities 1 end 3
final Blue 6 Red 3
final second-edition Blue 6 Red 3
final classic Blue 8 Red 4
