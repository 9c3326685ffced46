/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing on the board: the clicks and keys that lay a tile and go on with the turn. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-choice-text.h"

#include <math.h>

/* How near a click must be to a spot, in tiles. */
#define SPOT_REACH 0.17

/* --- Choosing among figures --- */

void
bastide_board_close_popover (BastideBoard *self)
{
  GtkWidget *popover = g_steal_pointer (&self->popover);

  if (popover != NULL)
    gtk_widget_unparent (popover);
}

static gboolean
drop_popover (gpointer data)
{
  BastideBoard *self = data;

  /* Another one may have been opened by now. */
  if (self->popover == NULL || gtk_widget_get_visible (self->popover))
    return G_SOURCE_REMOVE;
  bastide_board_close_popover (self);
  /* Who edits by keys goes on at the cursor. */
  if (self->asked_by_keys && bastide_board_is_editing (self))
    bastide_board_enter_cells (self);

  return G_SOURCE_REMOVE;
}

/* Not at once: the click that closes it is still under way. */
static void
popover_closed (BastideBoard *self)
{
  if (self->popover != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_popover, g_object_ref (self), g_object_unref);
}

void
bastide_board_pop_up (BastideBoard *self,
                      GtkWidget    *popover,
                      double        x,
                      double        y)
{
  int scale_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  bastide_board_close_popover (self);
  self->asked_by_keys = self->cursor;
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  bst_render_viewport_to_view (&self->view, x, y, &x, &y);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle) { (int) x / scale_factor, (int) y / scale_factor,
                                                 1, 1 });
  g_signal_connect_swapped (popover, "closed", G_CALLBACK (popover_closed), self);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
step_chosen (GtkButton *button,
             gpointer   step)
{
  GtkWidget *widget = gtk_widget_get_ancestor (GTK_WIDGET (button), BASTIDE_TYPE_BOARD);
  BastideBoard *self = BASTIDE_BOARD (widget);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (widget);
  bastide_turn_input_make_step (self->turn_input, GPOINTER_TO_UINT (step));
}

static void
ask_which (BastideBoard          *self,
           const BastidePartialTurnSpot *spot)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *popover = gtk_popover_new ();

  for (guint i = 0; i < spot->n_steps; i++)
    {
      g_autofree char *text = bastide_choice_text_get (bastide_study_get_position (self->study),
                                                     bastide_turn_input_get_step (self->turn_input,
                                                                                  spot->steps[i]));
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      g_signal_connect (button, "clicked", G_CALLBACK (step_chosen),
                        GUINT_TO_POINTER (spot->steps[i]));
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  bastide_board_pop_up (self, popover, spot->x, spot->y);
}

static void
take_spot (BastideBoard *self,
           guint         index)
{
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);

  if (index >= n_spots)
    return;
  bastide_turn_input_set_current (self->turn_input, index);
  if (spots[index].n_steps > 1)
    ask_which (self, &spots[index]);
  else
    bastide_turn_input_make_step (self->turn_input, spots[index].steps[0]);
}

/* --- Clicks --- */

/* The spot under a point of the widget; -1 if there is none. */
static int
find_spot (BastideBoard *self,
           double        x,
           double        y)
{
  double reach = MAX (SPOT_REACH, 10 / self->view.scale);
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  int best = -1;

  bst_render_viewport_to_board (&self->view, bastide_board_to_device (self, x),
                                bastide_board_to_device (self, y), &x, &y);
  for (guint i = 0; i < n_spots; i++)
    {
      double distance = hypot (spots[i].x - x, spots[i].y - y);

      if (distance < reach)
        {
          reach = distance;
          best = (int) i;
        }
    }

  return best;
}

gboolean
bastide_board_play_click (BastideBoard *self,
                          double        x,
                          double        y,
                          guint         part)
{
  int cell_x, cell_y, spot;

  if (self->turn_input == NULL || bastide_board_is_editing (self))
    return FALSE;

  if (bastide_turn_input_get_hand (self->turn_input) != NULL)
    {
      if (part != BST_NO_PART)
        bastide_turn_input_hand_to (self->turn_input, part);
      return TRUE;
    }
  if (bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_STEPS)
    {
      spot = find_spot (self, x, y);
      /* All of a feature is meant, not just the mark on it. */
      if (spot < 0 && part != BST_NO_PART)
        spot = bastide_turn_input_find_spot (self->turn_input, part);
      if (spot >= 0)
        take_spot (self, (guint) spot);
      else if (part != BST_NO_PART && bastide_board_ask_hand (self, x, y, part))
        return TRUE;
      else if (part != BST_NO_PART)
        bastide_turn_input_try_part (self->turn_input, part);
      return TRUE;
    }
  if (part != BST_NO_PART)
    return FALSE;

  bst_render_viewport_get_cell (&self->view, bastide_board_to_device (self, x),
                                bastide_board_to_device (self, y), &cell_x, &cell_y);
  if (bst_position_find_tile (bastide_study_get_position (self->study), cell_x, cell_y) >= 0)
    return FALSE;
  bastide_turn_input_try_cell (self->turn_input, cell_x, cell_y);

  return TRUE;
}

