/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen of what moves on the board. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-overlay.h>
#include <bst-render-pill.h>
#include <math.h>

/* How much larger tiles and figures are when they begin. */
#define TILE_SIZE    1.06
#define FIGURE_SIZE  1.3
/* How far points rise, in widget units. */
#define POINTS_RISE  24

void
bastide_board_get_view_offset (BastideBoard *self,
                               double       *dx,
                               double       *dy)
{
  const BastideMotion *motion = bastide_motions_find (self->motions, BASTIDE_MOTION_PAN);
  double rest = motion != NULL ? 1 - bastide_board_get_progress (self, motion) : 0;

  *dx = motion != NULL ? round (motion->x * rest) : 0;
  *dy = motion != NULL ? round (motion->y * rest) : 0;
}

double
bastide_board_get_map_opacity (BastideBoard *self)
{
  const BastideMotion *motion = bastide_motions_find (self->motions, BASTIDE_MOTION_OVERLAY);

  return motion != NULL ? bastide_board_get_progress (self, motion) : 1;
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
  const BastideMotion *motion = bastide_motions_find (self->motions, BASTIDE_MOTION_TILE);
  double rest = motion != NULL ? 1 - bastide_board_get_progress (self, motion) : 0;
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
snapshot_figure (BastideBoard        *self,
                 GtkSnapshot         *snapshot,
                 const BastideMotion *motion)
{
  double progress = bastide_board_get_progress (self, motion);
  double size = self->view.scale;
  BastidePictures pictures = bastide_board_get_pictures (self);
  BstRenderScope scope;
  double x, y;

  bst_render_viewport_to_view (&self->view, motion->x, motion->y, &x, &y);
  gtk_snapshot_save (snapshot);
  if (motion->kind == BASTIDE_MOTION_FIGURE)
    enlarge (snapshot, x, y, 1 + (FIGURE_SIZE - 1) * (1 - progress));
  else if (bastide_board_may_move (self))
    enlarge (snapshot, x, y, 1 + (FIGURE_SIZE - 1) * progress);
  if (motion->kind == BASTIDE_MOTION_RETURN)
    gtk_snapshot_push_opacity (snapshot, 1 - progress);
  scope = bastide_board_get_scope (self, gtk_snapshot_append_cairo (snapshot,
                                                                    &GRAPHENE_RECT_INIT ((float) floor (x - size),
                                                                                         (float) floor (y - size),
                                                                                         (float) (2 * size),
                                                                                         (float) (2 * size))),
                                   &self->view);
  bastide_pictures_paint_figure (&pictures, &scope, motion->figure, motion->feature, motion->player, x, y);
  cairo_destroy (scope.cr);
  if (motion->kind == BASTIDE_MOTION_RETURN)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_points (BastideBoard        *self,
                 GtkSnapshot         *snapshot,
                 const BastideMotion *motion)
{
  double progress = bastide_board_get_progress (self, motion);
  BstRenderPill pill = { .owners = motion->players };
  BstRenderScope scope;
  double x, y;

  g_snprintf (pill.first, sizeof pill.first, "+%d", motion->points);
  bst_render_pill_fit (&pill, bastide_board_get_font (self), FALSE);
  bst_render_viewport_to_view (&self->view, motion->x, motion->y, &x, &y);
  y += (pill.height + 2) * motion->row - bastide_board_to_device (self, POINTS_RISE * progress);
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
snapshot_pulse (BastideBoard        *self,
                GtkSnapshot         *snapshot,
                const BastideMotion *motion)
{
  double scale = self->view.scale;
  int x = (int) motion->x, y = (int) motion->y;
  BstRenderScope scope;
  double left, top;

  bst_render_viewport_to_view (&self->view, x, y, &left, &top);
  gtk_snapshot_push_opacity (snapshot, sin (bastide_board_get_progress (self, motion) * G_PI));
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

static void
draw_feature (gpointer                 owner,
              cairo_t                 *cr,
              const BstRenderViewport *view)
{
  BstRenderScope scope = bastide_board_get_scope (owner, cr, view);

  bst_render_overlay_draw_feature (&scope, bastide_motions_find (BASTIDE_BOARD (owner)->motions, BASTIDE_MOTION_FEATURE)->part);
}

/* It is lit, and goes dark again. */
static void
snapshot_feature (BastideBoard        *self,
                  GtkSnapshot         *snapshot,
                  const BastideMotion *motion)
{
  gtk_snapshot_push_opacity (snapshot, sin (bastide_board_get_progress (self, motion) * G_PI));
  bastide_board_snapshot_feature (self, snapshot, motion->part, &self->pulse_layer, draw_feature);
  gtk_snapshot_pop (snapshot);
}

void
bastide_board_snapshot_moving (BastideBoard *self,
                               GtkSnapshot  *snapshot)
{
  guint n_motions;
  const BastideMotion *motions = bastide_motions_get (self->motions, &n_motions);

  for (const BastideMotion *motion = motions; motion < motions + n_motions; motion++)
    {
      if (motion->kind == BASTIDE_MOTION_FIGURE || motion->kind == BASTIDE_MOTION_RETURN)
        snapshot_figure (self, snapshot, motion);
      else if (motion->kind == BASTIDE_MOTION_POINTS)
        snapshot_points (self, snapshot, motion);
      else if (motion->kind == BASTIDE_MOTION_PULSE)
        snapshot_pulse (self, snapshot, motion);
      else if (motion == bastide_motions_find (self->motions, BASTIDE_MOTION_FEATURE))
        snapshot_feature (self, snapshot, motion);
    }
}
