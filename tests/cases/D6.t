title A barn on a meadow with drought: the farmers that it sends home get 1 less for each city.
rule D6
source Susza i zaraza, on putting figures

tiles basic+drought-and-pestilence+abbey-and-mayor
rules modern drought=yes barns=1
play H@0,1 r90 [Yellow field:NL]
play E@1,1 r270
play E@-1,1 r90
play DP/2@0,2 r270
play B@1,2 r0
play B@0,3 r0
play B@1,3 r0 [Blue barn on corner:NW]
scored Yellow field 4 cities 2 by D6
score Yellow 4
supply Yellow 7
pays Blue field 6 cities 2 by D5
final Blue 6 Yellow 4
