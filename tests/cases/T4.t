title The goods are taken even if nobody stands in the city.
rule T4
source Kupcy i budowniczowie, on goods

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
turn Red
play TB/CFc.w@0,-1 r90
turn Blue
play E@0,-2 r180
scored Blue tokens 0 by T3
score
goods Blue wine 1
goods Red none
# A knight of one's own is paid besides.
game
tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
play TB/CFc.w@0,-1 r90 [Red city:N]
turn Blue
play U@1,0 r0
play E@0,-2 r180 [Red field:NL]
score Red 6
goods Red wine 1
goods Blue none
