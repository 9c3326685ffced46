title A pennant belongs to the city it is drawn on, not to the whole tile.
rule C5
source Ediția de iarnă footnote 17

tiles data/walls.xml
play AM/CCc+@0,-1 r180 [Red city:E]
feature 0,-1 city:E incomplete tiles 1 pennants 0
feature 0,-1 city:S complete tiles 2 pennants 1
play E@1,-1 r270
play E@-1,-1 r90
scored Red city 6 tiles 3 pennants 0
score Red 6
