title A road between two crossings pays a point for each of its four tiles.
rule RD2
source Bard 2005 p.2, figure of the road for 4 points

play W@-1,0 r0
play U@1,0 r0 [Red road:W]
score
play W@2,0 r0
scored Red road 4 tiles 4 by RD2
score Red 4
standing Red 0
supply Red 7
