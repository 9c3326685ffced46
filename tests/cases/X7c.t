title A city of two tiles with a shield: 1 + 1 + 1, or twice as much.
rule C4
source Jedlińska, on the small city with a shield

tiles data/walls.xml
rules modern two-tile-city=reduced
play AM/CCc+@0,-1 r180 [Red city:S]
scored Red city 3 tiles 2 pennants 1 by C4
score Red 3

game
tiles data/walls.xml
play AM/CCc+@0,-1 r180 [Red city:S]
scored Red city 6 tiles 2 pennants 1 by C2
score Red 6
