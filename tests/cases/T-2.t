title Blue and Red have the most wine and the most grain together, Red alone the most cloth: 20 and 30 points.
rule T5
source Kupcy i budowniczowie, example of the goods; the counts are ours

tiles basic+traders-and-builders
rules modern goods=yes
players Blue Red
turns in-order
play TB/Cc.w@0,1 r180
play TB/Cc.g@1,1 r270
play E@0,2 r0
play TB/CFc.w@0,3 r0
play E@1,2 r0
goods Blue wine 1 grain 1
play TB/CRc.g@1,3 r0
play TB/CCc.c@2,3 r0
play E@-1,3 r90
play U@1,0 r0
play E@3,3 r270
goods Red wine 1 grain 1 cloth 1
pays Blue Red wine 10 by T5
pays Red cloth 10 by T5
final Blue 20 Red 30
