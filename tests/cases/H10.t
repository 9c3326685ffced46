title No tile lies beyond the edge of the table.
rule H10 P9
source Ediția de iarnă, house rules (metoth, SkullOne)

rules modern table-edge=limits table-west=0 table-north=0 table-east=1 table-south=1
refuse H10 U@-1,0 r0
refuse H10 E@0,-1 r180
placements U = 1,0 r0   0,1 r0
play U@1,0 r0 [Red road:E]
refuse H10 U@2,0 r0
placements B = 0,1 r0   1,1 r0
unplaceable C
play C@-
# The edge completes nothing.
feature 1,0 road:E incomplete tiles 2 open 2
final Red 2
play B@0,1 r0
play B@1,1 r0
unplaceable B
# The smallest table there is.
game
rules modern table-edge=limits table-west=0 table-north=0 table-east=0 table-south=0
unplaceable D
unplaceable X
