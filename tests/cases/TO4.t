title A follower on top closes a tower: nobody builds on it any more.
rule TO4
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+tower+abbey-and-mayor
rules modern towers=yes big-followers=1 wagons=1
players Red Blue
# A base without a piece is no tower.
refuse TO4 TO/F@0,1 r0 [Red tower]
play Red TO/F@0,1 r0 [piece at 0,1]
steps Blue TO/L@-1,1 r0 has [Blue tower at 0,1] [Blue big on tower at 0,1] [piece at 0,1]
refuse AM6 Blue TO/L@-1,1 r0 [Blue wagon on tower at 0,1]
play TO/L@-1,1 r0 [Blue tower at 0,1]
standing Blue 1
# Closed for pieces and for other figures.
refuse TO1 Red TO/C@0,2 r180 [piece at 0,1]
refuse TO4 TO/C@0,2 r180 [Red tower at 0,1]
# It claims nothing, and pays nothing.
spots Red TO/C@0,2 r180 = city:S field:NL
final Red 0 Blue 0
# Another tower may take him; then the tower is open again.
play Red TO/C@0,2 r180 [piece at -1,1] [captures Blue tower at 0,1]
holds Red Blue
steps Red U@1,0 r0 has [piece at 0,1]
