/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside.h"

#include <bst-io-document.h>
#include <bst-io-open.h>
#include <bst-io-position-text.h>

#include <glib/gstdio.h>

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

GFile *
inside_get_sample (void)
{
  return g_file_new_build_filename (g_getenv ("BASTIDE_SAMPLES"), "sample.bastide", NULL);
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
inside_find_place (GtkWidget *widget,
                   int       *x,
                   int       *y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t middle = { (float) gtk_widget_get_width (widget) / 2,
                              (float) gtk_widget_get_height (widget) / 2 };
  double inset_x, inset_y;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &middle, &middle));
  gtk_native_get_surface_transform (native, &inset_x, &inset_y);
  *x = (int) (middle.x + inset_x);
  *y = (int) (middle.y + inset_y);
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

/* --- What a user sees and does --- */

/* (transfer full) (nullable) */
static char *
dup_accessible_label (GtkWidget *widget)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return NULL;

  /* It answers with what it is if that is not what was asked. */
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             "\x1b");
}

static gboolean
is_like (const char *text,
         const char *pattern)
{
  return text != NULL && g_pattern_match_simple (pattern, text);
}

gboolean
inside_says (GtkWidget  *widget,
             const char *pattern)
{
  g_autofree char *label = dup_accessible_label (widget);

  if (is_like (label, pattern))
    return TRUE;
  if (GTK_IS_LABEL (widget))
    return is_like (gtk_label_get_text (GTK_LABEL (widget)), pattern);
  if (GTK_IS_INSCRIPTION (widget))
    return is_like (gtk_inscription_get_text (GTK_INSCRIPTION (widget)), pattern);
  if (GTK_IS_BUTTON (widget))
    return is_like (gtk_button_get_label (GTK_BUTTON (widget)), pattern);
  if (ADW_IS_PREFERENCES_ROW (widget))
    return is_like (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), pattern);

  return FALSE;
}

GtkWidget *
inside_find_text (gpointer    root,
                  GType       type,
                  const char *pattern)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && inside_says (root, pattern))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = inside_find_text (child, type, pattern);

      if (found != NULL)
        return found;
    }

  return NULL;
}

typedef struct
{
  gpointer    root;
  GType       type;
  const char *pattern;
} Search;

static gboolean
is_there (gpointer data)
{
  Search *search = data;

  return inside_find_text (search->root, search->type, search->pattern) != NULL;
}

static gboolean
is_not_there (gpointer data)
{
  return !is_there (data);
}

GtkWidget *
inside_wait_text (gpointer    root,
                  GType       type,
                  const char *pattern)
{
  Search search = { root, type, pattern };

  g_test_message ("waiting for %s “%s”", g_type_name (type), pattern);
  inside_wait (is_there, &search);

  return inside_find_text (root, type, pattern);
}

void
inside_wait_no_text (gpointer    root,
                     GType       type,
                     const char *pattern)
{
  Search search = { root, type, pattern };

  g_test_message ("waiting for no %s “%s”", g_type_name (type), pattern);
  inside_wait (is_not_there, &search);
}

/* --- Clicks --- */

/* The middle of it comes into view. */
static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  if (view == NULL)
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));
  if (bounds.origin.y < 0
      || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (view))
    gtk_adjustment_set_value (adjustment,
                              gtk_adjustment_get_value (adjustment) + (double) bounds.origin.y
                              - gtk_widget_get_height (view) / 2.0);
}

static gboolean
is_clickable (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget)
         || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_FLOW_BOX_CHILD (widget);
}

typedef struct
{
  GtkWidget *widget;    /* that is to be clicked */
  GtkWidget *hit;       /* what answers there */
} Click;

/* What lies under the middle of it. */
static GtkWidget *
pick (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_point_t middle = { (float) gtk_widget_get_width (widget) / 2,
                              (float) gtk_widget_get_height (widget) / 2 };

  if (!gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_point (widget, root, &middle, &middle))
    return NULL;

  return gtk_widget_pick (root, middle.x, middle.y, GTK_PICK_DEFAULT);
}

/* Is that the widget, in it or around it, and can it be clicked? What is new has its place a little
 * later. */
static gboolean
can_click (gpointer data)
{
  Click *click = data;
  GtkWidget *at;

  scroll_to (click->widget);
  at = pick (click->widget);
  if (at == NULL || (at != click->widget && !gtk_widget_is_ancestor (at, click->widget)
                     && !gtk_widget_is_ancestor (click->widget, at)))
    return FALSE;
  while (at != NULL && !is_clickable (at))
    at = gtk_widget_get_parent (at);
  click->hit = at;

  return at != NULL && gtk_widget_is_sensitive (at);
}

void
inside_click (GtkWidget *widget)
{
  Click click = { widget, NULL };

  inside_wait (can_click, &click);
  if (GTK_IS_BUTTON (click.hit))
    g_signal_emit_by_name (click.hit, "clicked");
  else
    gtk_widget_activate (click.hit);
}

void
inside_click_text (gpointer    root,
                   GType       type,
                   const char *pattern)
{
  inside_click (inside_wait_text (root, type, pattern));
}

/* --- Keys --- */

