title Four city tiles without a pennant make 8.
rule C2
source Bard 2005 and Jedlińska, figure of the city for 8 points

play N@0,-1 r270 [Red city:S]
play N@-1,-1 r180
play D@-1,0 r0
scored Red city 8 tiles 4 pennants 0 by C2
score Red 8
standing Red 0
