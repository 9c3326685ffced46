/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing on the board: the hovering tile, the places where the turn can go on, what was in the
 * way, and the clicks and keys that play. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-step-text.h"

#include <math.h>

#include <glib/gi18n.h>

/* How near a click must be to a spot, in tiles, and how large a spot is drawn. */
#define SPOT_REACH  0.17
#define SPOT_RADIUS 0.15
/* On smaller tiles, in pixels, only the spot that Enter takes shows its figure. */
#define FIGURE_TILE 64

/* --- Drawing --- */

static void
set_white (cairo_t *cr,
           double   alpha)
{
  cairo_set_source_rgba (cr, 1, 1, 1, alpha);
}

static void
set_red (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0.80, 0.08, 0.10);
}

/* Strokes the path in red with a light border: it must show on every tile. */
static void
stroke_red (cairo_t *cr,
            double   width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width + MAX (2, width / 2));
  set_white (cr, 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  set_red (cr);
  cairo_stroke (cr);
}

static void
draw_ghost (BastideBoard         *self,
            const BstRenderScope *scope)
{
  gboolean legal;
  guint rotation;
  int x, y;

  if (!bastide_play_get_ghost (self->play, &x, &y, &rotation, &legal))
    return;

  bst_render_board_draw_ghost (scope, (guint) bastide_play_get_tile (self->play), x, y, rotation);
  if (legal)
    bst_render_board_draw_frame (scope, x, y);
}

/* The edge that does not match. */
static void
draw_edge (const BstRenderScope    *scope,
           const BastidePlayRefusal *refusal)
{
  /* Where each edge begins, clockwise; the next one begins where it ends. */
  static const guint8 corners[BST_N_DIRECTIONS + 1][2] = {
    { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 }
  };
  const guint8 *from = corners[refusal->edge];
  const guint8 *to = corners[refusal->edge + 1];
  double x, y;

  bst_render_viewport_to_view (scope->viewport, refusal->x + from[0], refusal->y + from[1], &x, &y);
  cairo_new_path (scope->cr);
  cairo_move_to (scope->cr, x, y);
  bst_render_viewport_to_view (scope->viewport, refusal->x + to[0], refusal->y + to[1], &x, &y);
  cairo_line_to (scope->cr, x, y);
  stroke_red (scope->cr, MAX (3, scope->viewport->scale * 0.05));
}

/* The figures that hold the feature. */
static void
draw_holders (const BstRenderScope *scope,
              guint                 node)
{
  guint root = bst_position_find_root (scope->position, node);
  const BstFigure *figures;
  guint n_figures;

  figures = bst_position_get_figures (scope->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double x, y;

      if (bst_position_find_root (scope->position, figures[i].node) != root)
        continue;
      bst_render_board_get_figure_spot (scope->position, scope->art, i, &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      cairo_new_path (scope->cr);
      cairo_arc (scope->cr, x, y, scope->viewport->scale * 0.2, 0, 2 * G_PI);
      stroke_red (scope->cr, MAX (3, scope->viewport->scale * 0.04));
    }
}

static void
draw_disc (const BstRenderScope *scope,
           double                x,
           double                y,
           gboolean              current)
{
  double radius = MAX (current ? 9 : 5, scope->viewport->scale * SPOT_RADIUS);

  cairo_new_path (scope->cr);
  cairo_arc (scope->cr, x, y, radius, 0, 2 * G_PI);
  set_white (scope->cr, 0.8);
  cairo_fill_preserve (scope->cr);
  if (current)
    {
      set_white (scope->cr, 1);
      cairo_set_line_width (scope->cr, 7);
      cairo_stroke_preserve (scope->cr);
    }
  cairo_set_source_rgb (scope->cr, 0.10, 0.18, 0.35);
  cairo_set_line_width (scope->cr, current ? 4 : 1.5);
  cairo_stroke (scope->cr);
}

static void
draw_spot (BastideBoard          *self,
           const BstRenderScope  *scope,
           const BastidePlaySpot *spot,
           gboolean               current)
{
  const BstStep *step = bastide_play_get_step (self->play, spot->steps[0]);
  BstGame *game = bst_position_get_game (scope->position);
  double x, y;

  bst_render_viewport_to_view (scope->viewport, spot->x, spot->y, &x, &y);
  /* A figure that stands there is not hidden. */
  if (step->kind != BST_STEP_PUT && step->kind != BST_STEP_WAGON && step->spot.player >= 0)
    {
      cairo_new_path (scope->cr);
      cairo_arc (scope->cr, x, y, scope->viewport->scale * 0.2, 0, 2 * G_PI);
      set_white (scope->cr, 0.9);
      cairo_set_line_width (scope->cr, current ? 8 : 5);
      cairo_stroke_preserve (scope->cr);
      cairo_set_source_rgb (scope->cr, 0.10, 0.18, 0.35);
      cairo_set_line_width (scope->cr, current ? 4 : 2);
      cairo_stroke (scope->cr);
      return;
    }

  draw_disc (scope, x, y, current);
  if (step->kind == BST_STEP_PUT && self->figures != NULL
      && (current || scope->viewport->scale >= FIGURE_TILE))
    bastide_figure_cache_paint (self->figures, scope->cr, step->spot.figure, step->spot.feature,
                                bst_game_get_player (game, (guint) step->spot.player)->colour,
                                x, y);
}

static void
draw_play (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  const BastidePlayRefusal *refusal = bastide_play_get_refusal (self->play);
  guint current = bastide_play_get_current (self->play);
  guint n_spots;
  const BastidePlaySpot *spots = bastide_play_get_spots (self->play, &n_spots);
  BstRenderScope scope = {
    .cr = cr,
    .position = bastide_study_get_position (self->study),
    .art = self->art,
    .theme = self->theme,
    .viewport = view,
  };

  draw_ghost (self, &scope);
  for (guint i = 0; i < n_spots; i++)
    if (i != current)
      draw_spot (self, &scope, &spots[i], FALSE);
  if (current < n_spots)
    draw_spot (self, &scope, &spots[current], TRUE);
  if (refusal->has_edge)
    draw_edge (&scope, refusal);
  if (refusal->node != BST_NO_NODE)
    draw_holders (&scope, refusal->node);
}

void
bastide_board_snapshot_play (BastideBoard *self,
                             GtkSnapshot  *snapshot)
{
  if (self->play != NULL
      && (bastide_play_get_state (self->play) != BASTIDE_PLAY_IDLE
          || bastide_play_get_refusal (self->play)->sentence != NULL))
    bastide_layer_snapshot (&self->play_layer, snapshot, &self->view, 0, draw_play, self);
}

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
  bastide_board_close_popover (data);

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
  bastide_play_make_step (self->play, GPOINTER_TO_UINT (step));
}

