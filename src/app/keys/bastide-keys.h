/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys as the reader has them: those of the table, and what was chosen in their place. All windows
 * share it. Signal: "changed". */

#pragma once

#include "bastide-key-table.h"
#include "bastide-user-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_KEYS (bastide_keys_get_type ())
G_DECLARE_FINAL_TYPE (BastideKeys, bastide_keys, BASTIDE, KEYS, GObject)

/* What is chosen is kept in @settings, under "keys". */
BastideKeys      *bastide_keys_new        (GSettings        *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Those that all windows share. (transfer none) */
BastideKeys      *bastide_keys_get_shared (BastideUserState *user_state);

/* The accelerators of an entry of the table; the last one is NULL. */
const char * const *bastide_keys_get      (BastideKeys      *self,
                                           const BastideKey *key);

/* The same as the reader reads them: "F9, T". (transfer full) */
char             *bastide_keys_dup_label  (BastideKeys      *self,
                                           const BastideKey *key);

/* What a button is called that does @action: "Undo (Ctrl+Z)". (transfer full) */
char             *bastide_keys_dup_tooltip (BastideKeys     *self,
                                           const char       *action,
                                           const char       *name);

/* All buttons in @widget that do an action of the table, or have the name of one, have the key behind what their
 * tooltip says. */
void              bastide_keys_set_tooltips (BastideKeys    *self,
                                           GtkWidget        *widget);

/* Now, and whenever others are chosen. */
void              bastide_keys_keep_tooltips (BastideKeys   *self,
                                           GtkWidget        *widget);

/* The accelerator of what was pressed; NULL for a key that only goes with others. (transfer full) */
char             *bastide_keys_dup_accelerator (guint            keyval,
                                           GdkModifierType   modifiers);

/* Which other entry has @accelerator where @key is heard (nullable). */
const BastideKey *bastide_keys_find_owner (BastideKeys      *self,
                                           const BastideKey *key,
                                           const char       *accelerator);

/* @accelerator: none other has it; NULL for those of the table. */
void              bastide_keys_set        (BastideKeys      *self,
                                           const BastideKey *key,
                                           const char       *accelerator);
gboolean          bastide_keys_is_changed (BastideKeys      *self,
                                           const BastideKey *key);

/* Keys with Ctrl or Alt, and those of functions, are the program's before the focus has them. */
void              bastide_keys_set_accels (BastideKeys      *self,
                                           GtkApplication   *application);

/* All others come to a page when the focus had no use for them: the entry whose action is to be done
 * (nullable). */
const BastideKey *bastide_keys_find       (BastideKeys      *self,
                                           BastideKeyScope   scope,
                                           guint             keyval,
                                           GdkModifierType   modifiers);

/* What a tool of the board shall hear, which knows only the keys of the table: in place of the one that was chosen
 * for it that of the table, and none in place of one that means nothing now. */
void              bastide_keys_translate  (BastideKeys      *self,
                                           BastideKeyScope   scope,
                                           guint            *keyval,
                                           GdkModifierType  *modifiers);

/* Does it for @widget, if find() has something. TRUE if there is one. */
gboolean          bastide_keys_press      (BastideKeys      *self,
                                           BastideKeyScope   scope,
                                           GtkWidget        *widget,
                                           guint             keyval,
                                           GdkModifierType   modifiers);

/* The same for a key of the program, for which GTK has no event of its own. */
gboolean          bastide_keys_press_early (BastideKeys     *self,
                                           BastideKeyScope   scope,
                                           GtkWidget        *widget,
                                           guint             keyval,
                                           GdkModifierType   modifiers);

G_END_DECLS
