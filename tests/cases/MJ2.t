title On a tie everybody who leads is paid in full.
rule MJ2
source Bard 2005, Jedlińska and Ediția de iarnă, on majorities

play U@-1,0 r0
play U@1,0 r0
play E@-1,-1 r90 [Red city:E]
play E@1,-1 r270 [Blue city:W]
play E@-1,-2 r0
play E@0,-2 r180 [Yellow city:S]
play C@0,-1 r0
scored Red Blue Yellow city 12
score Red 12 Blue 12 Yellow 12
# Red's pig gives him one more than Blue: they are paid apart, and share the majority all the same.
game
tiles basic+traders-and-builders
rules modern pigs=1
play E@0,-1 r180
play U@1,0 r0 [Red field:NL]
play B@0,-2 r0 [Blue field:NL]
play B@1,-1 r0 [Red pig on field:NL]
pays Red field 4 by T9 also FV3 also MJ2
pays Blue field 3 by FV3 also MJ2
