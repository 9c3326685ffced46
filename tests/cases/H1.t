title A thrown figure that lands standing names the first player; the board does not change.
rule H1 R5
source Ediția de iarnă, house rules (Joff)

rules modern first-player=throw
players Blue Red
turns in-order
first throw 4
says Blue begins: a figure landed standing on throw 4 (H1)
turn Blue
bag all 71
play U@1,0 r0 [Blue road:E]
turn Red
game
# Nobody counted the throws.
rules modern first-player=throw
players Red Blue
turns in-order
first throw 0
says Red begins: the first whose thrown figure landed standing (H1)
turn Red
