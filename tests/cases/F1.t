title Fields that connect are one farm; roads, cities and the border of the board part them.
rule F1
source Bard 2005, Jedlińska and Ediția de iarnă; Ediția de iarnă footnote 19

apart 0,0 field:EL 0,0 field:ER
feature 0,0 field:ER tiles 1 open 4
play U@1,0 r0
same 0,0 field:EL 1,0 field:NL
same 0,0 field:ER 1,0 field:SL
apart 1,0 field:NL 1,0 field:SL
play G@0,1 r0
same 0,0 field:SL 0,1 field:NL
apart 0,1 field:NL 0,1 field:SL
feature 0,1 field:SL tiles 1 open 2
# Once round the end of the city.
play E@1,1 r270
same 0,1 field:NL 1,1 field:NL
play U@1,2 r0
play U@0,2 r0
same 0,1 field:NL 0,1 field:SL
