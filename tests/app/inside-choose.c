/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside-file.h"

const char *__lsan_default_suppressions (void);

/* What the dialog of files keeps, asked for by the leak sanitizer in the tests that open it: GTK and libcloudproviders
 * lose some names, what they read while the dialog comes up, and whatever GIO's threads still read of a folder when it
 * goes. Threads of the program are looked at in all other tests.
 */
const char *
__lsan_default_suppressions (void)
{
  return "leak:libcloudproviders.so\n"
         "leak:gtk_tree_view_get_visible_range\n"
         "leak:inside_wait_window\n"
         "leak:clone3\n";
}

static gboolean
is_mapped (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
has_entry (gpointer dialog)
{
  return inside_find (dialog, GTK_TYPE_ENTRY, is_mapped) != NULL;
}

static gboolean
can_choose (gpointer dialog)
{
  GtkWidget *button = gtk_window_get_default_widget (dialog);

  return button != NULL && gtk_widget_is_sensitive (button);
}

void
inside_choose_file (const char *title,
                    const char *path)
{
  GtkWindow *dialog = inside_wait_window (GTK_TYPE_FILE_CHOOSER_DIALOG);

  g_assert_cmpstr (gtk_window_get_title (dialog), ==, title);
  /* Who opens a file has to ask for the entry. */
  if (!has_entry (dialog))
    g_signal_emit_by_name (inside_find (GTK_WIDGET (dialog), GTK_TYPE_FILE_CHOOSER_WIDGET, NULL),
                           "location-popup", "");
  inside_wait (has_entry, dialog);
  gtk_editable_set_text (GTK_EDITABLE (inside_find (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, is_mapped)),
                         path);
  inside_wait (can_choose, dialog);
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  inside_wait_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
}
