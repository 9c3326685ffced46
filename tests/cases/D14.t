title When a player's last follower leaves a completed city of rats, his builder goes with him.
rule D14
source Susza i zaraza, note 5

tiles basic+drought-and-pestilence+traders-and-builders
rules modern plague=yes builders=1 by-hand=yes
players Blue Red
play DP/1@0,-1 r0 [Blue city:S]
play E@1,-1 r270
play N@-1,-1 r90 [Blue builder on city:E]
play E@0,-2 r180
play E@-1,-2 r180
scored Blue city 12 tiles 6 pennants 0 by C2
standing builder Blue 1
play U@1,0 r0 [hand removes Blue city:N at 0,-1 (tournament)]
standing Blue 0
supply builder Blue 1
