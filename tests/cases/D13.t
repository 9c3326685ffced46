title Fairy and dragon come and go in a city of rats; the dragon takes the knights.
rule D13 D11
source Susza i zaraza, notes 4 and 5

tiles basic+drought-and-pestilence+princess-and-dragon
rules modern plague=yes dragon=yes fairy=yes
players Blue Red
play DP/1@0,-1 r0 [Blue city:S]
play E@1,-1 r270
play E@-1,-1 r90
play E@0,-2 r180
play DG/F.v@1,-2 r0
standing Blue 1
play DG/RFr.d@1,0 r0 [dragon SWN]
standing Blue 0
supply Blue 7
game
tiles basic+drought-and-pestilence+princess-and-dragon
rules modern plague=yes dragon=yes fairy=yes
players Blue Red
turns in-order
play DP/1@0,-1 r0 [Blue city:S]
play E@1,-1 r270
play E@-1,-1 r90
play E@0,-2 r180
# Blue's turn: the fairy comes to the knight in quarantine.
play DG/F.v@1,-2 r0 [fairy to Blue city:N at 0,-1]
play U@-1,0 r0
score Blue 11
# She keeps the dragon out.
refuse PD2 DG/RFr.d@1,0 r0 [dragon SW]
play DG/RFr.d@1,0 r0 [dragon SSWWN]
standing Blue 1
