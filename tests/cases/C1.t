title A city is complete when its wall has no gap, inside either.
rule C1
source Bard 2005, Jedlińska and Ediția de iarnă, on completed cities

play U@-1,0 r0
play U@1,0 r0
play E@-1,-1 r90 [Red city:E]
play E@1,-1 r270
play E@-1,-2 r0
play E@0,-2 r180
# Four walls round a hole: none is complete.
feature 0,0 city:N incomplete open 1
feature -1,-1 city:E incomplete open 1
play C@0,-1 r0
feature 0,0 city:N complete tiles 5 open 0
scored Red city 12 tiles 5 pennants 1
