title One feature of the tile is chosen: road, city, monastery or one field.
rule M4
source Bard 2005, Jedlińska and Ediția de iarnă, on figures

spots Red A@0,1 r0 = mon road:S field:NL
spots Red W@1,0 r0 = road:W road:E road:S field:NL field:ER field:SR
spots Red I@0,-1 r180 = city:S city:E field:NL
refuse M4 A@0,1 r0 [Red city:N]
refuse M4 A@0,1 r0 [Red road:N]
refuse M4 W@1,0 r0 [Red mon]

# Fields without an edge of their own can be chosen too.
game
tiles data/walls.xml
spots Red AM/CCc+@0,-1 r180 = city:S city:E field:NL field:inner
play AM/CCc+@0,-1 r180 [Red field:inner]
figures 0,-1 field:inner = Red 1
figures 0,-1 field:NL = none
feature 0,-1 field:inner tiles 1 open 0 cities 2 complete-cities 1
final Red 3
