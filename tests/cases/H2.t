title Everybody draws a tile before the game, most roads begin; those tiles go back into the bag.
rule H2 R5
source Ediția de iarnă, house rules (michael)

rules modern first-player=roads
players Green Black Red
turns in-order
# Road edges count: E has none, A one, U two, W three, X four.
draws W E U = Green
draws A E E = Green
draws W W X = Red
# Who has equally many draws again, as often as need be, and nobody else.
draws W E W = Green Red
draws W E W U = Green Red
draws W E W U U = Green Red
draws W E W U U A E = Green
draws E E E = Green Black Red
# Not everybody has drawn.
draws X U = Green Black Red
first roads W E U
says Green begins: 3 roads on the tile drawn, against 0 and 2 (H2)
first roads W E W U U A E
says Green begins: 3 roads on the tile drawn, against 0 and 3; then 2 roads, against 2; then 1 road, against 0 (H2)
turn Green
bag all 71
play U@1,0 r0
turn Black
