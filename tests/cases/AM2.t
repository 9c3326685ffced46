title A barn stands where four tiles of a farm meet.
rule AM2
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+abbey-and-mayor
rules modern barns=1
players Red Blue
play B@0,1 r0
# Three tiles meet there, and a fourth is missing.
refuse AM2 B@1,1 r0 [Red barn on corner:NW]
play U@1,0 r0
steps Red B@1,1 r0 has [Red barn on corner:NW]
refuse AM2 B@1,1 r0 [Red barn on corner:NE]
refuse AM2 B@1,1 r0 [Red barn on corner:SW]
# It needs no farmer there, and comes instead of another figure.
refuse M1 B@1,1 r0 [Red barn on corner:NW] [Red mon]
play B@1,1 r0 [Red barn on corner:NW]
supply barn Red 0
standing barn Red 1
play U@-1,0 r0
refuse M2 B@-1,1 r0 [Red barn on corner:NE]
# One barn on a farm: neither another barn nor a farmer comes.
refuse AM2 B@-1,1 r0 [Blue barn on corner:NE]
refuse M5 B@-1,1 r0 [Blue field:NL]

# All four corners must be meadow: a city at one of them is in the way.
game
tiles basic+abbey-and-mayor
rules modern barns=1
players Red Blue
play B@0,1 r0
play U@1,0 r0
steps Red E@1,1 r90 has [Red barn on corner:NW]
steps Red E@1,1 r180 hasnot [Red barn on corner:NE]

# By the other rule barns stand together.
game
tiles basic+abbey-and-mayor
rules modern barns=1 barn-placement=together
players Red Blue
play B@0,1 r0
play U@1,0 r0
play B@1,1 r0 [Red barn on corner:NW]
play U@-1,0 r0
play B@-1,1 r0 [Blue barn on corner:NE]
standing barn Red 1 Blue 1
final Red 0 Blue 0
