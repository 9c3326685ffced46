/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside.h"

#include <bst-io-tile-set.h>

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

static BastideApplication *application;

static void
start (void)
{
  application = bastide_application_new ();
  g_application_set_application_id (G_APPLICATION (application), "org.bastide.Bastide.Test");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

static void
speak (const char *catalogues)
{
  g_assert_nonnull (setlocale (LC_ALL, ""));
  bindtextdomain (GETTEXT_PACKAGE, catalogues);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (_("Moves"), !=, "Moves");
}

/* Where the pointer is GTK 4.8 alone asks, for a tooltip over a menu that is gone by then. */
static gboolean
is_fault (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        user_data)
{
  return strstr (message, "gdk_surface_get_device_position") == NULL;
}

void
inside_init (int    *argc,
             char ***argv)
{
  if (g_getenv ("BASTIDE_WORDS") != NULL)
    speak (g_getenv ("BASTIDE_WORDS"));
  gtk_test_init (argc, argv, NULL);
  g_test_log_set_fatal_handler (is_fault, NULL);
  adw_init ();
  /* GTK 4.8 loses a time stamp when a recent file is noted, and leak checkers complain. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
  start ();
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
  inside_settle ();
}

void
inside_open_sample (BastideWindow *window)
{
  bastide_window_open_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.last", NULL);
}

void
inside_show_players (BastideWindow      *window,
                     const char * const *names,
                     guint               n_players)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstRecord) record = NULL;
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;

  bst_rules_init (&rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) names[i], (BstColour) i };
  game = bst_game_new (set, &rules, players, n_players, NULL);
  record = bst_record_new (game);
  bastide_window_show_record (window, record);
}

static void
set_done (gboolean *is_done)
{
  *is_done = TRUE;
}

static void
disconnect (gpointer object,
            gulong   handler)
{
  /* What is disposed of has none any more. */
  if (g_signal_handler_is_connected (object, handler))
    g_signal_handler_disconnect (object, handler);
}

/* A window that goes while it is waited for has no more frames. */
static void
draw_frame (GtkWidget *window)
{
  g_autoptr (GdkFrameClock) clock = g_object_ref (gtk_widget_get_frame_clock (window));
  gboolean is_done = FALSE;
  gulong painted = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (set_done), &is_done);
  gulong gone = g_signal_connect_swapped (window, "unmap", G_CALLBACK (set_done), &is_done);

  gtk_widget_queue_draw (window);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  disconnect (clock, painted);
  disconnect (window, gone);
}

/* A frame of each window, which may ask for another one, and what comes with them. */
static void
draw_frames (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_list_foreach (windows, (GFunc) (void (*) (void)) g_object_ref, NULL);
  for (GList *at = windows; at != NULL; at = at->next)
    if (gtk_widget_get_mapped (at->data))
      draw_frame (at->data);
  g_list_foreach (windows, (GFunc) (void (*) (void)) g_object_unref, NULL);
}

/* What moves all the time is never done. */
#define MAX_TURNS 1000

void
inside_settle (void)
{
  for (guint i = 0; i < 3; i++)
    {
      gdk_display_sync (gdk_display_get_default ());
      draw_frames ();
      for (guint n = 0; n < MAX_TURNS && g_main_context_iteration (NULL, FALSE); n++)
        ;
    }
  /* What the last of these has changed has its place, too. */
  draw_frames ();
}

/* Milliseconds between two looks. */
#define LOOK_TIME 5

/* Seconds after which it is clear that nothing comes any more, on the slowest machine too. */
#define PATIENCE  "600"

static gint64
get_patience (void)
{
  const char *seconds = g_getenv ("BASTIDE_TEST_PATIENCE");

  return g_ascii_strtoll (seconds != NULL ? seconds : PATIENCE, NULL, 10) * G_USEC_PER_SEC;
}

static gboolean
set_due (gpointer is_due)
{
  *(gboolean *) is_due = TRUE;

  return G_SOURCE_CONTINUE;
}

void
inside_wait (gboolean (*is_so) (gpointer data),
             gpointer   data)
{
  gint64 until = g_get_monotonic_time () + get_patience ();
  gboolean is_due;
  guint timer = g_timeout_add (LOOK_TIME, set_due, &is_due);

  while (!is_so (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      for (is_due = FALSE; !is_due;)
        g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (timer);
}

/* Without a compositor a window has a border of so much on both sides. */
#define BORDER 12

typedef struct
{
  GtkWindow *window;
  int        width;
  int        height;
} Size;

/* Nothing gets smaller than its contents, which yield after a step: as who drags its edge, this asks again. */
static gboolean
has_size (gpointer data)
{
  const Size *size = data;
  int width = gtk_widget_get_width (GTK_WIDGET (size->window));
  int height = gtk_widget_get_height (GTK_WIDGET (size->window));

  gtk_window_set_default_size (size->window, size->width, size->height);

  return width <= size->width && width >= size->width - BORDER
         && height <= size->height && height >= size->height - BORDER;
}

void
inside_resize (GtkWindow *window,
               int        width,
               int        height)
{
  inside_wait (has_size, &(Size) { window, width, height });
  inside_settle ();
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

void
inside_wait_active (GtkWindow *window)
{
  gtk_window_present (window);
  inside_wait (is_active, window);
}

/* --- The pointer and the keys --- */

/* One process for all of a test. It answers when it has done a line, and then the server has it, too. */
static GSubprocess *xdotool;
static GDataInputStream *answers;

static void
start_xdotool (void)
{
  static const char * const line[] = { "stdbuf", "-oL", "xdotool", "-", NULL };
  g_autoptr (GError) error = NULL;

  xdotool = g_subprocess_newv (line, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                     | G_SUBPROCESS_FLAGS_STDERR_MERGE, &error);
  g_assert_no_error (error);
  answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (xdotool));
}

static void
end_xdotool (void)
{
  if (xdotool == NULL)
    return;
  g_output_stream_close (g_subprocess_get_stdin_pipe (xdotool), NULL, NULL);
  g_assert_true (g_subprocess_wait (xdotool, NULL, NULL));
  g_clear_object (&answers);
  g_clear_object (&xdotool);
}

static void
answered (GObject      *source,
          GAsyncResult *result,
          gpointer      answer)
{
  *(char **) answer = g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, NULL, NULL);
  g_assert_nonnull (*(char **) answer);
}

static gboolean
is_set (gpointer answer)
{
  return *(char **) answer != NULL;
}

void
inside_xdotool (const char *line)
{
  g_autofree char *asked = g_strconcat (line, " getmouselocation\n", NULL);
  g_autofree char *answer = NULL;
  g_autoptr (GError) error = NULL;

  if (xdotool == NULL)
    start_xdotool ();
  g_test_message ("xdotool %s", line);
  g_output_stream_write_all (g_subprocess_get_stdin_pipe (xdotool), asked, strlen (asked), NULL, NULL, &error);
  g_assert_no_error (error);
  g_data_input_stream_read_line_async (answers, G_PRIORITY_DEFAULT, NULL, answered, &answer);
  inside_wait (is_set, &answer);
  /* Or what is wrong with the line. */
  g_assert_true (g_str_has_prefix (answer, "x:"));
  inside_settle ();
}

int
inside_run (void)
{
  int result = g_test_run ();

  end_xdotool ();
  g_object_unref (application);

  return result;
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

static gboolean
has_room (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0;
}

/* What was just made has no place yet. */
void
inside_find_place (GtkWidget *widget,
                   int       *screen_x,
                   int       *screen_y)
{
  inside_wait (has_room, widget);
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
