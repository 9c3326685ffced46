/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What moves on the board for a moment after a move was made or stepped to. The board itself shows at once what
 * is so; motion is drawn over it, or moves what is drawn. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-pill.h>
#include <math.h>

/* Milliseconds. */
#define TILE_TIME    160
#define FIGURE_TIME  140
#define RETURN_TIME  220
#define POINTS_TIME  700
#define OVERLAY_TIME 120
#define PAN_TIME     200
#define PULSE_TIME   600
/* Of what fades in or out for who wants nothing to move. */
#define STILL_TIME   80

/* Who steps on sooner than after so many milliseconds runs through the game. */
#define SCRUB_TIME   250

/* How much larger tiles and figures are when they begin. */
#define TILE_SIZE    1.06
#define FIGURE_SIZE  1.3
/* How far points rise, in widget units. */
#define POINTS_RISE  24

typedef enum
{
  MOTION_TILE,          /* that was laid: it comes down */
  MOTION_FIGURE,        /* that was put there, likewise */
  MOTION_RETURN,        /* a figure that went away */
  MOTION_POINTS,        /* that a player was given */
  MOTION_OVERLAY,       /* that begins to be shown */
  MOTION_PAN,           /* the view that followed the move */
  MOTION_PULSE          /* a problem that is pointed at */
} MotionKind;

typedef struct
{
  MotionKind kind;
  gint64            begin;      /* of the frame clock; 0: with the next frame */
  double            duration;   /* milliseconds */
  double            x;          /* in tiles of the board; PAN: how far the view came, in pixels */
  double            y;
  guint             figure, feature, player;
  int               points;
  int               edge;       /* PULSE: BstDirection; -1: the whole cell */
} Motion;

/* A figure as it was seen. */
typedef struct
{
  double x, y;
  guint  figure, feature, player;
} Seen;

struct _BastideBoardMotion
{
  GArray        *motions;       /* of Motion */
  guint          tick;
  gint64       (*get_time) (void);
  gint64         stepped;       /* when the last step was, by that */
  /* What was seen before the next change. */
  const BstNode *node;          /* only compared */
  guint          n_tiles;
  GArray        *figures;       /* of Seen */
  int            scores[BST_MAX_PLAYERS];
};

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

static gboolean
may_move (BastideBoard *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);

  return animations;
}

