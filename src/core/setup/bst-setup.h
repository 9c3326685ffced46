/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A set-up: a position that was put together by hand, whatever the rules say about it. It is
 * plain data that can be changed anywhere, and small enough to be kept for undo; a position is
 * built from it when one is needed. What is wrong with it says bst-problem.h.
 *
 * The book-keeping is done along the way: tiles come out of the bag and go back into it, figures
 * come from their player and return to him. A player who has none left gets another from
 * nowhere, which is a problem then. */

#pragma once

#include "bst-problem.h"

G_BEGIN_DECLS

typedef struct _BstSetup BstSetup;

/* Cells, both corners included. */
typedef struct
{
  gint16 min_x;
  gint16 min_y;
  gint16 max_x;
  gint16 max_y;
} BstArea;

/* Why an edit was refused. */
typedef enum
{
  BST_SETUP_OK,
  BST_SETUP_NOTHING,        /* there is nothing to change there */
  BST_SETUP_TOO_WIDE,       /* tiles would lie further apart than all in a row, or too far out */
  BST_SETUP_TOO_MANY,       /* more tiles than the set has, and a few; or figures */
  BST_SETUP_NO_PLACE,       /* the tile has no such feature, or no tile is there */
  BST_SETUP_NOT_IN_GAME     /* the other game lacks a tile that is used */
} BstSetupResult;

/* --- Making --- */

/* The start of the game. (transfer full) */
BstSetup      *bst_setup_new            (BstGame           *game) G_GNUC_WARN_UNUSED_RESULT;

/* What is on the board and with the players, as between two turns. (transfer full) */
BstSetup      *bst_setup_from_position  (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full) */
BstSetup      *bst_setup_copy           (const BstSetup    *setup) G_GNUC_WARN_UNUSED_RESULT;
void           bst_setup_free           (BstSetup          *setup);

/* Games are compared by identity, as for positions; what is allowed counts. */
gboolean       bst_setup_equal          (const BstSetup    *a,
                                         const BstSetup    *b);

/* The position that is set up, at the beginning of a turn. It is ok by bst_position_is_ok(),
 * however wrong it may be: features are joined where the edges meet, and open where they do not.
 * (transfer full) */
BstPosition   *bst_setup_get_position   (const BstSetup    *setup) G_GNUC_WARN_UNUSED_RESULT;

BstGame       *bst_setup_get_game       (const BstSetup    *setup);

/* Reads the text of a position (bst_position_to_text()) as it is, whether the rules allow it or
 * not: tiles lie in any order, and what was allowed on purpose is there. The turn may be in its
 * middle. @set and @rules as for bst_position_from_text(). NULL and @error for a text of another
 * form, for figures where they cannot be, and beyond the bounds of the edits. Names of players
 * are the colours. (transfer full) */
