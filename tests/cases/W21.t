title An unfinished road of four tiles, and a monastery with five neighbours.
rule RD5 MO3
source Ediția de iarnă footnote 21

play U@1,0 r0 [Blue road:E]
play U@2,0 r0
play U@3,0 r0
play B@1,1 r0 [Yellow mon]
play E@0,1 r270
play E@2,1 r90
pays Blue road 4 tiles 4 by RD5
pays Yellow monastery 6 tiles 6 by MO3
final Blue 4 Yellow 6
