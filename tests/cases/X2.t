title A highwayman on the tile that completes the road: placed, paid and back in one turn.
rule RD2 M7
source Bard 2005 p.2, figure of the road for 3 points; Bard 2005 and Jedlińska p.3, placing and scoring in one turn

play W@-1,0 r0
play W@1,0 r0 [Red road:W]
scored Red road 3 tiles 3 by RD2
score Red 3
standing Red 0
supply Red 7
