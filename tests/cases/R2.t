title Everybody begins with seven followers; the eighth figure counts the points.
rule R2
source Bard 2005, Jedlińska and Ediția de iarnă, contents and preparation

players Red Blue Yellow Green Black Pink
supply Red 7 Blue 7 Yellow 7 Green 7 Black 7 Pink 7
score

game
rules modern followers=3
supply Red 3 Black 3
