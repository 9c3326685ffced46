title The river turns back too tightly; how much is too much, four readings.
rule RV4
source Jedlińska, on the river; the readings are of other documents

# Two bends the same way, one after the other on neighbouring tiles.
tiles basic+river
rules modern u-turn=immediate
play RI.1/II@1,0 r0
refuse RV4 RI.1/II@1,1 r90
fits RI.1/II@1,1 r180
# A straight piece between them is enough.
play RI.1/IFI@1,1 r90
fits RI.1/II@1,2 r90
fits RI.1/II@1,2 r180

game
tiles basic+river
rules modern u-turn=never-twice
play RI.1/II@1,0 r0
refuse RV4 RI.1/II@1,1 r90
fits RI.1/II@1,1 r180
play RI.1/IFI@1,1 r90
refuse RV4 RI.1/II@1,2 r90
fits RI.1/II@1,2 r180

# By free cells: beside the next one and the three beyond it.
game
tiles basic+river
rules modern u-turn=jcloisterzone
play RI.1/II@1,0 r0
refuse RV4 RI.1/II@1,1 r90
fits RI.1/II@1,1 r180
play RI.1/IFI@1,1 r90
fits RI.1/II@1,2 r90
fits RI.1/II@1,2 r180

game
tiles basic+river
rules modern u-turn=off
play RI.1/II@1,0 r0
fits RI.1/II@1,1 r90
fits RI.1/II@1,1 r180
play RI.1/IFI@1,1 r90
fits RI.1/II@1,2 r90