static gboolean
is_trigger (GtkShortcutTrigger *trigger,
            guint               key,
            GdkModifierType     modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

      return is_trigger (gtk_alternative_trigger_get_first (both), key, modifiers)
             || is_trigger (gtk_alternative_trigger_get_second (both), key, modifiers);
    }

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static gboolean
press_shortcut (GtkWidget       *widget,
                GListModel      *shortcuts,
                guint            key,
                GdkModifierType  modifiers)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (is_trigger (gtk_shortcut_get_trigger (shortcut), key, modifiers)
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                           GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

/* Gives the key to the controllers of a widget that are in @phase. Those of a text want an event, of
 * which there is none: what is typed goes there another way. */
static gboolean
press_at (GtkWidget           *widget,
          GtkPropagationPhase  phase,
          guint                key,
          GdkModifierType      modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean done = FALSE;

  for (guint i = 0; !done && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (gtk_event_controller_get_propagation_phase (controller) != phase)
        continue;
      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        done = press_shortcut (widget, G_LIST_MODEL (controller), key, modifiers);
      else if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && !GTK_IS_TEXT (widget))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, modifiers, &done);
    }

  return done;
}

/* On its way down to the widget in focus. */
static gboolean
press_down (GtkWidget       *widget,
            guint            key,
            GdkModifierType  modifiers)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return (parent != NULL && press_down (parent, key, modifiers))
         || press_at (widget, GTK_PHASE_CAPTURE, key, modifiers);
}

void
inside_type (gpointer    window,
             const char *text)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  int at;

  g_assert_true (GTK_IS_EDITABLE (focus));
  gtk_editable_delete_selection (GTK_EDITABLE (focus));
  at = gtk_editable_get_position (GTK_EDITABLE (focus));
  gtk_editable_insert_text (GTK_EDITABLE (focus), text, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (focus), at);
}

/* A letter goes no further than the text that has the focus. */
static gboolean
type_key (gpointer         window,
          guint            key,
          GdkModifierType  modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[7] = { 0 };

  if (!GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (window))) || !g_unichar_isprint (letter)
      || (modifiers & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  g_unichar_to_utf8 (letter, text);
  inside_type (window, text);

  return TRUE;
}

void
inside_press (gpointer         window,
              guint            key,
              GdkModifierType  modifiers)
{
  g_autoptr (GPtrArray) path = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  if (focus == NULL)
    focus = window;
  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_ptr_array_add (path, g_object_ref (widget));
  if (press_down (focus, key, modifiers) || press_at (focus, GTK_PHASE_TARGET, key, modifiers))
    return;
  for (guint i = 0; i < path->len; i++)
    {
      if (press_at (g_ptr_array_index (path, i), GTK_PHASE_BUBBLE, key, modifiers))
        return;
      if (i == 0 && type_key (window, key, modifiers))
        return;
    }
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

/* --- Files --- */

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

char *
inside_write_position (const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-position-XXXXXX", NULL);
  char *path = g_build_filename (folder, "game.bastide", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (text, &error);
  g_autoptr (BstRecord) record = NULL;

  g_assert_no_error (error);
  record = bst_record_new (bst_setup_get_game (setup));
  bst_node_attach (bst_node_new_set_up (g_steal_pointer (&setup)), bst_record_get_root (record), 0);
  bst_io_document_save (record, path, &error);
  g_assert_no_error (error);

  return path;
}

static gboolean
is_loaded (gpointer window)
{
  return inside_document (window)->loading == NULL
         && bastide_study_get_record (inside_study (window)->study) != NULL;
}

BastideWindow *
inside_open_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideWindow *window = inside_open ();

  bastide_window_open (window, file);
  inside_wait (is_loaded, window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static gboolean
is_saved (gpointer window)
{
  return inside_document (window)->saving == NULL
         && !bastide_study_is_changed (inside_study (window)->study);
}

char *
inside_save (BastideWindow *window)
{
  GFile *file = bastide_study_get_file (inside_study (window)->study);
  char *text;

  inside_press (window, GDK_KEY_s, GDK_CONTROL_MASK);
  inside_wait (is_saved, window);
  inside_wait_no_text (inside_child (window, "header"), GTK_TYPE_LABEL, "• *");
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));

  return text;
}

void
inside_remove (char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *before = g_strconcat (path, "~", NULL);

  g_unlink (path);
  g_unlink (before);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (path);
}

/* --- The board --- */

static void
get_board_point (BastideWindow    *window,
                 const InsideSpot *spot,
                 double           *x,
                 double           *y)
{
  GdkRectangle area;

  bastide_board_get_cell_area (inside_study (window)->board, spot->x, spot->y, &area);
  *x = area.x + spot->right * area.width;
  *y = area.y + spot->down * area.height;
  g_assert_true (gtk_widget_contains (GTK_WIDGET (inside_study (window)->board), *x, *y));
}

void
inside_click_board (BastideWindow *window,
                    InsideSpot     spot)
{
  GtkWidget *board = GTK_WIDGET (inside_study (window)->board);
  g_autoptr (GtkEventController) motion
    = inside_find_controller (board, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_autoptr (GtkEventController) click = inside_find_controller (board, GTK_TYPE_GESTURE_CLICK);
  double x, y;

  get_board_point (window, &spot, &x, &y);
  g_signal_emit_by_name (motion, "motion", x, y);
  g_signal_emit_by_name (click, "released", 1, x, y);
}

void
inside_find_board_place (BastideWindow *window,
                         InsideSpot     spot,
                         int           *x,
                         int           *y)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (inside_study (window)->board));
  double at_x, at_y, inset_x, inset_y;

  get_board_point (window, &spot, &at_x, &at_y);
  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (inside_study (window)->board), GTK_WIDGET (native),
                                                   at_x, at_y, &at_x, &at_y));
  gtk_native_get_surface_transform (native, &inset_x, &inset_y);
  *x = (int) (at_x + inset_x);
  *y = (int) (at_y + inset_y);
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
