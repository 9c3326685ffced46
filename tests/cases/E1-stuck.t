title A game whose tiles go back ends when only such are left that fit nowhere.
rule E1 P6
source our reading of Jedlińska: without it such a game would never end

tiles data/stuck.xml
players Red Blue
turns in-order
rules classic
over no
play E@0,-1 r180 [Red city:S]
bag all 1
over yes
final Red 2
