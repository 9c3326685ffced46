title Knight, highwayman or farmer, but only on the small field: the large one is taken.
rule M4 M5
source Bard 2005 p.2 (Blue) and Jedlińska (Red), figure of the three choices

play U@1,0 r0 [Red field:SL]
spots Blue K@1,1 r270 = city:W road:E field:ER
refuse M5 K@1,1 r270 [Blue field:NL]
