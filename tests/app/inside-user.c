/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside-user.h"

#include "bastide-cell.h"

/* --- Reading --- */

/* (transfer full) (nullable) */
static char *
read_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return NULL;

  /* It says what there is if that is not what was looked for. */
  return gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
}

char *
user_read (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget))
    return g_strdup (gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_INSCRIPTION (widget))
    return g_strdup (gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  if (GTK_IS_WINDOW (widget))
    return g_strdup (gtk_window_get_title (GTK_WINDOW (widget)));

  return read_name (widget);
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  g_autofree char *said = user_read (widget);

  return said != NULL && strstr (said, text) != NULL;
}

/* The last one, in the order in which they are drawn, if @is_last. */
static GtkWidget *
find_below (GtkWidget  *widget,
            GType       type,
            const char *text,
            gboolean  (*is_it) (GtkWidget *widget, const char *text),
            gboolean    is_last)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && is_it (widget, text))
    found = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && (found == NULL || is_last); child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *at = find_below (child, type, text, is_it, is_last);

      found = at != NULL ? at : found;
    }

  return found;
}

GtkWidget *
user_find (gpointer    below,
           GType       type,
           const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  if (below != NULL)
    return find_below (below, type, text, says, FALSE);
  for (guint i = 0; found == NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = find_below (window, type, text, says, FALSE);
    }

  return found;
}

typedef struct
{
  gpointer    below;
  GType       type;
  const char *text;
} Wanted;

static gboolean
is_there (gpointer data)
{
  Wanted *wanted = data;

  return user_find (wanted->below, wanted->type, wanted->text) != NULL;
}

static gboolean
is_gone (gpointer data)
{
  return !is_there (data);
}

GtkWidget *
user_wait_for (gpointer    below,
               GType       type,
               const char *text)
{
  Wanted wanted = { below, type, text };

  g_test_message ("waits for '%s'", text);
  inside_wait (is_there, &wanted);
  /* It is seen when it has been drawn. */
  gtk_test_widget_wait_for_draw (user_find (below, type, text));
  inside_wait (is_there, &wanted);

  return user_find (below, type, text);
}

void
user_wait_until_gone (gpointer    below,
                      const char *text)
{
  Wanted wanted = { below, GTK_TYPE_WIDGET, text };

  g_test_message ("waits until '%s' is gone", text);
  inside_wait (is_gone, &wanted);
}

void
user_sees (gpointer    below,
           const char *text)
{
  user_wait_for (below, GTK_TYPE_WIDGET, text);
}

/* --- Keys --- */

typedef struct
{
  guint           key;
  GdkModifierType modifiers;
} Press;

static gboolean
is_trigger (GtkShortcutTrigger *trigger,
            const Press        *press)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

      return is_trigger (gtk_alternative_trigger_get_first (both), press)
             || is_trigger (gtk_alternative_trigger_get_second (both), press);
    }
  if (GTK_IS_MNEMONIC_TRIGGER (trigger))
    return press->modifiers == GDK_ALT_MASK
           && gtk_mnemonic_trigger_get_keyval (GTK_MNEMONIC_TRIGGER (trigger))
              == gdk_keyval_to_lower (press->key);

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == press->modifiers
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger))
            == gdk_keyval_to_lower (press->key);
}

static gboolean
run_shortcuts (GtkEventController *controller,
               const Press        *press)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);
  gboolean is_handled = FALSE;

  for (guint i = 0; !is_handled && i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);

      if (is_trigger (gtk_shortcut_get_trigger (shortcut), press))
        is_handled = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                                   GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                                   gtk_shortcut_get_arguments (shortcut));
    }

  return is_handled;
}

/* One that GTK's windows have for all the shortcuts within that are theirs too. */
static gboolean
is_manager (GtkEventController *controller)
{
  const char *name = gtk_event_controller_get_name (controller);

  return name != NULL && g_str_has_prefix (name, "gtk-shortcut-manager");
}

static gboolean
press_at (GtkWidget           *widget,
          GtkPropagationPhase  phase,
          gboolean             is_local,
          const Press         *press)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_handled = FALSE;

  for (guint i = 0; !is_handled && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) at = g_list_model_get_item (controllers, i);

      if (gtk_event_controller_get_propagation_phase (at) != phase)
        continue;
      if (GTK_IS_SHORTCUT_CONTROLLER (at) && !is_manager (at)
          && (gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (at))
              == GTK_SHORTCUT_SCOPE_LOCAL) == is_local)
        is_handled = run_shortcuts (at, press);
      else if (GTK_IS_EVENT_CONTROLLER_KEY (at) && is_local)
        g_signal_emit_by_name (at, "key-pressed", press->key, 0, press->modifiers, &is_handled);
    }

  return is_handled;
}

