title Every crossing ends every road that reaches it.
rule RD4
source Ediția de iarnă footnote 16

play X@1,0 r0 [Red road:W]
apart 1,0 road:N 1,0 road:S
apart 1,0 road:E 1,0 road:W
apart 1,0 road:N 1,0 road:E
feature 1,0 road:N tiles 1 open 1
spots Blue U@2,0 r0 = road:E field:NL field:SL
play W@-1,0 r0
scored Red road 3
