/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-drag.h"
#include "bastide-board-services.h"
#include "bastide-flight.h"
#include "bastide-notch.h"
#include "bastide-texture.h"
#include "bastide-tile-cache.h"

#include <adwaita.h>

#include <math.h>

/* How large a tile flies, in units: as those of the board, within these. */
#define LEAST_SIZE 48
#define MOST_SIZE  132

/* A finger rests so long until it has a tile, in long presses. */
#define HOLD 0.5

struct _BastideTileDrag
{
  GObject           parent_instance;

  /* Owned */
  BastideTurnInput *turn_input;
  BastideTileCache *tiles;      /* NULL until one has flown */
  GPtrArray        *watchers;   /* of the window, while one flies: (element-type GtkEventController) */

  BastideBoard     *board;      /* weak */
  BastideFlight    *flight;     /* weak; NULL unless one flies, or in a window without a room */
  GPtrArray        *views;      /* which scroll else, while a finger has a tile out of them: (element-type GtkScrolledWindow) */
  gboolean          flies;
  guint             rotation;
  double            scrolled;   /* parts of a notch */
  int               chosen;     /* before */
};

G_DEFINE_FINAL_TYPE (BastideTileDrag, bastide_tile_drag, G_TYPE_OBJECT)

/* A gesture knows where to ask what is dragged. */
typedef struct
{
  BastideTileDragFind find;
  gpointer            data;
} Source;

/* --- Turning --- */

static void
turn (BastideTileDrag *self,
      int              quarters)
{
  self->rotation = (self->rotation + (quarters > 0 ? 1u : 3u)) % 4;
  if (self->flight != NULL)
    bastide_flight_turn (self->flight, quarters);
}

static void finish (BastideTileDrag *self,
                    gboolean         is_laid);

static gboolean
key_pressed (BastideTileDrag *self,
             guint            key,
             guint            code,
             GdkModifierType  modifiers)
{
  if (key == GDK_KEY_Escape)
    finish (self, FALSE);
  else if (gdk_keyval_to_lower (key) == GDK_KEY_r)
    turn (self, modifiers & GDK_SHIFT_MASK ? -1 : 1);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
scroll (BastideTileDrag *self,
        double           dx,
        double           dy)
{
  int direction = bastide_notch_add (&self->scrolled, dy);

  if (direction != 0)
    turn (self, direction);

  return GDK_EVENT_STOP;
}

/* Of a finger beside the one that drags. */
static void
tapped (BastideTileDrag *self,
        int              n_press,
        double           x,
        double           y,
        GtkGesture      *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  turn (self, 1);
}

static void
watch (BastideTileDrag    *self,
       GtkWidget          *root,
       GtkEventController *controller,
       const char         *signal,
       GCallback           callback)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->watchers, g_object_ref (controller));
  gtk_widget_add_controller (root, controller);
}

/* Whatever has the focus and lies under the pointer. */
static void
begin_watching (BastideTileDrag *self,
                GtkWidget       *source)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (source));
  GtkGesture *tap = gtk_gesture_click_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (tap), TRUE);
  watch (self, root, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed));
  watch (self, root, gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL), "scroll",
         G_CALLBACK (scroll));
  watch (self, root, GTK_EVENT_CONTROLLER (tap), "pressed", G_CALLBACK (tapped));
}

static void
end_watching (BastideTileDrag *self)
{
  for (guint i = 0; i < self->watchers->len; i++)
    {
      GtkEventController *controller = g_ptr_array_index (self->watchers, i);
      GtkWidget *root = gtk_event_controller_get_widget (controller);

      if (root != NULL)
        gtk_widget_remove_controller (root, controller);
    }
  g_ptr_array_set_size (self->watchers, 0);
}

/* --- Flying --- */

static GdkPaintable *
get_picture (BastideTileDrag *self,
             guint            type,
             double          *size)
{
  BastideShown *shown = bastide_study_get_shown (bastide_turn_input_get_study (self->turn_input));
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self->board));
  GdkRectangle cell;

  bastide_board_get_cell_area (self->board, 0, 0, &cell);
  *size = CLAMP (cell.width, LEAST_SIZE, MOST_SIZE);
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  self->tiles = bastide_tile_cache_new (bastide_shown_get_art (shown), bastide_shown_get_theme (shown, dark),
                                        (int) *size * factor);

  return GDK_PAINTABLE (bastide_texture_of_tile (self->tiles, type, 0, 0));
}

