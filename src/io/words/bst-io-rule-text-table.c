/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-text-table.h"

#include "bst-io-rule-documents.h"

#include <glib/gi18n-lib.h>

#define DOCUMENT    BST_IO_STANDING_DOCUMENT
#define PUBLIC      BST_IO_STANDING_PUBLIC
#define PEER        BST_IO_STANDING_PEER
#define READING     BST_IO_STANDING_READING
#define UNMENTIONED BST_IO_STANDING_UNMENTIONED

#define BARD    BST_IO_BARD
#define TRADERS BST_IO_TRADERS
#define DROUGHT BST_IO_DROUGHT
#define OLDER   BST_IO_OLDER
#define WINTER  BST_IO_WINTER
#define ALL     BST_IO_ALL_OF_BASE

static const BstIoValueText farm_scoring_values[] = {
  { "third-edition", N_("each farm alone: 3 for every city"), DOCUMENT, BARD ", " WINTER },
  { "second-edition", N_("each farm alone: 3 for every city, once a player"), PUBLIC, NULL },
  { "older", N_("each city once: 4 to the most farmers around it"), DOCUMENT, OLDER },
  { "older-literal", N_("each city once: 4 to the most farms around it"), DOCUMENT, OLDER },
  { 0 }
};

static const BstIoValueText two_tile_city_values[] = {
  { "normal", N_("2 for each tile and pennant"), DOCUMENT, BARD ", " WINTER },
  { "reduced", N_("1 for each tile and pennant"), DOCUMENT, OLDER },
  { 0 }
};

static const BstIoValueText city_count_values[] = {
  { "tiles", N_("tiles"), DOCUMENT, BARD ", " OLDER },
  { "segments", N_("segments"), DOCUMENT, WINTER },
  { 0 }
};

static const BstIoValueText unplaceable_values[] = {
  { "remove", N_("out of the game"), DOCUMENT, BARD ", " WINTER },
  { "return-to-stack", N_("back into its stack"), DOCUMENT, OLDER },
  { "return-to-bag", N_("back into the bag"), DOCUMENT, WINTER },
  { 0 }
};

static const BstIoValueText farmers_values[] = {
  { "no", N_("no"), DOCUMENT, WINTER },
  { "yes", N_("yes"), DOCUMENT, ALL },
  { 0 }
};

static const BstIoValueText unfinished_count_values[] = {
  { "tiles", N_("tiles"), DOCUMENT, ALL },
  { "segments", N_("segments"), DOCUMENT, BARD ", " WINTER },
  { 0 }
};

static const BstIoValueText first_player_values[] = {
  { "random", N_("chosen at random"), DOCUMENT, BARD },
  { "youngest-names", N_("whom the youngest names"), DOCUMENT, OLDER },
  { "youngest-decides", N_("as the youngest decides"), DOCUMENT, WINTER },
  { "throw", N_("who first throws a figure that lands standing"), DOCUMENT, WINTER },
  { "roads", N_("who draws the tile with the most roads"), DOCUMENT, WINTER },
  { 0 }
};

static const BstIoValueText u_turn_values[] = {
  { "immediate", N_("no two bends the same way next to each other"), PUBLIC, NULL },
  { "never-twice", N_("never two bends running the same way"), PUBLIC, NULL },
  { "jcloisterzone", N_("the cells ahead must be free"), PEER, NULL },
  { "off", N_("any bend"), READING, NULL },
  { 0 }
};

static const BstIoValueText river_start_values[] = {
  { "removed", N_("out of the game"), DOCUMENT, OLDER },
  { "kept", N_("mixed in with the others"), PEER, NULL },
  { 0 }
};

const BstIoValueText bst_io_number_of_peer[] = {
  { "0", NULL, UNMENTIONED, NULL },
  { "1", NULL, PEER, NULL },
  { "*", NULL, READING, NULL },
  { 0 }
};

static const BstIoValueText off_or_on_of_peer[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "yes", N_("yes"), PEER, NULL },
  { 0 }
};