/* From 0 to 1, slower towards the end. */
static double
get_progress (BastideBoard *self,
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
      else if (get_progress (self, motion) >= 1)
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

/* The newest of a kind; NULL. */
static const Motion *
find_motion (BastideBoard      *self,
             MotionKind  kind)
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
      Seen seen = { .figure = figures[i].kind, .player = figures[i].player };

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

/* What the players gained rises from the tile that was laid. */
static void
add_points (BastideBoard  *self,
            const BstTile *tile)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  guint n = 0;

  for (guint player = 0; player < n_players; player++)
    {
      int points = bst_position_get_score (position, player) - self->motion->scores[player];

      if (points > 0)
        add_motion (self, &(Motion) { .kind = MOTION_POINTS, .duration = POINTS_TIME, .x = tile->x + 0.5,
                                      .y = tile->y + 0.3 + 0.3 * n++, .player = player, .points = points });
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
  gboolean moves = may_move (self);

  if (moves && n_tiles == motion->n_tiles + 1)
    add_motion (self, &(Motion) { .kind = MOTION_TILE, .duration = TILE_TIME,
                                  .x = tiles[n_tiles - 1].x, .y = tiles[n_tiles - 1].y });
  if (moves)
    add_figures (self, figures, motion->figures, MOTION_FIGURE, FIGURE_TIME);
  add_figures (self, motion->figures, figures, MOTION_RETURN, moves ? RETURN_TIME : STILL_TIME);
  if (moves && is_step && n_tiles > 0 && !bastide_study_is_exam (self->study))
    add_points (self, &tiles[n_tiles - 1]);
}

static void
remember (BastideBoard *self,
          GArray       *figures)
{
  BastideBoardMotion *motion = self->motion;
  const BstPosition *position = bastide_board_get_position (self);
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  motion->node = bastide_shown_get_node (self->shown);
  bst_position_get_tiles (position, &motion->n_tiles);
  g_array_unref (motion->figures);
  motion->figures = figures;
  for (guint player = 0; player < n_players; player++)
    motion->scores[player] = bst_position_get_score (position, player);
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
  if ((dx != 0 || dy != 0) && self->motion->motions->len > 0 && may_move (self))
    add_motion (self, &(Motion) { .kind = MOTION_PAN, .duration = PAN_TIME, .x = dx, .y = dy });
}

void
bastide_board_fade_map (BastideBoard *self)
{
  add_motion (self, &(Motion) { .kind = MOTION_OVERLAY,
                                .duration = may_move (self) ? OVERLAY_TIME : STILL_TIME });
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

/* --- What is seen of it --- */

void
bastide_board_get_view_offset (BastideBoard *self,
                               double       *dx,
                               double       *dy)
{
  const Motion *motion = find_motion (self, MOTION_PAN);
  double rest = motion != NULL ? 1 - get_progress (self, motion) : 0;

  *dx = motion != NULL ? round (motion->x * rest) : 0;
  *dy = motion != NULL ? round (motion->y * rest) : 0;
}

double
bastide_board_get_map_opacity (BastideBoard *self)
{
  const Motion *motion = find_motion (self, MOTION_OVERLAY);

  return motion != NULL ? get_progress (self, motion) : 1;
}

/* What is drawn next is @size times as large, about a point of the view. */
static void
enlarge (GtkSnapshot *snapshot,
         double       x,
         double       y,
         double       size)
{
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_scale (snapshot, (float) size, (float) size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -x, (float) -y));
}

void
bastide_board_snapshot_moving_tile (BastideBoard *self,
                                    GtkSnapshot  *snapshot)
{
  const Motion *motion = find_motion (self, MOTION_TILE);
  double rest = motion != NULL ? 1 - get_progress (self, motion) : 0;
  double x, y;

  if (motion == NULL)
    return;
  bst_render_viewport_to_view (&self->view, motion->x, motion->y, &x, &y);
  gtk_snapshot_save (snapshot);
  enlarge (snapshot, x + self->view.scale / 2, y + self->view.scale / 2, 1 + (TILE_SIZE - 1) * rest);
  bastide_board_snapshot_last_tile (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_figure (BastideBoard *self,
                 GtkSnapshot  *snapshot,
                 const Motion *motion)
{
  double progress = get_progress (self, motion);
  double size = self->view.scale;
  BstRenderScope scope;
  double x, y;

  bst_render_viewport_to_view (&self->view, motion->x, motion->y, &x, &y);
  gtk_snapshot_save (snapshot);
  if (motion->kind == MOTION_FIGURE)
    enlarge (snapshot, x, y, 1 + (FIGURE_SIZE - 1) * (1 - progress));
  else if (may_move (self))
    enlarge (snapshot, x, y, 1 + (FIGURE_SIZE - 1) * progress);
  if (motion->kind == MOTION_RETURN)
    gtk_snapshot_push_opacity (snapshot, 1 - progress);
  scope = bastide_board_get_scope (self, gtk_snapshot_append_cairo (snapshot,
                                                                    &GRAPHENE_RECT_INIT ((float) floor (x - size),
                                                                                         (float) floor (y - size),
                                                                                         (float) (2 * size),
                                                                                         (float) (2 * size))),
                                   &self->view);
  bastide_board_paint_figure (self, &scope, motion->figure, motion->feature, motion->player, x, y);
  cairo_destroy (scope.cr);
  if (motion->kind == MOTION_RETURN)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_points (BastideBoard *self,
                 GtkSnapshot  *snapshot,
                 const Motion *motion)
{
  double progress = get_progress (self, motion);
  BstRenderPill pill = { .owners = 1u << motion->player };
  BstRenderScope scope;
  double x, y;

  g_snprintf (pill.first, sizeof pill.first, "+%d", motion->points);
  bst_render_pill_fit (&pill, FALSE);
  bst_render_viewport_to_view (&self->view, motion->x, motion->y, &x, &y);
  y -= bastide_board_to_device (self, POINTS_RISE * progress);
  gtk_snapshot_push_opacity (snapshot, 1 - progress * progress);
  scope = bastide_board_get_scope (self, gtk_snapshot_append_cairo (snapshot,
                                                                    &GRAPHENE_RECT_INIT ((float) floor (x - pill.width),
                                                                                         (float) floor (y - pill.height),
                                                                                         (float) ceil (2 * pill.width),
                                                                                         (float) ceil (2 * pill.height))),
                                   &self->view);
  bst_render_pill_draw (&scope, &pill, x, y);
  cairo_destroy (scope.cr);
  gtk_snapshot_pop (snapshot);
}

/* It comes, and goes again. */
static void
snapshot_pulse (BastideBoard *self,
                GtkSnapshot  *snapshot,
                const Motion *motion)
{
  double scale = self->view.scale;
  int x = (int) motion->x, y = (int) motion->y;
  BstRenderScope scope;
  double left, top;

  bst_render_viewport_to_view (&self->view, x, y, &left, &top);
  gtk_snapshot_push_opacity (snapshot, sin (get_progress (self, motion) * G_PI));
  scope = bastide_board_get_scope (self, gtk_snapshot_append_cairo (snapshot,
                                                                    &GRAPHENE_RECT_INIT ((float) (left - scale / 2),
                                                                                         (float) (top - scale / 2),
                                                                                         (float) (2 * scale),
                                                                                         (float) (2 * scale))),
                                   &self->view);
  if (motion->edge >= 0)
    bst_render_board_draw_problem (&scope, x, y, (BstDirection) motion->edge);
  else
    bst_render_board_draw_frame (&scope, x, y);
  cairo_destroy (scope.cr);
  gtk_snapshot_pop (snapshot);
}

void
bastide_board_snapshot_moving (BastideBoard *self,
                               GtkSnapshot  *snapshot)
{
  for (guint i = 0; i < self->motion->motions->len; i++)
    {
      const Motion *motion = &g_array_index (self->motion->motions, Motion, i);

      if (motion->kind == MOTION_FIGURE || motion->kind == MOTION_RETURN)
        snapshot_figure (self, snapshot, motion);
      else if (motion->kind == MOTION_POINTS)
        snapshot_points (self, snapshot, motion);
      else if (motion->kind == MOTION_PULSE)
        snapshot_pulse (self, snapshot, motion);
    }
}
