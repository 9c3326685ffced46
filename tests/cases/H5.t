title The start tile is drawn from the bag like the others.
rule H5 P7 P6
source Ediția de iarnă, house rules (dwhitworth), footnote 11

rules modern start-in-bag=yes unplaceable=return-to-bag
count city 0
bag D 4 all 72
aside none
# The first tile lies in the middle, turned as one likes.
placements V = 0,0 r0 r90 r180 r270
placements X = 0,0 r0
refuse P1 V@1,0 r0
play V@0,0 r90 [Red road:W]
feature 0,0 road:W incomplete tiles 1 open 2
play D@0,1 r180
bag D 3 all 70
score
# What fits nowhere goes back.
game
rules modern start-in-bag=yes unplaceable=return-to-bag table-edge=limits table-west=0 table-north=0 table-east=1 table-south=0
play D@0,0 r90 [Red field:NR]
unplaceable B
play B@-
aside none
bag B 4 all 71
# With a river it all begins at the spring; the start tile is among the others.
game
tiles basic+river
rules modern start-in-bag=yes
count river 1
aside none
bag D 4 all 83
