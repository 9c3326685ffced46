title Two against two on the farm: both are paid in full.
rule FV3 MJ2
source Bard 2005 p.4, figure of the shared farm; FV1 derived

play T@1,0 r90 [Red field:WL]
play E@1,-1 r180
play E@2,0 r270 [Yellow field:EL]
play E@1,1 r0 [Yellow field:WL]
play E@0,1 r180
play E@0,2 r0 [Red field:EL]
play B@1,2 r0
play U@-1,0 r0 [Blue field:NL]
play B@2,1 r0
figures 1,2 field:NL = Red 2 Yellow 2
final Red 6 Yellow 6 Blue 3
final classic Red 8 Yellow 8
