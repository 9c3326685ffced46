title A farmer beside the monastery leaves it empty for good.
rule M10
source Ediția de iarnă footnote 13

play U@-1,0 r0
play U@1,0 r0
spots Red B@0,1 r0 = mon field:NL
play B@0,1 r0 [Red field:NL]
spots Red E@-1,1 r180 = city:S
play E@-1,1 r180
play E@1,1 r90
play E@-1,2 r0
play E@0,2 r180
play B@1,2 r0
scored none
feature 0,1 mon complete
figures 0,1 mon = none
owners 0,1 mon = none
score
standing Red 1
