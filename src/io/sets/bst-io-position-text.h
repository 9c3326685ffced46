/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one-line text of a position, whose first words name a tile set and a rule set. What is read is made clean first
 * (bst-io-clean.h). */

#pragma once

#include "bst-setup.h"

G_BEGIN_DECLS

/* Reads the one-line text of a position, looking up the tile set and the rule set that its
 * first part names: as the rules allow it, and if they do not, as it is. @is_set_up (nullable)
 * says which. (transfer full) */
BstPosition *bst_io_position_from_text (const char   *text,
                                        gboolean     *is_set_up,
                                        GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* The text of a position, if it can be read again as it is; BST_IO_ERROR_WRITE if not.
 * (transfer full) */
char        *bst_io_position_to_text   (const BstPosition *position,
                                        GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same as a set-up, whatever the rules say about it. (transfer full) */
BstSetup    *bst_io_setup_from_text    (const char   *text,
                                        GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
