title Any number of tiles may lie between follower and builder.
rule T18
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red road:E]
play U@2,0 r0
play U@3,0 r0
play U@4,0 r0
play V@5,0 r0
spots Red builder U@-1,0 r0 = road:E
play U@-1,0 r0 [Red builder on road:W]
turn Blue
play E@0,-1 r180
turn Red
play V@5,1 r180
second yes
