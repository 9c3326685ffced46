title Two farms that meet at a corner only are joined by a third tile.
rule M6 P4 FV3
source Bard 2005 sheet B2

play U@-1,0 r0 [Blue field:NL]
play E@0,-1 r180 [Red field:NL]
apart -1,0 field:NL 0,-1 field:NL
play E@-1,-1 r0
same -1,0 field:NL 0,-1 field:NL
figures -1,-1 field:SL = Blue 1 Red 1
final Blue 3 Red 3
