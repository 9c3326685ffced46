title A mayor is as strong as his city has pennants, and stands only in a city.
rule AM5
source not in the rule documents; Susza i zaraza names it; as JCloisterZone plays it

tiles basic+abbey-and-mayor
rules modern mayors=1
players Red Blue
refuse AM5 U@1,0 r0 [Red mayor on road:E]
refuse AM5 U@1,0 r0 [Red mayor on field:SL]
refuse AM5 B@0,1 r0 [Red mayor on mon]
spots Red mayor J@1,0 r90 = city:E
# Two pennants are stronger than a knight.
play F@0,-1 r90 [Red mayor on city:N]
owners 0,-1 city:N = Red
supply mayor Red 0 Blue 1
play F@0,-2 r90
play U@1,0 r0
play B@1,-1 r0
play B@1,-2 r0
play E@1,-3 r270 [Blue city:W]
play N@0,-3 r180
scored Red city 14 tiles 5 pennants 2 by C2
score Red 14
supply mayor Red 1

# One pennant ties with a knight.
game
tiles basic+abbey-and-mayor
rules modern mayors=1
players Red Blue
play F@0,-1 r90 [Red mayor on city:N]
play U@1,0 r0
play B@1,-1 r0
play E@1,-2 r270 [Blue city:W]
play N@0,-2 r180
scored Red Blue city 10 by C2

# Without a pennant he has no strength: nobody is paid, but the place is taken.
game
tiles basic+abbey-and-mayor
rules modern mayors=1
players Red Blue
play U@1,0 r0
play E@1,-1 r0 [Blue mayor on city:N]
owners 1,-1 city:N = none
refuse M5 H@1,-2 r0 [Red city:S]
play H@1,-2 r0
score Red 0 Blue 0
supply mayor Blue 1
# One knight is enough against him.
play E@0,-1 r180 [Red mayor on city:S]
score Red 0 Blue 0
play E@-1,-1 r0 [Red mayor on city:N]
final Red 0
