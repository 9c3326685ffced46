/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JCloisterZone's saved games, .jcz, of the versions 4.x to 6.x (formats.md, 1).
 *
 * The base game in both editions without gardens and abbots. Whatever changes the game and is
 * not known (expansions, elements, rules, messages) is BST_IO_ERROR_UNSUPPORTED, by name. */

#pragma once

#include "bst-io-json.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Where the program stood after the last message, which a test in the file may ask about. */
typedef enum
{
  BST_IO_JCZ_PHASE_TILE,        /* the tile in hand is to be placed */
  BST_IO_JCZ_PHASE_ACTION,      /* placed; a figure may be put */
  BST_IO_JCZ_PHASE_COMMIT,      /* put or passed; the turn is to be ended */
  BST_IO_JCZ_PHASE_OVER
} BstIoJczPhase;

/* Does the JSON look like a saved game of JCloisterZone? */
gboolean   bst_io_jcz_is   (const BstIoJson  *root);

/* Reads a parsed file, every message checked on a board. @phase may be NULL. NULL and @error
 * at the first fault. (transfer full) */
BstRecord *bst_io_jcz_read (const BstIoJson  *root,
                            BstIoJczPhase    *phase,
                            BstIoIssues      *issues,
                            GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
