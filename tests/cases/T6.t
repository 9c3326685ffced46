title Pig and builder are put on the new tile, instead of a follower.
rule T6
source Kupcy i budowniczowie, on figures

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red road:E]
refuse M1 U@2,0 r0 [Red field:NL] [Red builder on road:E]
play U@2,0 r0 [Red builder on road:E]
supply Red 6
supply builder Red 0
standing Red 2
standing builder Red 1
# It comes from the supply, where there is one.
refuse M2 U@3,0 r0 [Red builder on road:E]
spots Red builder U@3,0 r0 = none
game
tiles basic+traders-and-builders
supply builder Red 0
play U@1,0 r0 [Red road:E]
refuse M2 U@2,0 r0 [Red builder on road:E]
