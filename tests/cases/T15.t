title With the road completed and paid, follower and builder return.
rule T15
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red road:E]
play W@2,0 r0 [Red builder on road:W]
standing Red 2
play W@-1,0 r0 [Red field:NL]
scored Red road 4 tiles 4 by RD2
supply Red 6
supply builder Red 1
standing builder Red 0
second yes
