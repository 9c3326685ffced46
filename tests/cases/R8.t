title The drawn tile is shown to all; knowing it changes nothing.
rule R8
source Bard 2005, Jedlińska and Ediția de iarnă, on drawing

players Red Blue
draw Red N
hand Red N
hand Blue none
bag N 3
spots Blue N@0,-1 r270 = city:S field:NL
spots Red N@0,-1 r270 = city:S field:NL
play N@0,-1 r270 [Red city:S]
hand Red none
bag N 2
