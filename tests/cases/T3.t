title Who completes the city takes a token for each symbol in it; the knight is paid as ever.
rule T3
source Kupcy i budowniczowie, on goods

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play TB/CFc.w@0,-1 r90 [Blue city:S]
goods Blue none
play TB/CRc.w@0,-2 r90 [Red field:EL]
goods Red none
turn Blue
play U@1,0 r0
turn Red
play E@0,-3 r180
scored Blue city 8 tiles 4 by C2
scored Red tokens 0 by T3
score Blue 8
goods Red wine 2
goods Blue none
# Without the traders nobody takes any.
game
tiles basic+traders-and-builders
play TB/CFc.w@0,-1 r90 [Blue city:S]
play E@0,-2 r180
score Blue 6
goods Red none
goods Blue none
# A tile that holds two pieces of the city brings its goods once.
game
tiles basic+traders-and-builders
rules modern goods=yes
players Red Blue
play N@0,1 r180 [Red city:E]
play N@1,1 r270
play TB/Cc.g@0,2 r90
turn Blue
play I@1,2 r0
scored Red city 8 tiles 4
goods Blue grain 1
