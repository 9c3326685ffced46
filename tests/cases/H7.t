title A tile is bought for points and goods, and laid by the buyer.
rule H7
source S004, house rules (Deatheux)

rules modern buying=yes
players Red Blue Yellow
play E@0,-1 r180 [Blue city:S]
score Blue 4
turn Yellow
# Yellow draws a tile that Blue wants: he lays it and pays.
play U@1,0 r0 [Blue pays Yellow 3 points] [Blue road:E]
score Blue 1 Yellow 3
scored Blue purchase -3 by H7
scored Yellow purchase 3 by H7
turn Yellow
# Nobody pays more than he has, before he has it, for the figure, or for a tile of others.
refuse H7 U@2,0 r0 [Yellow pays Red 4 points]
refuse H7 W@2,0 r0 [Red pays Yellow 3 points]
refuse H7 W@2,0 r0 [Yellow road:S] [Yellow pays Red 1 points]
refuse H7 W@2,0 r0 [Blue pays Red 1 points]
refuse H7 W@2,0 r0 [Yellow pays Yellow 1 points]
malformed W@2,0 r0 [Yellow pays Red]
# He may also be paid for laying it as another likes, and by several.
play W@2,0 r0 [Blue pays Yellow 1 points] [Yellow road:S]
score Yellow 4
turn Red
# Only where that is agreed.
game
players Red Blue
play E@0,-1 r180 [Blue city:S]
refuse H7 U@1,0 r0 [Blue pays Red 3 points] [Blue road:E]
