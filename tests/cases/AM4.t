title At the end the barn gets 4 a city; farmers whose meadow is joined to it later get 1.
rule AM4
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+abbey-and-mayor
rules modern barns=1
players Red Blue
play B@0,1 r0
play U@1,0 r0 [Blue field:NL]
# The barn is south of the road, the farmer and the city are north of it.
play B@1,1 r0 [Red barn on corner:NW]
scored none
play E@0,-1 r180
pays Red barn 0 cities 0 by AM4
pays Blue field 3 cities 1 by FV3
# The road ends at a monastery, round which the meadows meet.
play A@2,0 r90
same 0,0 field:EL 0,0 field:SL
scored Blue barn-connected 1 cities 1 by AM4
score Blue 1
supply Blue 7
pays Red barn 4 cities 1 by AM4
final Red 4 Blue 1
# Nobody claims that meadow any more.
refuse M5 B@-1,1 r0 [Blue field:NL]
