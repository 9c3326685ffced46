title What is said of roads holds for cities.
rule T19
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play TB/CFc.w@0,-1 r90 [Red city:N]
spots Red builder TB/CRc.w@0,-2 r90 = city:N
play TB/CRc.w@0,-2 r90 [Red builder on city:N]
turn Blue
play U@1,0 r0
turn Red
play TB/Cc.g@0,-3 r180
second yes
turn Red
play E@0,1 r90
turn Blue
play U@2,0 r0
turn Red
play E@1,-3 r270
scored Red city 10 tiles 5 by C2
goods Red wine 2 grain 1
second yes
supply Red 7
supply builder Red 1
