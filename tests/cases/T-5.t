title The road is closed and paid, a knight stays, and the builder comes back into the city.
rule T15 T16
source Kupcy i budowniczowie, figures of the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play W@-1,0 r0
play U@1,0 r0 [Red road:E]
play U@2,0 r0 [Red builder on road:E]
play L@3,0 r0 [Red city:N]
scored Red road 5 tiles 5 by RD2
score Red 5
supply builder Red 1
supply Red 6
second yes
turn Red
spots Red builder N@3,-1 r270 = city:S
play N@3,-1 r270 [Red builder on city:S]
standing builder Red 1
turn Blue
