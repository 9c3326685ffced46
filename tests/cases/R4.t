title The start tile lies face up; the game grows from it.
rule R4
source Bard 2005, Jedlińska and Ediția de iarnă, preparation

feature 0,0 city:N tiles 1 open 1
feature 0,0 road:E tiles 1 open 2
count field 2
bag D 3
score
standing Red 0 Blue 0
fits U@1,0 r0
refuse P1 U@0,0 r0
refuse P1 U@2,0 r0
