title Follower, builder, and the third tile of the road brings a second tile.
rule T12 T13
source Kupcy i budowniczowie, figures of the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@-1,0 r0
play U@1,0 r0 [Red road:E]
play U@2,0 r0 [Red builder on road:E]
turn Blue
play E@0,1 r90
turn Red
play U@3,0 r0
second yes
turn Red
play E@0,-1 r180
second no
turn Blue
# The second tile extends it too, but gives no third.
play E@0,2 r90
turn Red
play U@4,0 r0
second yes
play U@5,0 r0
second no
turn Blue
