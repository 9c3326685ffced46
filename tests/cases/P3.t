title Monasteries connect to nothing: they may lie side by side and corner to corner.
rule P3
source Bard 2005 and Jedlińska, on monasteries; Ediția de iarnă footnote 9

play B@0,1 r0 [Red mon]
spots Blue B@0,2 r0 = mon field:NL
play B@0,2 r0 [Blue mon]
play B@1,1 r0 [Red mon]
apart 0,1 mon 0,2 mon
apart 0,1 mon 1,1 mon
apart 0,2 mon 1,1 mon
feature 0,1 mon tiles 4 open 5
feature 1,1 mon tiles 4 open 5
feature 0,2 mon tiles 3 open 6
