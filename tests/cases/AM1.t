title The abbey fills a hole, closes all that touches it, and is a monastery.
rule AM1
source not in the rule documents; Susza i zaraza and Ediția de iarnă name it; as JCloisterZone plays it

tiles basic+abbey-and-mayor
rules modern abbeys=1
players Red Blue
abbeys Red 1 Blue 1
play U@-1,0 r0 [Red road:E]
play U@1,0 r0
play E@-1,1 r90 [Red city:E]
play E@1,1 r270 [Blue city:W]
# Open to the south: no hole yet.
refuse AM1 Red AM/A@0,1 r0
unplaceable AM/A
play B@-1,2 r0
play E@0,2 r0
placements AM/A = 0,1 r0
# The three cities end at its walls: each has one tile. No road touches it.
play Red AM/A@0,1 r0 [Red mon]
scored Red city 2 tiles 1 by C2
scored Blue city 2 tiles 1 by C2
score Red 2 Blue 2
abbeys Red 0 Blue 1
feature -1,1 city:E complete
feature 0,1 mon incomplete tiles 8 open 1
# There is one for each.
refuse AM1 Red AM/A@1,2 r0
play B@1,2 r0
scored Red monastery 9 by MO2
score Red 11 Blue 2

# It ends a road as well, and makes no builder work.
game
tiles basic+traders-and-builders+abbey-and-mayor
rules modern abbeys=1 builders=1
players Red Blue
play U@-1,0 r0 [Red road:E]
play W@-2,0 r0 [Red builder on road:E]
play E@0,-1 r180
play B@1,-1 r0
play B@0,1 r0
play B@1,1 r0
play B@2,1 r0
play U@2,0 r0
play Red AM/A@1,0 r0
scored Red road 3 tiles 3 by RD2
second no
turn Blue
supply builder Red 1
