title Highwayman or traveller, peasant or farmer: the picture books have other words for the same figures.
rule W3
source Ediția de iarnă footnote 1, 3 and 4

rules winter
play U@1,0 r0 [Red road:E]
play B@0,1 r0 [Blue field:NL]
standing Red 1
standing Blue 1
