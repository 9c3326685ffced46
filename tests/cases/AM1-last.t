title When the bag is empty everybody has one more turn, to lay an abbey.
rule AM1
source not in the rule documents; as JCloisterZone plays it

tiles data/last-abbey.xml
rules modern abbeys=1
players Red Blue
turns in-order
play B@0,1 r0
play B@1,1 r0
play B@-1,1 r0
play B@-1,2 r0
play B@1,2 r0
play B@1,3 r0
placeable B
unplaceable AM/A
over no
play B@0,3 r0
# Nothing is left to draw, but Blue and then Red may fill the hole.
bag B 0
over no
turn Blue
placements AM/A = 0,2 r0
play AM/A@0,2 r0 [Blue mon]
feature 0,2 mon incomplete tiles 8
over yes

# The last round is one turn for each.
game
tiles data/last-abbey.xml
rules modern abbeys=1
players Red Blue
play B@0,1 r0
play B@1,1 r0
play B@-1,1 r0
play B@-1,2 r0
play B@1,2 r0
play B@1,3 r0
play B@0,3 r0
turn Blue
# Blue leaves it.
play Red AM/A@0,2 r0 [Red mon]
abbeys Red 0 Blue 1
over yes
