title At the end of his turn a player may take a knight out through a monastery.
rule SI3
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

# The monastery lies beside a tile of the city, corners included.
tiles basic+siege-cathars+siege-besiegers
rules modern siege=yes escape=any-tile
players Red Blue
play F@0,-1 r90 [Red city:N]
play SI.CA/Cc@0,-2 r180
same 0,-1 city:N 0,-2 city:E
refuse SI3 Red U@1,0 r0 [escapes Red city:N at 0,-1]
play B@0,-3 r0
phase Red U@1,0 r0 [passes] [passes] = escape Red
steps Red U@1,0 r0 [passes] [passes] = [escapes Red city:N at 0,-1]
# Only one's own knight, and at the end: a figure may be put before, and the tile is scored.
refuse SI3 Blue U@1,0 r0 [escapes Red city:N at 0,-1]
play Red U@1,0 r0 [Red road:E] [escapes Red city:N at 0,-1]
standing Red 1
supply Red 6
# The city is free for others.
play E@1,-2 r270 [Blue city:W]
scored Blue city 5 tiles 4 pennants 1 by SI1

# He need not; and from a city that is not besieged nobody escapes.
game
tiles basic+siege-cathars+siege-besiegers
rules modern siege=yes escape=any-tile
players Red Blue
play F@0,-1 r90 [Red city:N]
play B@-1,-1 r0
refuse SI3 Red U@1,0 r0 [escapes Red city:N at 0,-1]
play SI.CA/Cc@0,-2 r180
# Here the monastery is beside the tile with the pennant.
play Red U@1,0 r0
standing Red 1
steps Red U@2,0 r0 [passes] [passes] = [escapes Red city:N at 0,-1]
# What is completed in this turn is scored first; then there is nobody to escape.
refuse SI3 Red E@1,-2 r270 [escapes Red city:N at 0,-1]

# By the other rule only a monastery beside the tile with the siege will do.
game
tiles basic+siege-cathars+siege-besiegers
rules modern siege=yes escape=siege-tile
players Red Blue
play F@0,-1 r90 [Red city:N]
play F@0,-2 r90
play SI.CA/Cc@0,-3 r180
play B@1,-1 r0
refuse SI3 Red U@1,0 r0 [escapes Red city:N at 0,-1]
play B@1,-2 r0
play Red U@1,0 r0 [escapes Red city:N at 0,-1]
standing Red 0

# Where it is off nobody escapes.
game
tiles basic+siege-cathars+siege-besiegers
rules modern siege=yes
players Red Blue
play F@0,-1 r90 [Red city:N]
play SI.CA/Cc@0,-2 r180
play B@0,-3 r0
refuse SI3 Red U@1,0 r0 [escapes Red city:N at 0,-1]