static void
ask_which (BastideBoard          *self,
           const BastidePlaySpot *spot)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *popover = gtk_popover_new ();

  for (guint i = 0; i < spot->n_steps; i++)
    {
      g_autofree char *text = bastide_step_text_get (bastide_study_get_position (self->study),
                                                     bastide_play_get_step (self->play,
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
  const BastidePlaySpot *spots = bastide_play_get_spots (self->play, &n_spots);

  if (index >= n_spots)
    return;
  bastide_play_set_current (self->play, index);
  if (spots[index].n_steps > 1)
    ask_which (self, &spots[index]);
  else
    bastide_play_make_step (self->play, spots[index].steps[0]);
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
  const BastidePlaySpot *spots = bastide_play_get_spots (self->play, &n_spots);
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
                          guint         node)
{
  int cell_x, cell_y, spot;

  if (self->play == NULL)
    return FALSE;

  if (bastide_play_get_state (self->play) == BASTIDE_PLAY_STEPS)
    {
      spot = find_spot (self, x, y);
      if (spot >= 0)
        take_spot (self, (guint) spot);
      else if (node != BST_NO_NODE)
        bastide_play_try_node (self->play, node);
      return TRUE;
    }
  if (node != BST_NO_NODE)
    return FALSE;

  bst_render_viewport_get_cell (&self->view, bastide_board_to_device (self, x),
                                bastide_board_to_device (self, y), &cell_x, &cell_y);
  if (bst_position_find_tile (bastide_study_get_position (self->study), cell_x, cell_y) >= 0)
    return FALSE;
  bastide_play_try_cell (self->play, cell_x, cell_y);

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

  if (self->play == NULL || !self->inside
      || !bastide_play_get_ghost (self->play, &ghost_x, &ghost_y, &rotation, &legal))
    return FALSE;
  bst_render_viewport_get_cell (&self->view, bastide_board_to_device (self, self->pointer_x),
                                bastide_board_to_device (self, self->pointer_y), &x, &y);
  if (x != ghost_x || y != ghost_y)
    return FALSE;

  /* A touchpad gives parts of a notch. */
  self->turned += dy;
  if (fabs (self->turned) >= 1)
    {
      bastide_play_turn (self->play, self->turned > 0 ? 1 : -1);
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
  guint n_spots;

  bastide_play_get_spots (self->play, &n_spots);
  if (n_spots > 0)
    bastide_play_set_current (self->play, (bastide_play_get_current (self->play)
                                           + (direction > 0 ? 1 : n_spots - 1)) % n_spots);
}

static gboolean
press_in_steps (BastideBoard *self,
                guint         key)
{
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
      take_spot (self, bastide_play_get_current (self->play));
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
      bastide_play_pass (self->play);
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
      bastide_play_lay (self->play);
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
  bastide_play_try_cell (self->play, self->cursor_x, self->cursor_y);

  return GDK_EVENT_STOP;
}

gboolean
bastide_board_play_key (BastideBoard    *self,
                        guint            key,
                        GdkModifierType  modifiers)
{
  BastidePlayState state;

  if (self->play == NULL || !bastide_board_has_record (self)
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return GDK_EVENT_PROPAGATE;

  state = bastide_play_get_state (self->play);
  if (state == BASTIDE_PLAY_GHOST && gdk_keyval_to_lower (key) == GDK_KEY_r)
    {
      bastide_play_turn (self->play, modifiers & GDK_SHIFT_MASK ? -1 : 1);
      return GDK_EVENT_STOP;
    }
  if (modifiers & GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return bastide_play_cancel (self->play);
  if (state == BASTIDE_PLAY_STEPS)
    return press_in_steps (self, key);
  if (state == BASTIDE_PLAY_GHOST && press_on_ghost (self, key))
    return GDK_EVENT_STOP;

  return press_on_cell (self, key);
}

/* --- Following --- */

static void
play_changed (BastideBoard *self)
{
  guint node = bastide_play_get_refusal (self->play)->node;

  bastide_layer_clear (&self->play_layer);
  if (node != BST_NO_NODE)
    bastide_board_set_lit (self, node);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The cells say what is legal for the tile that is played. */
static void
tile_changed (BastideBoard *self)
{
  bastide_board_queue_cells (self);
}

void
bastide_board_set_play (BastideBoard *self,
                        BastidePlay  *play)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  bastide_board_close_popover (self);
  if (play == NULL)
    return;
  g_signal_connect_swapped (play, "changed", G_CALLBACK (play_changed), self);
  g_signal_connect_swapped (play, "tile-changed", G_CALLBACK (tile_changed), self);
}
