/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-tool-private.h"
#include "bastide-choice-text.h"
#include "bastide-glass-plan.h"
#include "bastide-look.h"
#include "bastide-notch.h"
#include "bastide-turn-prompt.h"

#include <math.h>

/* How near a click must be to a spot, in tiles; and in units, so that it can be touched. */
#define SPOT_REACH  0.17
#define TOUCH_REACH 22

G_DEFINE_FINAL_TYPE (BastideTurnTool, bastide_turn_tool, BASTIDE_TYPE_BOARD_TOOL)

static gboolean
has_tile (BastideTurnTool *self,
          int              x,
          int              y)
{
  return bst_position_find_tile (bastide_board_get_position (self->board), x, y) >= 0;
}

/* --- Choosing among figures --- */

static void
step_chosen (GtkButton       *button,
             BastideTurnTool *self)
{
  guint step = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "step"));

  bastide_board_pop_down (self->board);
  bastide_turn_input_make_step (self->turn_input, step);
}

static void
ask_which (BastideTurnTool              *self,
           const BastidePartialTurnSpot *spot)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *popover = gtk_popover_new ();

  for (guint i = 0; i < spot->n_steps; i++)
    {
      g_autofree char *text = bastide_choice_text_get (bastide_board_get_position (self->board),
                                                       bastide_turn_input_get_step (self->turn_input,
                                                                                    spot->steps[i]));
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      g_object_set_data (G_OBJECT (button), "step", GUINT_TO_POINTER (spot->steps[i]));
      g_signal_connect (button, "clicked", G_CALLBACK (step_chosen), self);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  bastide_board_pop_up (self->board, popover, spot->x, spot->y);
}

static void
take_spot (BastideTurnTool *self,
           guint            index)
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

/* Is the cell on the table beyond all that lies there, touching no tile even with a corner? A first tile may lie
 * anywhere. */
static gboolean
is_away (BastideTurnTool *self,
         int              x,
         int              y)
{
  guint n_tiles;

  bst_position_get_tiles (bastide_board_get_position (self->board), &n_tiles);
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (has_tile (self, x + dx, y + dy))
        return FALSE;

  return n_tiles > 0;
}

/* --- Clicks --- */

/* The spot under a point of the widget; -1 if there is none. */
static int
find_spot (BastideTurnTool *self,
           double           x,
           double           y)
{
  double reach = MAX (SPOT_REACH, bastide_board_to_device (self->board, TOUCH_REACH)
                                  / bastide_board_get_viewport (self->board)->scale);
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  int best = -1;

  bastide_board_to_tiles (self->board, &x, &y);
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

/* All of a feature is meant, not just the mark on it. */
static void
click_in_steps (BastideTurnTool *self,
                double           x,
                double           y,
                guint            part)
{
  int spot = find_spot (self, x, y);

  if (spot < 0 && part != BST_NO_PART)
    spot = bastide_turn_input_find_spot (self->turn_input, part);
  if (spot >= 0)
    take_spot (self, (guint) spot);
  else if (part == BST_NO_PART)
    bastide_turn_input_cancel (self->turn_input);
  else if (!bastide_turn_tool_ask_dexterity (self, x, y, part))
    bastide_turn_input_try_part (self->turn_input, part);
}

/* Is the tile that is tried over the cell? */
static gboolean
is_over (BastideTurnTool *self,
         int              x,
         int              y)
{
  int ghost_x, ghost_y;
  gboolean legal;
  guint rotation;

  return bastide_turn_input_get_ghost (self->turn_input, &ghost_x, &ghost_y, &rotation, &legal)
         && x == ghost_x && y == ghost_y;
}

/* A click beside a tile that hovers takes it back, unless it may lie there. */
static gboolean
takes_back (BastideTurnTool *self,
            int              x,
            int              y)
{
  return bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_GHOST && !is_over (self, x, y)
         && !bastide_turn_tool_is_legal (self, x, y);
}

static gboolean
bastide_turn_tool_click (BastideBoardTool *tool,
                         double            x,
                         double            y,
                         GdkModifierType   modifiers)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);
  guint part = bastide_board_pick (self->board, x, y);
  int cell_x, cell_y;

  if (bastide_turn_input_get_dexterity (self->turn_input) != NULL)
    {
      if (part != BST_NO_PART)
        bastide_turn_input_dexterity_to (self->turn_input, part);
      return TRUE;
    }
  if (bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_STEPS)
    {
      click_in_steps (self, x, y, part);
      return TRUE;
    }

  bastide_board_find_cell (self->board, x, y, &cell_x, &cell_y);
  if (takes_back (self, cell_x, cell_y))
    return bastide_turn_input_cancel (self->turn_input);
  if (part != BST_NO_PART || has_tile (self, cell_x, cell_y))
    return FALSE;
  if (is_away (self, cell_x, cell_y))
    {
      bastide_turn_input_cancel (self->turn_input);
      return FALSE;
    }
  if (is_over (self, cell_x, cell_y) && bastide_look_get_second_click () == BASTIDE_SECOND_CLICK_TURNS
      && bastide_turn_input_may_turn (self->turn_input))
    bastide_turn_input_turn (self->turn_input, 1);
  else
    bastide_turn_input_try_cell (self->turn_input, cell_x, cell_y);

  return TRUE;
}

