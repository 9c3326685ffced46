title The dragon moves six cells, the players in turn; whoever stands where he comes goes home.
rule PD2
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+princess-and-dragon
rules modern dragon=yes
players Red Blue Yellow
play U@-1,0 r0 [Red road:W]
play DG/RFr.v@1,0 r0
play E@0,1 r180 [Blue field:NL]
# He goes where tiles lie, never back, and not at a corner.
steps Red DG/RFr.d@2,0 r0 [passes] = [dragon E] [dragon W]
phase Red DG/RFr.d@2,0 r0 [passes] = dragon Red must
steps Red DG/RFr.d@2,0 r0 [dragon W] = [dragon S] [dragon W]
phase Red DG/RFr.d@2,0 r0 [dragon W] = dragon Blue must
# He must move on as long as he can.
refuse PD2 Red DG/RFr.d@2,0 r0
refuse PD2 Red DG/RFr.d@2,0 r0 [dragon W]
refuse PD2 Red DG/RFr.d@2,0 r0 [dragon WN]
# The end of the road is the end of his way.
phase Red DG/RFr.d@2,0 r0 [Red field:NL] [dragon WW] = commit Red
play Red DG/RFr.d@2,0 r0 [Red field:NL] [dragon WW]
dragon -1,0
standing Red 1 Blue 1
supply Red 6
score Red 0

# Six moves and no more; the third mover is the third player, the fourth the first again.
game
tiles basic+princess-and-dragon
rules modern dragon=yes
players Red Blue Yellow
play DG/RFr.v@1,0 r0
play U@2,0 r0
play U@3,0 r0
play U@4,0 r0
play U@5,0 r0
play U@6,0 r0
play U@7,0 r0 [Yellow field:NL]
play U@8,0 r0 [Blue field:SL]
phase Red DG/RFr.d@-1,0 r0 [dragon EE] = dragon Yellow must
phase Red DG/RFr.d@-1,0 r0 [dragon EEE] = dragon Red must
refuse PD2 Red DG/RFr.d@-1,0 r0 [dragon EEEEEEE]
play Red DG/RFr.d@-1,0 r0 [dragon EEEEEE]
dragon 7,0
standing Yellow 0 Blue 1

# He moves before the tile is scored: the knight goes unpaid.
game
tiles basic+princess-and-dragon
rules modern dragon=yes
players Red Blue
play DG/RFr.v@1,0 r0
play F@0,-1 r90 [Red city:N]
play Blue DG/C.d@0,-2 r180 [dragon WNN]
scored none
score Red 0
standing Red 0
dragon 0,-2

# By the other rule afterwards: the knight is paid and at home already.
game
tiles basic+princess-and-dragon
rules modern dragon=yes dragon-move=after-scoring
players Red Blue
play DG/RFr.v@1,0 r0
play F@0,-1 r90 [Red city:N]
phase Blue DG/C.d@0,-2 r180 [passes] [passes] = late-dragon Blue must
play Blue DG/C.d@0,-2 r180 [dragon WNN]
scored Red city 8 by C2
score Red 8
dragon 0,-2

# A barn stays; a builder goes with the last follower, wherever he is.
game
tiles basic+traders-and-builders+abbey-and-mayor+princess-and-dragon
rules modern dragon=yes barns=1 builders=1
players Red Blue
play DG/RFr.v@1,0 r0
play B@0,1 r0
play B@1,1 r0 [Red barn on corner:NW]
play U@-1,0 r0 [Blue road:W]
play U@-2,0 r0 [Blue builder on road:W]
play Red DG/RFr.d@2,0 r0 [dragon SWNWW]
dragon -2,0
standing Red 1 Blue 0
standing barn Red 1
supply builder Blue 1
supply Blue 7
