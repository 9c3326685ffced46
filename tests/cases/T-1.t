title Red completes the city: Blue is paid 10, Red takes the goods.
rule T3 T4
source Kupcy i budowniczowie, figure of the city with goods

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play TB/Ccc.g@0,-1 r90 [Blue city:N]
play TB/Cc.g@1,-1 r0
play TB/Cc.w@0,-2 r180
turn Red
play N@1,-2 r270
scored Blue city 10 tiles 5 pennants 0 by C2
score Blue 10
goods Red wine 1 grain 2
goods Blue none
