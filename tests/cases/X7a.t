title The same small city pays 4 in one document and 2 in the other.
rule C4 M7
source Bard 2005 p.3 (4 points) and Jedlińska (2 points), the same figure

play E@0,-1 r180 [Red city:S]
scored Red city 4 tiles 2 by C2
score Red 4
supply Red 7
final classic Red 2
final classic-literal Red 2
final second-edition Red 2

game
rules modern two-tile-city=reduced
play E@0,-1 r180 [Red city:S]
scored Red city 2 tiles 2 by C4
score Red 2
supply Red 7
