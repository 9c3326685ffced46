/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys in sentences: "{key:page.show-owners}" stands for the key of that action, which whoever reads may have changed. */

#pragma once

#include "bastide-key-table.h"

G_BEGIN_DECLS

/* What a key is called. (transfer full) */
typedef char *(*BastideKeyLabel) (const BastideKey *key,
                                  gpointer          data);

/* @text with the keys in place of the names of actions; one that the table does not have stays as it is. @label NULL: the
 * keys of the table. (transfer full) */
char *bastide_key_text_dup         (const char      *text,
                                    BastideKeyLabel  label,
                                    gpointer         data) G_GNUC_WARN_UNUSED_RESULT;

/* The first name of an action that the table does not have. (transfer full) (nullable) */
char *bastide_key_text_dup_unknown (const char      *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
