/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-motions.h"

#include <bst-render-board.h>

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

struct _BastideMotions
{
  GArray        *motions;       /* of BastideMotion */
  gint64       (*get_time) (void);
  gint64         stepped;       /* when the last step was, by that */
  /* What was seen before the next change. */
  const BstNode *node;          /* only compared */
  guint          n_tiles;
  GArray        *figures;       /* of Seen */
  guint          n_events;
};

BastideMotions *
bastide_motions_new (void)
{
  BastideMotions *self = g_new0 (BastideMotions, 1);

  self->motions = g_array_new (FALSE, FALSE, sizeof (BastideMotion));
  self->figures = g_array_new (FALSE, FALSE, sizeof (Seen));
  self->get_time = g_get_monotonic_time;

  return self;
}

void
bastide_motions_free (BastideMotions *self)
{
  g_array_unref (self->motions);
  g_array_unref (self->figures);
  g_free (self);
}

void
bastide_motions_set_clock (BastideMotions *self,
                           gint64        (*get_time) (void))
{
  self->get_time = get_time;
}

/* --- Time --- */

double
bastide_motion_get_progress (const BastideMotion *self,
                             gint64               now)
{
  double part;

  if (self->begin == 0)
    return 0;
  part = CLAMP ((double) (now - self->begin) / 1e3 / self->duration, 0, 1);

  return 1 - pow (1 - part, 3);
}

gboolean
bastide_motions_step (BastideMotions *self,
                      gint64          now)
{
  for (guint i = self->motions->len; i > 0; i--)
    {
      BastideMotion *motion = &g_array_index (self->motions, BastideMotion, i - 1);

      if (motion->begin == 0)
        motion->begin = now;
      else if (bastide_motion_get_progress (motion, now) >= 1)
        g_array_remove_index (self->motions, i - 1);
    }

  return self->motions->len > 0;
}

const BastideMotion *
bastide_motions_get (BastideMotions *self,
                     guint          *n_motions)
{
  *n_motions = self->motions->len;

  return (const BastideMotion *) self->motions->data;
}

void
bastide_motions_stop (BastideMotions *self)
{
  g_array_set_size (self->motions, 0);
}

static void
add_motion (BastideMotions      *self,
            const BastideMotion *motion)
{
  g_array_append_vals (self->motions, motion, 1);
}

const BastideMotion *
bastide_motions_find (BastideMotions   *self,
                      BastideMotionKind kind)
{
  for (guint i = self->motions->len; i > 0; i--)
    if (g_array_index (self->motions, BastideMotion, i - 1).kind == kind)
      return &g_array_index (self->motions, BastideMotion, i - 1);

  return NULL;
}

/* --- What a move does --- */

static GArray *
list_figures (BastideShown *shown)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Seen));
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    {
      Seen seen = {
        .figure = figures[i].kind,
        .feature = bst_position_get_feature_kind (position, figures[i].part),
        .player = figures[i].player,
        .part = figures[i].part,
      };

      bst_render_board_get_figure_spot (position, bastide_shown_get_art (shown), i, &seen.x, &seen.y);
      g_array_append_val (list, seen);
    }

  return list;
}

/* Begins @kind for all figures that are in @list and not in @other. */
static void
add_figures (BastideMotions    *self,
             GArray            *list,
             GArray            *other,
             BastideMotionKind  kind,
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
        add_motion (self, &(BastideMotion) { .kind = kind, .duration = duration, .x = seen->x, .y = seen->y,
                                      .figure = seen->figure, .feature = seen->feature, .player = seen->player });
    }
}

/* Where @event was paid: a figure of its feature that went away, else the segment that it names; what is of no feature,
 * on @tile, which was laid. */
static void
find_place (BastideMotions *self,
            BastideShown   *shown,
            const BstEvent *event,
            const BstTile  *tile,
            double         *x,
            double         *y)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  const GArray *figures = self->figures;

  *x = tile->x + 0.5;
  *y = tile->y + 0.5;
  if (event->part >= bst_position_get_n_parts (position))
    return;
  bst_render_board_get_spot (position, bastide_shown_get_art (shown), event->part, x, y);
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
add_points (BastideMotions *self,
            guint           players,
            int             points,
            double          x,
            double          y)
{
  const GArray *motions = self->motions;
  guint row = 0;

  for (guint i = 0; i < motions->len; i++)
    {
      const BastideMotion *other = &g_array_index (motions, BastideMotion, i);

      if (other->kind == BASTIDE_MOTION_POINTS && ABS (other->x - x) < APART && ABS (other->y - y) < APART)
        row++;
    }
  add_motion (self, &(BastideMotion) { .kind = BASTIDE_MOTION_POINTS, .duration = POINTS_TIME, .x = x, .y = y, .players = players,
                                .points = points, .row = row });
}

