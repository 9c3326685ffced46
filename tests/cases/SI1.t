title A besieged city pays 1 less for each tile and pennant, and nothing when unfinished.
rule SI1
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+siege-cathars+siege-besiegers
rules modern siege=yes
players Red Blue
play F@0,-1 r90 [Red city:N]
pays Red city 3 by C6
play SI.CA/C@0,-2 r180
# Three tiles and a pennant: 1 for each instead of 2.
scored Red city 4 tiles 3 pennants 1 by SI1
score Red 4
play U@1,0 r0
play SI.CA/Cc@1,-1 r90 [Blue city:N]
pays Blue city 0 by SI1
final Red 4 Blue 0

# Two tiles under the older rules: 1 each is what they pay anyhow, and 1 less is nothing.
game
tiles basic+siege-cathars+siege-besiegers
rules classic siege=yes
players Red Blue
play SI.CA/C@0,-1 r180 [Red city:S]
scored Red city 0 tiles 2 by SI1

# With a cathedral: 3 less 1.
game
tiles basic+inns-and-cathedrals+siege-cathars+siege-besiegers
rules modern siege=yes inns=yes
players Red Blue
play IC/Cccc.c@0,-1 r0 [Red city:N]
play U@1,0 r0
play U@-1,0 r0
play E@1,-1 r270
play E@-1,-1 r90
play SI.CA/C@0,-2 r180
scored Red city 10 tiles 5 pennants 0 by SI1

# Where the rule is off the siege is only drawn.
game
tiles basic+siege-cathars+siege-besiegers
players Red Blue
play SI.CA/C@0,-1 r180 [Red city:S]
scored Red city 4 by C2
