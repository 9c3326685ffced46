title A thrown figure that lands standing names the first player; the board does not change.
rule H1 R5
source S004, house rules (Joff)

rules modern first-player=throw
players Blue Red
turns in-order
turn Blue
play U@1,0 r0 [Blue road:E]
turn Red