static const BstIoValueText inns_at_end_values[] = {
  { "nothing", N_("nothing"), PEER, NULL },
  { "usual", N_("as if there were none"), PEER, NULL },
  { 0 }
};

static const BstIoValueText off_or_on_of_traders[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "yes", N_("yes"), DOCUMENT, TRADERS },
  { 0 }
};

static const BstIoValueText older_pig_values[] = {
  { "one", N_("1 for each city"), READING, NULL },
  { "nothing", N_("nothing"), READING, NULL },
  { 0 }
};

static const BstIoValueText barn_placement_values[] = {
  { "alone", N_("only on a farm without a barn"), PEER, NULL },
  { "together", N_("beside other barns too"), PEER, NULL },
  { 0 }
};

static const BstIoValueText wagon_move_values[] = {
  { "near", N_("its own tile and the eight around it"), PEER, NULL },
  { "joined", N_("features that meet the one just scored"), PEER, NULL },
  { 0 }
};

static const BstIoValueText dragon_move_values[] = {
  { "before-scoring", N_("before scoring"), PEER, NULL },
  { "after-scoring", N_("after scoring"), PEER, NULL },
  { 0 }
};

static const BstIoValueText fairy_placement_values[] = {
  { "beside-follower", N_("beside one follower"), PEER, NULL },
  { "on-tile", N_("on a tile with own followers"), PEER, NULL },
  { 0 }
};

static const BstIoValueText princess_values[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "may", N_("if the player likes"), PEER, NULL },
  { "must", N_("always"), PEER, NULL },
  { 0 }
};

static const BstIoValueText ransom_values[] = {
  { "own-turn", N_("in his own turn"), PUBLIC, NULL },
  { "any-decision", N_("whenever he decides something"), PEER, NULL },
  { 0 }
};

static const BstIoValueText escape_values[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "any-tile", N_("monastery next to any tile of the city"), PEER, NULL },
  { "siege-tile", N_("monastery next to a siege tile"), PEER, NULL },
  { 0 }
};

static const BstIoValueText off_or_on_of_public[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "yes", N_("yes"), PUBLIC, NULL },
  { 0 }
};

static const BstIoValueText king_record_values[] = {
  { "ever", N_("than all that were ever completed"), PUBLIC, NULL },
  { "on-board", N_("than those that are complete now"), PEER, NULL },
  { 0 }
};

static const BstIoValueText card_points_values[] = {
  { "each", N_("1 for each completed one, at the end"), PUBLIC, NULL },
  { "ten", N_("10 for each card"), PEER, NULL },
  { "fifteen-or-forty", N_("15 for one card, 40 for both"), PEER, NULL },
  { "at-once", N_("1 at once for each that is completed"), PEER, NULL },
  { 0 }
};

static const BstIoValueText hill_tie_values[] = {
  { "any", N_("who has a follower on a hill"), PUBLIC, NULL },
  { "most", N_("who has the most followers on hills"), PEER, NULL },
  { 0 }
};

static const BstIoValueText vineyards_values[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "yes", N_("for monasteries"), PUBLIC, NULL },
  { "gardens", N_("for monasteries and gardens"), PEER, NULL },
  { 0 }
};

static const BstIoValueText off_or_on_of_drought[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "yes", N_("yes"), DOCUMENT, DROUGHT },
  { 0 }
};

static const BstIoValueText off_or_on_of_house[] = {
  { "no", N_("no"), UNMENTIONED, NULL },
  { "yes", N_("yes"), DOCUMENT, WINTER },
  { 0 }
};

/* House rules that change what the documents do say (R4, R7, RD1). */
static const BstIoValueText stated_or_house[] = {
  { "no", N_("no"), DOCUMENT, ALL },
  { "yes", N_("yes"), DOCUMENT, WINTER },
  { 0 }
};

static const BstIoValueText hand_values[] = {
  { "1", NULL, DOCUMENT, ALL },
  { "3", NULL, DOCUMENT, WINTER },
  { "*", NULL, READING, NULL },
  { 0 }
};

