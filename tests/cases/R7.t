title A turn is: lay the tile, put a figure, then score; only then comes the next turn.
rule R7
source Bard 2005, Jedlińska and Ediția de iarnă, course of a turn

turns in-order
# The dots say that the turn has not ended.
play E@0,-1 r180 [Red city:S] ...
scored none
score
standing Red 1
turn Red
refuse R7 U@1,0 r0

game
turns in-order
play E@0,-1 r180 [Red city:S]
scored Red city 4
score Red 4
turn Blue
play U@1,0 r0
