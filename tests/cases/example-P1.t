title The knight next door leaves Blue nothing but the field.
rule M5
source Bard 2005 p.2 and Jedlińska, figure of the farmer

play N@0,-1 r270 [Red city:W]
spots Blue E@-1,-1 r90 = field:NL
