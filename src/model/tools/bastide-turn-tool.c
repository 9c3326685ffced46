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

/* --- Choosing among figures --- */

static void
step_chosen (gpointer owner,
             guint    answer,
             guint    option)
{
  BastideTurnTool *self = owner;

  bastide_turn_input_make_step (self->turn_input, self->asked.steps[answer]);
}

static void
ask_which (BastideTurnTool              *self,
           const BastidePartialTurnSpot *spot)
{
  BastideQuestion *question = bastide_question_new (step_chosen, self);

  self->asked = *spot;
  for (guint i = 0; i < spot->n_steps; i++)
    bastide_question_add (question, bastide_choice_text_get (bastide_desk_get_position (self->desk),
                                                             bastide_turn_input_get_step (self->turn_input,
                                                                                          spot->steps[i])));
  bastide_desk_ask (self->desk, question, spot->x, spot->y);
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

  bst_position_get_tiles (bastide_desk_get_position (self->desk), &n_tiles);
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (bastide_desk_has_tile (self->desk, x + dx, y + dy))
        return FALSE;

  return n_tiles > 0;
}

/* --- Clicks --- */

/* The spot under a point of the desk; -1 if there is none. */
static int
find_spot (BastideTurnTool *self,
           double           x,
           double           y)
{
  BastideDeskView view = bastide_desk_look (self->desk);
  double reach = MAX (SPOT_REACH, TOUCH_REACH * view.unit / view.viewport->scale);
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  int best = -1;

  bastide_desk_to_tiles (self->desk, &x, &y);
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
                         BastideHeld       held)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);
  guint part = bastide_desk_pick (self->desk, x, y);
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

  bastide_desk_find_cell (self->desk, x, y, &cell_x, &cell_y);
  if (takes_back (self, cell_x, cell_y))
    return bastide_turn_input_cancel (self->turn_input);
  if (part != BST_NO_PART || bastide_desk_has_tile (self->desk, cell_x, cell_y))
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
  BastideDeskView view = bastide_desk_look (self->desk);
  int x, y, direction;

  if (!view.inside)
    return FALSE;
  bastide_desk_find_cell (self->desk, view.pointer_x, view.pointer_y, &x, &y);
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
               BastideHeld      held)
{
  BastideDeskView view = bastide_desk_look (self->desk);
  int steps;

  if (bastide_look_get_wheel () != BASTIDE_WHEEL_STEPS || (held & BASTIDE_HELD_CONTROL)
      || bastide_shown_get_line_length (view.shown) <= 1
      || bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE)
    return FALSE;

  self->stepped += dy;
  steps = (int) trunc (self->stepped);
  self->stepped -= steps;
  if (steps != 0)
    bastide_study_step (view.study, steps);

  return TRUE;
}

static gboolean
bastide_turn_tool_scroll (BastideBoardTool *tool,
                          double            dy,
                          BastideHeld       held)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

  return turn_by_wheel (self, dy) || step_by_wheel (self, dy, held);
}

/* --- Keys --- */

/* The next spot in the direction of an arrow key, round the end. */
static void
step_spot (BastideTurnTool *self,
           int              direction)
{
  guint n_spots, current;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  const BstPosition *position = bastide_desk_get_position (self->desk);
  const BstStep *step;

  if (n_spots == 0)
    return;
  current = (bastide_turn_input_get_current (self->turn_input) + (direction > 0 ? 1 : n_spots - 1)) % n_spots;
  bastide_turn_input_set_current (self->turn_input, current);
  /* What is told of a feature is told of this one, wherever the pointer is. */
  bastide_desk_set_by_keys (self->desk, TRUE);
  step = bastide_turn_input_get_step (self->turn_input, spots[current].steps[0]);
  bastide_desk_set_lit (self->desk, bst_position_find_part (position, &step->spot));
}

