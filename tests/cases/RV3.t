title Each tile continues the river; to touch the board elsewhere is not enough.
rule RV3
source Jedlińska, on the river

tiles basic+river
# Field against field, but the river does not go on.
refuse RV3 RI.1/IFI@-1,0 r90
refuse RV3 RI.1/IFI@0,1 r0
# The river runs against a bank.
refuse P2 RI.1/IFI@1,0 r90
refuse P1 RI.1/IFI@2,0 r0
placements RI.1/IFI = 1,0 r0
placements RI.1/II = 1,0 r0 r90
play RI.1/IFI@1,0 r0
placements RI.1/IFI = 2,0 r0
