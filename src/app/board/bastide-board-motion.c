/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves on the board for a moment after a move was made or stepped to, and when it does. The board itself shows at
 * once what is so; motion is drawn over it, or moves what is drawn. */

#include "config.h"

#include "bastide-board-motion-private.h"

#include <math.h>

/* Milliseconds. */
#define TILE_TIME    160
#define FIGURE_TIME  140
#define RETURN_TIME  220
#define POINTS_TIME  700
#define OVERLAY_TIME 120
#define PAN_TIME     200
#define PULSE_TIME   600
#define FEATURE_TIME 220
/* Of what fades in or out for who wants nothing to move. */
#define STILL_TIME   80

/* Who steps on sooner than after so many milliseconds runs through the game. */
#define SCRUB_TIME   250
/* Points that are nearer to each other, in tiles, rise from one place. */
#define APART        0.5

/* A figure as it was seen. */
typedef struct
{
  double x, y;
  guint  figure, feature, player, part;
} Seen;

BastideBoardMotion *
bastide_board_motion_new (void)
{
  BastideBoardMotion *self = g_new0 (BastideBoardMotion, 1);

  self->motions = g_array_new (FALSE, FALSE, sizeof (Motion));
  self->figures = g_array_new (FALSE, FALSE, sizeof (Seen));
  self->get_time = g_get_monotonic_time;

  return self;
}

void
bastide_board_set_clock (BastideBoard *self,
                         gint64      (*get_time) (void))
{
  self->motion->get_time = get_time;
}

gboolean
bastide_board_is_moving (BastideBoard *self)
{
  return self->motion->motions->len > 0;
}

void
bastide_board_free_motion (BastideBoard *self)
{
  if (self->motion->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->motion->tick);
  g_array_unref (self->motion->motions);
  g_array_unref (self->motion->figures);
  g_clear_pointer (&self->motion, g_free);
}

/* --- Time --- */

gboolean
bastide_board_may_move (BastideBoard *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);

  return animations;
}

double
bastide_board_get_progress (BastideBoard *self,
                            const Motion *motion)
{
  gint64 now = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  double part;

  if (motion->begin == 0)
    return 0;
  part = CLAMP ((double) (now - motion->begin) / 1e3 / motion->duration, 0, 1);

  return 1 - pow (1 - part, 3);
}

static gboolean
tick (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       data)
{
  BastideBoard *self = BASTIDE_BOARD (widget);
  GArray *motions = self->motion->motions;

  for (guint i = motions->len; i > 0; i--)
    {
      Motion *motion = &g_array_index (motions, Motion, i - 1);

      if (motion->begin == 0)
        motion->begin = gdk_frame_clock_get_frame_time (clock);
      else if (bastide_board_get_progress (self, motion) >= 1)
        g_array_remove_index (motions, i - 1);
    }
  gtk_widget_queue_draw (widget);
  if (motions->len > 0)
    return G_SOURCE_CONTINUE;

  self->motion->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
add_motion (BastideBoard *self,
            const Motion *motion)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_array_append_vals (self->motion->motions, motion, 1);
  if (self->motion->tick == 0)
    self->motion->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick, NULL, NULL);
}

static void
stop_motion (BastideBoard *self)
{
  g_array_set_size (self->motion->motions, 0);
}

const Motion *
bastide_board_find_motion (BastideBoard *self,
                           MotionKind    kind)
{
  GArray *motions = self->motion->motions;

  for (guint i = motions->len; i > 0; i--)
    if (g_array_index (motions, Motion, i - 1).kind == kind)
      return &g_array_index (motions, Motion, i - 1);

  return NULL;
}

/* --- What a move does --- */

static GArray *
list_figures (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Seen));
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    {
      BstFeature feature;
      Seen seen = { .figure = figures[i].kind, .player = figures[i].player, .part = figures[i].part };

      bst_position_get_feature (position, figures[i].part, &feature);
      seen.feature = feature.kind;
      bst_render_board_get_figure_spot (position, bastide_board_get_art (self), i, &seen.x, &seen.y);
      g_array_append_val (list, seen);
    }

  return list;
}

/* Begins @kind for all figures that are in @list and not in @other. */
static void
add_figures (BastideBoard      *self,
             GArray            *list,
             GArray            *other,
             MotionKind  kind,
             double             duration)
{
  for (guint i = 0; i < list->len; i++)
    {
      const Seen *seen = &g_array_index (list, Seen, i);
      gboolean found = FALSE;

      for (guint j = 0; j < other->len && !found; j++)
        {
          const Seen *there = &g_array_index (other, Seen, j);

          found = there->x == seen->x && there->y == seen->y && there->player == seen->player
                  && there->figure == seen->figure;
        }
      if (!found)
        add_motion (self, &(Motion) { .kind = kind, .duration = duration, .x = seen->x, .y = seen->y,
                                      .figure = seen->figure, .feature = seen->feature, .player = seen->player });
    }
}

/* Where @event was paid: a figure of its feature that went away, else the segment that it names; what is of no feature,
 * on @tile, which was laid. */
static void
find_place (BastideBoard   *self,
            const BstEvent *event,
            const BstTile  *tile,
            double         *x,
            double         *y)
{
  const BstPosition *position = bastide_board_get_position (self);
  const GArray *figures = self->motion->figures;

  *x = tile->x + 0.5;
  *y = tile->y + 0.5;
  if (event->part >= bst_position_get_n_parts (position))
    return;
  bst_render_board_get_spot (position, bastide_board_get_art (self), event->part, x, y);
  for (guint i = 0; i < figures->len; i++)
    {
      const Seen *seen = &g_array_index (figures, Seen, i);

      if (event->players & (1u << seen->player)
          && bst_position_find_root (position, seen->part) == bst_position_find_root (position, event->part))
        {
          *x = seen->x;
          *y = seen->y;
        }
    }
}

