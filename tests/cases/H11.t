title The edge of the table completes what reaches it.
rule H11
source Ediția de iarnă, house rules (PreGy)

rules modern table-edge=completes table-west=0 table-north=0 table-east=1 table-south=1
feature 0,0 city:N complete tiles 1 open 0
refuse H10 U@-1,0 r0
play U@1,0 r0 [Red road:W]
scored Red road 2 tiles 2 by RD2 also H11
# The monastery waits for three neighbours only: they are all that can be.
play B@0,1 r0 [Blue mon]
feature 0,1 mon incomplete tiles 3 open 1 now 0 completed 4 end 3
play E@1,1 r90 [Yellow city:E]
score Red 2 Blue 4 Yellow 2
scored Blue monastery 4 by H11
# By the other reading it pays nine.
game
rules modern table-edge=completes table-west=0 table-north=0 table-east=1 table-south=1 edge-monastery=nine
play U@1,0 r0
play B@0,1 r0 [Blue mon]
play E@1,1 r90
score Blue 9
scored Blue monastery 9 by H11 also MO2
# Fields at the edge are closed as well.
feature 1,1 field:SR open 0
