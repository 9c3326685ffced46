title One position, four ways of paying farms, four results.
rule FV1 FV1b FV2 FV3
source made to tell the four variants apart; no figure

play U@1,0 r0 [Red field:SL]
play T@2,0 r90 [Blue field:WR]
play E@2,-1 r180 [Blue field:WL]
play B@1,-1 r0
play E@2,1 r0 [Red field:WL]
play E@3,0 r270
final Blue 3 Red 6
final second-edition Blue 3 Red 3
final classic Blue 4 Red 4
final classic-literal Red 4
