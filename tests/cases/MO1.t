title A monastery is complete when all eight cells round it hold tiles.
rule MO1
source Bard 2005, Jedlińska and Ediția de iarnă, on monasteries

play U@-1,0 r0
play U@1,0 r0
play B@0,1 r0 [Red mon]
feature 0,1 mon incomplete tiles 4 open 5
play E@-1,1 r180
play E@1,1 r90
play E@-1,2 r0
# 0,2 is left out: the four sides are not enough, nor are seven cells.
play B@1,2 r0
scored none
feature 0,1 mon incomplete tiles 8 open 1
play E@0,2 r180
scored Red monastery 9
feature 0,1 mon complete open 0