/* Shortcuts that a window has from what is in it. */
static gboolean
press_below (GtkWidget           *widget,
             GtkPropagationPhase  phase,
             const Press         *press)
{
  gboolean is_handled;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return FALSE;
  is_handled = press_at (widget, phase, FALSE, press);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); !is_handled && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    is_handled = press_below (child, phase, press);

  return is_handled;
}

/* The focus and all around it. (transfer full) */
static GPtrArray *
list_path (GtkWindow *window)
{
  GPtrArray *path = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *at = gtk_window_get_focus (window);

  for (at = at != NULL ? at : GTK_WIDGET (window); at != NULL; at = gtk_widget_get_parent (at))
    g_ptr_array_add (path, g_object_ref (at));

  return path;
}

static gboolean
press (GtkWindow   *window,
       const Press *press)
{
  g_autoptr (GPtrArray) path = list_path (window);
  gboolean is_handled = press_below (GTK_WIDGET (window), GTK_PHASE_CAPTURE, press);

  for (guint i = path->len; !is_handled && i > 0; i--)
    is_handled = press_at (path->pdata[i - 1], GTK_PHASE_CAPTURE, TRUE, press);
  is_handled = is_handled || press_at (path->pdata[0], GTK_PHASE_TARGET, TRUE, press);
  for (guint i = 0; !is_handled && i < path->len; i++)
    is_handled = press_at (path->pdata[i], GTK_PHASE_BUBBLE, TRUE, press);

  return is_handled || press_below (GTK_WIDGET (window), GTK_PHASE_BUBBLE, press);
}

/* The focus of a row that is gone goes on with the next frame. */
static gboolean
has_no_lost_focus (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus == NULL || (gtk_widget_get_mapped (focus)
                           && gtk_widget_get_root (focus) == GTK_ROOT (window));
}

void
user_press (gpointer    window,
            const char *keys)
{
  g_auto (GStrv) all = g_strsplit (keys, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      Press at;

      g_test_message ("presses %s", all[i]);
      g_assert_true (gtk_accelerator_parse (all[i], &at.key, &at.modifiers));
      if (at.modifiers & GDK_SHIFT_MASK)
        at.key = gdk_keyval_to_upper (at.key);
      inside_wait (has_no_lost_focus, window);
      if (!press (window, &at))
        g_error ("nobody had any use for the key %s at the %s in focus", all[i],
                 G_OBJECT_TYPE_NAME (gtk_window_get_focus (window) != NULL
                                     ? (gpointer) gtk_window_get_focus (window) : window));
    }
}

void
user_type (gpointer    window,
           const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  g_test_message ("types '%s'", text);
  g_assert_true (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus));
  g_signal_emit_by_name (focus, "insert-at-cursor", text);
}

/* --- Clicks --- */

/* Whoever is clicked there has nothing over it. */
static void
check_free (BastideBoard *board,
            double        x,
            double        y)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board)));
  double root_x, root_y;

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (board), root, x, y, &root_x,
                                                   &root_y));
  g_assert_true (gtk_widget_pick (root, root_x, root_y, GTK_PICK_DEFAULT) == GTK_WIDGET (board));
}

