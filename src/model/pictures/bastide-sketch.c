/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-sketch.h"

#include <bst-render-board.h>
#include <bst-render-picture.h>
#include <bst-sheet-overlays.h>

#include <math.h>

/* In units: around a whole board, and the largest tile of one. */
#define MARGIN        6
#define MAX_TILE      40
/* Of a picture of two turns, and below which size of tiles only what is around the turns is seen. */
#define MAX_PAIR_TILE 56
#define SMALL_TILE    26

/* Below this size of tiles figures are dots, of this size. */
#define DOT_TILE 14
#define DOT      4

static void
find_view (const BastideSketch *self,
           int                  scale,
           BstRenderViewport   *view)
{
  BstRenderBox board;

  *view = (BstRenderViewport) { .width = self->width * scale, .height = self->height * scale };
  bst_render_board_get_box (self->position, 0, &board);
  if (self->part != NULL)
    bst_render_viewport_fit (view, self->part, 0, BST_RENDER_MAX_SCALE);
  else
    bst_render_viewport_fit (view, &board, MARGIN * scale, MAX_TILE * scale);
  /* A picture has tiles of whole pixels. */
  bst_render_viewport_zoom (view, floor (view->scale) / view->scale, view->width / 2, view->height / 2);
}

static void
find_sample_view (const BastideSketch *self,
                  int                  scale,
                  BstRenderViewport   *view)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (self->position, &n_tiles);
  BstRenderBox box;
  double x, y;

  *view = (BstRenderViewport) { .scale = self->tile * (guint) scale, .width = self->width * scale,
                                .height = self->height * scale };
  bst_render_board_get_box (self->position, 0, &box);
  /* A wide one has the middle of the board. */
  x = n_tiles == 0 || self->width > BASTIDE_SKETCH_WIDE ? (box.min_x + box.max_x) / 2.0 : tiles[n_tiles - 1].x;
  y = n_tiles == 0 || self->width > BASTIDE_SKETCH_WIDE ? (box.min_y + box.max_y) / 2.0 : tiles[n_tiles - 1].y;
  view->origin_x = x + 0.5 - view->width / view->scale / 2;
  view->origin_y = y + 0.5 - view->height / view->scale / 2;
}

/* Of so many free cells: what takes longer is not waited for. */
#define MAX_JOIN_CELLS 40

/* (transfer full) */
static BstRenderJoins *
find_joins (const BstPosition *position)
{
  g_autoptr (BstFarmJoins) joins = bst_farm_joins_new (position);

  bst_farm_joins_step (joins, MAX_JOIN_CELLS);

  return bst_sheet_new_joins (joins);
}

cairo_surface_t *
bastide_sketch_draw (const BastideSketch  *self,
                     const BstRenderTheme *theme,
                     int                   scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width * scale,
                                                         self->height * scale);
  cairo_t *cr = cairo_create (surface);
  BstRenderViewport view;
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = theme, .area = &view };
  g_autoptr (BstRenderHoles) holes = NULL;
  g_autoptr (BstRenderJoins) joins = NULL;

  if (self->tile != 0)
    find_sample_view (self, scale, &view);
  else
    find_view (self, scale, &view);
  picture.show = self->show;
  if (self->show & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY))
    picture.holes = holes = bst_sheet_new_holes (self->position);
  if (self->show & BST_RENDER_SHOW_JOINS)
    picture.joins = joins = find_joins (self->position);
  picture.tile_size = (guint) view.scale;
  picture.dot_size = view.scale < DOT_TILE * scale ? DOT * scale : 0;
  bst_render_picture_draw (&picture, self->position, self->art, cr);
  cairo_destroy (cr);

  return surface;
}

/* --- Two turns --- */

/* The whole board; where its tiles would be too small, what is around the turns. */
static void
find_pair_view (const BstPosition    *position,
                const BstRenderGhost  ghosts[2],
                int                   scale,
                BstRenderViewport    *view)
{
  const BstMove *moves[] = { &ghosts[0].move, &ghosts[1].move };
  BstRenderBox box;

  *view = (BstRenderViewport) { .width = BASTIDE_SKETCH_PAIR_SIZE * scale, .height = BASTIDE_SKETCH_PAIR_SIZE * scale };
  bst_render_board_get_box (position, 0, &box);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    bst_render_box_add (&box, moves[i]->x, moves[i]->y);
  bst_render_viewport_fit (view, &box, MARGIN * scale, MAX_PAIR_TILE * scale);
  if (view->scale < SMALL_TILE * scale)
    {
      box = (BstRenderBox) { moves[0]->x - 2, moves[0]->y - 2, moves[0]->x + 2, moves[0]->y + 2 };
      bst_render_box_add (&box, moves[1]->x - 2, moves[1]->y - 2);
      bst_render_box_add (&box, moves[1]->x + 2, moves[1]->y + 2);
      bst_render_viewport_fit (view, &box, MARGIN * scale, MAX_PAIR_TILE * scale);
    }
  /* A picture has tiles of whole pixels. */
  bst_render_viewport_zoom (view, floor (view->scale) / view->scale, view->width / 2, view->height / 2);
}

cairo_surface_t *
bastide_sketch_draw_pair (const BstPosition    *position,
                          const BstRenderArt   *art,
                          const BstRenderGhost  ghosts[2],
                          const BstRenderTheme *theme,
                          int                   scale)
{
  int size = BASTIDE_SKETCH_PAIR_SIZE * scale;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  BstRenderViewport view;
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = theme, .area = &view };
  BstRenderScope scope = { cr, position, art, theme, &view };

  find_pair_view (position, ghosts, scale, &view);
  picture.tile_size = (guint) view.scale;
  bst_render_picture_draw (&picture, position, art, cr);
  bst_render_ghosts_draw_join (&scope, &ghosts[0], &ghosts[1]);
  bst_render_ghosts_draw (&scope, ghosts, 2);
  cairo_destroy (cr);

  return surface;
}
