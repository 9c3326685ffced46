title An unfinished city pays 1 for each tile and pennant at the end.
rule C6
source Bard 2005, Jedlińska and Ediția de iarnă, on the last scoring

play F@0,-1 r90 [Red city:S]
feature 0,0 city:N incomplete tiles 2 pennants 1 now 0 end 3 completed 6
pays Red city 3 tiles 2 pennants 1 by C6
final Red 3
play F@0,-2 r90
final Red 5
