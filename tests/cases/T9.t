title The pig brings its owner 4 for 3 a city, if the meadow is his, alone or with others.
rule T9 FV-pig
source Kupcy i budowniczowie, on the pig

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180
pays Red field 4 cities 1 by T9
final Red 4
# Blue comes in with a farmer of his own: both own it, only Red has a pig.
play B@2,1 r0
play B@3,1 r0
play B@4,1 r0
play U@4,0 r0 [Blue field:NL]
play U@3,0 r0
owners 2,0 field:NL = Red Blue
pays Red field 4 cities 1 by T9
pays Blue field 3 cities 1 by FV3
final Red 4 Blue 3
# A second farmer, and the meadow is Blue's alone: the pig brings nothing.
play B@5,1 r0
play E@6,1 r180
play U@6,0 r0 [Blue field:NL]
play U@5,0 r0
owners 2,0 field:NL = Blue
pays Blue field 3 cities 1 by FV3
final Blue 3
# The older rules count over all meadows round the city: the pig helps Red on the one that he shares, ...
game
tiles basic+traders-and-builders
rules classic big-followers=1 builders=1 pigs=1
players Red Blue
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180 [Red big on field:NL]
play B@2,1 r0
play B@3,1 r0
play B@4,1 r0
play U@4,0 r0 [Blue field:NL]
play U@3,0 r0
owners 2,0 field:NL = Red Blue
pays Red field 5 cities 1 by T9
final Red 5
# ... and not once it is Blue's alone, though Red still has the most farmers round the city.
play B@5,1 r0
play E@6,1 r180
play U@6,0 r0 [Blue field:NL]
play U@5,0 r0
owners 2,0 field:NL = Blue
pays Red field 4 cities 1 by FV1
final Red 4