BstPosition   *bst_position_from_text_as_is (BstTileSet    *set,
                                         const BstRules    *rules,
                                         const char        *text,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same as a set-up, which is never in the middle of a turn. (transfer full) */
BstSetup      *bst_setup_from_text      (BstTileSet        *set,
                                         const BstRules    *rules,
                                         const char        *text,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* --- Tiles: each FALSE-like result but BST_SETUP_OK leaves all as it was --- */

/* Lays a tile; what lay there goes back, with its figures. */
BstSetupResult bst_setup_put_tile       (BstSetup          *setup,
                                         guint              type,
                                         int                x,
                                         int                y,
                                         guint              rotation);

/* Takes the tiles of an area off the board, with their figures. */
BstSetupResult bst_setup_remove         (BstSetup          *setup,
                                         const BstArea     *area);

/* Moves the tiles of an area with all that is on them, and turns them as a block by @turns
 * clockwise quarter turns; its north-west corner comes to the corner plus (@dx, @dy). What lies
 * there otherwise goes back. With @copies the tiles stay and equal ones are laid there, with
 * equal figures; neutral figures are not copied, and tokens only if they are of the tile. */
BstSetupResult bst_setup_move           (BstSetup          *setup,
                                         const BstArea     *area,
                                         int                dx,
                                         int                dy,
                                         guint              turns,
                                         gboolean           copies);

/* Shifts the whole board. */
BstSetupResult bst_setup_shift          (BstSetup          *setup,
                                         int                dx,
                                         int                dy);

/* Takes everything off the board. */
BstSetupResult bst_setup_clear          (BstSetup          *setup);

/* --- Figures and tokens --- */

/* Puts the figure of @spot there, from its player's supply. */
BstSetupResult bst_setup_put_figure     (BstSetup          *setup,
                                         const BstSpot     *spot);
/* Takes it back. */
BstSetupResult bst_setup_remove_figure  (BstSetup          *setup,
                                         const BstSpot     *spot);
/* To the place that @to names; its player and figure do not matter. */
BstSetupResult bst_setup_move_figure    (BstSetup          *setup,
                                         const BstSpot     *spot,
                                         const BstSpot     *to);

/* What an expansion brings is set only if the rules have it; otherwise there is no place for it,
 * or nothing happens. */

/* A neutral figure: beside the follower of @spot, if it may, or on the tile of its cell if @spot has no player (on the
 * segment that it names, if that is how it stands); NULL: off
 * the board. */
BstSetupResult bst_setup_set_neutral    (BstSetup          *setup,
                                         BstNeutralKind     kind,
                                         const BstSpot     *spot);
/* Tokens on a tile where they may lie (bst-token-kind.h): how many, or the two segments that one joins, as bits. */
BstSetupResult bst_setup_set_tile_tokens (BstSetup         *setup,
                                          BstTokenKind      kind,
                                          int               x,
                                          int               y,
                                          guint             number);

/* --- Players and bag --- */

void           bst_setup_set_turn       (BstSetup          *setup,
                                         guint              player);
void           bst_setup_set_score      (BstSetup          *setup,
                                         guint              player,
                                         int                score);
/* Together with those on the board and in prison at most BST_MAX_SUPPLY of the kind. */
BstSetupResult bst_setup_set_supply     (BstSetup          *setup,
                                         guint              player,
                                         BstFigureKind      kind,
                                         guint              supply);
/* As many tokens as a player can have, at most. What there is one of leaves whoever has it. */
BstSetupResult bst_setup_set_tokens     (BstSetup          *setup,
                                         BstTokenKind       kind,
                                         guint              player,
                                         guint              number);
/* They come from the owner's supply and go back to it (TO3). */
BstSetupResult bst_setup_set_prisoners  (BstSetup          *setup,
                                         guint              captor,
                                         guint              owner,
                                         BstFigureKind      kind,
                                         guint              n);
/* The tiles that are known to be in a hand, at most BST_MAX_HELD_TILES: the tile to lay, or one drawn
 * ahead. */
void           bst_setup_set_held_tiles       (BstSetup          *setup,
                                               guint              player,
                                               const gint16      *types,
                                               guint              n_types);
/* The tiles put aside, in order. */
BstSetupResult bst_setup_set_discards   (BstSetup          *setup,
                                         const gint16      *types,
                                         guint              n_types);

/* Other players, rules or tiles. Figures and scores follow the colours of the players: who is not
 * in @game any more leaves with all that is his, who is new begins with what the rules give.
 * Figures that the new rules do not give stay, with their supply (and are a problem then).
 * BST_SETUP_NOT_IN_GAME if a tile that lies on the board, in a hand or aside is of no set of
 * @game, BST_SETUP_TOO_MANY if it has far fewer of them. @players (nullable): for each player of
 * @game the index of the player who he was, or BST_NO_PLAYER, when colours change. */
BstSetupResult bst_setup_set_game       (BstSetup          *setup,
                                         BstGame           *game,
                                         const gint8       *players);

/* Cells further out could not be named once the game goes on from there. */
#define BST_SETUP_MAX_COORDINATE BST_MAX_TILES

/* --- What is wrong with it --- */

/* All problems, those of the board first, by cell, as (element-type BstProblem). @position is the
 * one of the set-up. @before (nullable) is the position of the record before it, by whose scores
 * those of the set-up are judged; without it nothing is said about them. (transfer full) */
GArray        *bst_setup_find_problems  (const BstSetup    *setup,
                                         const BstPosition *position,
                                         const BstPosition *before) G_GNUC_WARN_UNUSED_RESULT;

/* Is there a way to mend it? Turning a tile as little as need be, of two the one that was put down later; taking a
 * figure back, of two @spot; the number that the rules or the record give. */
gboolean       bst_setup_can_mend       (const BstSetup    *setup,
                                         const BstProblem  *problem);

/* Does it. FALSE if there is none. */
gboolean       bst_setup_mend           (BstSetup          *setup,
                                         const BstProblem  *problem);

/* --- What is allowed on purpose --- */

/* @key is that of a problem (bst_problem_to_key()). */
void           bst_setup_allow          (BstSetup          *setup,
                                         const char        *key,
                                         gboolean           allowed);
gboolean       bst_setup_is_allowed     (const BstSetup    *setup,
                                         const char        *key);
/* (element-type utf8), sorted. */
const GPtrArray *bst_setup_get_allowed  (const BstSetup    *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstSetup, bst_setup_free)

G_END_DECLS
