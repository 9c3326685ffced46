title One figure a turn, not two.
rule M1
source Bard 2005, Jedlińska and Ediția de iarnă, on figures

refuse M1 E@0,-1 r180 [Red city:S] [Red field:NL]
malformed E@0,-1 r180 [Red city:S field:NL]
play N@0,-1 r270 [Red city:S]
standing Red 1
supply Red 6
spots Blue E@-1,-1 r90 = field:NL
