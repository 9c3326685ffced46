title After the ten tiles the next player lays the lake; then come the others.
rule RV6
source Jedlińska, on the river

tiles basic+river
players Red Blue
turns in-order
play RI.1/CICI@1,0 r0
play RI.1/CIRI@2,0 r0
play RI.1/LIRI@3,0 r0
play RI.1/RIrI@4,0 r90
play RI.1/IFI@5,0 r0
play RI.1/IFI@6,0 r0
play RI.1/CcII@7,0 r90
play RI.1/II@7,1 r180
play RI.1/II@8,1 r0
refuse RV2 RI.1/I.e@8,2 r90
play RI.1/RrII@8,2 r180
refuse RV2 U@0,1 r90
turn Red
placements RI.1/I.e = 9,2 r0
play RI.1/I.e@9,2 r0 [Red field:NL]
turn Blue
placeable C
play E@0,-1 r90
bag all 70
