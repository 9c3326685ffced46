/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before the first tile: tiles, rules, players. Immutable, reference
 * counted; every position and record of a game shares one. */

#pragma once

#include "bst-rules.h"
#include "bst-tile-set.h"

G_BEGIN_DECLS

/* The documents know 2 to 6 players (Kupcy i budowniczowie); one alone occurs in other programs'
 * files. */
#define BST_MAX_PLAYERS 6
#define BST_NO_PLAYER   (-1)

typedef enum
{
  BST_COLOUR_RED,
  BST_COLOUR_BLUE,
  BST_COLOUR_YELLOW,
  BST_COLOUR_GREEN,
  BST_COLOUR_BLACK,
  BST_COLOUR_PINK
} BstColour;

#define BST_N_COLOURS 6

typedef struct
{
  char      *name;      /* as written in the source; may be any text */
  BstColour  colour;    /* differs from every other player's */
} BstPlayer;

typedef struct _BstGame BstGame;

/* @players in turn order, names copied. NULL and @error if there are none or too many, a
 * colour occurs twice. (transfer full) */
BstGame          *bst_game_new           (BstTileSet        *set,
                                          const BstRules    *rules,
                                          const BstPlayer   *players,
                                          guint              n_players,
                                          GError           **error) G_GNUC_WARN_UNUSED_RESULT;
BstGame          *bst_game_ref           (BstGame           *game);
void              bst_game_unref         (BstGame           *game);

/* The same tables with other rules. (transfer full) */
BstGame          *bst_game_with_rules    (BstGame           *game,
                                          const BstRules    *rules) G_GNUC_WARN_UNUSED_RESULT;

BstTileSet       *bst_game_get_tile_set  (const BstGame     *game);
const BstRules   *bst_game_get_rules     (const BstGame     *game);
guint             bst_game_get_n_players (const BstGame     *game);
const BstPlayer  *bst_game_get_player    (const BstGame     *game,
                                          guint              player);

/* How many figures of a kind every player begins with (R2, T1 ...). */
guint             bst_game_count_figures (const BstGame     *game,
                                          BstFigureKind      kind);

/* The same tables, rules and players; their names are compared by the first alone. */
gboolean          bst_game_equal         (const BstGame     *a,
                                          const BstGame     *b);
gboolean          bst_game_equal_but_names (const BstGame   *a,
                                            const BstGame   *b);

/* The word for a colour in texts: "Red" ... "Pink". Static. */
const char       *bst_colour_name        (BstColour          colour);

/* The player whose colour has this name; BST_NO_PLAYER if none. @length in bytes. */
int               bst_game_find_colour   (const BstGame     *game,
                                          const char        *name,
                                          gsize              length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstGame, bst_game_unref)

G_END_DECLS
