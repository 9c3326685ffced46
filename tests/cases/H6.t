title A tree at a crossing ends no road; a house does.
rule H6 RD1
source Ediția de iarnă, house rules (Tobias)

rules modern trees-pass=yes
play L@1,0 r0 [Red road:W]
same 1,0 road:W 1,0 road:E
same 0,0 road:W 1,0 road:S
feature 1,0 road:S incomplete tiles 2 open 3
spots Blue U@2,0 r0 = field:NL field:SL
refuse M5 U@2,0 r0 [Blue road:W]
play W@2,0 r0
apart 2,0 road:W 2,0 road:S
play W@1,1 r90
feature 1,0 road:W incomplete tiles 4 open 1
# The road ends at three houses, and each tile counts once.
play W@-1,0 r0
scored Red road 5 tiles 5 by RD2
# A road that comes back to its own crossing.
game
rules modern trees-pass=yes
play L@1,0 r0 [Red road:E]
play V@2,0 r0
play V@2,1 r90
play V@1,1 r180
feature 1,0 road:E incomplete tiles 5 open 1
play W@-1,0 r0
scored Red road 6 tiles 6 by RD2
# Otherwise the crossing ends all of them.
game
play L@1,0 r0 [Red road:W]
apart 1,0 road:W 1,0 road:E
feature 1,0 road:W incomplete tiles 2 open 1
play W@-1,0 r0
scored Red road 3 tiles 3 by RD2
