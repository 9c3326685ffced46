title A meadow with a farmer is joined to one with drought and a barn: nothing for each of two cities, 1 without drought.
rule D7
source Susza i zaraza, on putting figures; the position is ours

tiles basic+drought-and-pestilence+abbey-and-mayor
rules modern drought=yes barns=1
play H@0,1 r90 [Yellow field:NL]
play E@1,1 r270
play E@-1,1 r90
play B@1,2 r0
play DP/3@2,2 r0
play B@1,3 r0
play B@2,3 r0 [Blue barn on corner:NW]
play B@0,2 r0
scored Yellow field 0 cities 2 by D7
supply Yellow 7
supply Blue 7
game
tiles basic+drought-and-pestilence+abbey-and-mayor
rules modern barns=1
play H@0,1 r90 [Yellow field:NL]
play E@1,1 r270
play E@-1,1 r90
play B@1,2 r0
play DP/3@2,2 r0
play B@1,3 r0
play B@2,3 r0 [Blue barn on corner:NW]
play B@0,2 r0
scored Yellow field 2 cities 2 by AM4
score Yellow 2
