title Three city tiles and a pennant make 8.
rule C2
source Bard 2005, figure of the city with a pennant

play F@0,-1 r90 [Red city:S]
play E@0,-2 r180
scored Red city 8 tiles 3 pennants 1 by C2
score Red 8
