title Third edition: every farm pays its owner 3 for each completed city at it.
rule FV3
source Bard 2005 and Ediția de iarnă; Ediția de iarnă footnote 24

play T@1,0 r90 [Blue field:WR]
play E@1,-1 r180
play E@2,0 r270
play E@1,1 r0 [Red field:WL]
play U@-1,0 r0 [Blue field:SL]
play B@0,1 r0
# The city pays both farms, so Blue twice.
pays Blue field 3 cities 1 by FV3
pays Red Blue field 3 cities 1 by FV3
final Blue 6 Red 3
