title The ninth tile pays the monk 9 points.
rule MO1 MO2
source Bard 2005 (Red) and Jedlińska (Blue), figure of the monastery

play U@-1,0 r0
play U@1,0 r0
play B@0,1 r0 [Red mon]
play E@-1,1 r180
play E@1,1 r90
play E@-1,2 r0
play E@0,2 r180
score
feature 0,1 mon incomplete tiles 8 open 1 end 8 completed 9
play B@1,2 r0
scored Red monastery 9 tiles 9 by MO2
score Red 9
standing Red 0
supply Red 7