static gboolean
press_in_steps (BastideTurnTool *self,
                guint            key)
{
  if (bastide_turn_tool_dexterity_key (self, key))
    return TRUE;

  switch (key)
    {
    case BASTIDE_PRESS_LEFT:
    case BASTIDE_PRESS_UP:
      step_spot (self, -1);
      return TRUE;
    case BASTIDE_PRESS_RIGHT:
    case BASTIDE_PRESS_DOWN:
      step_spot (self, 1);
      return TRUE;
    case BASTIDE_PRESS_ENTER:
      take_spot (self, bastide_turn_input_get_current (self->turn_input));
      return TRUE;
    case ' ':
      bastide_turn_input_pass (self->turn_input);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Enter. With the cursor among the cells it is for its cell, unless a tile lies there. */
static gboolean
press_enter (BastideTurnTool       *self,
             BastideTurnInputState  state)
{
  int x, y;

  if (bastide_desk_get_cursor (self->desk, &x, &y))
    {
      if (bastide_desk_has_tile (self->desk, x, y))
        return FALSE;
      bastide_turn_input_try_cell (self->turn_input, x, y);
      return TRUE;
    }
  if (state != BASTIDE_TURN_INPUT_GHOST)
    return FALSE;
  bastide_turn_input_lay (self->turn_input);

  return TRUE;
}

static gboolean
bastide_turn_tool_key (BastideBoardTool *tool,
                       guint             key,
                       BastideHeld       held)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);
  BastideTurnInputState state = bastide_turn_input_get_state (self->turn_input);

  /* Keys that an open popover has no use for are not meant for the board under it. */
  if (bastide_desk_look (self->desk).is_asking || (held & (BASTIDE_HELD_CONTROL | BASTIDE_HELD_ALT)))
    return FALSE;

  if (state == BASTIDE_TURN_INPUT_GHOST && key == 'r')
    {
      bastide_turn_input_turn (self->turn_input, held & BASTIDE_HELD_SHIFT ? -1 : 1);
      return TRUE;
    }
  if (held & BASTIDE_HELD_SHIFT)
    return FALSE;
  if (key == BASTIDE_PRESS_ESCAPE)
    return bastide_turn_input_cancel (self->turn_input);
  if (state == BASTIDE_TURN_INPUT_GHOST && key == ' ' && bastide_turn_input_may_pass (self->turn_input)
      && bastide_turn_prompt_puts_figures (self->turn_input))
    {
      bastide_turn_input_pass (self->turn_input);
      return TRUE;
    }
  if (state == BASTIDE_TURN_INPUT_STEPS)
    return press_in_steps (self, key);

  return key == BASTIDE_PRESS_ENTER && press_enter (self, state);
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
bastide_turn_tool_view_changed (BastideBoardTool *tool)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (tool);

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
  BastideDeskView view = bastide_desk_look (self->desk);
  guint rotation;
  gboolean legal;
  int x, y;

  if (view.viewport->scale >= BASTIDE_GLASS_LEAST_TILE * view.unit
      && bastide_turn_input_get_ghost (self->turn_input, &x, &y, &rotation, &legal))
    bastide_desk_show_cell (self->desk, x, y);
}

static void
changed (BastideTurnTool *self)
{
  guint part = bastide_turn_input_get_refusal (self->turn_input)->part;

  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_IDLE)
    bastide_turn_tool_set_preview (self, NULL);
  if (self->desk == NULL)
    return;
  if (part == BST_NO_PART)
    part = bastide_turn_input_get_dexterity_part (self->turn_input);
  show_ghost (self);
  if (part != BST_NO_PART)
    bastide_desk_set_lit (self->desk, part);
  bastide_desk_redraw (self->desk, BASTIDE_DESK_WORK);
}

/* The cells say what is legal for the tile that is played. */
static void
tile_changed (BastideTurnTool *self)
{
  if (self->desk == NULL)
    return;
  self->knows_offer = FALSE;
  bastide_turn_tool_update_offer (self);
  bastide_desk_queue_cells (self->desk);
  bastide_desk_keep_fitted (self->desk);
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
bastide_turn_tool_set_desk (BastideBoardTool *tool,
                             BastideDesk      *desk)
{
  bastide_turn_tool_set_preview (BASTIDE_TURN_TOOL (tool), NULL);
  BASTIDE_TURN_TOOL (tool)->desk = desk;
  bastide_turn_tool_view_changed (tool);
}

/* --- Class --- */

static void
bastide_turn_tool_finalize (GObject *object)
{
  BastideTurnTool *self = BASTIDE_TURN_TOOL (object);

  g_clear_pointer (&self->preview, bst_position_free);
  g_object_unref (self->turn_input);

  G_OBJECT_CLASS (bastide_turn_tool_parent_class)->finalize (object);
}

static void
bastide_turn_tool_class_init (BastideTurnToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_turn_tool_finalize;
  tool_class->set_desk = bastide_turn_tool_set_desk;
  tool_class->click = bastide_turn_tool_click;
  tool_class->scroll = bastide_turn_tool_scroll;
  tool_class->key = bastide_turn_tool_key;
  tool_class->key_scope = BASTIDE_KEY_IN_TURN;
  tool_class->pointer_moved = bastide_turn_tool_moved;
  tool_class->cursor_moved = bastide_turn_tool_moved;
  tool_class->study_changed = bastide_turn_tool_study_changed;
  tool_class->has_layer = bastide_turn_tool_has_layer;
  tool_class->draw = bastide_turn_tool_draw;
  tool_class->view_changed = bastide_turn_tool_view_changed;
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
