title Every arm of a crossing is a road of its own.
rule RD4
source Ediția de iarnă footnote 16

play U@-1,0 r0 [Red road:W]
spots Green W@1,0 r0 = road:E road:S field:NL field:ER field:SR
play W@1,0 r0
same -1,0 road:W 1,0 road:W
apart 1,0 road:W 1,0 road:E
apart 1,0 road:W 1,0 road:S
apart 1,0 road:E 1,0 road:S
