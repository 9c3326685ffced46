/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside-user.h"

#include "bastide-cell.h"
#include "bastide-glass-plan.h"
#include "bastide-turn-glass.h"

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

/* (nullable) */
static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_INSCRIPTION (widget))
    return gtk_inscription_get_text (GTK_INSCRIPTION (widget));
  if (GTK_IS_BUTTON (widget))
    return gtk_button_get_label (GTK_BUTTON (widget));
  if (ADW_IS_PREFERENCES_ROW (widget))
    return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  if (GTK_IS_WINDOW (widget))
    return gtk_window_get_title (GTK_WINDOW (widget));

  return NULL;
}

char *
user_read (GtkWidget *widget)
{
  const char *text = get_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return NULL;

  return text != NULL ? g_strdup (text) : read_name (widget);
}

gboolean
user_reads (GtkWidget  *widget,
            const char *pattern)
{
  const char *text = get_text (widget);
  g_autofree char *name = NULL;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (text != NULL && g_pattern_match_simple (pattern, text))
    return TRUE;
  name = read_name (widget);

  return name != NULL && g_pattern_match_simple (pattern, name);
}

static GtkWidget *
find_below (GtkWidget  *widget,
            GType       type,
            const char *pattern)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && user_reads (widget, pattern))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below (child, type, pattern);

  return found;
}

GtkWidget *
user_find (gpointer    below,
           GType       type,
           const char *pattern)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  if (below != NULL)
    return find_below (below, type, pattern);
  for (guint i = 0; found == NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = find_below (window, type, pattern);
    }

  return found;
}

typedef struct
{
  gpointer    below;
  GType       type;
  const char *pattern;
  GtkWidget  *hit;      /* what answers to a click there */
} Wanted;

static gboolean
is_there (gpointer data)
{
  Wanted *wanted = data;

  return user_find (wanted->below, wanted->type, wanted->pattern) != NULL;
}

static gboolean
is_gone (gpointer data)
{
  return !is_there (data);
}

GtkWidget *
user_wait_for (gpointer    below,
               GType       type,
               const char *pattern)
{
  Wanted wanted = { below, type, pattern, NULL };

  g_test_message ("waits for a %s “%s”", g_type_name (type), pattern);
  inside_wait (is_there, &wanted);
  /* It is seen when it has been drawn. */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (user_find (below, type, pattern))));
  inside_wait (is_there, &wanted);

  return user_find (below, type, pattern);
}

void
user_wait_until_gone (gpointer    below,
                      GType       type,
                      const char *pattern)
{
  Wanted wanted = { below, type, pattern, NULL };

  g_test_message ("waits until no %s says “%s”", g_type_name (type), pattern);
  inside_wait (is_gone, &wanted);
}

void
user_sees (gpointer    below,
           const char *pattern)
{
  user_wait_for (below, GTK_TYPE_WIDGET, pattern);
}

GtkWidget *
user_wait_for_cell (BastideBoard *board,
                    int           x,
                    int           y,
                    const char   *pattern)
{
  g_autofree char *name = g_strdup_printf ("(%s%d, %s%d): %s", x < 0 ? "−" : "", ABS (x),
                                           y < 0 ? "−" : "", ABS (y), pattern);

  return user_wait_for (board, BASTIDE_TYPE_CELL, name);
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

/* The controllers of a text want an event, of which there is none: letters go there another way. */
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
      else if (GTK_IS_EVENT_CONTROLLER_KEY (at) && is_local && !GTK_IS_TEXT (widget))
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
is_text (gpointer widget)
{
  return GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget);
}

/* In place of what is selected. */
static void
type_into (GtkWidget  *focus,
           const char *text)
{
  if (GTK_IS_TEXT (focus))
    gtk_editable_delete_selection (GTK_EDITABLE (focus));
  else
    gtk_text_buffer_delete_selection (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus)), TRUE, TRUE);
  g_signal_emit_by_name (focus, "insert-at-cursor", text);
}

