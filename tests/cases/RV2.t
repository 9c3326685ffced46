title River tiles are drawn first, the lake not among them; then come the others.
rule RV2
source Jedlińska, on the river

tiles basic+river
players Red Blue
turns in-order
refuse RV2 U@0,1 r90
refuse RV2 E@0,-1 r90 [Red field:SL]
refuse RV2 RI.1/I.e@1,0 r0
refuse RV2 C@-
bag RI.1/I.e 1
# Turns are normal ones.
turn Red
play RI.1/LIRI@1,0 r0 [Red mon]
turn Blue
play RI.1/IFI@2,0 r0 [Blue field:SL]
turn Red
refuse RV2 U@0,1 r90
