title A figure goes on the tile just laid, not on one that lies there.
rule M3
source Bard 2005, Jedlińska and Ediția de iarnă, on figures

play A@0,1 r0
# The monastery of the tile before is free, but the new tile has none.
refuse M4 U@1,0 r0 [Red mon]
refuse M4 U@1,0 r0 [Red city:N]
spots Red U@1,0 r0 = road:E field:NL field:SL