static const BstIoValueText hands_values[] = {
  { "open", N_("open"), DOCUMENT, WINTER },
  { "hidden", N_("hidden"), DOCUMENT, WINTER },
  { 0 }
};

static const BstIoValueText holes_values[] = {
  { "nothing", N_("no"), UNMENTIONED, NULL },
  { "turn", N_("with four neighbours"), READING, NULL },
  { "turn-if-different", N_("with four neighbours, all features different"), READING, NULL },
  { 0 }
};

static const BstIoValueText unfinished_values[] = {
  { "paid", N_("the usual points"), DOCUMENT, ALL },
  { "nothing", N_("nothing for roads, cities and monasteries"), DOCUMENT, WINTER },
  { "nor-farms", N_("nothing, nor for open farms"), READING, NULL },
  { 0 }
};

static const BstIoValueText table_edge_values[] = {
  { "endless", N_("nothing: the table has no end"), UNMENTIONED, NULL },
  { "limits", N_("no tile may lie beyond it"), DOCUMENT, WINTER },
  { "completes", N_("it completes features as an abbey does"), DOCUMENT, WINTER },
  { 0 }
};

static const BstIoValueText any_number[] = {
  { "*", NULL, READING, NULL },
  { 0 }
};

static const BstIoValueText edge_monastery_values[] = {
  { "neighbours", N_("1 and 1 for each tile around it"), READING, NULL },
  { "nine", N_("9 as any other"), READING, NULL },
  { 0 }
};

static const BstIoValueText score_track_values[] = {
  { "lay-marker", N_("the marker is laid down"), DOCUMENT, BARD ", " OLDER },
  { "laps", N_("laps are counted"), DOCUMENT, WINTER },
  { "dice", N_("a die counts the laps"), DOCUMENT, WINTER },
  { 0 }
};

