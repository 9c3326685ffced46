/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes next in a replayed .jcz: draws and discards, abbeys that are offered, the next turn
 * and the last round (formats.md, 1.11.3, 1.11.5 and 1.11.7). */

#pragma once

#include "bst-io-jcz-turn.h"

G_BEGIN_DECLS

/* A turn begins: an abbey is offered, or a tile drawn. */
void     bst_io_jcz_flow_begin        (BstIoJczTurn     *turn);

/* A tile is drawn; without one the last round begins. */
void     bst_io_jcz_flow_draw         (BstIoJczTurn     *turn);

/* The program's halt for the phase of the position. A turn that is over goes to the record. */
void     bst_io_jcz_flow_settle       (BstIoJczTurn     *turn);

/* Who is asked in the last round does not lay his abbey. */
void     bst_io_jcz_flow_pass_abbey   (BstIoJczTurn     *turn);

/* The file places this tile: then what was discarded before it is certain, or the draws are not
 * the program's own. FALSE and a fault at @json if there is no such tile left. */
gboolean bst_io_jcz_flow_check_draw   (BstIoJczTurn     *turn,
                                       const BstIoJson  *json,
                                       guint             placed,
                                       GError          **error);

/* The tiles drawn in vain go to the record. */
void     bst_io_jcz_flow_put_discards (BstIoJczTurn     *turn);

/* The turn so far goes to the record. */
BstNode *bst_io_jcz_flow_add_move     (BstIoJczTurn     *turn);

/* The tile that is never drawn; BST_NO_TILE without abbeys. */
int      bst_io_jcz_flow_find_abbey   (const BstIoJczTurn *turn);

/* Who placed the tile that lies last. */
guint    bst_io_jcz_flow_get_placer   (const BstIoJczTurn *turn);

G_END_DECLS
