title As long as the road is open the builder stays and works again.
rule T14
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
turns in-order
play U@1,0 r0 [Red road:E]
play E@0,1 r90
play U@2,0 r0 [Red builder on road:E]
play E@0,-1 r180
play U@3,0 r0
second yes
play E@0,2 r90
standing builder Red 1
turn Blue
play E@3,-1 r0
turn Red
play U@-1,0 r0
second yes
turn Red
