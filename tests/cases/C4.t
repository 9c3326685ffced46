title Only the older rules pay less for a city of two tiles.
rule C4
source Jedlińska, the exception; Bard 2005 and Ediția de iarnă have none

rules classic
play E@0,-1 r180 [Red city:S]
scored Red city 2 tiles 2 by C4
score Red 2

game
rules classic
play F@0,-1 r90 [Red city:S]
play E@0,-2 r180
# Three tiles: no exception.
scored Red city 8 tiles 3 by C2

game
play E@0,-1 r180 [Red city:S]
scored Red city 4 tiles 2 by C2

# Unfinished cities of two tiles are not meant.
game
rules classic
play F@0,-1 r90 [Red city:S]
final Red 3
