title A hand takes figures out of a completed city of rats only by rules that say so.
rule D11
source Susza i zaraza, notes 2 and 5

tiles basic+drought-and-pestilence
rules modern plague=yes by-hand=yes
players Blue Red
play DP/1@0,-1 r0 [Blue city:S]
play U@1,0 r0 [hand removes Blue city:S at 0,-1 (catapult)]
standing Blue 0
supply Blue 7
play E@1,-1 r270 [Blue city:W]
play U@-1,0 r0
play E@-1,-1 r90
play E@0,-2 r180
scored Blue city 10 tiles 5 pennants 0 by C2
standing Blue 1
refuse D11 U@2,0 r0 [hand removes Blue city:W at 1,-1 (catapult)]
refuse D11 U@2,0 r0 [hand moves Blue city:W at 1,-1 to road:E (catapult)]
refuse D11 U@2,0 r0 [hand removes Red city:W at 1,-1 (catapult)]
# By the rules of other expansions followers and builders may leave it (note 5).
play U@2,0 r0 [hand removes Blue city:W at 1,-1 (other)]
standing Blue 0
supply Blue 7
game
tiles basic+traders-and-builders+drought-and-pestilence
rules modern plague=yes by-hand=yes builders=1
players Blue Red
play DP/1@0,-1 r0 [Blue city:S]
play U@1,0 r0
play E@1,-1 r270 [Blue builder on city:W]
play U@-1,0 r0
play E@-1,-1 r90
play E@0,-2 r180
scored Blue city 10 tiles 5 pennants 0 by C2
standing builder Blue 1
refuse D11 U@2,0 r0 [hand removes Blue builder on city:W at 1,-1 (catapult)]
refuse D11 U@2,0 r0 [hand removes Blue builder on city:W at 1,-1 (tournament)]
play U@2,0 r0 [hand removes Blue builder on city:W at 1,-1 (other)]
standing Blue 1
supply builder Blue 1
# The follower goes to a road.
play U@3,0 r0 [hand moves Blue city:S at 0,-1 to road:E (other)]
figures 3,0 road:E = Blue 1
