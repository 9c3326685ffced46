/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The messages of a .jcz, played on a board one by one (formats.md, 1.5). */

#pragma once

#include "bst-io-jcz-draws.h"
#include "bst-io-jcz.h"

G_BEGIN_DECLS

/* Plays the first @n_messages of @root, or all that there are, and appends the moves to @record, which holds none.
 * Discards, the tile in hand and the end follow from @draws. @end and @n_good may be NULL; at a fault that gets how many
 * messages stand before the one that is wrong. */
gboolean bst_io_jcz_replay (const BstIoJson      *root,
                            const BstIoJczSetup  *setup,
                            BstIoJczDraws        *draws,
                            BstRecord            *record,
                            guint                 n_messages,
                            BstIoJczEnd          *end,
                            guint                *n_good,
                            BstIoIssues          *issues,
                            GError              **error);

G_END_DECLS