/* A letter goes no further than the text that has the focus. */
static gboolean
press_letter (GtkWidget   *focus,
              const Press *press)
{
  gunichar letter = gdk_keyval_to_unicode (press->key);
  char text[7] = { 0 };

  if (!is_text (focus) || !g_unichar_isprint (letter) || (press->modifiers & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  g_unichar_to_utf8 (letter, text);
  type_into (focus, text);

  return TRUE;
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
    is_handled = press_at (path->pdata[i], GTK_PHASE_BUBBLE, TRUE, press)
                 || (i == 0 && press_letter (path->pdata[0], press));

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
  g_assert_true (is_text (focus));
  type_into (focus, text);
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
         || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_FLOW_BOX_CHILD (widget)
         || strcmp (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") == 0;
}

/* What lies under the middle of it. */
static GtkWidget *
pick (GtkWidget *widget)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_point_t middle = { (float) gtk_widget_get_width (widget) / 2,
                              (float) gtk_widget_get_height (widget) / 2 };

  if (!gtk_widget_compute_point (widget, native, &middle, &middle))
    return NULL;

  return gtk_widget_pick (native, middle.x, middle.y, GTK_PICK_DEFAULT);
}

/* Is what lies there the widget, in it or around it, and can it be clicked? What is new has its place a
 * little later. */
static gboolean
can_click (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *widget = user_find (wanted->below, wanted->type, wanted->pattern);
  GtkWidget *at;

  if (widget == NULL)
    return FALSE;
  scroll_to (widget);
  at = pick (widget);
  if (at == NULL || (at != widget && !gtk_widget_is_ancestor (at, widget)
                     && !gtk_widget_is_ancestor (widget, at)))
    return FALSE;
  while (at != NULL && !is_clickable (at))
    at = gtk_widget_get_parent (at);
  wanted->hit = at;

  return at != NULL && gtk_widget_is_sensitive (at);
}

void
user_click (gpointer    below,
            GType       type,
            const char *pattern)
{
  Wanted wanted = { below, type, pattern, NULL };

  g_test_message ("clicks the %s “%s”", g_type_name (type), pattern);
  inside_wait (can_click, &wanted);
  if (gtk_widget_get_focus_on_click (wanted.hit))
    gtk_widget_grab_focus (wanted.hit);
  if (g_signal_lookup ("clicked", G_OBJECT_TYPE (wanted.hit)) != 0)
    g_signal_emit_by_name (wanted.hit, "clicked");
  else
    gtk_widget_activate (wanted.hit);
}

/* --- The board --- */

void
user_get_point (BastideBoard *board,
                double        x,
                double        y,
                double       *board_x,
                double       *board_y)
{
  GdkRectangle cell;

  bastide_board_get_cell_area (board, (int) floor (x), (int) floor (y), &cell);
  *board_x = cell.x + (x - floor (x)) * cell.width;
  *board_y = cell.y + (y - floor (y)) * cell.height;
}

/* The tile that is tried lies under a glass there: the same point of it. Its places for figures are buttons of their own. */
static gboolean
click_glass (GtkWidget *hit,
             double     x,
             double     y)
{
  g_autoptr (GtkEventController) click = NULL;
  double size;

  if (hit == NULL)
    return FALSE;
  size = gtk_widget_get_width (hit) - 2 * BASTIDE_GLASS_FRAME;
  click = inside_find_controller (hit, GTK_TYPE_GESTURE_CLICK);
  g_signal_emit_by_name (click, "released", 1, BASTIDE_GLASS_FRAME + (x - floor (x)) * size,
                         BASTIDE_GLASS_FRAME + (y - floor (y)) * size);

  return TRUE;
}

/* What lies over the board is the layer of the turn alone: the glass is where it shows the cell. */
static GtkWidget *
find_glass (BastideBoard *board,
            double        x,
            double        y)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (board), GTK_TYPE_OVERLAY);
  GtkWidget *glass = overlay != NULL ? inside_find (overlay, BASTIDE_TYPE_TURN_GLASS, gtk_widget_get_mapped) : NULL;
  int glass_x, glass_y;

  if (glass == NULL)
    return NULL;
  bastide_turn_glass_get_cell (BASTIDE_TURN_GLASS (glass), &glass_x, &glass_y);

  return glass_x == (int) floor (x) && glass_y == (int) floor (y) ? glass : NULL;
}

/* What lies at a point of the board. */
static GtkWidget *
pick_on_board (BastideBoard *board,
               double        x,
               double        y)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board)));
  double root_x, root_y;

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (board), root, x, y, &root_x,
                                                   &root_y));

  return gtk_widget_pick (root, root_x, root_y, GTK_PICK_DEFAULT);
}

