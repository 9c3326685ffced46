title Instead of putting a figure a player builds a piece on a tower.
rule TO1
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+tower
rules modern towers=yes
players Red Blue
pieces Red 10 Blue 10
refuse TO1 U@1,0 r0 [piece at 1,0]
refuse TO1 U@1,0 r0 [piece at 0,0]
play Red TO/F@0,1 r0 [piece at 0,1]
tower 0,1 1
pieces Red 9 Blue 10
# On any base of the board, on one's own and on others' towers.
steps Blue TO/L@-1,1 r0 has [piece at 0,1] [piece at -1,1]
refuse M1 Blue TO/L@-1,1 r0 [Blue mon] [piece at 0,1]
play Blue TO/L@-1,1 r0 [piece at 0,1]
tower 0,1 2
tower -1,1 0
pieces Red 9 Blue 9

# How many pieces everybody has.
game
tiles basic+tower
rules modern towers=yes
players Red Blue Yellow
pieces Red 9 Blue 9 Yellow 9
game
tiles basic+tower
rules modern towers=yes
players Red Blue Yellow Green
pieces Red 7
game
tiles basic+tower
rules modern towers=yes
pieces Red 6
game
tiles basic+tower
rules modern towers=yes
players Red Blue Yellow Green Black Pink
pieces Red 5 Pink 5
