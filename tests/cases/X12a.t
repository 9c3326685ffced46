title One completed city pays the farm, the unfinished one beside it does not.
rule FV1 F4
source Jedlińska, figure of the farm for 4 points

play E@0,-1 r180
play U@1,0 r0 [Blue field:NL]
play D@2,0 r0
feature 1,0 field:NL cities 2 complete-cities 1
final Blue 3
final classic Blue 4
