title An unfinished monastery pays for itself and for the neighbours it has, corners included.
rule MO3
source Bard 2005 and Jedlińska; Ediția de iarnă footnote 21

play B@0,1 r0 [Red mon]
final Red 2
# A corner.
play U@1,0 r0
final Red 3
# Two cells away.
play U@2,0 r0
final Red 3
pays Red monastery 3 tiles 3 by MO3
