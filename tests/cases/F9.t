title A closed farm without a completed city pays nothing, and its farmer stays.
rule F9
source Ediția de iarnă footnote 23

play U@1,0 r0
play B@1,1 r0
play V@2,1 r270 [Red field:ER]
play V@3,1 r0
play V@3,2 r90
play V@2,2 r180
feature 2,1 field:ER open 0 cities 0 end 0
pays Red field 0 cities 0
final
final classic
final second-edition
final classic-literal
standing Red 1
