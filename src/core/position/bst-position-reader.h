/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the text of a position: what is the same whether the rules are asked
 * (bst-position-parse.c) or not (bst-setup-parse.c). */

#pragma once

#include "bst-position-private.h"

G_BEGIN_DECLS

typedef struct
{
  BstPosition *position;
  gint64       supply[BST_MAX_PLAYERS][BST_N_FIGURE_KINDS];
  gint64       goods[BST_MAX_PLAYERS][BST_N_GOODS];
  int          scores[BST_MAX_PLAYERS];
  gboolean     second;
  BstPhase     phase;           /* said by a word; BST_PHASE_TILE if none says it */
  gboolean     is_free;         /* the rules are not asked */
  GError     **error;
} BstPositionReader;

/* Sets the error, and returns FALSE. */
gboolean   bst_position_bad_text   (BstPositionReader  *reader,
                                    BstReason           reason,
                                    const char         *text);

/* Reads a tile as a move; @form gets the form of its type that its name says, else its type: "U+NS@1,0 r0". */
gboolean   bst_position_read_placed (BstGame           *game,
                                     const char        *text,
                                     BstMove           *move,
                                     guint             *form,
                                     GError           **error);

/* The parts of the text, and the game that the first two name. (transfer full) (nullable) */
char     **bst_position_split      (BstPositionReader  *reader,
                                    BstTileSet         *set,
                                    const BstRules     *rules,
                                    const char         *text,
                                    BstGame           **game);

/* Whose turn it is decides who is owed another tile, so it is known before the board is laid. */
void       bst_position_read_mover (BstPositionReader  *reader,
                                    const char         *part);

/* What comes after the board. */
gboolean   bst_position_read_rest  (BstPositionReader  *reader,
                                    char              **parts);

G_END_DECLS
