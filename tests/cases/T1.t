title All base rules stay, with or without Inns & Cathedrals.
rule T1
source Kupcy i budowniczowie, on the expansion

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
bag all 95
play TB/CR@1,0 r180 [Red road:W]
refuse P2 E@-1,0 r0
refuse M5 U@-1,0 r0 [Blue road:E]
play E@0,-1 r180 [Blue city:S]
score Blue 4
game
tiles basic+inns-and-cathedrals+traders-and-builders
rules modern big-followers=1 inns=yes builders=1 pigs=1 goods=yes
bag all 113
play E@0,-1 r180 [Blue city:S]
score Blue 4
