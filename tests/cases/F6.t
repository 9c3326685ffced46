title A large city feeds a farm as much as a small one.
rule F6
source Bard 2005 and Jedlińska, on farms

play U@1,0 r0 [Red field:NL]
play E@0,-1 r180
feature 0,0 city:N complete tiles 2
final Red 3
final classic Red 4

game
play U@1,0 r0 [Red field:NL]
play N@0,-1 r270
play N@-1,-1 r180
play D@-1,0 r0
feature 0,0 city:N complete tiles 4
final Red 3
final classic Red 4
