title Prisoners of each other are exchanged; once in a turn one is ransomed for 3 points.
rule TO3
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+tower
rules modern towers=yes big-followers=1
players Red Blue
play TO/F@0,1 r0 [Blue field:NL]
play Red B@1,1 r0 [piece at 0,1] [captures Blue field:NL at 0,1]
holds Red Blue
supply Blue 6
# Blue has no points for the ransom.
refuse TO3 Blue U@1,0 r0 [ransoms Blue from Red]
play E@0,-1 r180 [Blue city:S]
score Blue 4
# He pays in his turn and may still put a figure.
steps Blue U@1,0 r0 has [ransoms Blue from Red]
steps Red U@1,0 r0 hasnot [ransoms Blue from Red]
# Before his tile is laid he may too, once the turn before is over; then he is no part of that one.
phase Red U@1,0 r0 [Red road:E] [passes] = tile
steps Red U@1,0 r0 [Red road:E] [passes] = [ransoms Blue from Red]
refuse TO3 Red U@1,0 r0 [Red road:E] [ransoms Blue from Red]
play Blue U@1,0 r0 [ransoms Blue from Red] [Blue road:E]
score Red 3 Blue 1
scored Red ransom 3 by TO3
scored Blue ransom -3 by TO3
holds Red none
supply Blue 6

# Once in a turn.
game
tiles basic+tower
rules modern towers=yes
players Red Blue
play F@0,-1 r90
play E@0,-2 r180 [Blue city:S]
score Blue 8
play TO/F@0,1 r0 [Blue field:NL]
play Red B@1,1 r0 [piece at 0,1] [captures Blue field:NL at 0,1]
play B@-1,1 r0 [Blue mon]
play Red B@2,1 r0 [piece at 0,1] [captures Blue mon at -1,1]
holds Red Blue Blue
refuse TO3 Blue U@1,0 r0 [ransoms Blue from Red] [ransoms Blue from Red]
play Blue U@1,0 r0 [ransoms Blue from Red]
score Red 3 Blue 5
holds Red Blue

# Exchanged at once, each for each, where there is no choice.
game
tiles basic+tower
rules modern towers=yes big-followers=1
players Red Blue
play TO/F@0,1 r0 [Blue field:NL]
play Red B@1,1 r0 [piece at 0,1] [captures Blue field:NL at 0,1]
play B@-1,1 r0 [Red mon]
play Blue U@1,0 r0 [piece at 0,1] [captures Red mon at -1,1]
holds Red none
holds Blue none
supply Red 7 Blue 7

# With prisoners of two kinds he who captures says which one comes back.
game
tiles basic+tower
rules modern towers=yes big-followers=1
players Red Blue
play TO/F@0,1 r0 [Blue field:NL]
play Red B@1,1 r0 [piece at 0,1] [captures Blue field:NL at 0,1]
play B@-1,1 r0 [Blue big on mon]
play Red U@1,0 r0 [piece at 0,1] [captures Blue big on mon at -1,1]
holds Red Blue Blue big
play U@-1,0 r0
play B@-1,2 r0
play B@0,2 r0 [Red mon]
steps Blue E@1,2 r90 [piece at 0,1] [captures Red mon at 0,2] = [frees Blue] [frees Blue big]
phase Blue E@1,2 r90 [piece at 0,1] [captures Red mon at 0,2] = exchange Blue must
refuse TO3 Blue E@1,2 r90 [piece at 0,1] [captures Red mon at 0,2]
play Blue E@1,2 r90 [piece at 0,1] [captures Red mon at 0,2] [frees Blue big]
holds Red Blue
holds Blue none
supply big Blue 1
supply Red 7 Blue 6
