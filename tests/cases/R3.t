title A figure can be a knight, a highwayman, a monk or a farmer.
rule R3
source Bard 2005, Jedlińska and Ediția de iarnă, on the figures

spots Red L@0,-1 r180 = city:S road:W road:N road:E field:WL field:WR field:NR
play L@0,-1 r180 [Red city:S]
scored Red city 4
play U@1,0 r0 [Red road:E]
play A@0,1 r0 [Red mon]
play B@1,1 r0 [Red field:NL]
supply Red 4
standing Red 3
figures 1,0 road:E = Red 1
figures 0,1 mon = Red 1
figures 1,1 field:NL = Red 1
figures 1,1 mon = none
