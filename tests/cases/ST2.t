title How the track shows more than a lap changes no points.
rule ST2 H12
source Bard 2005 and Jedlińska (the marker is laid down), Ediția de iarnă and footnote 20 (laps); Ediția de iarnă, house rules (a die)

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
