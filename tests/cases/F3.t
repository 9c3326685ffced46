title A farmer stays to the end, even on a closed farm.
rule F3
source Bard 2005, Jedlińska and Ediția de iarnă, on farms

play U@1,0 r0
play B@1,1 r0
play V@2,1 r270 [Red field:ER]
play V@3,1 r0
play V@3,2 r90
play V@2,2 r180
scored none
feature 2,1 field:ER open 0
standing Red 1
supply Red 6
play U@2,0 r0
standing Red 1
supply Red 6
