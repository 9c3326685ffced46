title Cities with one knight each are joined, and then hold several.
rule M6
source Bard 2005 p.2 and sheet B2, Jedlińska and Ediția de iarnă, on joining

play U@-1,0 r0
play U@1,0 r0
play G@-1,-1 r0 [Red city:E]
play F@-2,-1 r0
refuse M5 E@-3,-1 r90 [Blue city:E]
play E@1,-1 r270 [Blue city:W]
apart -1,-1 city:E 1,-1 city:W
play R@0,-1 r180
same -1,-1 city:E 1,-1 city:W
figures 0,0 city:N = Red 1 Blue 1
owners 0,0 city:N = Red Blue
