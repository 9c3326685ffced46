/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done by a key, with the key, which is changed by pressing another one. */

#pragma once

#include "bastide-keys.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_KEY_ROW (bastide_key_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideKeyRow, bastide_key_row, BASTIDE, KEY_ROW, AdwActionRow)

/* @key: an entry of the table with an action. */
GtkWidget *bastide_key_row_new (BastideKeys      *keys,
                                const BastideKey *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
