/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of the board is seen: zooming, panning. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-calls.h"
#include "bastide-fit.h"

#include <math.h>

/* Empty cells around the board that can be reached by keys where any cell can be worked on. */
#define WORK_RING    3
/* After so long without a change the view is at rest. */
#define SETTLE_TIME  200 /* milliseconds */
/* What a sum of whole numbers may be off. */
#define SLACK        1e-6
/* One step of zooming. */
#define ZOOM_FACTOR  1.15

gboolean
bastide_board_has_record (BastideBoard *self)
{
  return self->shown != NULL;
}

const BstPosition *
bastide_board_get_position (BastideBoard *self)
{
  return bastide_shown_get_position (self->shown);
}

BstGame *
bastide_board_get_game (BastideBoard *self)
{
  return bastide_shown_get_game (self->shown);
}

BstRenderArt *
bastide_board_get_art (BastideBoard *self)
{
  return bastide_shown_get_art (self->shown);
}

double
bastide_board_to_device (BastideBoard *self,
                         double        length)
{
  return length * gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

gboolean
bastide_board_works_anywhere (BastideBoard *self)
{
  return bastide_board_has_record (self) && bastide_board_tool_works_anywhere (self->tool);
}

void
bastide_board_get_box (BastideBoard *self,
                       BstRenderBox *box)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);
  bst_render_board_get_box (position, bastide_board_works_anywhere (self) ? WORK_RING : 1, box);
  if (n_tiles == 0 && bastide_board_works_anywhere (self))
    *box = (BstRenderBox) { -WORK_RING, -WORK_RING, WORK_RING, WORK_RING };
}

static gboolean
settled (gpointer user_data)
{
  BastideBoard *self = user_data;

  if (self->dragging)
    return G_SOURCE_CONTINUE;
  self->settle_source = 0;
  g_signal_emit_by_name (self, "view-settled");

  return G_SOURCE_REMOVE;
}

/* Nothing that lies over the board shall jump about while it moves. */
static void
queue_settled (BastideBoard *self)
{
  g_clear_handle_id (&self->settle_source, g_source_remove);
  self->settle_source = g_timeout_add (SETTLE_TIME, settled, self);
}

void
bastide_board_view_changed (BastideBoard *self)
{
  BstRenderBox box;

  if (bastide_board_has_record (self))
    {
      bastide_board_get_box (self, &box);
      bst_render_viewport_clamp (&self->view, &box);
    }
  bastide_fit_snap (&self->view);
  bastide_layer_clear (&self->edge_layer);
  bastide_board_clear_light (self);
  bastide_board_clear_tool (self);
  bastide_board_queue_cells (self);
  queue_settled (self);
  g_signal_emit_by_name (self, "view-changed");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_get_cell_area (BastideBoard *self,
                             int           x,
                             int           y,
                             GdkRectangle *area)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  bastide_fit_get_cell_area (&self->view, gtk_widget_get_scale_factor (GTK_WIDGET (self)), x, y, area);
}

/* How far the view must move so that the part of it from @at on, @length long, is wholly in it. */
static int
find_way (double at,
          double length,
          double size)
{
  if (at < 0)
    return (int) ceil (-at - SLACK);

  return at + length > size ? (int) floor (size - at - length + SLACK) : 0;
}

void
bastide_board_show_cell (BastideBoard *self,
                         int           x,
                         int           y,
                         double        margin)
{
  double left, top, edge;
  int dx, dy;

  bst_render_viewport_to_view (&self->view, x - margin, y - margin, &left, &top);
  edge = self->view.scale * (1 + 2 * margin);
  dx = find_way (left, edge, self->view.width);
  dy = find_way (top, edge, self->view.height);
  if (dx == 0 && dy == 0)
    return;
  /* A fitted board stays one: the next move puts it back. */
  bst_render_viewport_pan (&self->view, dx, dy);
  bastide_board_view_changed (self);
}

int
bastide_board_get_tile_size (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), 0);

  return (int) self->view.scale;
}

int
bastide_board_get_tile (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  int hand = bst_position_get_held_tile (position, bst_position_get_turn (position));

  return bastide_board_tool_get_tile (self->tool, hand);
}

/* --- Zooming and panning --- */

void
bastide_board_zoom_at (BastideBoard *self,
                       double        factor,
                       double        x,
                       double        y)
{
  double before = self->view.scale;
  double after = CLAMP (round (before * factor), BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);

  /* A small scale must not get stuck on its whole number. */
  if (after == before && factor != 1.0)
    after = CLAMP (before + (factor > 1 ? 1 : -1), BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);
  if (after == before)
    return;

  self->fits = FALSE;
  bst_render_viewport_zoom (&self->view, after / before, x, y);
  self->view.scale = after;
  bastide_board_view_changed (self);
}

void
bastide_board_zoom (BastideBoard *self,
                    double        steps)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  bastide_board_zoom_at (self, pow (ZOOM_FACTOR, steps), self->view.width / 2,
                         self->view.height / 2);
}

void
bastide_board_pan (BastideBoard *self,
                   int           dx,
                   int           dy)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fits = FALSE;
  bst_render_viewport_pan (&self->view, dx, dy);
  bastide_board_view_changed (self);
}

/* --- Actions --- */

static void
zoom (BastideBoard *self,
      int           steps)
{
  bastide_board_zoom (self, steps);
}

static void
show_coordinates (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideBoard *self = user_data;

  guint show = bastide_board_get_show (self) & ~(guint) BST_RENDER_SHOW_COORDINATES;

  bastide_board_set_show (self, g_variant_get_boolean (state) ? show | BST_RENDER_SHOW_COORDINATES : show);
  g_simple_action_set_state (action, state);
}

void
bastide_board_add_coordinates_action (BastideBoard *self,
                                      GActionMap   *map)
{
  GActionEntry entry = { .name = "show-coordinates", .change_state = show_coordinates };

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  entry.state = bastide_board_get_show (self) & BST_RENDER_SHOW_COORDINATES ? "true" : "false";
  g_action_map_add_action_entries (map, &entry, 1, self);
}

void
bastide_board_add_actions (BastideBoard *self,
                           GActionMap   *map)
{
  static const BastideCall calls[] = {
    { "zoom-in", G_CALLBACK (zoom), 1 },
    { "zoom-out", G_CALLBACK (zoom), -1 },
    { "fit", G_CALLBACK (bastide_board_fit) },
  };

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  bastide_calls_add (map, calls, G_N_ELEMENTS (calls), self);
}
