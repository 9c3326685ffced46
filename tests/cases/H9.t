title The end of the game pays nothing for what is not finished.
rule H9 F8
source Ediția de iarnă, house rules (metoth), footnote 22

rules modern unfinished=nothing
play U@1,0 r0 [Red road:E]
play C@0,-1 r0 [Blue city:N]
play B@0,1 r0 [Yellow mon]
final Red 0 Blue 0 Yellow 0
final modern Red 2 Blue 3 Yellow 3
feature 1,0 road:E incomplete now 0 end 0
# What is completed is paid as always.
play W@2,0 r0
play W@-1,0 r0
score Red 4
# A farm is no such thing, unless that is said too.
game
rules modern unfinished=nothing
play E@0,-1 r180
play U@1,0 r0 [Red field:NL]
final Red 3
game
rules modern unfinished=nor-farms
play E@0,-1 r180
play U@1,0 r0 [Red field:NL]
final Red 0
feature 1,0 field:NL end 0
# A farm that is closed all round, by a ring of road, is paid.
game
rules modern unfinished=nor-farms
play D@0,-1 r180
play V@1,-1 r0
play V@1,0 r90 [Red field:NL]
play V@-1,-1 r270
feature 1,0 field:NL open 2
final Red 0
play V@-1,0 r180
feature 1,0 field:NL open 0
final Red 3
