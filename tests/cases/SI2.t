title A besieged city counts twice for the farms beside it.
rule SI2
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+siege-cathars+siege-besiegers
rules modern siege=yes
players Red Blue
play SI.CA/C@0,-1 r180
play U@1,0 r0 [Red field:NL]
pays Red field 6 cities 1 besieged 1 by SI2
# Another completed city beside it counts as usual.
play V@2,0 r0
play E@2,-1 r0
play E@2,-2 r180
same 1,0 field:NL 2,0 field:NL
pays Red field 9 cities 2 besieged 1 by SI2
final Red 9
# An unfinished one counts nothing.
play E@1,-1 r0
final Red 9

# In the older rules it pays 8.
game
tiles basic+siege-cathars+siege-besiegers
rules classic siege=yes
players Red Blue
play SI.CA/C@0,-1 r180
play U@1,0 r0 [Red field:NL]
final Red 8

# The farmers whom a barn sends home get 6, the barn itself 8.
game
tiles basic+abbey-and-mayor+siege-cathars+siege-besiegers
rules modern siege=yes barns=1
players Red Blue
play SI.CA/C@0,-1 r180
play U@1,0 r0 [Red field:NL]
play B@1,-1 r0
play V@2,0 r0
play B@2,-1 r0 [Blue barn on corner:SW]
scored Red barn-placed 6 cities 1 besieged 1 by AM3
pays Blue barn 8 cities 1 besieged 1 by AM4