const BstIoSwitchText bst_io_rule_table[] = {
  { "farm-scoring", BST_IO_RULES_BASE, farm_scoring_values, N_("Farms"),
    N_("How the end of the game pays farmers for completed cities.") },
  { "two-tile-city", BST_IO_RULES_BASE, two_tile_city_values, N_("City of two tiles"),
    N_("Whether a completed city of only two tiles pays less.") },
  { "city-count", BST_IO_RULES_BASE, city_count_values, N_("Size of a city"),
    N_("What a city counts when two of its segments lie on one tile.") },
  { "unplaceable", BST_IO_RULES_BASE, unplaceable_values, N_("Tile that fits nowhere"),
    N_("Where a tile goes that fits nowhere.") },
  { "farmers", BST_IO_RULES_BASE, farmers_values, N_("Farmers"),
    N_("Whether followers may be placed on fields.") },
  { "unfinished-count", BST_IO_RULES_BASE, unfinished_count_values,
    N_("Size of what is unfinished"),
    N_("What unfinished roads and cities count at the end of the game.") },
  { "first-player", BST_IO_RULES_BASE, first_player_values, N_("First player"),
    N_("Who begins the game.") },
  { "u-turn", BST_IO_RULES_RIVER, u_turn_values, N_("Bends of the river"),
    N_("How tightly the river may turn.") },
  { "river-start", BST_IO_RULES_RIVER, river_start_values, N_("Start tile with a river"),
    N_("What becomes of the start tile of the base game when the spring begins.") },
  { "inns", BST_IO_RULES_INNS, off_or_on_of_peer, N_("Inns and cathedrals"),
    N_("Whether inns raise roads to 2 a tile and cathedrals cities to 3 a tile and pennant.") },
  { "inns-at-end", BST_IO_RULES_INNS, inns_at_end_values, N_("Inns and cathedrals at the end"),
    N_("What the end of the game pays for an unfinished road with an inn or city with a "
       "cathedral.") },
  { "goods", BST_IO_RULES_TRADERS, off_or_on_of_traders, N_("Goods"),
    N_("Whether completing a city brings its goods, and the most of a kind 10 points at the "
       "end.") },
  { "pig-herds", BST_IO_RULES_TRADERS, off_or_on_of_peer, N_("Pig herds"),
    N_("Whether a pig herd on a tile raises what the farm pays for a city by 1.") },
  { "older-pig", BST_IO_RULES_TRADERS, older_pig_values, N_("Pig in the older rules"),
    N_("What a pig adds for a city where the older rules pay 4.") },
  { "abbeys", BST_IO_RULES_ABBEY, bst_io_number_of_peer, N_("Abbeys"),
    N_("How many abbey tiles each player has; an abbey fills a hole and closes all that it "
       "touches.") },
  { "barn-placement", BST_IO_RULES_ABBEY, barn_placement_values, N_("Place of a barn"),
    N_("Whether a barn may stand on a farm that has one.") },
  { "wagon-move", BST_IO_RULES_ABBEY, wagon_move_values, N_("Drive of a wagon"),
    N_("Where a wagon may drive.") },
  { "dragon", BST_IO_RULES_DRAGON, off_or_on_of_peer, N_("Dragon"),
    N_("Whether volcanoes bring the dragon and dragon tiles move it six steps, removing "
       "figures.") },
  { "dragon-move", BST_IO_RULES_DRAGON, dragon_move_values, N_("Move of the dragon"),
    N_("When the dragon moves in a turn.") },
  { "fairy", BST_IO_RULES_DRAGON, off_or_on_of_peer, N_("Fairy"),
    N_("Whether the fairy may be moved; it keeps the dragon away and brings points.") },
  { "fairy-placement", BST_IO_RULES_DRAGON, fairy_placement_values, N_("Place of the fairy"),
    N_("Where the fairy stands.") },
  { "princess", BST_IO_RULES_DRAGON, princess_values, N_("Princess"),
    N_("Whether a princess joined to a city removes a knight of it.") },
  { "portals", BST_IO_RULES_DRAGON, off_or_on_of_peer, N_("Magic portals"),
    N_("Whether a portal lets a follower stand on a tile laid earlier.") },
  { "towers", BST_IO_RULES_TOWER, off_or_on_of_peer, N_("Towers"),
    N_("Whether towers are built, which capture followers near them.") },
  { "ransom", BST_IO_RULES_TOWER, ransom_values, N_("Ransom"),
    N_("When a player may pay for one of his captured followers, once in a turn.") },
  { "siege", BST_IO_RULES_SIEGE, off_or_on_of_peer, N_("Siege"),
    N_("Whether a besieged city pays 1 less for each tile and pennant, and twice for farms.") },
  { "escape", BST_IO_RULES_SIEGE, escape_values, N_("Escape from a siege"),
    N_("Whether knights may leave a besieged city through a monastery next to it.") },
  { "mage", BST_IO_RULES_MAGE, off_or_on_of_peer, N_("Mage"),
    N_("Whether tiles with the magic sign move the mage, who adds 1 for each tile of a road or city.") },
  { "witch", BST_IO_RULES_MAGE, off_or_on_of_peer, N_("Witch"),
    N_("Whether tiles with the magic sign move the witch, who halves what a road or city pays.") },
  { "drought", BST_IO_RULES_DROUGHT, off_or_on_of_drought, N_("Drought"),
    N_("Whether a dried segment lowers what its meadow pays for each city by 1.") },
  { "plague", BST_IO_RULES_DROUGHT, off_or_on_of_drought, N_("Plague of rats"),
    N_("Whether a completed city with rats keeps its figures in quarantine.") },
  { "gold", BST_IO_RULES_GOLDMINES, off_or_on_of_public, N_("Gold"),
    N_("Whether a gold mine brings two ingots, which are taken with what is completed on their tiles.") },
  { "king", BST_IO_RULES_KING_AND_ROBBER, off_or_on_of_public, N_("King"),
    N_("Whether whoever completes the largest city has the king.") },
  { "robber", BST_IO_RULES_KING_AND_ROBBER, off_or_on_of_public, N_("Robber baron"),
    N_("Whether whoever completes the longest road has the robber baron.") },
  { "king-record", BST_IO_RULES_KING_AND_ROBBER, king_record_values, N_("Largest city, longest road"),
    N_("Than which others a city or road must be larger to bring the king or the robber baron.") },
  { "king-robber-points", BST_IO_RULES_KING_AND_ROBBER, card_points_values, N_("Points of king and robber baron"),
    N_("What the king brings for completed cities, and the robber baron for completed roads.") },
  { "hills", BST_IO_RULES_HILLS, off_or_on_of_public, N_("Hills"),
    N_("Whether a hill hides a tile of the bag, and a follower on it wins ties.") },
  { "hill-tie", BST_IO_RULES_HILLS, hill_tie_values, N_("Ties on hills"),
    N_("Who of those who are equally strong wins where there are hills.") },
  { "vineyards", BST_IO_RULES_HILLS, vineyards_values, N_("Vineyards"),
    N_("Whether a completed monastery is worth 3 more for each vineyard around it.") },
  { "by-hand", BST_IO_RULES_DROUGHT, off_or_on_of_drought, N_("Figures moved by hand"),
    N_("Whether a turn may note what the catapult or the Knights’ Tournament did to a figure.") },
  { "predraw", BST_IO_RULES_HOUSE, stated_or_house, N_("Tile drawn ahead"),
    N_("Whether the next tile is drawn at the end of one’s own turn.") },
  { "hand", BST_IO_RULES_HOUSE, hand_values, N_("Tiles in hand"),
    N_("How many tiles each player holds to choose from.") },
  { "hands", BST_IO_RULES_HOUSE, hands_values, N_("Sight of hands"),
    N_("Whether the other players see the tiles in hand.") },
  { "start-in-bag", BST_IO_RULES_HOUSE, stated_or_house, N_("Start tile in the bag"),
    N_("Whether the start tile is mixed in with the others and the first tile drawn begins.") },
  { "trees-pass", BST_IO_RULES_HOUSE, stated_or_house, N_("Trees on roads"),
    N_("Whether roads go on at a crossing with trees and end only at houses.") },
  { "buying", BST_IO_RULES_HOUSE, off_or_on_of_house, N_("Buying a tile"),
    N_("Whether others may buy a tile that alone can complete a feature.") },
  { "holes", BST_IO_RULES_HOUSE, holes_values, N_("Filling a hole"),
    N_("Whether a tile laid into a hole brings a new turn.") },
  { "unfinished", BST_IO_RULES_HOUSE, unfinished_values, N_("Unfinished features"),
    N_("What the end of the game pays for what is not finished.") },
  { "table-edge", BST_IO_RULES_HOUSE, table_edge_values, N_("Edge of the table"),
    N_("What the edge of the table does.") },
  { "table-west", BST_IO_RULES_HOUSE, any_number, N_("Table to the west"),
    N_("How many cells the table has west of the start tile.") },
  { "table-north", BST_IO_RULES_HOUSE, any_number, N_("Table to the north"),
    N_("How many cells the table has north of the start tile.") },
  { "table-east", BST_IO_RULES_HOUSE, any_number, N_("Table to the east"),
    N_("How many cells the table has east of the start tile.") },
  { "table-south", BST_IO_RULES_HOUSE, any_number, N_("Table to the south"),
    N_("How many cells the table has south of the start tile.") },
  { "edge-monastery", BST_IO_RULES_HOUSE, edge_monastery_values, N_("Monastery at the edge"),
    N_("What a monastery that the edge of the table completes pays.") },
  { "score-track", BST_IO_RULES_DISPLAY, score_track_values, N_("Score track"),
    N_("How the score track shows more than one lap.") },
};

const guint bst_io_n_rule_table = G_N_ELEMENTS (bst_io_rule_table);
