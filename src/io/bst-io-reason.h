/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Core gives the reasons why a move is refused in English, because it knows no language. Here
 * they are said in the user's. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The message of a BST_ERROR, translated; what is not known stays as it is. (transfer full) */
char *bst_io_reason_translate (const char *message) G_GNUC_WARN_UNUSED_RESULT;

/* Puts the translation in place of the message of @error (nullable). */
void  bst_io_reason_localize  (GError     *error);

G_END_DECLS
