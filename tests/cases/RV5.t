title Figures stand on river tiles as on others, but not in the river.
rule RV5
source Jedlińska, on the river

tiles basic+river
spots Red RI.1/LIRI@1,0 r0 = mon road:S field:NL field:ER field:SR
spots Red RI.1/IFI@1,0 r0 = field:NL field:SL
malformed RI.1/IFI@1,0 r0 [Red river:E]
play RI.1/LIRI@1,0 r0 [Red mon]
standing Red 1
