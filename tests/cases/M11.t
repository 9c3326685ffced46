title The figure that comes back from the small city cannot go on the tile's other segment.
rule M11
source Ediția de iarnă footnote 14

rules modern followers=1
play U@1,0 r0
play E@1,-1 r0 [Red city:N]
refuse M2 H@1,-2 r0 [Red city:N]
play H@1,-2 r0
scored Red city 4
supply Red 1
figures 1,-2 city:N = none

game
rules modern followers=2
play U@1,0 r0
play E@1,-1 r0 [Red city:N]
play H@1,-2 r0 [Red city:N]
scored Red city 4
supply Red 1
figures 1,-2 city:N = Red 1
