title Two pieces of one city on one tile: 8 by tiles, 10 by segments.
rule C3
source Bard 2005, on two parts of a city on a tile; Ediția de iarnă for the other count

play N@0,1 r180 [Red city:E]
play N@1,1 r270
play N@0,2 r90
play I@1,2 r0
scored Red city 8 tiles 4 segments 5
score Red 8

game
rules modern city-count=segments
play N@0,1 r180 [Red city:E]
play N@1,1 r270
play N@0,2 r90
play I@1,2 r0
scored Red city 10 tiles 4 segments 5
score Red 10
