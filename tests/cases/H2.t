title Everybody draws a tile before the game, most roads begin; those tiles go back into the bag.
rule H2 R5
source S004, house rules (michael)

rules modern first-player=roads
players Green Black
turns in-order
turn Green
bag all 71
play U@1,0 r0
turn Black
