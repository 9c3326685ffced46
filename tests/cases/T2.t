title 24 tiles, 20 goods, a builder and a pig for each of six players.
rule T2
source Kupcy i budowniczowie, contents of the box

tiles basic+traders-and-builders
rules modern builders=1 pigs=1 goods=yes
players Red Blue Yellow Green Black Pink
bag all 95
# Nine with wine, six with grain, five with cloth, four without.
bag TB/Cc.w 1 TB/CCc.w 1 TB/CcRR.w 1 TB/CcR!.w 1 TB/CccR.w 1 TB/CcCc.w 1 TB/CFc.w 1 TB/CRc.w 1 TB/CRcR.w 1
bag TB/Cc.g 1 TB/Ccc.g 1 TB/CcRC.g 1 TB/CRc.g 1 TB/RCc.g 1 TB/RCc!.g 1
bag TB/CCc.c 1 TB/CcCC.c 1 TB/CcRR!.c 1 TB/CcRC.c 1 TB/CcR.c 1
bag TB/CR 1 TB/LRRR 1 TB/RRC 1 TB/RRrr 1
supply Red 7 Blue 7 Yellow 7 Green 7 Black 7 Pink 7
supply builder Red 1 Blue 1 Yellow 1 Green 1 Black 1 Pink 1
supply pig Red 1 Blue 1 Yellow 1 Green 1 Black 1 Pink 1
