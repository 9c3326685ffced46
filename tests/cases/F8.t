title A farm need not be closed to pay.
rule F8
source Ediția de iarnă footnote 22

play E@0,-1 r180 [Red field:NL]
feature 0,-1 field:NL open 6 complete-cities 1
final Red 3
