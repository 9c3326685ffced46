/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-link.h"
#include "bastide-rule-markup.h"

static void
show_over (GtkWindow  *dialog,
           const char *number)
{
  GtkWindow *window = gtk_window_get_transient_for (dialog);

  while (window != NULL && !gtk_widget_activate_action (GTK_WIDGET (window), "rule.show-over", "s", number))
    window = gtk_window_get_transient_for (window);
}

static gboolean
activate (GtkLabel   *label,
          const char *uri)
{
  const char *number = uri + strlen (BASTIDE_RULE_MARKUP_SCHEME);

  if (!g_str_has_prefix (uri, BASTIDE_RULE_MARKUP_SCHEME))
    return FALSE;
  if (!gtk_widget_activate_action (GTK_WIDGET (label), "rule.show", "s", number))
    show_over (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (label))), number);

  return TRUE;
}

void
bastide_rule_link_set_text (GtkLabel   *label,
                            const char *text)
{
  g_autofree char *markup = bastide_rule_markup_dup (text);

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_markup (label, markup);
  g_signal_handlers_disconnect_by_func (label, activate, NULL);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate), NULL);
}