void
user_click (BastideBoard *board,
            double        x,
            double        y)
{
  g_autoptr (GtkEventController) motion
    = inside_find_controller (GTK_WIDGET (board), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_autoptr (GtkEventController) click
    = inside_find_controller (GTK_WIDGET (board), GTK_TYPE_GESTURE_CLICK);
  GdkRectangle cell;

  g_test_message ("clicks on (%.2f, %.2f)", x, y);
  /* Cards take their places when they are drawn. */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  bastide_board_get_cell_area (board, (int) floor (x), (int) floor (y), &cell);
  x = cell.x + (x - floor (x)) * cell.width;
  y = cell.y + (y - floor (y)) * cell.height;
  check_free (board, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  g_signal_emit_by_name (motion, "motion", x, y);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  g_signal_emit_by_name (click, "released", 1, x, y);
}

void
user_click_cell (BastideBoard *board,
                 int           x,
                 int           y)
{
  user_click (board, x + 0.5, y + 0.5);
}

static gboolean
is_button (GtkWidget  *widget,
           const char *text)
{
  return (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget)
          || strcmp (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") == 0)
         && gtk_widget_is_sensitive (widget) && user_find (widget, GTK_TYPE_WIDGET, text) != NULL;
}

static gboolean
has_button (gpointer data)
{
  Wanted *wanted = data;

  return find_below (wanted->below, GTK_TYPE_WIDGET, wanted->text, is_button, TRUE) != NULL;
}

void
user_click_button (gpointer    below,
                   const char *text)
{
  Wanted wanted = { below, GTK_TYPE_WIDGET, text };
  GtkWidget *button;

  g_test_message ("clicks the button '%s'", text);
  inside_wait (has_button, &wanted);
  button = find_below (below, GTK_TYPE_WIDGET, text, is_button, TRUE);
  if (gtk_widget_get_focus_on_click (button))
    gtk_widget_grab_focus (button);
  if (g_signal_lookup ("clicked", G_OBJECT_TYPE (button)) != 0)
    g_signal_emit_by_name (button, "clicked");
  else
    g_assert_true (gtk_widget_activate (button));
}

typedef struct
{
  BastideBoard *board;
  int           x;
  int           y;
  const char   *text;
} WantedCell;

static gboolean
has_cell (GtkWidget  *widget,
          WantedCell *wanted)
{
  int x, y;

  if (BASTIDE_IS_CELL (widget))
    {
      bastide_cell_get_place (BASTIDE_CELL (widget), &x, &y);
      return x == wanted->x && y == wanted->y && says (widget, wanted->text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_cell (child, wanted))
      return TRUE;

  return FALSE;
}

static gboolean
is_cell_there (gpointer data)
{
  WantedCell *wanted = data;

  return has_cell (GTK_WIDGET (wanted->board), wanted);
}

void
user_wait_for_cell (BastideBoard *board,
                    int           x,
                    int           y,
                    const char   *text)
{
  WantedCell wanted = { board, x, y, text };

  g_test_message ("waits for '%s' of (%d, %d)", text, x, y);
  inside_wait (is_cell_there, &wanted);
}

/* --- The real pointer --- */

/* On the screen. */
static void
find_place (BastideBoard *board,
            int           x,
            int           y,
            int          *screen_x,
            int          *screen_y)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (board));
  double inset_x, inset_y, root_x, root_y;
  GdkRectangle cell;

  bastide_board_get_cell_area (board, x, y, &cell);
  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (board), GTK_WIDGET (native),
                                                   cell.x + cell.width / 2.0,
                                                   cell.y + cell.height / 2.0, &root_x, &root_y));
  gtk_native_get_surface_transform (native, &inset_x, &inset_y);
  *screen_x = (int) (root_x + inset_x);
  *screen_y = (int) (root_y + inset_y);
}

static gboolean
is_pointed_at (gpointer data)
{
  WantedCell *wanted = data;
  int x, y;

  return bastide_board_get_cell (wanted->board, &x, &y) && x == wanted->x && y == wanted->y;
}

/* The cell must still be there when the pointer has come to it. */
void
user_point (BastideBoard *board,
            int           x,
            int           y)
{
  WantedCell wanted = { board, x, y, NULL };
  int before_x, before_y, after_x, after_y;

  do
    {
      g_autofree char *move = NULL;

      gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
      find_place (board, x, y, &before_x, &before_y);
      move = g_strdup_printf ("mousemove %d %d", before_x, before_y);
      g_test_message ("%s", move);
      inside_xdotool (move);
      inside_wait (is_pointed_at, &wanted);
      find_place (board, x, y, &after_x, &after_y);
    }
  while (before_x != after_x || before_y != after_y);
}

/* --- Windows --- */

static gboolean
has_window (gpointer type)
{
  GtkWindow *window = inside_find_window (GPOINTER_TO_SIZE (type));

  return window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window));
}

gpointer
user_wait_for_window (GType type)
{
  GtkWindow *window;

  g_test_message ("waits for a %s", g_type_name (type));
  inside_wait (has_window, GSIZE_TO_POINTER (type));
  window = inside_find_window (type);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* --- Files --- */

void
user_run_cli (const char *first,
              ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  va_list rest;

  g_ptr_array_add (arguments, (gpointer) g_getenv ("BASTIDE_CLI"));
  va_start (rest, first);
  for (const char *at = first; at != NULL; at = va_arg (rest, const char *))
    g_ptr_array_add (arguments, (gpointer) at);
  va_end (rest);
  g_ptr_array_add (arguments, NULL);
  process = g_subprocess_newv ((const char * const *) arguments->pdata,
                               G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check (process, NULL, &error);
  g_assert_no_error (error);
}
