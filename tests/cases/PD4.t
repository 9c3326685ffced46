title The fairy gives 1 point when the turn begins, and 3 when her follower is scored.
rule PD4
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+princess-and-dragon
rules modern fairy=yes
players Red Blue
turns in-order
play U@1,0 r0 [Red road:E]
scored none
play U@-1,0 r0
play U@2,0 r0 [fairy to Red road:E at 1,0]
# Blue's turn begins: nothing. Then Red's.
scored none
play B@0,1 r0 [Blue mon]
scored Red fairy-turn 1 by PD4
score Red 1
play U@3,0 r0
scored none
# At the end of the game she pays as well.
pays Red fairy-scored 3 by PD4
pays Red road 5 by RD5
final Red 9 Blue 4
play W@-2,0 r0
score Red 2
play W@4,0 r0
scored Red road 7 by RD2
scored Red fairy-scored 3 by PD4
score Red 12
fairy 1,0 alone
# Alone she gives nothing more.
play E@0,-1 r180
scored none

# Her follower gets the points even where others have the majority.
game
tiles basic+princess-and-dragon+inns-and-cathedrals
rules modern fairy=yes big-followers=1
players Red Blue
play F@0,-1 r90 [Red city:N]
play Red U@1,0 r0 [fairy to Red city:N at 0,-1]
play B@1,-1 r0
play E@1,-2 r270 [Blue big on city:W]
play N@0,-2 r180
scored Blue city 10 by C2
scored Red fairy-scored 3 by PD4
# Two of her points are those of two turns of Red that began meanwhile.
score Red 5 Blue 10
