title Only completed cities count for a farm.
rule F4
source Bard 2005, Jedlińska and Ediția de iarnă, on farms

play U@1,0 r0 [Red field:NL]
feature 1,0 field:NL cities 1 complete-cities 0 end 0 completed 3
final
final classic
play E@0,-1 r180
feature 1,0 field:NL cities 1 complete-cities 1 end 3
final Red 3
final classic Red 4
