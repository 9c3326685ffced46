title A figure that came back serves again from the next turn on.
rule M12
source Bard 2005 (in later turns), Jedlińska, Ediția de iarnă (from the next turn)

rules modern followers=1
play U@1,0 r0
play E@1,-1 r0 [Red city:N]
refuse M2 H@1,-2 r0 [Red field:EL]
play H@1,-2 r0
supply Red 1
play U@2,0 r0 [Red road:E]
supply Red 0