/* --- The wheel --- */

/* It turns the tile over which it is. */
static gboolean
turn_by_wheel (BastideTurnTool *self,
               double           dy)
{
  int x, y, direction;
  double pointer_x, pointer_y;

  if (!bastide_board_get_pointer (self->board, &pointer_x, &pointer_y))
    return FALSE;
  bastide_board_find_cell (self->board, pointer_x, pointer_y, &x, &y);
  if (!is_over (self, x, y))
    return FALSE;

  direction = bastide_notch_add (&self->turned, dy);
  if (direction != 0)
    bastide_turn_input_turn (self->turn_input, direction);

  return TRUE;
}

/* Through the game; not with Ctrl, and not while that would undo what is being done. */
static gboolean
step_by_wheel (BastideTurnTool *self,
               double           dy,
               GdkModifierType  modifiers)
{
  BastideStudy *study = bastide_board_get_study (self->board);
  int steps;

  if (bastide_look_get_wheel () != BASTIDE_WHEEL_STEPS || (modifiers & GDK_CONTROL_MASK) 
      || bastide_shown_get_line_length (bastide_study_get_shown (study)) <= 1
      || bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE)
    return FALSE;

  self->stepped += dy;
  steps = (int) trunc (self->stepped);
  self->stepped -= steps;
  if (steps != 0)
    bastide_study_step (study, steps);

  return TRUE;
}

static gboolean
bastide_turn_tool_scroll (BastideBoardTool *tool,
                          double            dy,
                          GdkModifierType   modifiers)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  return turn_by_wheel (self, dy) || step_by_wheel (self, dy, modifiers);
}

/* --- Keys --- */

/* The next spot in the direction of an arrow key, round the end. */
static void
step_spot (BastideTurnTool *self,
           int              direction)
{
  guint n_spots, current;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  const BstPosition *position = bastide_board_get_position (self->board);
  const BstStep *step;

  if (n_spots == 0)
    return;
  current = (bastide_turn_input_get_current (self->turn_input) + (direction > 0 ? 1 : n_spots - 1)) % n_spots;
  bastide_turn_input_set_current (self->turn_input, current);
  /* What is told of a feature is told of this one, wherever the pointer is. */
  bastide_board_set_by_keys (self->board, TRUE);
  step = bastide_turn_input_get_step (self->turn_input, spots[current].steps[0]);
  bastide_board_set_lit (self->board, bst_position_find_part (position, &step->spot));
}

static gboolean
press_in_steps (BastideTurnTool *self,
                guint            key)
{
  if (bastide_turn_tool_dexterity_key (self, key))
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

/* Enter. With the cursor among the cells it is for its cell, unless a tile lies there. */
static gboolean
press_enter (BastideTurnTool       *self,
             BastideTurnInputState  state)
{
  int x, y;

  if (bastide_board_get_cursor (self->board, &x, &y))
    {
      if (has_tile (self, x, y))
        return GDK_EVENT_PROPAGATE;
      bastide_turn_input_try_cell (self->turn_input, x, y);
      return GDK_EVENT_STOP;
    }
  if (state != BASTIDE_TURN_INPUT_GHOST)
    return GDK_EVENT_PROPAGATE;
  bastide_turn_input_lay (self->turn_input);

  return GDK_EVENT_STOP;
}

static gboolean
bastide_turn_tool_key (BastideBoardTool *tool,
                       guint             key,
                       GdkModifierType   modifiers)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);
  BastideTurnInputState state = bastide_turn_input_get_state (self->turn_input);

  /* Keys that an open popover has no use for are not meant for the board under it. */
  if (bastide_board_is_asking (self->board) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return GDK_EVENT_PROPAGATE;

  if (state == BASTIDE_TURN_INPUT_GHOST && gdk_keyval_to_lower (key) == GDK_KEY_r)
    {
      bastide_turn_input_turn (self->turn_input, modifiers & GDK_SHIFT_MASK ? -1 : 1);
      return GDK_EVENT_STOP;
    }
  if (modifiers & GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return bastide_turn_input_cancel (self->turn_input);
  if (state == BASTIDE_TURN_INPUT_GHOST && key == GDK_KEY_space && bastide_turn_input_may_pass (self->turn_input)
      && bastide_turn_prompt_puts_figures (self->turn_input))
    {
      bastide_turn_input_pass (self->turn_input);
      return GDK_EVENT_STOP;
    }
  if (state == BASTIDE_TURN_INPUT_STEPS)
    return press_in_steps (self, key);

  return (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && press_enter (self, state);
}

/* --- What the board is like --- */

/* Who tries a turn looks at the place where that is done. */
static gboolean
bastide_turn_tool_holds_view (BastideBoardTool *tool)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  return bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_STEPS;
}

static int
bastide_turn_tool_get_tile (BastideBoardTool *tool)
{
  return bastide_turn_input_get_tile (BASTIDE_TURN_TOOL (tool)->turn_input);
}

static void
bastide_turn_tool_redraw (BastideBoardTool *tool)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  bastide_layer_clear (&self->layer);
  bastide_layer_clear (&self->offer_layer);
  bastide_layer_clear (&self->preview_layer);
  self->offer.rotations = 0;
  self->knows_offer = FALSE;
}

