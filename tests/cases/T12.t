title Who extends or completes what his builder stands on lays a second tile.
rule T12
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
turns in-order
play U@1,0 r0 [Red road:E]
play E@0,1 r90
play U@2,0 r0 [Red builder on road:E]
second no
turn Blue
# Not when another player extends it.
play U@3,0 r0
second no
turn Red
# Not when he lays elsewhere.
play E@0,2 r90
turn Blue
play E@1,1 r270
turn Red
play U@4,0 r0
second yes
turn Red
# Anywhere.
play E@0,-1 r180 [Red city:S]
score Red 4
turn Blue
# Completing counts as well.
play W@5,0 r0
turn Red
play W@-1,0 r0
scored Red road 7 tiles 7 by RD2
second yes
turn Red
