title A completed city of rats is paid as any other, but knights and builders stay in it to the end.
rule D8 D10
source Susza i zaraza, scoring; notes 2 and 6

tiles basic+drought-and-pestilence+traders-and-builders
rules modern plague=yes builders=1
players Blue Red
play U@-1,0 r0
play E@-1,-1 r90 [Blue city:E]
play U@1,0 r0
play E@1,-1 r270 [Red city:W]
play DP/1@0,-1 r0 [Blue builder on city:N]
play E@0,-2 r180
scored Blue Red city 10 tiles 5 pennants 0 by C2
score Blue 10 Red 10
standing Blue 2
standing Red 1
supply Blue 6
supply builder Blue 0
# Nor are they paid once more.
final Blue 10 Red 10