/* --- Following --- */

static void
bastide_turn_tool_moved (BastideBoardTool *tool)
{
  bastide_turn_tool_update_offer (BASTIDE_TURN_TOOL (tool));
}

/* Where no glass opens, the tile that is tried is wholly in sight, and its figures with it: cells beside a fitted board may
 * be cut. */
static void
show_ghost (BastideTurnTool *self)
{
  guint rotation;
  gboolean legal;
  int x, y;

  if (bastide_board_get_viewport (self->board)->scale >= bastide_board_to_device (self->board, BASTIDE_GLASS_LEAST_TILE)
      && bastide_turn_input_get_ghost (self->turn_input, &x, &y, &rotation, &legal))
    bastide_board_show_cell (self->board, x, y, 0);
}

static void
changed (BastideTurnTool *self)
{
  guint part = bastide_turn_input_get_refusal (self->turn_input)->part;

  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE)
    bastide_turn_tool_set_preview (self, NULL);
  if (self->board == NULL)
    return;
  if (part == BST_NO_PART)
    part = bastide_turn_input_get_dexterity_part (self->turn_input);
  bastide_layer_clear (&self->layer);
  show_ghost (self);
  if (part != BST_NO_PART)
    bastide_board_set_lit (self->board, part);
  gtk_widget_queue_draw (GTK_WIDGET (self->board));
}

/* The cells say what is legal for the tile that is played. */
static void
tile_changed (BastideTurnTool *self)
{
  if (self->board == NULL)
    return;
  self->knows_offer = FALSE;
  bastide_turn_tool_update_offer (self);
  bastide_board_queue_cells (self->board);
  bastide_board_keep_fitted (self->board);
}

static void
bastide_turn_tool_study_changed (BastideBoardTool   *tool,
                                 BastideStudyChange  change)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  if (!(change & BASTIDE_STUDY_POSITION))
    return;
  bastide_turn_tool_set_preview (self, NULL);
  self->knows_offer = FALSE;
  bastide_turn_tool_update_offer (self);
}

static void
bastide_turn_tool_set_board (BastideBoardTool *tool,
                             BastideBoard     *board)
{
  bastide_turn_tool_set_preview (BASTIDE_TURN_TOOL (tool), NULL);
  BASTIDE_TURN_TOOL (tool)->board = board;
  bastide_turn_tool_redraw (tool);
}

/* --- Class --- */

static void
bastide_turn_tool_finalize (GObject *object)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (object);

  bastide_layer_clear (&self->layer);
  bastide_layer_clear (&self->offer_layer);
  bastide_layer_clear (&self->preview_layer);
  g_clear_pointer (&self->preview, bst_position_free);
  g_object_unref (self->turn_input);

  G_OBJECT_CLASS (bastide_turn_tool_parent_class)->finalize (object);
}

static void
bastide_turn_tool_class_init (BastideTurnToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_turn_tool_finalize;
  tool_class->set_board = bastide_turn_tool_set_board;
  tool_class->click = bastide_turn_tool_click;
  tool_class->scroll = bastide_turn_tool_scroll;
  tool_class->key = bastide_turn_tool_key;
  tool_class->key_scope = BASTIDE_KEY_IN_TURN;
  tool_class->pointer_moved = bastide_turn_tool_moved;
  tool_class->cursor_moved = bastide_turn_tool_moved;
  tool_class->study_changed = bastide_turn_tool_study_changed;
  tool_class->snapshot_above = bastide_turn_tool_snapshot;
  tool_class->redraw = bastide_turn_tool_redraw;
  tool_class->holds_view = bastide_turn_tool_holds_view;
  tool_class->get_tile = bastide_turn_tool_get_tile;
}

static void
bastide_turn_tool_init (BastideTurnTool *self)
{
}

BastideBoardTool *
bastide_turn_tool_new (BastideTurnInput *turn_input)
{
  BastideTurnTool *self = g_object_new (BASTIDE_TYPE_TURN_TOOL, NULL);

  self->turn_input = g_object_ref (turn_input);
  g_signal_connect_object (turn_input, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (turn_input, "tile-changed", G_CALLBACK (tile_changed), self,
                           G_CONNECT_SWAPPED);

  return BASTIDE_BOARD_TOOL (self);
}
