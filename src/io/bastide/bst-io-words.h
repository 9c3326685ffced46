/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that the reader and the writer of documents share. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

/* What <first-player by=""> says, by BstBeginningKind; NULL where nothing is told. */
extern const char * const bst_io_beginning_names[3];

/* The place of a BstExtra of a node where it keeps what belongs to the tile of this number in the hand
 * of the player of this colour. (transfer full) */
char *bst_io_place_of_held_tile (const char *colour,
                                 guint       index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
