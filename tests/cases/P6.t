title In the older rules a tile that fits nowhere goes back and may be drawn again.
rule P6
source Jedlińska, on tiles that do not fit

players Red Blue
turns in-order
rules classic
play E@0,-1 r180
unplaceable C
play C@-
aside none
bag C 1 all 70
turn Blue
# Later it fits.
play E@0,-2 r0
play C@0,-3 r0
bag C 0 all 68
