title The barn pays the farmers of its meadow 3 a city and sends them home.
rule AM3
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

# Two completed cities, two farmers of Blue and one of Yellow: the position of case T-3.
tiles basic+traders-and-builders+abbey-and-mayor
rules modern barns=1 pigs=1
players Red Blue Yellow
play H@0,1 r90 [Yellow field:NL]
play E@1,1 r270 [Blue field:EL]
play E@-1,1 r90 [Blue field:WL]
play U@1,0 r0
play U@-1,0 r0
play B@0,2 r0
play B@1,2 r0
final Blue 6 Red 0 Yellow 0
# Three corners are meadow there, the fourth too.
play B@0,3 r0
play B@1,3 r0 [Red barn on corner:NW]
scored Blue barn-placed 6 cities 2 by AM3
score Blue 6
standing Red 1 Blue 0 Yellow 0
supply Blue 7 Yellow 7
final Red 8 Blue 6

# A pig counts for those who are sent home, and goes with them.
game
tiles basic+traders-and-builders+abbey-and-mayor
rules modern barns=1 pigs=1
players Red Blue
play H@0,1 r90 [Blue field:NL]
play E@1,1 r270
play E@-1,1 r90
play U@1,0 r0
play U@-1,0 r0
play B@0,2 r0 [Blue pig on field:NL]
play B@1,2 r0
play B@0,3 r0
play B@1,3 r0 [Red barn on corner:NW]
scored Blue barn-placed 8 cities 2 by AM3
supply pig Blue 1
supply Blue 7
# The pig did not help the barn.
pays Red barn 8 cities 2 by AM4

# A tie pays all who lead; an own farmer is sent home too; without a city the barn pays nothing.
game
tiles basic+abbey-and-mayor
rules modern barns=1
players Red Blue
play H@0,1 r90 [Blue field:NL]
play E@1,1 r270 [Red field:EL]
play E@-1,1 r90
play U@1,0 r0
play U@-1,0 r0
play B@0,2 r0
play B@1,2 r0
play B@0,3 r0
play B@1,3 r0 [Red barn on corner:NW]
scored Red Blue barn-placed 6 by AM3
final Red 14 Blue 6
