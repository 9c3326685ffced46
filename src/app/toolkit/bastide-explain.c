/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-explain.h"

#include "bastide-compat.h"

#include <glib/gi18n.h>

static gboolean
show (GtkWidget *widget, GVariant *parameter, gpointer text)
{
  bastide_compat_alert (GTK_WINDOW (gtk_widget_get_root (widget)), _("Help"), text);

  return TRUE;
}

void
bastide_explain (GtkWidget  *widget,
                 const char *text)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                            gtk_callback_action_new (show, (gpointer) text, NULL));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (widget, controller);
}
