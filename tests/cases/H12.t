title The score is shown by a coloured die; points are counted as ever.
rule H12 ST2
source S004, house rules (Carcking)

rules modern score-track=dice
play E@0,-1 r180 [Red city:S]
score Red 4
