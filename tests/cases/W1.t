title Twelve animal tiles join the 72; the one with an inn sleeps unless inns are played.
rule W1
source Ediția de iarnă, on the tiles of the edition; the inn is in no document

tiles basic+winter
bag all 83
bag WI/RRR 1 WI/RC 1 WI/CR 1 WI/LR 1 WI/RCc.i 1 WI/LRFR 1 WI/CRr 1 WI/CFR 1 WI/RrRr 1 WI/CcR 1 WI/R 1 WI/RrC 1
play WI/RCc.i@1,0 r90 [Red road:W]
play W@-1,0 r0
scored Red road 3 tiles 3 by RD2
game
tiles basic+winter
rules modern inns=yes
play WI/RCc.i@1,0 r90 [Red road:W]
play W@-1,0 r0
scored Red road 6 tiles 3 by IC1
