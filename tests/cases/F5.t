title The farm must lie at the city's wall; how far away the farmer is does not matter.
rule F5
source Bard 2005 and Jedlińska; Ediția de iarnă footnote 25

play E@0,-1 r180
play U@1,0 r0 [Blue field:SL]
play U@2,0 r0
play U@3,0 r0
play U@4,0 r0
# Red is far away on the side of the road where the city is.
refuse M5 U@5,0 r0 [Red field:SL]
play U@5,0 r0 [Red field:NL]
feature 5,0 field:NL cities 1 complete-cities 1
feature 5,0 field:SL cities 0 complete-cities 0
final Red 3
