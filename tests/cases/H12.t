title The score is shown by a coloured die; points are counted as ever.
rule H12 ST2
source Ediția de iarnă, house rules (Carcking)

rules modern score-track=dice
# Face 6 up to 49; the lap that is full after it. Past 100 is our reading.
die 0 6
die 49 6
die 50 1
die 99 1
die 100 2
die 149 2
die 150 3
play E@0,-1 r180 [Red city:S]
score Red 4
