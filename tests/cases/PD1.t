title A volcano calls the dragon; dragon tiles wait until the first of them lies.
rule PD1
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+princess-and-dragon
rules modern dragon=yes
players Red Blue
dragon none
refuse PD1 DG/RFr.d@1,0 r0
# Nobody is put on the dragon's tile.
refuse PD2 DG/RFr.v@1,0 r0 [Red road:E]
spots Red DG/RFr.v@1,0 r0 = none
steps Red DG/RFr.v@1,0 r0 = none
play DG/RFr.v@1,0 r0
dragon 1,0
# The volcano itself moves nobody; the next one calls him away from there.
play U@2,0 r0 [Red road:E]
dragon 1,0
phase Blue DG/RFr.d@3,0 r0 [passes] = dragon Blue must
play DG/Rr.v@0,1 r0
dragon 0,1
