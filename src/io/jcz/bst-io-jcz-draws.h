/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bag of a .jcz and the order in which it gives tiles (formats.md, 1.6 and 1.7). The files
 * name placed tiles only; the discarded ones and the tile in hand follow from here. */

#pragma once

#include "bst-io-jcz-setup.h"

G_BEGIN_DECLS

typedef struct _BstIoJczDraws BstIoJczDraws;

/* The full bag without the start tile, the seed and the annotated order of the file. NULL and
 * @error if those are no good. (transfer full) */
BstIoJczDraws *bst_io_jcz_draws_new     (const BstIoJson      *root,
                                         const BstIoJczSetup  *setup,
                                         GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void           bst_io_jcz_draws_free    (BstIoJczDraws        *draws);

/* Takes the random number that the payload of a COMMIT carries for the draws that follow. */
gboolean       bst_io_jcz_draws_commit  (BstIoJczDraws        *draws,
                                         const BstIoJson      *payload,
                                         GError              **error);

/* Draws: the type, or BST_NO_TILE if the bag counts as empty. @known: is that what the program
 * itself drew, or, without a seed, only a guess? */
int            bst_io_jcz_draws_next    (BstIoJczDraws        *draws,
                                         gboolean             *known);

/* Does the bag count as empty? */
gboolean       bst_io_jcz_draws_is_empty (const BstIoJczDraws *draws);

/* So many of the tiles lie under hills: they are drawn from, but when no other is left the bag is empty. */
void           bst_io_jcz_draws_hide    (BstIoJczDraws    *draws,
                                         guint             n_tiles);

/* The first volcano lies: from now on tiles with a dragon are drawn too (formats.md, 1.11.3). */
void           bst_io_jcz_draws_wake_dragon (BstIoJczDraws   *draws);

/* The player placed @placed although next() said @drawn: swaps them in the bag. From then on
 * random draws are not known. FALSE if the bag has no such tile. */
gboolean       bst_io_jcz_draws_correct (BstIoJczDraws        *draws,
                                         int                   drawn,
                                         guint                 placed);

/* A number below @bound from the same stream, as for a die. */
guint          bst_io_jcz_draws_roll    (BstIoJczDraws        *draws,
                                         guint                 bound);

/* A tile of the type, which the bag has, was drawn too and put aside. */
void           bst_io_jcz_draws_take    (BstIoJczDraws        *draws,
                                         guint                 type);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoJczDraws, bst_io_jcz_draws_free)

G_END_DECLS
