title The river parts meadows; they go round its spring and round the lake.
rule RV7
source derived: no document says it; a public ruling

tiles basic+river
play RI.1/CIRI@1,0 r0
# Round the spring.
same 0,0 field:EL 0,0 field:ER
same 1,0 field:WR 1,0 field:WL
# Behind the city and the road the river parts them.
apart 1,0 field:EL 1,0 field:ER
play RI.1/CcII@2,0 r90
play RI.1/II@2,1 r180
play RI.1/RrII@3,1 r0
play RI.1/II@3,2 r180
play RI.1/CICI@4,2 r0
play RI.1/LIRI@5,2 r0
play RI.1/RIrI@6,2 r90
play RI.1/IFI@7,2 r0
play RI.1/IFI@8,2 r0
# The bridge is no end of the road, and meadows do not pass below it.
apart 6,2 field:NL 6,2 field:NR
apart 6,2 field:NL 6,2 field:SR
same 6,2 road:N 6,2 road:S
apart 8,2 field:NL 8,2 field:SL
# Round the lake.
play RI.1/I.e@9,2 r0
same 8,2 field:NL 8,2 field:SL
