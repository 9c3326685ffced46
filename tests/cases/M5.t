title No figure where anybody's figure stands already, however far away, one's own included.
rule M5
source Bard 2005 ("even his own"), Jedlińska and Ediția de iarnă, on figures

play U@1,0 r0 [Red road:E]
play U@2,0 r0
play U@3,0 r0
spots Blue U@4,0 r0 = field:NL field:SL
refuse M5 U@4,0 r0 [Blue road:E]
refuse M5 U@4,0 r0 [Red road:W]
refuse M5 U@-1,0 r0 [Red road:W]
play U@4,0 r0 [Blue field:NL]
spots Red V@5,0 r0 = field:SR
refuse M5 U@-1,0 r0 [Green field:WR]
