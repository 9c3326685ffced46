title The builder goes where its owner has a follower, on a road or in a city.
rule T11
source Kupcy i budowniczowie, on the builder

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
refuse T11 U@1,0 r0 [Red builder on road:E]
play U@1,0 r0 [Red road:E]
spots Red builder U@2,0 r0 = road:E
spots Blue builder U@2,0 r0 = none
refuse T11 U@2,0 r0 [Blue builder on road:E]
play E@0,1 r90 [Red field:NL]
# Never on a meadow.
refuse T11 U@2,0 r0 [Red builder on field:SL]
# What is complete gives no more tiles.
play W@-1,0 r0
refuse T11 W@2,0 r0 [Red builder on road:W]
spots Red builder W@2,0 r0 = none
