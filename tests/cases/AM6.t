title A wagon that was scored may drive on to something unfinished nearby.
rule AM6
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+abbey-and-mayor
rules modern wagons=1
players Red Blue
refuse AM6 U@1,0 r0 [Red wagon on field:NL]
spots Red wagon U@1,0 r0 = road:E
spots Red wagon B@0,1 r0 = mon
play W@-1,0 r0
play W@1,0 r0 [Red wagon on road:W] [Red wagon to road:E]
scored Red road 3 by RD2
supply wagon Red 0
figures 1,0 road:E = Red 1
# It claims like any follower.
refuse M5 U@2,0 r0 [Blue road:E]
# It may also stay at home.
play W@2,0 r0 [passes] [passes]
scored Red road 2 by RD2
supply wagon Red 1

# Where it may drive: on its tile and the eight round it, where nobody stands and which is open.
game
tiles basic+abbey-and-mayor
rules modern wagons=1
players Red Blue
play W@-1,0 r0
play E@0,1 r180 [Blue city:S]
steps W@1,0 r0 [Red wagon on road:W] [passes] = [Red wagon to city:N at 0,0] [Red wagon to road:E] [Red wagon to road:S]
phase W@1,0 r0 [Red wagon on road:W] [passes] = wagon Red
refuse AM6 W@1,0 r0 [Red wagon on road:W] [Red wagon to city:S at 0,1]
refuse AM6 W@1,0 r0 [Red wagon on road:W] [Red wagon to road:W at -1,0]
refuse AM6 W@1,0 r0 [Red wagon on road:W] [Blue wagon to road:E]

# By the other rule only what meets the feature that was scored.
game
tiles basic+abbey-and-mayor
rules modern wagons=1 wagon-move=joined
players Red Blue
play W@-1,0 r0
play E@0,1 r180
steps W@1,0 r0 [Red wagon on road:W] [passes] = [Red wagon to road:W at -1,0] [Red wagon to road:S at -1,0] [Red wagon to road:E] [Red wagon to road:S]
refuse AM6 W@1,0 r0 [Red wagon on road:W] [Red wagon to city:N at 0,0]

# Two wagons on one road drive in turn order, from the player whose turn it is.
game
tiles basic+abbey-and-mayor
rules modern wagons=1
players Red Blue Yellow
play U@1,0 r0 [Red wagon on road:E]
play B@1,1 r0
play U@2,1 r90 [Blue wagon on road:N]
play W@2,2 r90
play W@-1,0 r0
phase Yellow V@2,0 r0 [passes] [passes] = wagon Red
steps Yellow V@2,0 r0 [passes] [passes] = [Red wagon to city:N at 0,0] [Red wagon to mon at 1,1]
# What Red takes is no longer free for Blue; that Red stays at home says nothing of Blue.
steps Yellow V@2,0 r0 [Red wagon to mon at 1,1] = [Blue wagon to road:S at 2,2] [Blue wagon to road:W at 2,2]
steps Yellow V@2,0 r0 [passes] [passes] [passes] has [Blue wagon to mon at 1,1]
phase Blue V@2,0 r0 [passes] [passes] = wagon Blue
phase Blue V@2,0 r0 [Blue wagon to mon at 1,1] = wagon Red
play Yellow V@2,0 r0 [Red wagon to mon at 1,1] [Blue wagon to road:W at 2,2]
scored Red Blue road 6 by RD2
standing wagon Red 1 Blue 1
turn Red
