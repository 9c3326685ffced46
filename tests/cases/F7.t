title A farm can serve several cities, and a city several farms.
rule F7
source Bard 2005, Jedlińska and Ediția de iarnă, on farms

play T@1,0 r90 [Red field:WR]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Blue field:WL]
play E@0,-1 r180
apart 1,0 field:WR 1,1 field:WL
feature 1,0 field:WR complete-cities 2
feature 1,1 field:WL complete-cities 1
pays Red field 6 cities 2
pays Blue field 3 cities 1
final Red 6 Blue 3
