title An unfinished city of rats is paid at the end like any other.
rule D15 C6
source Susza i zaraza says nothing against it

tiles basic+drought-and-pestilence
rules modern plague=yes
play DP/1@0,-1 r0 [Red city:S]
pays Red city 2 tiles 2 pennants 0 by C6
final Red 2