/* A place for a figure lies on the tile that is tried. */
static gboolean
click_place (GtkWidget *hit)
{
  GtkWidget *button = hit != NULL ? gtk_widget_get_ancestor (hit, GTK_TYPE_BUTTON) : NULL;

  if (button == NULL || !gtk_widget_has_css_class (button, "turn-spot"))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");

  return TRUE;
}

void
user_click_board (BastideBoard *board,
                  double        x,
                  double        y)
{
  g_autoptr (GtkEventController) motion
    = inside_find_controller (GTK_WIDGET (board), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_autoptr (GtkEventController) click
    = inside_find_controller (GTK_WIDGET (board), GTK_TYPE_GESTURE_CLICK);
  double at_x, at_y;
  GtkWidget *hit;

  g_test_message ("clicks on (%.2f, %.2f)", x, y);
  /* Cards take their places when they are drawn. */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  if (click_glass (find_glass (board, x, y), x, y))
    return;
  user_get_point (board, x, y, &at_x, &at_y);
  hit = pick_on_board (board, at_x, at_y);
  if (click_place (hit))
    return;
  /* Nothing else lies over what is clicked. */
  g_assert_true (hit == GTK_WIDGET (board));
  gtk_widget_grab_focus (GTK_WIDGET (board));
  g_signal_emit_by_name (motion, "motion", at_x, at_y);
  g_signal_emit_by_name (click, "pressed", 1, at_x, at_y);
  g_signal_emit_by_name (click, "released", 1, at_x, at_y);
}

void
user_click_cell (BastideBoard *board,
                 int           x,
                 int           y)
{
  user_click_board (board, x + 0.5, y + 0.5);
}

typedef struct
{
  BastideBoard *board;
  int           x;
  int           y;
} Cell;

static gboolean
is_pointed_at (gpointer data)
{
  Cell *cell = data;
  int x, y;

  return bastide_desk_get_cell (BASTIDE_DESK (cell->board), &x, &y) && x == cell->x && y == cell->y;
}

/* The pixel of the screen in its middle. */
static void
find_pixel (const Cell *cell,
            int        *x,
            int        *y)
{
  double board_x, board_y;

  user_get_point (cell->board, cell->x + 0.5, cell->y + 0.5, &board_x, &board_y);
  inside_find_pixel (GTK_WIDGET (cell->board), board_x, board_y, x, y);
}

/* The cell must still be there when the pointer has come to it. */
void
user_point (BastideBoard *board,
            int           x,
            int           y)
{
  Cell cell = { board, x, y };
  int before_x, before_y, after_x, after_y;

  do
    {
      g_autofree char *move = NULL;

      gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
      find_pixel (&cell, &before_x, &before_y);
      move = g_strdup_printf ("mousemove %d %d", before_x, before_y);
      g_test_message ("%s", move);
      inside_xdotool (move);
      inside_wait (is_pointed_at, &cell);
      find_pixel (&cell, &after_x, &after_y);
    }
  while (before_x != after_x || before_y != after_y);
}

/* --- The palette --- */

typedef struct
{
  gpointer    bag;
  const char *pattern;
} First;

static gboolean
is_first (gpointer data)
{
  First *first = data;
  GtkWidget *tile = user_find (first->bag, GTK_TYPE_WIDGET, "Tile *: * left");

  return tile != NULL && user_reads (tile, first->pattern);
}

GtkWidget *
user_find_tile (BastideWindow *window,
                const char    *text,
                const char    *letter)
{
  g_autofree char *pattern = g_strdup_printf ("Tile %s: *", letter);
  First first = { inside_study (window)->bag, pattern };

  user_press (window, "<Control>f <Control>a");
  user_type (window, text);
  inside_wait (is_first, &first);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return user_find (first.bag, GTK_TYPE_WIDGET, pattern);
}

void
user_arm_tile (BastideWindow *window,
               const char    *text,
               const char    *letter)
{
  g_autofree char *said = g_strdup_printf ("Tile %s, turned by 0°*", letter);

  user_find_tile (window, text, letter);
  user_press (window, "Return");
  user_wait_for (inside_study (window)->bars, GTK_TYPE_LABEL, said);
}
