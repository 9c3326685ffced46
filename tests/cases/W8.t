title Two cities that touch at a corner stay two cities.
rule P4
source Ediția de iarnă footnote 8

play U@1,0 r0
play E@1,-1 r270
count city 2
apart 0,0 city:N 1,-1 city:W
feature 0,0 city:N incomplete tiles 1 open 1
feature 1,-1 city:W incomplete tiles 1 open 1
