/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rulebook-table.h"

const BstIoRule bst_io_rulebook_base[] = {
  /* Preparation and turn */
  { "R1", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("The base game has 72 tiles; one of them, with a back of its own, is the start tile.") },
  { "R2", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("Each player has eight followers of one colour: one counts the points, seven are the "
       "supply.") },
  { "R3", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("Any follower can be a knight, a highwayman, a monk or a farmer.") },
  { "R4", DOCUMENT, { BARD (1), OLDER, WINTER, NOTE (7) },
    N_("The start tile lies face up in the middle; the others are shuffled face down, in stacks "
       "or in a bag.") },
  { "R5", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("Who begins is found in any way (Bard 2005), named by the youngest player (Jedlińska) or "
       "decided by him (Ediția de iarnă).") },
  { "R6", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("Turns go round the table clockwise.") },
  { "R7", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("In his turn a player draws and lays a tile, may put a follower on it, and then what is "
       "completed is scored, in this order.") },
  { "R8", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("The drawn tile is shown to everybody before it is laid.") },
  { "R9", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A player without followers in his supply goes on laying tiles.") },

  /* Laying tiles */
  { "P1", DOCUMENT, { BARD (1), OLDER, WINTER },
    N_("A new tile must touch a tile on the board with a whole edge; a corner is not enough.") },
  { "P2", DOCUMENT, { BARD (1), OLDER, NOTE (10) },
    N_("Every edge that touches another tile must match: road to road, city to city, field to "
       "field, river to river.") },
  { "P3", DOCUMENT, { BARD (1), OLDER, NOTE (9) },
    N_("A monastery connects to nothing; monasteries may lie side by side or corner to "
       "corner.") },
  { "P4", DOCUMENT, { SHEET (2), NOTE (8) },
    N_("Segments that meet only at a corner are not connected.") },
  { "P5", DOCUMENT, { BARD (2) },
    N_("If a tile fits nowhere, the others may let the player draw another; the tile is out of "
       "the game.") },
  { "P6", DOCUMENT, { OLDER },
    N_("If a tile fits nowhere and all agree, it goes back into its stack and the player draws "
       "another.") },
  { "P7", DOCUMENT, { WINTER, NOTE (11) },
    N_("If a tile fits nowhere and all agree, it is out of the game and the player draws "
       "another; from a bag it may go back into the bag.") },
  { "P8", DOCUMENT, { NOTE (15) },
    N_("A road cannot stop at the edge of a tile that has no road there.") },
  { "P9", READING, { NOWHERE },
    N_("A tile fits nowhere if it can lie on no cell in any rotation.") },

  /* Putting followers */
  { "M1", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A player may put at most one figure in a turn.") },
  { "M2", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("The figure comes from the player’s supply.") },
  { "M3", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A figure is put only on the tile just laid.") },
  { "M4", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A figure stands on one feature of the tile: a road, a city, a monastery or a field.") },
  { "M5", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("No figure is put on a feature that holds a figure already, however far away and whosever "
       "it is.") },
  { "M6", DOCUMENT, { BARD (3), SHEET (2), OLDER, WINTER },
    N_("A tile may join features that hold figures; these then share the feature.") },
  { "M7", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("A figure may be put on a feature that its tile completes: it is scored and taken back "
       "in the same turn.") },
  { "M8", DOCUMENT, { BARD (2) },
    N_("A figure cannot be taken back at will; it returns when its feature is scored.") },
  { "M9", DOCUMENT, { NOTE (12) },
    N_("Whoever completes a free city need not claim it; he may put a farmer instead.") },
  { "M10", DOCUMENT, { NOTE (13) },
    N_("On a tile with a monastery a farmer may be put on the field around it; the monastery then "
       "stays empty.") },
  { "M11", DOCUMENT, { NOTE (14) },
    N_("A figure is put before scoring; one that returns by scoring cannot be put again in that "
       "turn.") },
  { "M12", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("A figure that returned may be used from the next turn on.") },

  /* Roads */
  { "RD1", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A road is completed when both its ends stop at a crossing, a city or a monastery, or when "
       "it is a loop.") },
  { "RD2", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A completed road gives one point for each of its tiles.") },
  { "RD3", DOCUMENT, { BARD (2), OLDER, WINTER },
    N_("A tile counts once for a road, however many of its segments lie on it.") },
  { "RD4", DOCUMENT, { NOTE (16) },
    N_("A crossing ends every road that reaches it.") },
  { "RD5", DOCUMENT, { BARD (4), SHEET (1), OLDER, NOTE (21) },
    N_("At the end of the game an unfinished road gives one point for each of its tiles.") },

  /* Cities */
  { "C1", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("A city is completed when walls surround it and no hole is left inside.") },
  { "C2", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("A completed city gives two points for each tile and two for each pennant.") },
  { "C3", DOCUMENT, { BARD (3), OLDER },
    N_("A tile counts once for a city, however many of its segments lie on it.") },
  { "C4", DOCUMENT, { OLDER },
    N_("A completed city of only two tiles gives one point for each tile and one for "
       "each pennant.") },
  { "C5", DOCUMENT, { NOTE (17) },
    N_("A pennant belongs to the city segment that it is drawn on, not to the whole tile.") },
  { "C6", DOCUMENT, { BARD (4), SHEET (1), OLDER, WINTER },
    N_("At the end of the game an unfinished city gives one point for each tile and one "
       "for each pennant.") },

  /* Majority */
  { "MJ1", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("Whoever has the most followers on a feature gets all of its points.") },
  { "MJ2", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("Players with equally many followers all get the full points.") },
  { "MJ3", DOCUMENT, { BARD (4), OLDER },
    N_("The same majority decides on unfinished features at the end of the game.") },
  { "MJ4", DOCUMENT, { NOTE (18) },
    N_("More followers on a feature do not give more points.") },
  { "MJ5", DOCUMENT, { BARD (3) },
    N_("All followers return from a scored feature, those of the losers too.") },

  /* Monasteries */
  { "MO1", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("A monastery is completed when tiles lie on all eight cells around it.") },
  { "MO2", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("A monastery with tiles on all eight cells around it gives nine points.") },
  { "MO3", DOCUMENT, { BARD (4), SHEET (1), OLDER, NOTE (21) },
    N_("At the end of the game an unfinished monastery gives one point for itself and "
       "one for each tile around it.") },

  /* Score track */
  { "ST1", DOCUMENT, { BARD (2), WINTER },
    N_("Points are moved on the score track at once.") },
  { "ST2", DOCUMENT, { BARD (2), OLDER, WINTER, NOTE (20) },
    N_("The score track has 50 spaces; a score marker that goes round is laid down, or its laps "
       "are counted.") },

  /* Farms */
  { "F1", DOCUMENT, { BARD (3), OLDER, WINTER, NOTE (19) },
    N_("Connected field segments are one farm; roads, cities, rivers and the edge of the board "
       "bound it.") },
  { "F2", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("Farms are scored only at the end of the game.") },
  { "F3", DOCUMENT, { BARD (3), OLDER, WINTER },
    N_("Farmers are laid down and stay to the end of the game.") },
  { "F4", DOCUMENT, { BARD (4), OLDER, WINTER },
    N_("Only completed cities count for farms.") },
  { "F5", DOCUMENT, { BARD (4), OLDER, NOTE (25) },
    N_("A farm must touch the wall of the city, not only a corner; how far away the farmer is does "
       "not matter.") },
  { "F6", DOCUMENT, { BARD (4), OLDER },
    N_("A large city gives a farm as much as a small one.") },
  { "F7", DOCUMENT, { BARD (4), OLDER, WINTER },
    N_("A farm may feed several cities, and several farms one city.") },
  { "F8", DOCUMENT, { NOTE (22) },
    N_("A farm that is not closed is scored as well.") },
  { "F9", DOCUMENT, { NOTE (23) },
    N_("A closed farm without a completed city gives nothing, and its farmer stays.") },

  /* Ways of scoring farms */
  { "FV1", DOCUMENT, { OLDER },
    N_("Each completed city gives four points to the player with the most farmers on "
       "all the farms around it.") },
  { "FV1b", DOCUMENT, { OLDER },
    N_("Each completed city gives four points to the player who owns the most farms "
       "around it.") },
  { "FV2", PUBLIC, { NOWHERE },
    N_("The owner of a farm gets three points for each completed city at its border, "
       "but a player scores the same city only once.") },
  { "FV3", DOCUMENT, { BARD (4), SHEET (1), WINTER, NOTE (24) },
    N_("The owner of a farm gets three points for each completed city at its border; "
       "every farm counts on its own.") },
  { "FV-pig", READING, { NOWHERE },
    N_("Where the older rules give four points for a city, an own pig adds one, or nothing; a pig "
       "farm on a tile adds one as well.") },

  /* End of the game */
  { "E1", DOCUMENT, { BARD (4), OLDER, WINTER },
    N_("The game ends with the turn in which the last tile is laid; what that turn completes is "
       "scored as usual.") },
  { "E2", DOCUMENT, { BARD (4), OLDER, WINTER },
    N_("Then unfinished roads, cities and monasteries are scored, and last the farms.") },
  { "E3", DOCUMENT, { BARD (4), OLDER, WINTER },
    N_("Whoever has the most points wins; players with equally many share the place.") },
};

const guint bst_io_n_rulebook_base = G_N_ELEMENTS (bst_io_rulebook_base);