static void
take (BastideTileDrag *self,
      GtkWidget       *source,
      double           x,
      double           y,
      int              type)
{
  double size;
  GdkPaintable *picture = get_picture (self, (guint) type, &size);

  self->chosen = bastide_turn_input_get_chosen (self->turn_input);
  while (bastide_turn_input_cancel (self->turn_input))
    ;
  if (type != bastide_turn_input_get_tile (self->turn_input))
    bastide_turn_input_set_tile (self->turn_input, type);
  self->flies = TRUE;
  self->rotation = 0;
  self->scrolled = 0;
  g_set_weak_pointer (&self->flight, bastide_flight_begin (source, x, y, picture, size));
  if (!bastide_study_is_exam (bastide_turn_input_get_study (self->turn_input)))
    bastide_board_set_lit_type (self->board, type);
  begin_watching (self, source);
}

static void
finish (BastideTileDrag *self,
        gboolean         is_laid)
{
  if (!self->flies)
    return;
  self->flies = FALSE;
  end_watching (self);
  for (guint i = 0; i < self->views->len; i++)
    gtk_scrolled_window_set_kinetic_scrolling (g_ptr_array_index (self->views, i), TRUE);
  g_ptr_array_set_size (self->views, 0);
  if (self->flight != NULL)
    bastide_flight_end (self->flight, !is_laid);
  g_clear_weak_pointer (&self->flight);
  if (self->board != NULL)
    bastide_board_set_lit_type (self->board, BST_NO_TILE);
  if (!is_laid)
    bastide_turn_input_set_tile (self->turn_input, self->chosen);
}

/* FALSE unless it is a legal cell of the board. */
static gboolean
drop (BastideTileDrag *self,
      GtkWidget       *source,
      double           x,
      double           y)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  int cell_x, cell_y;

  if (board == NULL || !gtk_widget_translate_coordinates (source, board, x, y, &x, &y)
      || x < 0 || y < 0 || x >= gtk_widget_get_width (board) || y >= gtk_widget_get_height (board))
    return FALSE;
  bastide_desk_find_cell (BASTIDE_DESK (self->board), x, y, &cell_x, &cell_y);
  if (bastide_turn_input_find_rotations (self->turn_input, bastide_board_get_position (self->board), cell_x, cell_y) == 0)
    return FALSE;
  bastide_turn_input_set_rotation (self->turn_input, self->rotation);
  bastide_turn_input_try_cell (self->turn_input, cell_x, cell_y);
  gtk_widget_grab_focus (board);

  return TRUE;
}

/* --- The gesture --- */

static GtkScrolledWindow *
get_view (gpointer widget)
{
  return (GtkScrolledWindow *) gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
}

static gboolean
has_more (GtkScrolledWindow *view)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (view);

  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

/* A finger that goes up or down a list scrolls it, if there is more of it. */
static gboolean
is_scrolling (GtkGesture *gesture,
              GtkWidget  *widget,
              double      dx,
              double      dy)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  /* By its kind: under X the device of a touch is the pointer. */
  if (event == NULL || gdk_event_get_event_type (event) != GDK_TOUCH_UPDATE || fabs (dx) > fabs (dy))
    return FALSE;
  for (GtkScrolledWindow *view = get_view (widget); view != NULL; view = get_view (gtk_widget_get_parent (GTK_WIDGET (view))))
    if (has_more (view))
      return TRUE;

  return FALSE;
}

/* Takes what is at a point. FALSE if nothing is that could be laid. */
static gboolean
pick_up (BastideTileDrag *self,
         GtkGesture      *gesture,
         double           x,
         double           y)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  const Source *source = g_object_get_data (G_OBJECT (gesture), "source");
  int type = source->find (widget, x, y, source->data);

  if (type == BST_NO_TILE)
    return FALSE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  take (self, widget, x, y, type);

  return TRUE;
}

