title Builders of several players can share a road; each works for its owner.
rule T17
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red road:E]
play U@2,0 r0 [Red builder on road:E]
# Blue has a road and a builder of his own, and the two roads are joined.
play B@2,1 r0
play B@3,1 r0
play B@4,1 r0
play U@4,0 r0 [Blue road:E]
play U@5,0 r0 [Blue builder on road:E]
turn Red
play U@3,0 r0
figures 3,0 road:E = Red 1 Blue 1
standing builder Red 1 Blue 1
second yes
turn Red
play E@0,-1 r180
turn Blue
play U@6,0 r0
second yes
turn Blue