/* The wheel turns the tile over which it is. */
gboolean
bastide_board_play_scroll (BastideBoard *self,
                           double        dy)
{
  int x, y, ghost_x, ghost_y;
  gboolean legal;
  guint rotation;

  if (self->turn_input == NULL || bastide_board_is_editing (self) || !self->inside
      || !bastide_turn_input_get_ghost (self->turn_input, &ghost_x, &ghost_y, &rotation, &legal))
    return FALSE;
  bst_render_viewport_get_cell (&self->view, bastide_board_to_device (self, self->pointer_x),
                                bastide_board_to_device (self, self->pointer_y), &x, &y);
  if (x != ghost_x || y != ghost_y)
    return FALSE;

  /* A touchpad gives parts of a notch. */
  self->turned += dy;
  if (fabs (self->turned) >= 1)
    {
      bastide_turn_input_turn (self->turn_input, self->turned > 0 ? 1 : -1);
      self->turned = 0;
    }

  return TRUE;
}

/* --- Keys --- */

/* The next spot in the direction of an arrow key, round the end. */
static void
step_spot (BastideBoard *self,
           int           direction)
{
  guint n_spots, current;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  const BstStep *step;

  if (n_spots == 0)
    return;
  current = (bastide_turn_input_get_current (self->turn_input) + (direction > 0 ? 1 : n_spots - 1)) % n_spots;
  bastide_turn_input_set_current (self->turn_input, current);
  /* What is told of a feature is told of this one, wherever the pointer is. */
  self->by_keys = TRUE;
  step = bastide_turn_input_get_step (self->turn_input, spots[current].steps[0]);
  bastide_board_set_lit (self, bst_position_find_part (bastide_study_get_position (self->study),
                                                       &step->spot));
}

static gboolean
press_in_steps (BastideBoard *self,
                guint         key)
{
  if (bastide_board_hand_key (self, key))
    return GDK_EVENT_STOP;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step_spot (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step_spot (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      take_spot (self, bastide_turn_input_get_current (self->turn_input));
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
      bastide_turn_input_pass (self->turn_input);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
press_on_ghost (BastideBoard *self,
                guint         key)
{
  /* With the cursor among the cells Enter is for its cell. */
  if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && !self->cursor)
    {
      bastide_turn_input_lay (self->turn_input);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Enter on an empty cell. */
static gboolean
press_on_cell (BastideBoard *self,
               guint         key)
{
  if (!self->cursor || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
      || bst_position_find_tile (bastide_study_get_position (self->study), self->cursor_x,
                                 self->cursor_y) >= 0)
    return GDK_EVENT_PROPAGATE;
  bastide_turn_input_try_cell (self->turn_input, self->cursor_x, self->cursor_y);

  return GDK_EVENT_STOP;
}

gboolean
bastide_board_play_key (BastideBoard    *self,
                        guint            key,
                        GdkModifierType  modifiers)
{
  BastideTurnInputState state;

  /* Keys that an open popover has no use for are not meant for the board under it. */
  if (self->turn_input == NULL || bastide_board_is_editing (self) || self->popover != NULL
      || !bastide_board_has_record (self)
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return GDK_EVENT_PROPAGATE;

  state = bastide_turn_input_get_state (self->turn_input);
  if (state == BASTIDE_TURN_INPUT_GHOST && gdk_keyval_to_lower (key) == GDK_KEY_r)
    {
      bastide_turn_input_turn (self->turn_input, modifiers & GDK_SHIFT_MASK ? -1 : 1);
      return GDK_EVENT_STOP;
    }
  if (modifiers & GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return bastide_turn_input_cancel (self->turn_input);
  if (state == BASTIDE_TURN_INPUT_STEPS)
    return press_in_steps (self, key);
  if (state == BASTIDE_TURN_INPUT_GHOST && press_on_ghost (self, key))
    return GDK_EVENT_STOP;

  return press_on_cell (self, key);
}

/* --- Following --- */

static void
turn_input_changed (BastideBoard *self)
{
  guint part = bastide_turn_input_get_refusal (self->turn_input)->part;

  if (part == BST_NO_PART)
    part = bastide_turn_input_get_hand_part (self->turn_input);
  bastide_layer_clear (&self->play_layer);
  if (part != BST_NO_PART)
    bastide_board_set_lit (self, part);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The cells say what is legal for the tile that is played. */
static void
tile_changed (BastideBoard *self)
{
  bastide_board_queue_cells (self);
  bastide_board_follow (self);
}

void
bastide_board_set_play (BastideBoard     *self,
                        BastideTurnInput *turn_input)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->turn_input != NULL)
    g_signal_handlers_disconnect_by_data (self->turn_input, self);
  g_set_object (&self->turn_input, turn_input);
  bastide_board_close_popover (self);
  if (turn_input == NULL)
    return;
  g_signal_connect_swapped (turn_input, "changed", G_CALLBACK (turn_input_changed), self);
  g_signal_connect_swapped (turn_input, "tile-changed", G_CALLBACK (tile_changed), self);
}
