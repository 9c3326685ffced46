title How the track shows more than a lap changes no points.
rule ST2 H12
source S000 and S003 (the marker is laid down), S004 and fn 20 (laps); S004, house rules (a die)

rules modern score-track=laps
play W@-1,0 r0
play W@1,0 r0 [Red road:W]
score Red 3
# Who reaches space 0 again has 50 points.
laps 0 0
laps 49 0
laps 50 1
laps 99 1
laps 127 2
game
rules modern score-track=dice
play W@-1,0 r0
play W@1,0 r0 [Red road:W]
score Red 3
