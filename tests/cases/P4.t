title Pieces that meet at a corner only are not connected.
rule P4
source Bard 2005 sheet B2; Ediția de iarnă footnote 8

play U@1,0 r0 [Red field:NL]
play E@1,-1 r270 [Blue city:W]
count city 2
apart 0,0 city:N 1,-1 city:W
figures 0,0 city:N = none
figures 1,-1 city:W = Blue 1
# Their corners touch at 1,0; Red's farm is the one of the start tile, Blue's city is none of it.
feature 1,0 field:NL cities 2 complete-cities 0
