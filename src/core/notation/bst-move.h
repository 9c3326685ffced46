/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move and its text, the only way in which a board changes:
 *
 *   N@0,-1 r270 [Red city:W]    tile, cell, rotation, and the steps of the turn (bst-step.h)
 *   U@1,0 r0                    no steps
 *   B@0,1 r0 [Blue mon]         the monk
 *   DG/Rr.d@2,0 r0 [Red road:E] [dragon NNEE]
 *   C@-                         drawn, fits nowhere, put aside; the player draws another (P5-P7)
 *   C@- [refused]               the others do not allow another: the turn is over
 *   N@0,-1 r270 ...             the turn has not ended: it waits for its next step
 *
 * The place of a figure is an edge (city, road) or half-edge (field) of the segment on the
 * board; the printer writes it as it was given. "field:inner" is a field that touches no
 * edge ("field:inner2" the second one). One space between the parts, none elsewhere. */

#pragma once

#include "bst-step.h"

G_BEGIN_DECLS

typedef enum
{
  BST_MOVE_PLACE,
  BST_MOVE_DISCARD,
  BST_MOVE_SET_UP           /* the part of a record that is a set-up; no move of a game */
} BstMoveKind;

typedef struct
{
  BstMoveKind    kind;
  gint16         type;          /* index in the tile set */
  gboolean       refused;       /* valid for BST_MOVE_DISCARD: no other tile is drawn */
  gint16         x;             /* valid for BST_MOVE_PLACE, as all below */
  gint16         y;
  guint8         rotation;      /* quarter turns, 0 to 3 */
  guint8         n_steps;
  gboolean       unfinished;    /* the turn goes on */
  BstStep        steps[BST_MAX_STEPS];
} BstMove;

/* Reads one move. Strict: any other spelling is BST_ERROR_SYNTAX, a number out of bounds
 * BST_ERROR_RANGE, a tile or player that the game lacks BST_ERROR_UNKNOWN. Whether the
 * move is legal is the position's matter. @move is written only on success. */
gboolean  bst_move_parse     (const BstGame  *game,
                              const char     *text,
                              BstMove        *move,
                              GError        **error);

/* Appends the text; bst_move_parse() gives the same move back. */
void      bst_move_print     (const BstGame  *game,
                              const BstMove  *move,
                              GString        *out);

/* As above, as a new string. (transfer full) */
char     *bst_move_to_text   (const BstGame  *game,
                              const BstMove  *move) G_GNUC_WARN_UNUSED_RESULT;

/* Copies what there is: few moves have many of their steps. */
void      bst_move_copy      (BstMove        *to,
                              const BstMove  *from);

gboolean  bst_move_equal     (const BstMove  *a,
                              const BstMove  *b);

/* Adds a step; FALSE if the move has BST_MAX_STEPS. */
gboolean  bst_move_add_step  (BstMove        *move,
                              const BstStep  *step);

/* Adds the step that puts a figure on segment @segment of the tile of @move. */
void      bst_move_put       (BstMove           *move,
                              const BstTileType *type,
                              guint              segment,
                              int                player,
                              BstFigureKind      figure);

/* Where a figure from the supply is put; NULL if none is. Owned by the move. */
const BstSpot *bst_move_get_put (const BstMove  *move);

G_END_DECLS
