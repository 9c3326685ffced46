title A princess may send a knight out of her city, instead of a figure.
rule PD5
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+princess-and-dragon
rules modern princess=may
players Red Blue
play F@0,-1 r90 [Red city:N]
play U@1,0 r0
play E@1,-1 r0 [Red city:N]
steps Blue DG/CRRR.p@0,-2 r180 has [princess takes Red city:N at 0,-1] [Blue road:E]
# Another city is not hers, and only followers are knights.
refuse PD5 Blue DG/CRRR.p@0,-2 r180 [princess takes Red city:N at 1,-1]
refuse PD5 Blue E@0,-2 r180 [princess takes Red city:N at 0,-1]
phase Blue DG/CRRR.p@0,-2 r180 = action Blue
refuse M1 Blue DG/CRRR.p@0,-2 r180 [princess takes Red city:N at 0,-1] [Blue road:E]
play Blue DG/CRRR.p@0,-2 r180 [princess takes Red city:N at 0,-1]
# The city is complete and nobody is in it.
scored none
supply Red 6
standing Red 1

# She may be left alone, and an own knight may be sent away.
game
tiles basic+princess-and-dragon
rules modern princess=may
players Red Blue
play F@0,-1 r90 [Red city:N]
steps Red DG/CRRR.p@0,-2 r180 has [princess takes Red city:N at 0,-1]
play DG/CRRR.p@0,-2 r180
scored Red city 8 by C2

# By the other rule she must, if there is a knight.
game
tiles basic+princess-and-dragon
rules modern princess=must
players Red Blue
play F@0,-1 r90 [Red city:N]
steps Blue DG/CRRR.p@0,-2 r180 = [princess takes Red city:N at 0,-1]
phase Blue DG/CRRR.p@0,-2 r180 = action Blue must
refuse PD5 Blue DG/CRRR.p@0,-2 r180
refuse PD5 DG/CRRR.p@0,-2 r180 [Blue road:E]
play Blue DG/CRRR.p@0,-2 r180 [princess takes Red city:N at 0,-1]
score Red 0
# There is none here: a figure may come.
play DG/Ccc.p@0,1 r180 [Blue city:E]
standing Blue 1

# Where the rule is off she is only drawn.
game
tiles basic+princess-and-dragon
players Red Blue
play F@0,-1 r90 [Red city:N]
refuse PD5 Blue DG/CRRR.p@0,-2 r180 [princess takes Red city:N at 0,-1]
