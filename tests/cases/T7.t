title The pig goes where its owner has a farmer already.
rule T7
source Kupcy i budowniczowie, on the pig

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
refuse T7 U@1,0 r0 [Red pig on field:NL]
play U@1,0 r0 [Red field:NL]
spots Red pig U@2,0 r0 = field:NL
spots Blue pig U@2,0 r0 = none
refuse T7 U@2,0 r0 [Red pig on field:SL]
refuse T7 U@2,0 r0 [Blue pig on field:NL]
refuse T7 U@2,0 r0 [Red pig on road:E]
play U@2,0 r0 [Red pig on field:NL]
supply pig Red 0
figures 2,0 field:NL = Red 1
