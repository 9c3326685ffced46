title Three cities on one farm make 9.
rule FV3
source Bard 2005 p.4, figure of the farm for 9 points; FV1 derived

play H@0,1 r90 [Blue field:NL]
play E@1,1 r270
play E@-1,1 r90
play E@0,2 r180
play E@0,3 r0
pays Blue field 9 cities 3 by FV3
final Blue 9
final classic Blue 12
