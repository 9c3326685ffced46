/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-shortcuts.h"

#include <glib/gi18n.h>

/* Of a column of the list. */
#define MAX_HEIGHT "17"

static void
append_key (GString          *xml,
            BastideKeys      *keys,
            const BastideKey *key)
{
  g_autofree char *accels = g_strjoinv (" ", (char **) bastide_keys_get (keys, key));
  g_autofree char *shortcut = NULL;

  shortcut = g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                                      "<property name='title'>%s</property>"
                                      "<property name='accelerator'>%s</property></object></child>",
                                      _(key->title), accels);
  g_string_append (xml, shortcut);
}

static void
append_section (GString           *xml,
                BastideKeys       *keys,
                BastideKeySection  section)
{
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);
  g_autofree char *title = g_markup_escape_text (_(bastide_key_table_get_title (section)), -1);

  g_string_append_printf (xml, "<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>",
                          title);
  for (guint i = 0; i < n_keys; i++)
    if (table[i].section == section)
      append_key (xml, keys, &table[i]);
  g_string_append (xml, "</object></child>");
}

/* A window of this kind takes its parts from a description alone. */
void
bastide_shortcuts_show (BastideKeys *keys,
                        GtkWindow   *parent)
{
  g_autoptr (GString) xml = g_string_new ("<interface><object class='GtkShortcutsWindow' id='window'>"
                                          "<property name='modal'>True</property><child>"
                                          "<object class='GtkShortcutsSection'>"
                                          "<property name='section-name'>shortcuts</property>"
                                          "<property name='max-height'>" MAX_HEIGHT "</property>");
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;

  for (guint i = 0; i < BASTIDE_N_KEY_SECTIONS; i++)
    append_section (xml, keys, i);
  g_string_append (xml, "</object></child></object></interface>");
  builder = gtk_builder_new_from_string (xml->str, (gssize) xml->len);
  window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
