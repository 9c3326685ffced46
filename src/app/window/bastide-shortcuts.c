/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-shortcuts.h"
#include "bastide-compat.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Keys with long names need the width of the row where letters are large. */
static GtkWidget *
make_row (BastideKeys      *keys,
          const BastideKey *key)
{
  g_autofree char *label = bastide_keys_dup_label (keys, key);

  return g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", _(key->title), "subtitle", label, NULL);
}

void
bastide_shortcuts_show (BastideKeys *keys,
                        GtkWindow   *parent)
{
  AdwPreferencesPage *page = g_object_new (ADW_TYPE_PREFERENCES_PAGE, NULL);
  AdwPreferencesGroup *groups[BASTIDE_N_KEY_SECTIONS];
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  for (guint i = 0; i < BASTIDE_N_KEY_SECTIONS; i++)
    {
      groups[i] = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _(bastide_key_table_get_title (i)), NULL);
      adw_preferences_page_add (page, groups[i]);
    }
  for (guint i = 0; i < n_keys; i++)
    adw_preferences_group_add (groups[table[i].section], make_row (keys, &table[i]));
  bastide_compat_show_preferences (parent, _("All Keyboard Shortcuts"), &page, 1);
}
