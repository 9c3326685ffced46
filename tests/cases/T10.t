title The pig does not count for the meadow.
rule T10
source Kupcy i budowniczowie, on the pig

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
play U@1,0 r0 [Red field:NL]
play U@2,0 r0 [Red pig on field:NL]
play B@2,1 r0
play B@3,1 r0
play B@4,1 r0
play U@4,0 r0 [Blue field:NL]
play U@3,0 r0
figures 0,0 field:EL = Red 1 Blue 1
owners 0,0 field:EL = Red Blue
feature 0,0 field:EL margin 0
