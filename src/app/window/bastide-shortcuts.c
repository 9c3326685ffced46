/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-shortcuts.h"

#include <glib/gi18n.h>

/* Rows of a column, so that a low screen has them all; a page of the list has two columns. */
#define COLUMN_ROWS 12
#define MAX_HEIGHT  "13"

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
append_column (GString          *xml,
               BastideKeys      *keys,
               const BastideKey *first,
               guint             n_rows,
               const char       *title)
{
  g_string_append_printf (xml, "<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>", title);
  for (guint i = 0; i < n_rows; i++)
    append_key (xml, keys, &first[i]);
  g_string_append (xml, "</object></child>");
}

/* Keys of a section stand together in the table. A long one has its title over each column. */
static void
append_section (GString           *xml,
                BastideKeys       *keys,
                BastideKeySection  section)
{
  guint n_keys, first = 0, n_rows = 0;
  const BastideKey *table = bastide_key_table_get (&n_keys);
  g_autofree char *title = g_markup_escape_text (_(bastide_key_table_get_title (section)), -1);

  while (table[first].section != section)
    first++;
  while (first + n_rows < n_keys && table[first + n_rows].section == section)
    n_rows++;
  g_string_append_printf (xml, "<child><object class='GtkShortcutsSection'><property name='section-name'>%u</property>"
                          "<property name='title'>%s</property>"
                          "<property name='max-height'>" MAX_HEIGHT "</property>", section, title);
  for (guint i = 0; i < n_rows; i += COLUMN_ROWS)
    append_column (xml, keys, &table[first + i], MIN (COLUMN_ROWS, n_rows - i), title);
  g_string_append (xml, "</object></child>");
}

/* A window of this kind takes its parts from a description alone. */
void
bastide_shortcuts_show (BastideKeys *keys,
                        GtkWindow   *parent)
{
  g_autoptr (GString) xml = g_string_new ("<interface><object class='GtkShortcutsWindow' id='window'>"
                                          "<property name='modal'>True</property>");
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;

  for (guint i = 0; i < BASTIDE_N_KEY_SECTIONS; i++)
    append_section (xml, keys, i);
  g_string_append (xml, "</object></interface>");
  builder = gtk_builder_new_from_string (xml->str, (gssize) xml->len);
  window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
