title The sheet on farms: three farms, five completed cities.
rule FV3 FV2 FV1
source Bard 2005 sheet B1; FV1 and FV2 derived, the layout is ours

play J@0,-1 r180
play U@1,0 r0
play E@1,-1 r0 [Yellow field:SL]
play F@1,-2 r90
play E@1,-3 r180 [Red field:NL]
play B@2,-2 r0 [Blue field:NL]
play G@3,-2 r90
play E@3,-1 r0 [Black field:EL]
play E@3,-3 r180 [Blue field:NL]
play K@4,-1 r180
play D@4,0 r0 [Yellow field:EL]
play U@2,0 r0
play U@3,0 r0
play J@4,-3 r0
play D@4,-4 r180
play U@3,-4 r0
play U@2,-4 r0
play U@1,-4 r0
play D@-1,0 r0
score
figures 2,-2 field:NL = Blue 1
figures 1,-3 field:NL = Red 1 Blue 1
figures 1,0 field:NL = Yellow 2 Black 1
pays Blue field 6 cities 2
pays Red Blue field 9 cities 3
pays Yellow field 12 cities 4
final Blue 15 Red 9 Yellow 12
final second-edition Blue 9 Red 9 Yellow 12
final classic Yellow 16 Blue 12 Red 4
