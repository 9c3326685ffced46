title The big follower counts as two for the majority, and is paid as one.
rule IC3 MJ1
source not in the rule documents; as JCloisterZone plays it

tiles basic+inns-and-cathedrals
rules modern big-followers=1 inns=yes
players Red Blue
supply big Red 1 Blue 1
play U@1,0 r0 [Red big on road:E]
supply big Red 0
supply Red 7
standing big Red 1
refuse M5 U@2,0 r0 [Blue big on road:E]
spots Blue big U@2,0 r0 = field:NL field:SL
# Blue's one follower joins: Red has more.
play E@1,-1 r0
play E@2,-1 r0
play E@3,-1 r0
play V@3,0 r0 [Blue road:S]
play U@2,0 r0
figures 1,0 road:E = Red 2 Blue 1
owners 1,0 road:E = Red
feature 1,0 road:E margin 1
play W@-1,0 r0
play V@3,1 r90
final Red 6
