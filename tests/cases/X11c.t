title Red's two farmers win a farm at two cities; Blue is paid for one of them as well.
rule FV3 F7 MJ1
source Bard 2005 p.4, figure of farms for 6 and 3 points with a majority; FV1 derived

play T@1,0 r90 [Red field:WL]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Yellow field:WL]
play E@0,1 r180
play E@0,2 r0 [Red field:EL]
play B@1,2 r0
play U@-1,0 r0 [Blue field:NL]
figures 1,2 field:NL = Red 2 Yellow 1
final Red 6 Blue 3
final classic Red 8
