title A first game is played without farmers: nobody goes to the fields.
rule W2
source Ediția de iarnă, on the first game

rules modern farmers=no
spots Red U@1,0 r0 = road:W
refuse W2 U@1,0 r0 [Red field:NL]
play U@1,0 r0 [Red road:E]
