/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-help.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideHelp
{
  AdwWindow            parent_instance;

  /* Template */
  GtkLabel            *text;
  AdwPreferencesGroup *list;
};

G_DEFINE_FINAL_TYPE (BastideHelp, bastide_help, ADW_TYPE_WINDOW)

static void
add_key (BastideHelp      *self,
         BastideKeys      *keys,
         const BastideKey *key)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *text = bastide_keys_dup_label (keys, key);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (label, "dim-label");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(key->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (self->list, row);
}

/* Those of the place; what is heard everywhere is in the list of all. */
static void
add_keys (BastideHelp     *self,
          BastideKeys     *keys,
          BastideKeyScope  scope)
{
  guint n_keys, n_added = 0;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  for (guint i = 0; i < n_keys; i++)
    {
      g_autofree char *label = NULL;

      if (!(table[i].scope & scope) || table[i].section == BASTIDE_KEYS_GAME
          || table[i].section == BASTIDE_KEYS_WINDOW)
        continue;
      label = bastide_keys_dup_label (keys, &table[i]);
      if (*label == '\0')
        continue;
      add_key (self, keys, &table[i]);
      n_added++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_added > 0);
}

static void
show_shortcuts (BastideHelp *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_close (GTK_WINDOW (self));
  gtk_window_present (parent);
  gtk_widget_activate_action (GTK_WIDGET (parent), "app.shortcuts", NULL);
}

static void
bastide_help_class_init (BastideHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-help.ui");
  bastide_template_children (widget_class, BastideHelp, text, list);
  gtk_widget_class_bind_template_callback (widget_class, show_shortcuts);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "window.close", NULL);
}

static void
bastide_help_init (BastideHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_help_new (GtkWindow             *parent,
                  BastideKeys           *keys,
                  const BastidePageHelp *help)
{
  BastideHelp *self = g_object_new (BASTIDE_TYPE_HELP, "transient-for", parent, "modal", TRUE, NULL);

  gtk_label_set_label (self->text, help->text);
  add_keys (self, keys, help->scope);

  return GTK_WIDGET (self);
}
