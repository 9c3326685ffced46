title Farms pay nothing during the game.
rule F2
source Bard 2005, Jedlińska and Ediția de iarnă, on farms

play U@1,0 r0 [Red field:NL]
play E@0,-1 r180
scored none
score
pays Red field 3 cities 1
final Red 3
