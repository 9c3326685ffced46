title Turns go round the table, and only the player whose turn it is puts a figure.
rule R6
source Bard 2005, Jedlińska and Ediția de iarnă, course of the game

players Red Blue Yellow
turns in-order
turn Red
play U@1,0 r0 [Red road:E]
turn Blue
refuse R6 U@-1,0 r0 [Red field:NL]
refuse R6 U@-1,0 r0 [Yellow field:NL]
play U@-1,0 r0
turn Yellow
play U@2,0 r0
turn Red
