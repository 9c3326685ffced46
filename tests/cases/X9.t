title A tile joins three farms; no fourth farmer may come.
rule M5 M6
source Bard 2005 p.3 and Jedlińska, figure of the joined farms

play F@0,-1 r90 [Red field:EL]
play N@0,-2 r180
play G@1,-2 r0 [Blue field:SL]
play N@2,-2 r270
play F@2,-1 r90 [Yellow field:WL]
apart 0,-1 field:EL 1,-2 field:SL
apart 1,-2 field:SL 2,-1 field:WL
spots Green B@1,-1 r0 = mon
play B@1,-1 r0
same 0,-1 field:EL 1,-2 field:SL
same 1,-2 field:SL 2,-1 field:WL
figures 1,-1 field:NL = Red 1 Blue 1 Yellow 1
owners 1,-1 field:NL = Red Blue Yellow
