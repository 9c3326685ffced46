/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rulebook-table.h"

const BstIoRule bst_io_rulebook_more[] = {
  /* The River */
  { "RV1", DOCUMENT, { OLDER },
    N_("With the river the game begins with the spring; the start tile is out of the game.") },
  { "RV2", DOCUMENT, { OLDER },
    N_("The lake is put aside; the other ten river tiles are shuffled and drawn first.") },
  { "RV3", DOCUMENT, { OLDER },
    N_("Each river tile continues the river from the tile before.") },
  { "RV4", DOCUMENT, { OLDER },
    N_("The river may not turn back on itself in a tight U.") },
  { "RV5", DOCUMENT, { OLDER },
    N_("Figures may be put on river tiles, but not on the river.") },
  { "RV6", DOCUMENT, { OLDER },
    N_("After the ten river tiles the next player lays the lake; then come the other tiles.") },
  { "RV7", PUBLIC, { NOWHERE },
    N_("The river separates fields; fields go round the spring and the lake.") },
  { "RV8", DOCUMENT, { OLDER },
    N_("The twelve river tiles have the back of the start tile and are no part of the base "
       "game.") },

  /* The River II */
  { "RV11", PUBLIC, { NOWHERE },
    N_("With the River II the fork comes after the spring, then the other nine tiles in any order, the lake at the very "
       "end; a city ends one branch, the lake the other.") },
  { "RV12", PUBLIC, { NOWHERE },
    N_("Both rivers together have one spring and one lake, that of the River II; after the fork their tiles are drawn as "
       "one stack.") },
  { "RV13", PEER, { NOWHERE },
    N_("A city spans the river: it is one city, and the river parts the fields below it.") },
  { "RV14", PUBLIC, { NOWHERE },
    N_("The lake of the River II is a volcano: it brings the dragon if he is in the game.") },
  { "RV15", PEER, { NOWHERE },
    N_("Both branches turn as the river does; a river tile that fits nowhere is out of the game, and another is drawn.") },
  { "RV16", READING, { NOWHERE },
    N_("The spring of GQ11 begins the River II, too. Open is who lays the fork: here it is the tile of the first player.") },

  /* Inns & Cathedrals */
  { "IC1", PEER, { NOWHERE },
    N_("A completed road with an inn gives two points for each tile, an unfinished one "
       "nothing.") },
  { "IC2", PEER, { NOWHERE },
    N_("A completed city with a cathedral gives three points for each tile and pennant, "
       "an unfinished one nothing.") },
  { "IC3", PEER, { NOWHERE },
    N_("A big follower counts as two followers for the majority.") },

  /* Traders & Builders */
  { "T1", DOCUMENT, { TRADERS },
    N_("All rules of the base game stay; Inns & Cathedrals may be added or not.") },
  { "T2", DOCUMENT, { TRADERS },
    N_("There are 24 more tiles, 20 goods tokens (9 wine, 6 grain, 5 cloth), and a pig and a "
       "builder for each of six players.") },
  { "T3", DOCUMENT, { TRADERS },
    N_("Whoever completes a city takes a token for each goods symbol in it; the city is scored as "
       "usual.") },
  { "T4", DOCUMENT, { TRADERS },
    N_("The goods are taken whoever has knights in the city, and even if nobody has any.") },
  { "T5", DOCUMENT, { TRADERS },
    N_("At the end of the game the player with the most tokens of a kind of goods gets ten "
       "points; players with equally many all get them.") },
  { "T6", DOCUMENT, { TRADERS },
    N_("Pig and builder are put on the tile just laid, in place of a follower.") },
  { "T7", DOCUMENT, { TRADERS },
    N_("A pig is put only on a farm where its player has a farmer.") },
  { "T8", DOCUMENT, { TRADERS },
    N_("A pig stays to the end of the game.") },
  { "T9", DOCUMENT, { TRADERS },
    N_("An own pig, and a pig farm on a tile, each raise by one what the owner of a farm "
       "gets for each completed city at its border.") },
  { "T10", DOCUMENT, { TRADERS },
    N_("Only farmers decide who owns a farm; a pig does not count.") },
  { "T11", DOCUMENT, { TRADERS },
    N_("A builder is put only on a road or in a city where its player has a follower.") },
  { "T12", DOCUMENT, { TRADERS },
    N_("A player who extends or completes the road or city of his builder draws one more tile and "
       "lays it anywhere.") },
  { "T13", DOCUMENT, { TRADERS },
    N_("The second tile of a turn brings no third.") },
  { "T14", DOCUMENT, { TRADERS },
    N_("While the road or city is unfinished the builder stays and brings more tiles in later "
       "turns.") },
  { "T15", DOCUMENT, { TRADERS },
    N_("When the road or city is completed, follower and builder return.") },
  { "T16", DOCUMENT, { TRADERS },
    N_("A figure may be put on the first or the second tile; a builder that the first brought back "
       "may be put on the second.") },
  { "T17", DOCUMENT, { TRADERS },
    N_("Builders of several players may stand on one road or in one city.") },
  { "T18", DOCUMENT, { TRADERS },
    N_("Any number of tiles may lie between follower and builder.") },
  { "T19", DOCUMENT, { TRADERS },
    N_("What is said of builders on roads holds for cities.") },
  { "T20", DOCUMENT, { TRADERS },
    N_("The first tile is scored, and its goods are taken, before the second is drawn.") },
  { "T21", DOCUMENT, { TRADERS },
    N_("A bridge is no crossing, but it parts the fields; a monastery ends the roads that reach "
       "it.") },

  /* Abbey & Mayor */
  { "AM1", PEER, { NOWHERE },
    N_("Instead of drawing, a player may lay his abbey in a hole with tiles on all four sides; it "
       "ends all that it touches and is a monastery.") },
  { "AM2", PEER, { NOWHERE },
    N_("A barn stands where the corners of four tiles of one farm meet; the farm must have no "
       "barn.") },
  { "AM3", PEER, { NOWHERE },
    N_("A barn sends the farmers of its farm home; their owner gets three points for each "
       "completed city.") },
  { "AM4", PEER, { NOWHERE },
    N_("At the end of the game a barn gives its owner four points for each completed city; "
       "farmers who are joined to its farm before go home with one point for each.") },
  { "AM5", PEER, { NOWHERE },
    N_("A mayor counts as many followers as his city has pennants; without any he wins "
       "nothing.") },
  { "AM6", PEER, { NOWHERE },
    N_("A wagon that was scored may drive to a free unfinished feature nearby.") },

  /* Princess & Dragon */
  { "PD1", PEER, { NOWHERE },
    N_("A volcano brings the dragon; tiles with a dragon are drawn only after the first "
       "volcano.") },
  { "PD2", PEER, { NOWHERE },
    N_("A tile with a dragon moves it six steps, which the players choose in turn; it sends home "
       "the figures that it meets.") },
  { "PD3", PEER, { NOWHERE },
    N_("A player who puts no figure may move the fairy to one of his followers; the dragon does "
       "not come to it.") },
  { "PD4", PEER, { NOWHERE },
    N_("Whoever has a follower beside the fairy gets one point at the start of his turn, "
       "and three when that follower is scored.") },
  { "PD5", PEER, { NOWHERE },
    N_("A tile with a princess may send a knight of its city home, in place of putting a "
       "figure.") },
  { "PD6", PEER, { NOWHERE },
    N_("A magic portal lets a player put his follower on any tile, on a feature that is free and "
       "unfinished.") },

  /* The Tower */
  { "TO1", PEER, { NOWHERE },
    N_("A player who puts no figure may build a piece on the base of a tower or on a tower that "
       "is not closed.") },
  { "TO2", PEER, { NOWHERE },
    N_("A new piece may capture a follower on the tower’s tile, or in a straight line as many "
       "tiles away as the tower is high.") },
  { "TO3", PEER, { NOWHERE },
    N_("Once in his turn a player may pay three points to ransom one of his figures from "
       "the player who holds it.") },
  { "TO4", PEER, { NOWHERE },
    N_("A follower put on a tower closes it: nobody builds on it any more.") },

  /* Siege */
  { "SI1", PEER, { NOWHERE },
    N_("A besieged city gives one point less for each tile and pennant, an unfinished one "
       "nothing.") },
  { "SI2", PEER, { NOWHERE },
    N_("A besieged city counts twice for the farms at its walls; what a pig, a pig farm or drought "
       "changes counts once.") },
  { "SI3", PEER, { NOWHERE },
    N_("At the end of his turn a player may take a knight out of a besieged city through a "
       "monastery next to it.") },

  /* The Abbot and gardens */
  { "AB1", PUBLIC, { NOWHERE },
    N_("Each player has an abbot, a follower who counts as one.") },
  { "AB2", PUBLIC, { NOWHERE },
    N_("An abbot is put only on a monastery or garden of the tile just laid where nobody stands; an abbey is a "
       "monastery for him.") },
  { "AB3", PUBLIC, { NOWHERE },
    N_("Nobody but an abbot stands on a garden.") },
  { "AB4", PUBLIC, { NOWHERE },
    N_("A garden pays as a monastery does: nine points when eight tiles lie around it, and at the end of the game one "
       "point for itself and for each tile around it.") },
  { "AB5", PUBLIC, { NOWHERE },
    N_("Instead of putting a figure a player may take his abbot back from a monastery or garden that is not complete, "
       "and gets at once what the end of the game would pay for it.") },
  { "AB6", PEER, { NOWHERE },
    N_("An abbot who is taken back is not scored: a fairy beside him brings nothing.") },
  { "AB7", PUBLIC, { NOWHERE },
    N_("If the tile just laid completes his monastery or garden, an abbot is not taken back; he comes home when it is "
       "scored.") },
  { "AB9", PEER, { NOWHERE },
    N_("A tower may capture an abbot, a dragon may meet him, and a portal may bring him; but he never stands on a "
       "tower, a wagon never drives to a garden, and nobody escapes from a siege through one.") },

  /* Drought and Pestilence */
  { "D1", DOCUMENT, { DROUGHT (1) },
    N_("The six tiles are mixed in with the others; players may leave some of them out.") },
  { "D2", DOCUMENT, { DROUGHT (1) },
    N_("The tiles are laid like all others.") },
  { "D3", DOCUMENT, { DROUGHT (1) },
    N_("Followers may be put in a city with rats as in any other.") },
  { "D4", DOCUMENT, { DROUGHT (1) },
    N_("No follower is put on a dried segment, but one may be put on the meadow around it.") },
  { "D5", DOCUMENT, { DROUGHT (2), REMARK (7) },
    N_("At the end of the game a meadow with a dried segment gives one point less for each "
       "completed city, to farmers and barns alike.") },
  { "D6", DOCUMENT, { DROUGHT (1) },
    N_("Farmers who make room for a barn on a meadow with a dried segment get one point less "
       "for each completed city.") },
  { "D7", DOCUMENT, { DROUGHT (1) },
    N_("Farmers who are joined to a barn’s meadow with a dried segment get one point less "
       "for each completed city.") },
  { "D8", DOCUMENT, { DROUGHT (2) },
    N_("A completed city with rats is scored as usual, but followers and builders stay in it "
       "to the end of the game.") },
  { "D9", DOCUMENT, { DROUGHT (2) },
    N_("A wagon cannot drive out of a completed city with rats.") },
  { "D10", DOCUMENT, { REMARK (6) },
    N_("Knights in quarantine are not scored again at the end of the game.") },
  { "D11", DOCUMENT, { REMARK (2), REMARK (5) },
    N_("Other expansions may take figures out of a city with rats until it is completed; after "
       "that only the dragon, the tower or a rule that says so.") },
  { "D12", DOCUMENT, { REMARK (3) },
    N_("A Knights’ Tournament may take followers out of a city with rats.") },
  { "D13", DOCUMENT, { REMARK (4) },
    N_("Fairy and dragon may enter and leave a city with rats; other figures may not leave it.") },
  { "D14", DOCUMENT, { REMARK (5) },
    N_("When a player’s last follower is taken out of a completed city with rats, his builder "
       "goes with him.") },
  { "D15", READING, { NOWHERE },
    N_("At the end of the game an unfinished city with rats is scored like any other "
       "unfinished city.") },

  /* The Flying Machines */
  { "FL1", PUBLIC, { NOWHERE },
    N_("Whoever lays a flying machine may put a follower of any kind on it, in place of the usual figure.") },
  { "FL2", PUBLIC, { NOWHERE },
    N_("A die of 1 to 3 says how many tiles he flies in the direction of the machine, which turns with its tile; slantwise, a "
       "corner counts as one.") },
  { "FL3", PUBLIC, { NOWHERE },
    N_("He comes down on something unfinished of the tile there where his kind may stand, also where others stand, but on no "
       "field; what the tile just laid completed is finished.") },
  { "FL4", PUBLIC, { NOWHERE },
    N_("Where no tile lies, or nothing on it is for him, he goes home, and nobody else is put; else he must come down.") },
  { "FL5", PEER, { NOWHERE },
    N_("He comes down on no tower and not where the dragon is; a flying machine is no place to come down on.") },
  { "FL6", PEER, { NOWHERE },
    N_("One figure flies with each machine, the second tile of a turn being one of its own.") },

  /* The Ferries */
  { "FE1", PUBLIC, { NOWHERE },
    N_("Whoever lays a lake at which roads end must put a ferry on it, after his figure: two of the road ends become one road, the "
       "others end at the lake.") },
  { "FE2", PUBLIC, { NOWHERE },
    N_("The ferry is put whether he put a figure there or not.") },
  { "FE3", PUBLIC, { NOWHERE },
    N_("When the figure is put each road end is a road of its own.") },
  { "FE4", PUBLIC, { NOWHERE },
    N_("Whoever goes on with a road may then move ferries to other ends of their lakes: in each direction along the road from his "
       "tile only the first one, and not the ferry that he just put.") },
  { "FE5", PEER, { NOWHERE },
    N_("With each tile a ferry is moved once at most, and several are moved one after the other.") },
  { "FE6", PUBLIC, { NOWHERE },
    N_("Roads that a ferry completes, by joining or by leaving them, are scored with the tile; who has most figures is seen when all "
       "ferries are where they go.") },
  { "FE7", PEER, { NOWHERE },
    N_("Where a ferry leaves, a builder without a follower of his player on his part of the road goes home.") },
  { "FE8", PEER, { NOWHERE },
    N_("A builder whose road a ferry joins to that of the tile brings no second tile; an inn counts on all of the road that is joined "
       "when it is scored. Every lake has its ferry.") },
  /* The Gold Mines */
  { "GO1", PUBLIC, { NOWHERE },
    N_("Whoever lays a gold mine puts an ingot on it and another on one of the tiles around it, corners too, before a figure is "
       "put; a tile may have any number of ingots.") },
  { "GO2", PUBLIC, { NOWHERE },
    N_("Whoever owns a road, a city or a monastery that is completed takes the ingots of its tiles, of a monastery or garden "
       "those of the nine tiles; where nobody stands they stay.") },
  { "GO3", PUBLIC, { NOWHERE },
    N_("Several owners, of one feature or of several on one tile, take ingots in turns, one each, beginning with the player whose "
       "turn it is. From which tile first is open: here from one where most may take.") },
  { "GO4", PUBLIC, { NOWHERE },
    N_("At the end of the game each ingot gives its player 1 point with up to 3 ingots, 2 with up to 6, 3 with up to 9, and 4 with "
       "more.") },
  { "GO5", PUBLIC, { NOWHERE },
    N_("Farms bring no ingots, nor does the scoring at the end of the game; those left on tiles are nobody’s.") },

  /* Mage & Witch */
  { "MW1", PUBLIC, { NOWHERE },
    N_("Whoever lays a tile with the magic sign must first, before a figure is put, place the mage or the witch on an unfinished "
       "road or city anywhere, or move it to another one; the two are never on the same one.") },
  { "MW2", PUBLIC, { NOWHERE },
    N_("When a tile joins what the mage stands on to what the witch stands on, one of them must move at once, before anything is "
       "scored.") },
  { "MW3", PUBLIC, { NOWHERE },
    N_("Where no unfinished road or city is free for them, one of them is taken off the board.") },
  { "MW4", PUBLIC, { NOWHERE },
    N_("The mage adds 1 point for each tile of his road or city; the witch halves the points of hers, rounded up, when everything "
       "else is counted.") },
  { "MW5", PUBLIC, { NOWHERE },
    N_("At the end of the game they do the same to what is unfinished: an unfinished road with an inn or city with a cathedral "
       "still pays 1 a tile for the mage.") },
  { "MW6", PUBLIC, { NOWHERE },
    N_("When their road or city is completed, the mage and the witch are set aside, whether anybody was paid or not.") },
  { "MW7", PEER, { NOWHERE },
    N_("They change nothing on farms and monasteries, and nothing that a farm is paid for a city.") },

  /* Crop Circles */
  { "CC1", PUBLIC, { NOWHERE },
    N_("When a tile with a crop circle was scored, its player chooses for all: either each may put one more follower beside one of "
       "his own, or each must take one home.") },
  { "CC2", PUBLIC, { NOWHERE },
    N_("The circle says where: a club on roads, a shield in cities, a fork on fields. All do so in turn, the next player first, who "
       "laid the tile last.") },
  { "CC3", PUBLIC, { NOWHERE },
    N_("Who has no follower there, or none left to put, is passed over; on a board without figures nothing is chosen.") },
  { "CC4", PUBLIC, { NOWHERE },
    N_("The follower comes to the very segment on which the other one stands, if his kind may stand there.") },
  { "CC5", PEER, { NOWHERE },
    N_("Who stands on a tower is on no road, in no city and on no field; a builder or pig left alone goes home with the "
       "follower.") },
  { "CC6", PUBLIC, { NOWHERE },
    N_("Only followers come and go by a circle: no builders, no pigs, no barns.") },
  /* King & Robber Baron */
  { "KR1", PUBLIC, { NOWHERE },
    N_("Whoever lays the tile that completes the first city takes the king; he goes on to whoever completes a city of more tiles "
       "than all completed before. The robber baron goes in the same way with roads.") },
  { "KR2", PUBLIC, { NOWHERE },
    N_("It does not matter who owns that city or road, or whether anybody does. One that is only as large as the largest brings "
       "nothing.") },
  { "KR3", PUBLIC, { NOWHERE },
    N_("At the end of the game the king gives his player 1 point for each completed city on the board, the robber baron 1 point for "
       "each completed road.") },
  { "KR4", PUBLIC, { NOWHERE },
    N_("The largest that was ever completed counts, also where another set has made something else of it since; JCloisterZone "
       "compares with what is complete now.") },
  { "KR5", PEER, { NOWHERE },
    N_("JCloisterZone also knows other points: 10 for each card; 15 for one of them and 40 for both; or 1 at once for each city or "
       "road that is completed while one has the card, before it goes on, and nothing at the end.") },
  { "KR6", PUBLIC, { NOWHERE },
    N_("The second edition has the same rules. Open is which other ways of scoring are played; here are those of JCloisterZone "
       "(KR5).") },

  /* Hills & Sheep */
  { "HS1", PUBLIC, { NOWHERE },
    N_("Of two tiles both cities reach the same edge. A city that is laid there joins the two into one; an abbey there closes "
       "both.") },
  { "HS2", PUBLIC, { NOWHERE },
    N_("Instead of another figure the shepherd may be put on a field of the tile just laid, also beside farmers, but not where "
       "another shepherd is. He is no follower: farmers may still come to the field.") },
  { "HS3", PUBLIC, { NOWHERE },
    N_("Then a token is drawn for him, of four with 1 sheep, five with 2, five with 3, two with 4 and two with a wolf: sheep "
       "lie down beside him; by a wolf he goes home, and the token goes back.") },
  { "HS4", PUBLIC, { NOWHERE },
    N_("Whenever a player lays a tile that adds to the field of his shepherd he must, after a figure, draw one more token for him "
       "or have the flock scored. The tile on which the shepherd was put does not count.") },
  { "HS5", PUBLIC, { NOWHERE },
    N_("If it is a wolf, all shepherds of that field go home without points, and all their tokens go back.") },
  { "HS6", PUBLIC, { NOWHERE },
    N_("A flock that is scored brings each player with a shepherd on the field 1 point for each sheep of all shepherds there. They "
       "go home, and their tokens go back.") },
  { "HS7", PUBLIC, { NOWHERE },
    N_("A tile may join fields with shepherds of several players: only who laid it decides, for all of them. With shepherds on "
       "several fields he decides about one after the other.") },
  { "HS8", PEER, { NOWHERE },
    N_("On a field to which nothing can be added any more the flock is scored at once after a figure; where the player of the tile "
       "has the choice, after that.") },
  { "HS9", PUBLIC, { NOWHERE },
    N_("At the end of the game flocks pay nothing.") },
  { "HS10", PEER, { NOWHERE },
    N_("The dragon sends a shepherd home, and his tokens go back. Towers, princesses and crop circles do not touch him, and a barn "
       "does not send him home.") },
  { "HS11", PUBLIC, { NOWHERE },
    N_("When a hill is laid, a tile of the bag is put under it unseen, if there is one: the game is a tile shorter, and nobody "
       "knows by which.") },
  { "HS12", PUBLIC, { NOWHERE },
    N_("Of those who are equally strong on a road, in a city or on a farm only those own it who have a follower on a hill tile of "
       "it, if any has. JCloisterZone can also ask who has the most followers on hills.") },
  { "HS13", PUBLIC, { NOWHERE },
    N_("A completed monastery is worth 3 more for each vineyard on the eight tiles around it; at the end of the game it is not, "
       "and a garden never. A variant of JCloisterZone has gardens, too.") },
  { "HS14", PEER, { NOWHERE },
    N_("Whoever takes his abbot back gets nothing for vineyards.") },
  { "HS15", PEER, { NOWHERE },
    N_("Farms, pigs and barns are counted as if no shepherd were there, and the fairy does not go to him. A big follower and a "
       "mayor count for strength first, and on a hill as one like all.") },

  /* Winter Edition */
  { "W1", DOCUMENT, { WINTER, NOTE (6) },
    N_("The Winter Edition is played by the usual rules; twelve tiles show animals, which have no "
       "effect.") },
  { "W2", DOCUMENT, { WINTER },
    N_("For a first game it is best to play without farmers.") },
  { "W3", DOCUMENT, { NOTE (1), NOTE (3), NOTE (4) },
    N_("One translation has other words: traveller for highwayman, and one word for farm and "
       "field.") },

  /* House rules */
  { "H1", DOCUMENT, { HOUSE },
    N_("The players throw figures; whoever first throws one that lands standing decides who "
       "begins.") },
  { "H2", DOCUMENT, { HOUSE },
    N_("Everybody draws a tile, and the most roads on it begin; those who have equally many draw "
       "again.") },
  { "H3", DOCUMENT, { HOUSE },
    N_("A player draws his next tile at the end of his turn.") },
  { "H4", DOCUMENT, { HOUSE },
    N_("Everybody plays from a hand of three tiles, which is filled at the end of the turn; the "
       "abbey is not in the hand.") },
  { "H5", DOCUMENT, { HOUSE },
    N_("With a bag the start tile may go into the bag, and so may tiles that fit nowhere.") },
  { "H6", DOCUMENT, { HOUSE },
    N_("Trees do not end a road, only houses do.") },
  { "H7", DOCUMENT, { HOUSE },
    N_("A tile that alone can complete something may be bought for a price on which two "
       "players agree.") },
  { "H8", DOCUMENT, { HOUSE },
    N_("Whoever fills a hole with tiles on all four sides has a new turn; an abbey brings none.") },
  { "H9", DOCUMENT, { HOUSE },
    N_("What is unfinished at the end of the game gives nothing.") },
  { "H10", DOCUMENT, { HOUSE },
    N_("No tile may lie beyond the edge of the table, and the tiles are not moved.") },
  { "H11", DOCUMENT, { HOUSE },
    N_("The edge of the table completes features as an abbey does.") },
  { "H12", DOCUMENT, { HOUSE },
    N_("A coloured die shows how often the score track was passed: 6 up, then 1 from 50 points "
       "on.") },
};

const guint bst_io_n_rulebook_more = G_N_ELEMENTS (bst_io_rulebook_more);
