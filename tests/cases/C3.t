title City tiles are counted, not the pieces of city on them.
rule C3
source Bard 2005 and Jedlińska; Ediția de iarnă counts segments

play N@0,1 r180 [Red city:E]
play N@1,1 r270
play N@0,2 r90
apart 1,1 city:S 0,0 city:N
feature 0,1 city:E incomplete tiles 3 segments 3 open 2
play I@1,2 r0
feature 0,1 city:E complete tiles 4 segments 5 now 8
score Red 8

game
rules modern city-count=segments
play N@0,1 r180 [Red city:E]
play N@1,1 r270
play N@0,2 r90
play I@1,2 r0
score Red 10
