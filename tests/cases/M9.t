title Who completes a free city may send a farmer instead.
rule M9
source Ediția de iarnă footnote 12

spots Red E@0,-1 r180 = city:S field:NL
play E@0,-1 r180 [Red field:NL]
scored none
score
feature 0,0 city:N complete tiles 2
figures 0,0 city:N = none
final Red 3

game
play U@1,0 r0
play E@1,-1 r0 [Blue field:SL]
spots Red E@0,-1 r180 = city:S
