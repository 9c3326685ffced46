title Two completed cities pay the farm 8.
rule FV1
source Jedlińska, figure of the farm for 8 points

play H@0,1 r90 [Blue field:NL]
play E@1,1 r270
play E@-1,1 r90
final Blue 6
final classic Blue 8