/* What was scored since the node before. */
static void
add_events (BastideMotions *self,
            BastideShown   *shown,
            const BstTile  *tile)
{
  const BstEvents *events = bastide_shown_get_events (shown);

  for (guint i = self->n_events; i < events->n_items; i++)
    {
      const BstEvent *event = &events->items[i];
      double x, y;

      if (event->points <= 0)
        continue;
      find_place (self, shown, event, tile, &x, &y);
      add_points (self, event->players, event->points, x, y);
    }
}

static void
add_moves (BastideMotions *self,
           BastideShown   *shown,
           GArray         *figures,
           gboolean        may_move,
           gboolean        tells_points)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_shown_get_position (shown), &n_tiles);

  if (may_move && n_tiles == self->n_tiles + 1)
    add_motion (self, &(BastideMotion) { .kind = BASTIDE_MOTION_TILE, .duration = TILE_TIME,
                                         .x = tiles[n_tiles - 1].x, .y = tiles[n_tiles - 1].y });
  if (may_move)
    add_figures (self, figures, self->figures, BASTIDE_MOTION_FIGURE, FIGURE_TIME);
  add_figures (self, self->figures, figures, BASTIDE_MOTION_RETURN, may_move ? RETURN_TIME : STILL_TIME);
  if (may_move && tells_points && n_tiles > 0)
    add_events (self, shown, &tiles[n_tiles - 1]);
}

static void
remember (BastideMotions *self,
          BastideShown   *shown,
          GArray         *figures)
{
  self->node = bastide_shown_get_node (shown);
  bst_position_get_tiles (bastide_shown_get_position (shown), &self->n_tiles);
  g_array_unref (self->figures);
  self->figures = figures;
  self->n_events = bastide_shown_get_events (shown)->n_items;
}

void
bastide_motions_forget (BastideMotions *self)
{
  bastide_motions_stop (self);
  self->node = NULL;
}

void
bastide_motions_move_on (BastideMotions *self,
                         BastideShown   *shown,
                         gboolean        is_exam,
                         gboolean        may_move)
{
  const BstNode *node = bastide_shown_get_node (shown);
  gboolean is_step = self->node != NULL && node->parent == self->node;
  gint64 now = self->get_time ();
  GArray *figures = list_figures (shown);
  guint n_tiles;

  bst_position_get_tiles (bastide_shown_get_position (shown), &n_tiles);
  bastide_motions_stop (self);
  if (node->setup == NULL && (is_step || node == self->node)
      && n_tiles >= self->n_tiles && n_tiles <= self->n_tiles + 1
      && (!is_step || now - self->stepped >= SCRUB_TIME * 1000))
    add_moves (self, shown, figures, may_move, is_step && !is_exam);
  if (node != self->node)
    self->stepped = now;
  remember (self, shown, figures);
}

void
bastide_motions_move_view (BastideMotions *self,
                           double          dx,
                           double          dy)
{
  if ((dx != 0 || dy != 0) && self->motions->len > 0)
    add_motion (self, &(BastideMotion) { .kind = BASTIDE_MOTION_PAN, .duration = PAN_TIME, .x = dx, .y = dy });
}

void
bastide_motions_fade_map (BastideMotions *self,
                          gboolean        may_move)
{
  add_motion (self, &(BastideMotion) { .kind = BASTIDE_MOTION_OVERLAY,
                                       .duration = may_move ? OVERLAY_TIME : STILL_TIME });
}

void
bastide_motions_pulse_feature (BastideMotions *self,
                               BastideShown   *shown,
                               guint           part,
                               int             points)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  BstFeature feature;
  double x, y;

  g_return_if_fail (part < bst_position_get_n_parts (position));

  add_motion (self, &(BastideMotion) { .kind = BASTIDE_MOTION_FEATURE, .duration = FEATURE_TIME, .part = part });
  if (points == 0)
    return;
  bst_position_get_feature (position, part, &feature);
  bst_render_board_get_spot (position, bastide_shown_get_art (shown), (guint16) part, &x, &y);
  add_points (self, feature.owners, points, x, y);
}

void
bastide_motions_pulse_problem (BastideMotions *self,
                               int             x,
                               int             y,
                               int             edge)
{
  for (guint i = self->motions->len; i > 0; i--)
    if (g_array_index (self->motions, BastideMotion, i - 1).kind == BASTIDE_MOTION_PULSE)
      g_array_remove_index (self->motions, i - 1);
  add_motion (self, &(BastideMotion) { .kind = BASTIDE_MOTION_PULSE, .duration = PULSE_TIME, .x = x, .y = y,
                                       .edge = edge });
}
