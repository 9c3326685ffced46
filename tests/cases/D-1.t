title A drought tile on the meadow, then a barn: Yellow 2 for each of two cities, and takes the farmer back.
rule D5 D6
source Susza i zaraza, example of putting figures

tiles basic+drought-and-pestilence+abbey-and-mayor
rules modern drought=yes barns=1
play H@0,1 r90 [Yellow field:NL]
play E@1,1 r270
play E@-1,1 r90
play DP/2@0,2 r270
play B@1,2 r0
play B@0,3 r0
# At the end of the game a farmer would get the same.
pays Yellow field 4 cities 2 by D5
play B@1,3 r0 [Blue barn on corner:NW]
scored Yellow field 4 cities 2 by D6
supply Yellow 7
final Yellow 4 Blue 6
# Without drought: 6 and 8.
game
tiles basic+drought-and-pestilence+abbey-and-mayor
rules modern barns=1
play H@0,1 r90 [Yellow field:NL]
play E@1,1 r270
play E@-1,1 r90
play DP/2@0,2 r270
play B@1,2 r0
play B@0,3 r0
play B@1,3 r0 [Blue barn on corner:NW]
scored Yellow field 6 cities 2 by AM3
final Yellow 6 Blue 8
