title The Knights' Tournament takes followers out of a completed city of rats too.
rule D12
source Susza i zaraza, note 3

tiles basic+drought-and-pestilence
rules modern plague=yes by-hand=yes
players Blue Red
play DP/1@0,-1 r0 [Blue city:S]
play E@1,-1 r270
play E@-1,-1 r90
play E@0,-2 r180
standing Blue 1
play U@1,0 r0 [Red road:E] [hand removes Blue city:N at 0,-1 (tournament)]
standing Blue 0
supply Blue 7
# Elsewhere a hand may move and exchange as well.
play U@2,0 r0 [Blue field:NL]
play U@3,0 r0 [hand exchanges Blue field:NL at 2,0 with Red road:E at 1,0 (other)]
figures 1,0 road:E = Blue 1
figures 2,0 field:NL = Red 1
play U@4,0 r0 [hand moves Blue road:E at 1,0 to field:SL (catapult)]
figures 4,0 field:SL = Blue 1
