title A player without followers goes on laying tiles.
rule R9
source Bard 2005, Jedlińska and Ediția de iarnă, on figures

rules modern followers=1
play U@1,0 r0 [Red road:E]
supply Red 0
spots Red U@2,0 r0 = none
fits U@2,0 r0
play U@2,0 r0
bag U 6
