title How some tiles are read: bridge, monastery, three cities, city and house.
rule T21
source Kupcy i budowniczowie, on single tiles

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
# The bridge is no crossing: two roads, four meadows.
spots Red TB/RRrr@1,0 r0 = road:N road:E field:NL field:NR field:ER field:SR
play TB/RRrr@1,0 r0
same 1,0 road:N 1,0 road:S
same 0,0 road:E 1,0 road:E
apart 1,0 road:N 1,0 road:E
apart 1,0 field:NL 1,0 field:NR
apart 1,0 field:NL 1,0 field:SL
apart 1,0 field:NL 1,0 field:SR
apart 1,0 field:NR 1,0 field:SR
# The monastery parts the road in three.
play TB/LRRR@2,0 r0
apart 2,0 road:W 2,0 road:E
apart 2,0 road:W 2,0 road:S
apart 2,0 road:S 2,0 road:E
feature 2,0 mon incomplete
# Three cities on one tile.
play TB/CcCC.c@0,-1 r180
apart 0,-1 city:N 0,-1 city:W
apart 0,-1 city:W 0,-1 city:S
same 0,-1 city:S 0,-1 city:E
# One road ends in the city, the other at the house; three meadows.
play TB/RRC@-1,0 r180
apart -1,0 road:N -1,0 road:E
apart -1,0 field:NL -1,0 field:NR
apart -1,0 field:NR -1,0 field:ER
apart -1,0 field:ER -1,0 field:NL
same -1,0 field:NR -1,0 field:EL
