title A completed city pays 2 for each tile and 2 for each pennant.
rule C2
source Bard 2005, Jedlińska and Ediția de iarnă, on completed cities

play F@0,-1 r90 [Red city:S]
play F@0,-2 r90
play E@0,-3 r180
scored Red city 12 tiles 4 pennants 2 by C2
score Red 12
