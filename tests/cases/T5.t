title The most of a kind pays 10 at the end; all who tie are paid; none pays nothing.
rule T5
source Kupcy i budowniczowie, on the last scoring

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue
turns in-order
play TB/CFc.w@0,-1 r90
play E@0,1 r180
play E@0,-2 r180
goods Red wine 1
final Red 10
pays Red wine 10 by T5
play TB/CRc.w@0,2 r90
play U@-1,0 r0
play E@0,3 r0
goods Blue wine 1
# A tie: both are paid in full. Nobody has grain or cloth.
final Red 10 Blue 10
pays Red Blue wine 10 by T5
score