/* A finger that rests on a tile has it, and may then go anywhere: the views around it would scroll with it. */
static void
held (BastideTileDrag *self,
      double           x,
      double           y,
      GtkGesture      *gesture)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (self->board == NULL || self->flies || !bastide_board_has_record (self->board)
      || !pick_up (self, gesture, x, y))
    return;
  for (GtkScrolledWindow *view = get_view (widget); view != NULL; view = get_view (gtk_widget_get_parent (GTK_WIDGET (view))))
    {
      g_ptr_array_add (self->views, g_object_ref (view));
      gtk_scrolled_window_set_kinetic_scrolling (view, FALSE);
    }
}

static void
drag_update (BastideTileDrag *self,
             double           offset_x,
             double           offset_y,
             GtkGestureDrag  *gesture)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  double x, y;

  if (self->board == NULL || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (!self->flies)
    {
      if (!bastide_board_has_record (self->board)
          || !gtk_drag_check_threshold (widget, 0, 0, (int) offset_x, (int) offset_y))
        return;
      /* Others may have a use for it. */
      if (is_scrolling (GTK_GESTURE (gesture), widget, offset_x, offset_y)
          || !pick_up (self, GTK_GESTURE (gesture), x, y))
        {
          gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
    }
  if (self->flight != NULL)
    bastide_flight_move (self->flight, x + offset_x, y + offset_y);
}

static void
drag_end (BastideTileDrag *self,
          double           offset_x,
          double           offset_y,
          GtkGestureDrag  *gesture)
{
  double x, y;

  if (self->flies && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    finish (self, drop (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x + offset_x,
                        y + offset_y));
}

static void
cancelled (BastideTileDrag *self)
{
  finish (self, FALSE);
}

static void
add_gesture (BastideTileDrag     *self,
             GtkGesture          *gesture,
             GtkWidget           *source,
             BastideTileDragFind  find,
             gpointer             data)
{
  Source *at = g_new (Source, 1);

  *at = (Source) { find, data };
  g_object_set_data_full (G_OBJECT (gesture), "source", at, g_free);
  /* Before the buttons, which would keep what begins on them. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (source, GTK_EVENT_CONTROLLER (gesture));
}

void
bastide_tile_drag_add_source (BastideTileDrag     *self,
                              GtkWidget           *source,
                              BastideTileDragFind  find,
                              gpointer             data)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  g_return_if_fail (BASTIDE_IS_TILE_DRAG (self));

  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (cancelled), self, G_CONNECT_SWAPPED);
  add_gesture (self, drag, source, find, data);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (hold), HOLD);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (held), self, G_CONNECT_SWAPPED);
  add_gesture (self, hold, source, find, data);
  /* What one has, the other may go on with. */
  gtk_gesture_group (hold, drag);
}

/* --- Class --- */

static void
bastide_tile_drag_dispose (GObject *object)
{
  BastideTileDrag *self = BASTIDE_TILE_DRAG (object);

  end_watching (self);
  g_clear_weak_pointer (&self->flight);
  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  g_clear_object (&self->turn_input);

  G_OBJECT_CLASS (bastide_tile_drag_parent_class)->dispose (object);
}

static void
bastide_tile_drag_finalize (GObject *object)
{
  g_ptr_array_unref (BASTIDE_TILE_DRAG (object)->watchers);
  g_ptr_array_unref (BASTIDE_TILE_DRAG (object)->views);

  G_OBJECT_CLASS (bastide_tile_drag_parent_class)->finalize (object);
}

static void
bastide_tile_drag_class_init (BastideTileDragClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_tile_drag_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_tile_drag_finalize;
}

static void
bastide_tile_drag_init (BastideTileDrag *self)
{
  self->watchers = g_ptr_array_new_with_free_func (g_object_unref);
  self->views = g_ptr_array_new_with_free_func (g_object_unref);
}

BastideTileDrag *
bastide_tile_drag_new (BastideBoard     *board,
                       BastideTurnInput *turn_input)
{
  BastideTileDrag *self = g_object_new (BASTIDE_TYPE_TILE_DRAG, NULL);

  self->turn_input = g_object_ref (turn_input);
  g_set_weak_pointer (&self->board, board);

  return self;
}
