/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move and its text, the only way in which a board changes:
 *
 *   N@0,-1 r270 [Red city:W]    tile, cell, rotation, who stands on what
 *   U@1,0 r0                    no figure
 *   B@0,1 r0 [Blue mon]         the monk
 *   U@2,0 r0 [Red builder on road:E]    a figure that is no follower; also big, pig
 *   C@-                         drawn, fits nowhere, put aside (P5-P7)
 *   N@0,-1 r270 ...             placed, but the turn has not ended: nothing is scored yet
 *
 * The place of a figure is an edge (city, road) or half-edge (field) of the segment on the
 * board; the printer writes it as it was given. "field:inner" is a field that touches no
 * edge ("field:inner2" the second one). One space between the parts, none elsewhere. */

#pragma once

#include "bst-game.h"

G_BEGIN_DECLS

/* Cells that a move can name. A board of BST_MAX_TILES tiles reaches no further. */
#define BST_MAX_COORDINATE BST_MAX_TILES

typedef enum
{
  BST_MOVE_PLACE,
  BST_MOVE_DISCARD
} BstMoveKind;

/* @side of a figure's place: a half-edge 0 to 7 for fields; for cities and roads the first
 * half-edge of an edge (0, 2, 4, 6); BST_SIDE_INNER + n for the n-th field that touches no
 * edge; 0 for a monastery. */
#define BST_SIDE_INNER 8

typedef struct
{
  BstMoveKind    kind;
  gint16         type;          /* index in the tile set */
  gint16         x;             /* valid for BST_MOVE_PLACE, as all below */
  gint16         y;
  guint8         rotation;      /* quarter turns, 0 to 3 */
  gint8          player;        /* whose figure is put; BST_NO_PLAYER for none */
  BstFigureKind  figure;        /* valid if there is a player, as the next two */
  BstFeatureKind feature;
  guint8         side;
  gboolean       unfinished;    /* the turn goes on: no scoring yet */
} BstMove;

/* Reads one move. Strict: any other spelling is BST_ERROR_SYNTAX, a number out of bounds
 * BST_ERROR_RANGE, a tile or player that the game lacks BST_ERROR_UNKNOWN. Whether the
 * move is legal is the position's matter. @move is written only on success. */
gboolean  bst_move_parse     (const BstGame  *game,
                              const char     *text,
                              BstMove        *move,
                              GError        **error);

/* "big", "builder", "pig"; "" for a follower. Static, never translated. */
const char *bst_figure_name    (BstFigureKind  kind);

/* Reads a place alone, "city:W", "field:NL" or "mon", into feature and side of @move. FALSE
 * for any other text, and @move is as it was. */
gboolean  bst_move_parse_spot (const char    *text,
                               BstMove       *move);

/* Appends the text; bst_move_parse() gives the same move back. */
void      bst_move_print     (const BstGame  *game,
                              const BstMove  *move,
                              GString        *out);

/* As above, as a new string. (transfer full) */
char     *bst_move_to_text   (const BstGame  *game,
                              const BstMove  *move) G_GNUC_WARN_UNUSED_RESULT;

gboolean  bst_move_equal     (const BstMove  *a,
                              const BstMove  *b);

/* Puts a follower of @player on segment @segment in the move: names its first half-edge
 * clockwise from NL. */
void      bst_move_set_spot  (BstMove           *move,
                              const BstTileType *type,
                              guint              segment,
                              int                player);

/* The segment that the figure of @move stands on; BST_NO_SEGMENT if the tile has none there. */
guint     bst_move_get_segment (const BstMove     *move,
                                const BstTileType *type);

G_END_DECLS
