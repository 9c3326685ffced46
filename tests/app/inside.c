/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside.h"
#include "bastide-application.h"

static BastideApplication *application;

void
inside_settle (guint milliseconds)
{
  gint64 until = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < until)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

void
inside_wait (gboolean (*is_so) (gpointer data),
             gpointer   data)
{
  gint64 until = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (!is_so (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      inside_settle (5);
    }
}

BastideWindow *
inside_open_window (void)
{
  BastideWindow *window = bastide_window_new (GTK_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

void
inside_close_window (BastideWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  inside_settle (50);
}

GtkEventController *
inside_find_controller (GtkWidget *widget,
                        GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return g_steal_pointer (&controller);
    }

  return NULL;
}

GtkWidget *
inside_find_widget (GtkWidget *root,
                    GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = inside_find_widget (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWindow *
inside_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

int
inside_run (int    argc,
            char  *argv[],
            void (*add) (void))
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  /* GTK 4.8 loses a time stamp when a recent file is noted, and leak checkers complain. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
  application = bastide_application_new ();
  g_application_set_application_id (G_APPLICATION (application), "org.bastide.Bastide.Test");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  add ();
  result = g_test_run ();
  g_object_unref (application);

  return result;
}
