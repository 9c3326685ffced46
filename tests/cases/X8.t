title Three farmers, three farms: roads keep them apart.
rule F1
source Bard 2005 p.3 and Jedlińska, figure of the three farms

play U@-1,0 r0 [Blue field:NL]
play W@1,0 r0 [Red field:SR]
play V@2,0 r0 [Yellow field:SR]
apart -1,0 field:NL 1,0 field:SR
apart 1,0 field:SR 2,0 field:SR
apart -1,0 field:NL 2,0 field:SR
figures -1,0 field:NL = Blue 1
figures 1,0 field:SR = Red 1
figures 2,0 field:SR = Yellow 1
