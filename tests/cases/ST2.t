title How the track shows more than a lap changes no points.
rule ST2 H12
source Bard 2005 and Jedlińska (the marker is laid down), Ediția de iarnă and footnote 20 (laps); Ediția de iarnă, house rules (a die)

rules modern score-track=laps
play W@-1,0 r0
play W@1,0 r0 [Red road:W]
score Red 3
game
rules modern score-track=dice
play W@-1,0 r0
play W@1,0 r0 [Red road:W]
score Red 3
