title The figure comes from the player's supply.
rule M2
source Bard 2005, Jedlińska and Ediția de iarnă, on figures

rules modern followers=1
play U@1,0 r0 [Red road:E]
supply Red 0 Blue 1
refuse M2 B@0,1 r0 [Red mon]
spots Red B@0,1 r0 = none
spots Blue B@0,1 r0 = mon field:NL
