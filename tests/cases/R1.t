title 72 tiles of 24 kinds, one of them on the table before the game begins.
rule R1
source Bard 2005, Jedlińska and Ediția de iarnă, contents of the box; Bard 2005, table of the tiles

bag all 71
bag A 2 B 4 C 1 D 3 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3
bag M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1
play C@0,-1 r0
bag all 70
bag C 0
refuse R1 C@0,-2 r0
