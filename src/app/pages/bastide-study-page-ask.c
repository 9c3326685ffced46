/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked before a game against Bastide or a round of guesses begins: a dialog with rows. */

#include "config.h"

#include "bastide-study-page-private.h"

#include <glib/gi18n.h>

GtkSwitch *
bastide_study_page_add_switch (AdwPreferencesGroup *group,
                               const char          *title,
                               gboolean             is_on)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_switch_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (button), is_on);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (group, row);

  return GTK_SWITCH (button);
}

guint
bastide_study_page_get_switches (GtkSwitch * const *switches,
                                 guint              n)
{
  guint bits = 0;

  for (guint i = 0; i < n; i++)
    bits |= gtk_switch_get_active (switches[i]) ? 1u << i : 0;

  return bits;
}

void
bastide_study_page_ask (GtkWidget           *dialog,
                        AdwPreferencesGroup *group,
                        const char          *response,
                        const char          *label,
                        GCallback            answered,
                        gpointer             choice)
{
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), GTK_WIDGET (group));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), response, label, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), response, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), response);
  g_object_set_data_full (G_OBJECT (dialog), "choice", choice, g_free);
  g_signal_connect (dialog, "response", answered, choice);
  gtk_window_present (GTK_WINDOW (dialog));
}