/* Points rise from where they were made, below those that rise there already. */
static void
add_points (BastideBoard *self,
            guint         players,
            int           points,
            double        x,
            double        y)
{
  const GArray *motions = self->motion->motions;
  guint row = 0;

  for (guint i = 0; i < motions->len; i++)
    {
      const Motion *other = &g_array_index (motions, Motion, i);

      if (other->kind == MOTION_POINTS && ABS (other->x - x) < APART && ABS (other->y - y) < APART)
        row++;
    }
  add_motion (self, &(Motion) { .kind = MOTION_POINTS, .duration = POINTS_TIME, .x = x, .y = y, .players = players,
                                .points = points, .row = row });
}

/* What was scored since the node before. */
static void
add_events (BastideBoard  *self,
            const BstTile *tile)
{
  const BstEvents *events = bastide_shown_get_events (self->shown);

  for (guint i = self->motion->n_events; i < events->n_items; i++)
    {
      const BstEvent *event = &events->items[i];
      double x, y;

      if (event->points <= 0)
        continue;
      find_place (self, event, tile, &x, &y);
      add_points (self, event->players, event->points, x, y);
    }
}

static void
add_moves (BastideBoard *self,
           GArray       *figures,
           gboolean      is_step)
{
  BastideBoardMotion *motion = self->motion;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
  gboolean moves = bastide_board_may_move (self);

  if (moves && n_tiles == motion->n_tiles + 1)
    add_motion (self, &(Motion) { .kind = MOTION_TILE, .duration = TILE_TIME,
                                  .x = tiles[n_tiles - 1].x, .y = tiles[n_tiles - 1].y });
  if (moves)
    add_figures (self, figures, motion->figures, MOTION_FIGURE, FIGURE_TIME);
  add_figures (self, motion->figures, figures, MOTION_RETURN, moves ? RETURN_TIME : STILL_TIME);
  if (moves && is_step && n_tiles > 0 && !bastide_study_is_exam (self->study))
    add_events (self, &tiles[n_tiles - 1]);
}

static void
remember (BastideBoard *self,
          GArray       *figures)
{
  BastideBoardMotion *motion = self->motion;
  const BstPosition *position = bastide_board_get_position (self);

  motion->node = bastide_shown_get_node (self->shown);
  bst_position_get_tiles (position, &motion->n_tiles);
  g_array_unref (motion->figures);
  motion->figures = figures;
  motion->n_events = bastide_shown_get_events (self->shown)->n_items;
}

void
bastide_board_forget_motion (BastideBoard *self)
{
  if (self->motion == NULL)
    return;
  stop_motion (self);
  self->motion->node = NULL;
}

void
bastide_board_move_on (BastideBoard *self)
{
  BastideBoardMotion *motion = self->motion;
  const BstNode *node = bastide_shown_get_node (self->shown);
  gboolean is_step = motion->node != NULL && node->parent == motion->node;
  gint64 now = motion->get_time ();
  GArray *figures = list_figures (self);
  guint n_tiles;

  bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
  stop_motion (self);
  if (node->setup == NULL && (is_step || node == motion->node)
      && n_tiles >= motion->n_tiles && n_tiles <= motion->n_tiles + 1
      && (!is_step || now - motion->stepped >= SCRUB_TIME * 1000))
    add_moves (self, figures, is_step);
  if (node != motion->node)
    motion->stepped = now;
  remember (self, figures);
}

void
bastide_board_move_view (BastideBoard *self,
                         double        dx,
                         double        dy)
{
  if ((dx != 0 || dy != 0) && self->motion->motions->len > 0 && bastide_board_may_move (self))
    add_motion (self, &(Motion) { .kind = MOTION_PAN, .duration = PAN_TIME, .x = dx, .y = dy });
}

void
bastide_board_fade_map (BastideBoard *self)
{
  add_motion (self, &(Motion) { .kind = MOTION_OVERLAY,
                                .duration = bastide_board_may_move (self) ? OVERLAY_TIME : STILL_TIME });
}

void
bastide_board_pulse_feature (BastideBoard *self,
                             guint         part,
                             int           points)
{
  double x, y;
  BstFeature feature;
  const BstPosition *position;

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (!bastide_board_has_record (self) || !bastide_board_may_move (self))
    return;
  position = bastide_board_get_position (self);
  g_return_if_fail (part < bst_position_get_n_parts (position));
  bastide_layer_clear (&self->pulse_layer);
  add_motion (self, &(Motion) { .kind = MOTION_FEATURE, .duration = FEATURE_TIME, .part = part });
  if (points == 0)
    return;
  bst_position_get_feature (position, part, &feature);
  bst_render_board_get_spot (position, bastide_board_get_art (self), (guint16) part, &x, &y);
  add_points (self, feature.owners, points, x, y);
}

void
bastide_board_pulse_problem (BastideBoard *self,
                             int           x,
                             int           y,
                             int           edge)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  for (guint i = self->motion->motions->len; i > 0; i--)
    if (g_array_index (self->motion->motions, Motion, i - 1).kind == MOTION_PULSE)
      g_array_remove_index (self->motion->motions, i - 1);
  add_motion (self, &(Motion) { .kind = MOTION_PULSE, .duration = PULSE_TIME, .x = x, .y = y, .edge = edge });
}
