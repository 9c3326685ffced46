title The first tile is scored and its goods are taken before the second is drawn.
rule T20
source Kupcy i budowniczowie, course of a turn

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play TB/CFc.w@0,-1 r90 [Red city:N]
play TB/CRc.w@0,-2 r90 [Red builder on city:N]
turn Blue
play U@1,0 r0
turn Red
play E@0,-3 r180
second yes
turn Red
score Red 8
goods Red wine 2
supply Red 7
# The knight is back for the second tile.
play U@2,0 r0 [Red road:E]
supply Red 6
turn Blue
