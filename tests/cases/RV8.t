title The river's twelve tiles do not belong to the base game.
rule RV8
source Jedlińska, contents of the box

bag all 71
malformed RI.1/II@1,0 r0
game
tiles basic+river
rules modern river-start=kept
# The spring lies; eleven are left, and the 72.
bag all 83
bag RI/s 0 RI.1/I.e 1 RI.1/CICI 1 RI.1/CIRI 1 RI.1/LIRI 1 RI.1/RIrI 1
bag RI.1/IFI 2 RI.1/CcII 1 RI.1/RrII 1 RI.1/II 2
