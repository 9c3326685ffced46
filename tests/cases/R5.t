title Whoever is named first begins, whatever the colour.
rule R5
source Bard 2005 (any way of choosing), Jedlińska and Ediția de iarnă (the youngest decides)

players Yellow Red Blue
turns in-order
turn Yellow
refuse R6 U@1,0 r0 [Red road:E]
play U@1,0 r0 [Yellow road:E]

game
players Blue Yellow
turns in-order
turn Blue
