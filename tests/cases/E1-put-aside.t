title A game whose tiles are put aside ends when the last of them was put aside.
rule E1 P7
source Ediția de iarnă, on tiles that cannot be placed

tiles data/stuck.xml
players Red Blue
turns in-order
play E@0,-1 r180 [Red city:S]
over no
play C@-
bag all 0
over yes
final Red 4
