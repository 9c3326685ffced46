title The pig stays to the end, whatever is completed round it.
rule T8
source Kupcy i budowniczowie, on the pig

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play E@0,-1 r180
play W@3,0 r0 [Red road:W]
play W@-1,0 r0
score Red 5
standing pig Red 1
supply pig Red 0
supply Red 6
