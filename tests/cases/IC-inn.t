title A road with an inn pays 2 a tile when completed and nothing when not.
rule IC1 RD2 RD5
source not in the rule documents; as JCloisterZone plays it

tiles basic+inns-and-cathedrals
rules modern big-followers=1 inns=yes
players Red Blue
play IC/RFr.i@1,0 r0 [Red road:E]
play W@-1,0 r0
feature 1,0 road:E incomplete tiles 3 now 0 end 0 completed 6
final
pays Red road 0 by IC1
play W@2,0 r0
scored Red road 8 tiles 4 by IC1
score Red 8
# Two inns pay no more than one.
game
tiles basic+inns-and-cathedrals
rules modern big-followers=1 inns=yes
players Red Blue
play IC/RFr.i@1,0 r0 [Red road:E]
play IC/RRR.i@2,0 r180
play W@-1,0 r0
scored Red road 8 tiles 4 by IC1
# An inn that sleeps changes nothing.
game
tiles basic+inns-and-cathedrals
play IC/RFr.i@1,0 r0 [Red road:E]
play W@-1,0 r0
final Red 3
play W@2,0 r0
score Red 4
# Some let the unfinished road be paid as usual.
game
tiles basic+inns-and-cathedrals
rules modern inns=yes inns-at-end=usual
play IC/RFr.i@1,0 r0 [Red road:E]
play W@-1,0 r0
final Red 3
pays Red road 3 by RD5
play W@2,0 r0
score Red 8
