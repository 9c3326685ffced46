title Through a magic portal a figure comes to any tile, where nobody stands and which is open.
rule PD6
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+princess-and-dragon
rules modern portals=yes dragon=yes
players Red Blue
play U@-1,0 r0 [Red road:E]
play E@0,-1 r180
play E@0,1 r180
steps Blue DG/RRR.g@1,0 r0 = [Blue road:E] [Blue road:S] [Blue field:NL] [Blue field:ER] [Blue field:SR] [Blue field:NL at -1,0] [Blue field:NL at 0,-1] [Blue city:S at 0,1] [Blue field:NL at 0,1] [Blue field:ER at -1,0] [Blue field:EL at 0,0] [Blue field:ER at 0,0]
# Completed, and occupied.
refuse M3 DG/RRR.g@1,0 r0 [Blue city:N at 0,0]
refuse M3 DG/RRR.g@1,0 r0 [Blue road:W at 0,0]
# Without a portal nothing of that.
refuse M3 W@1,0 r0 [Blue city:S at 0,1]
play DG/RRR.g@1,0 r0 [Blue city:S at 0,1]
owners 0,1 city:S = Blue
# What the portal's own tile completes may be taken: it is just laid.
play B@1,-1 r0
play E@2,-1 r180
play DG/RrC.g@2,0 r0 [Blue city:N]
scored Blue city 4 by C2
