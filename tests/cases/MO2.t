title A completed monastery pays 9: one for itself and one for each neighbour.
rule MO2
source Bard 2005, Jedlińska and Ediția de iarnă, on monasteries

# The monastery may also be the last tile of its own nine.
play U@-1,0 r0
play U@1,0 r0
play E@-1,1 r180
play E@-1,2 r0
play E@1,1 r90
play B@1,2 r0
play E@0,2 r180
play B@0,1 r0 [Red mon]
scored Red monastery 9 tiles 9 by MO2
score Red 9
standing Red 0
