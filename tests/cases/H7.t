title A tile that alone can complete something is bought for points and goods, and laid by the buyer.
rule H7
source Ediția de iarnă, house rules (Deatheux); that other copies may be left is our reading

rules modern buying=yes
players Red Blue Yellow
play E@0,-1 r180 [Blue city:S]
score Blue 4
turn Yellow
# Nothing waits for a straight road, and a city for one tile may end in more than one way.
refuse H7 U@1,0 r0 [Blue pays Yellow 3 points] [Blue road:E]
play K@1,0 r0
refuse H7 E@1,-1 r180 [Blue pays Red 1 points]
play B@0,-2 r0
play R@1,-2 r90
turn Yellow
# Now the city in the south is completed by H alone: all others would join it to the open one.
rotations H 1,-1 = r0
refuse H7 E@0,-3 r0 [Blue pays Yellow 3 points]
# Yellow draws it, Blue wants it: he lays it and pays, wherever it comes to lie.
# Another copy of it may be in the bag.
bag H 3
play H@2,-2 r90 [Blue pays Yellow 3 points] [Blue city:E]
score Blue 1 Yellow 3
scored Blue purchase -3 by H7
scored Yellow purchase 3 by H7
turn Yellow
# Nobody pays more than he has, before he has it, for the figure, or for a tile of others.
refuse H7 H@1,-1 r0 [Yellow pays Red 4 points]
refuse H7 H@1,-1 r0 [Red pays Yellow 3 points]
refuse H7 H@1,-1 r0 [Yellow city:S] [Yellow pays Red 1 points]
refuse H7 H@1,-1 r0 [Blue pays Red 1 points]
refuse H7 H@1,-1 r0 [Yellow pays Yellow 1 points]
malformed H@1,-1 r0 [Yellow pays Red]
# He may also be paid for laying it as another likes.
play H@1,-1 r0 [Blue pays Yellow 1 points] [Yellow city:S]
score Yellow 8
turn Red
# Only where that is agreed.
game
players Red Blue
play E@0,-1 r180 [Blue city:S]
refuse H7 U@1,0 r0 [Blue pays Red 3 points] [Blue road:E]
