title A tile laid into a hole gives another turn.
rule H8
source Ediția de iarnă, house rules (viberunner); the position is that of X9

players Red Blue
rules modern holes=turn
turns in-order
play F@0,-1 r90
play N@0,-2 r180
play G@1,-2 r0
play N@2,-2 r270
play F@2,-1 r90
turn Blue
play U@1,0 r0
turn Red
play B@1,-1 r0
turn Red
scored Red extra-turn 0 by H8
# Four neighbours, but one meadow all round: the narrower reading gives nothing.
game
players Red Blue
rules modern holes=turn-if-different
turns in-order
play F@0,-1 r90
play N@0,-2 r180
play G@1,-2 r0
play N@2,-2 r270
play F@2,-1 r90
play U@1,0 r0
turn Red
play B@1,-1 r0
turn Blue
# A city and three roads that end on the tile.
game
players Red Blue
rules modern holes=turn-if-different
turns in-order
play E@0,-1 r180
play E@1,-1 r180
play E@2,-1 r0
play W@2,0 r0
play W@2,1 r90
play W@1,1 r180
turn Red
play L@1,0 r0
turn Red
play E@0,-2 r0
turn Blue
# With a builder the second tile of the turn comes first.
game
players Red Blue
tiles basic+traders-and-builders
rules modern holes=turn builders=1
turns in-order
play U@-1,0 r0 [Red road:W]
play E@0,-1 r180
play U@-2,0 r0 [Red builder on road:W]
play E@1,-1 r180
play E@2,-1 r0
play W@2,0 r0
play W@2,1 r90
play W@1,1 r180
turn Red
play L@1,0 r0
second yes
turn Red
play E@-1,-1 r0
second no
turn Red
play E@-2,-1 r0
turn Blue
