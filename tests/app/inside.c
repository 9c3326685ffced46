/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside.h"

static BastideApplication *application;

static void
start (void)
{
  application = bastide_application_new ();
  g_application_set_application_id (G_APPLICATION (application), "org.bastide.Bastide.Test");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

void
inside_init (int    *argc,
             char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  /* GTK 4.8 loses a time stamp when a recent file is noted, and leak checkers complain. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
  start ();
}

int
inside_run (void)
{
  int result = g_test_run ();

  g_object_unref (application);

  return result;
}

BastideApplication *
inside_get_application (void)
{
  return application;
}

BastideWindow *
inside_open (void)
{
  BastideWindow *window = bastide_window_new (GTK_APPLICATION (application),
                                              bastide_application_get_user_state (application));

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

void
inside_close (BastideWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  inside_settle (50);
}

void
inside_open_sample (BastideWindow *window)
{
  bastide_window_open_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.last", NULL);
}

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

static gboolean
has_ended (gpointer data)
{
  return *(gboolean *) data;
}

static void
child_ended (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_assert_true (g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, NULL));
  *(gboolean *) data = TRUE;
}

/* The server answers the child as soon as it has the event, and the window gets it a little later. */
void
inside_xdotool (const char *arguments)
{
  g_autofree char *line = g_strconcat ("xdotool ", arguments, NULL);
  g_auto (GStrv) parts = g_strsplit (line, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) child = NULL;
  gboolean ended = FALSE;

  child = g_subprocess_newv ((const char * const *) parts, G_SUBPROCESS_FLAGS_NONE, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (child, NULL, child_ended, &ended);
  inside_wait (has_ended, &ended);
  inside_settle (50);
}

/* There is no window manager: the window's surface begins in the corner of the screen. */
void
inside_find_pixel (GtkWidget *widget,
                   double     x,
                   double     y,
                   int       *screen_x,
                   int       *screen_y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double inset_x, inset_y;

  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y));
  gtk_native_get_surface_transform (native, &inset_x, &inset_y);
  *screen_x = (int) (x + inset_x);
  *screen_y = (int) (y + inset_y);
}

void
inside_find_place (GtkWidget *widget,
                   int       *screen_x,
                   int       *screen_y)
{
  inside_find_pixel (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0,
                     screen_x, screen_y);
}

GtkWidget *
inside_find (GtkWidget  *widget,
             GType       type,
             gboolean  (*is_it) (GtkWidget *widget))
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (is_it == NULL || is_it (widget)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = inside_find (child, type, is_it);

      if (found != NULL)
        return found;
    }

  return NULL;
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

/* --- Windows --- */

static gboolean
is_window (gpointer type)
{
  return inside_find_window (GPOINTER_TO_SIZE (type)) != NULL;
}

static gboolean
is_no_window (gpointer type)
{
  return !is_window (type);
}

GtkWindow *
inside_wait_window (GType type)
{
  GtkWindow *window;

  g_test_message ("waits for a %s", g_type_name (type));
  inside_wait (is_window, GSIZE_TO_POINTER (type));
  window = inside_find_window (type);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

void
inside_wait_no_window (GType type)
{
  inside_wait (is_no_window, GSIZE_TO_POINTER (type));
}

/* --- The program --- */

static gboolean
has_no_window (gpointer data)
{
  return gtk_application_get_windows (GTK_APPLICATION (application)) == NULL;
}

static void
open_nothing (GApplication *ending)
{
  g_signal_stop_emission_by_name (ending, "activate");
}

void
inside_restart (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  inside_wait (has_no_window, NULL);
  /* Only running it ends it as it should. */
  g_signal_connect (application, "activate", G_CALLBACK (open_nothing), NULL);
  g_application_run (G_APPLICATION (application), 0, NULL);
  g_object_unref (application);
  start ();
}
