title Instead of putting a figure a player sends the fairy to one of his followers.
rule PD3
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+princess-and-dragon
rules modern dragon=yes fairy=yes
players Red Blue
fairy none
refuse PD3 Red U@1,0 r0 [fairy to 1,0]
play U@1,0 r0 [Red road:E]
play U@-1,0 r0 [Blue field:NL]
steps Red E@0,1 r180 has [fairy to Red road:E at 1,0]
refuse PD3 Red E@0,1 r180 [fairy to Blue field:NL at -1,0]
refuse M1 E@0,1 r180 [Red city:S] [fairy to Red road:E at 1,0]
# Not to a figure that comes in the same turn either.
play E@0,1 r180 [fairy to Red road:E at 1,0]
fairy 1,0 Red
standing Red 1
# She goes from one to the other.
play Blue E@0,-1 r180 [fairy to Blue field:NL at -1,0]
fairy -1,0 Blue
# The dragon does not come to her tile.
play DG/RFr.v@2,0 r0
steps Red DG/RFr.d@3,0 r0 [dragon WW] = [dragon N] [dragon S]
refuse PD2 Red DG/RFr.d@3,0 r0 [dragon WWW]
play Red DG/RFr.d@3,0 r0 [dragon WWN]
dragon 0,-1
standing Red 0 Blue 1

# If her follower leaves she stays where she is, alone, and still stops the dragon.
game
tiles basic+princess-and-dragon
rules modern dragon=yes fairy=yes
players Red Blue
play U@1,0 r0 [Red road:E]
play Red W@2,0 r0 [fairy to Red road:E at 1,0]
play Blue W@-1,0 r0
score Red 7
fairy 1,0 alone
play DG/RFr.v@-2,0 r0
play Blue DG/RFr.d@-3,0 r0 [dragon EE]
dragon 0,0

# By the other rule she stands on a tile, for every follower of the player who is helped there.
game
tiles basic+princess-and-dragon
rules modern dragon=yes fairy=yes fairy-placement=on-tile
players Red Blue
turns in-order
play U@1,0 r0 [Red road:E]
play U@-1,0 r0
steps U@2,0 r0 has [fairy to 1,0]
refuse PD3 U@2,0 r0 [fairy to -1,0]
play U@2,0 r0 [fairy to 1,0]
fairy 1,0 alone
play U@3,0 r0
scored Red fairy-turn 1 by PD4
play W@4,0 r0
play W@-2,0 r0
scored Red fairy-scored 3 by PD4
scored Red road 7 by RD2
fairy 1,0
