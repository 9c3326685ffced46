title A small city shared by two farms and two large ones that feed Blue alone.
rule FV1 FV3
source Jedlińska, figure of the shared city; the number of large cities is our choice

play E@0,-1 r180 [Blue field:WL]
play U@1,0 r0 [Red field:NL]
play H@0,-2 r90
play G@1,-2 r0
play E@2,-2 r270
play F@-1,-2 r0
play E@-2,-2 r90
final Blue 9 Red 3
final classic Blue 12 Red 4
