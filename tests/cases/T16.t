title A figure may come on either tile of the turn; a builder just regained on the second.
rule T16
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red road:E]
play U@2,0 r0 [Red builder on road:E]
turn Blue
play W@-1,0 r0
# The follower on the first, a farmer on the second.
play U@3,0 r0 [Red field:NL]
second yes
play E@0,1 r90 [Red field:SR]
turn Blue
supply Red 4
# Regained by the first tile, put again by the second.
play L@4,0 r0 [Red city:N]
scored Red road 6 tiles 6 by RD2
supply builder Red 1
second yes
play N@4,-1 r270 [Red builder on city:S]
supply builder Red 0
turn Blue
