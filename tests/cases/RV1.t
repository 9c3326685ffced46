title The river begins at its spring; the start tile of the base game is put aside.
rule RV1
source Jedlińska, on the river

tiles basic+river
count river 1
aside D
bag D 3 RI/s 0 all 82
refuse P1 RI.1/IFI@0,0 r0
# Some leave it among the other tiles.
game
tiles basic+river
rules modern river-start=kept
aside none
bag D 4 all 83
