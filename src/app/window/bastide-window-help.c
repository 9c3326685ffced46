/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-help.h"
#include "bastide-compat.h"
#include "bastide-help.h"
#include "bastide-learn-page.h"
#include "bastide-rule-window.h"

#include <glib/gi18n.h>

static void
go_to_rule (BastideWindow *self,
            const char    *number)
{
  BastidePage *page = bastide_window_get_named_page (self, "learn");
  gboolean is_elsewhere = bastide_window_get_page (self) != page;
  /* Translators: %s is the number of a rule. */
  g_autofree char *text = g_strdup_printf (_("The rule book shows %s."), number);

  bastide_learn_page_show_rule (BASTIDE_LEARN_PAGE (page), number);
  bastide_window_show_page (self, page);
  gtk_widget_grab_focus (GTK_WIDGET (page));
  /* Who followed a link looks for the way back. */
  if (is_elsewhere)
    bastide_page_tell_with (page, text, C_("page", "Back"), "win.back", NULL);
}

static void
show_rule (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go_to_rule (user_data, g_variant_get_string (parameter, NULL));
}

/* A rule, where that is what one needs to know. */
static void
show_help (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;
  BastidePageHelp help;

  bastide_page_get_help (bastide_window_get_page (self), &help);
  if (help.rule != NULL)
    go_to_rule (self, help.rule);
  else
    gtk_window_present (GTK_WINDOW (bastide_help_new (GTK_WINDOW (self), bastide_window_get_keys (self), &help)));
}

/* 0 for what does not lie over the window. */
static guint
count_windows_between (BastideWindow *self,
                       GtkWindow     *dialog)
{
  guint n_windows = 0;

  while (dialog != NULL && dialog != GTK_WINDOW (self))
    {
      dialog = gtk_window_get_transient_for (dialog);
      n_windows++;
    }

  return dialog != NULL ? n_windows : 0;
}

/* A dialog goes on where it was once the rule was read: the last one that was opened, as there is only one to ask. */
static void
show_rule_over (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *above = user_data;
  GtkWidget *book;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_visible (GTK_WIDGET (window))
          && count_windows_between (user_data, window) > count_windows_between (user_data, above))
        above = window;
    }
  book = bastide_rule_window_new (above, g_variant_get_string (parameter, NULL));
  g_signal_connect_object (book, "try", G_CALLBACK (bastide_window_show_record), user_data, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (book));
}

/* About a file that was opened, of which a toast has room for one. */
static void
show_remarks (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_compat_alert (user_data, _("Remarks About the File"), g_variant_get_string (parameter, NULL));
}

/* --- Set-up --- */

void
bastide_window_help_init (BastideWindow *self)
{
  static const GActionEntry help[] = {
    { .name = "help", .activate = show_help },
    { .name = "remarks", .activate = show_remarks, .parameter_type = "s" },
  };
  static const GActionEntry links[] = {
    { .name = "show", .activate = show_rule, .parameter_type = "s" },
    { .name = "show-over", .activate = show_rule_over, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) rule = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), help, G_N_ELEMENTS (help), self);
  g_action_map_add_action_entries (G_ACTION_MAP (rule), links, G_N_ELEMENTS (links), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "rule", G_ACTION_GROUP (rule));
}

