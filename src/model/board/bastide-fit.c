/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-fit.h"

#include <bst-render-board.h>
#include <bst-render-cover.h>
#include <bst-render-overlay.h>

#include <math.h>

/* Free room around a fitted board, in widget units; and of the table beside its tiles, in tiles. */
#define FIT_MARGIN   10
#define FIT_TABLE    0.4
/* A board that leaves the legend a corner is not smaller than so much of the one that does not. */
#define SMALLEST_FIT 0.7
/* A board that was fitted and lost tiles is fitted again when it could be so many times as large. */
#define SHRUNK       1.3

/* What a sum of whole numbers may be off. */
#define SLACK 1e-6

void
bastide_fit_snap (BstRenderViewport *view)
{
  view->origin_x = round (view->origin_x * view->scale) / view->scale;
  view->origin_y = round (view->origin_y * view->scale) / view->scale;
}

void
bastide_fit_get_cell_area (const BstRenderViewport *view,
                           double                   unit,
                           int                      x,
                           int                      y,
                           cairo_rectangle_int_t   *area)
{
  double left, top;

  bst_render_viewport_to_view (view, x, y, &left, &top);
  /* Of a view on the pixel grid, whose sums are not quite whole. */
  area->x = (int) floor (left / unit + SLACK);
  area->y = (int) floor (top / unit + SLACK);
  area->width = area->height = (int) ceil (view->scale / unit);
}

/* (nullable) (transfer full): the empty cells on which something is to be seen. */
static BstPlacement *
list_shown_cells (const BastideFit *self,
                  guint            *n_cells)
{
  const BstPosition *position = self->position;
  guint show = self->cell_show;
  BstPlacement *cells;
  guint n_tiles;

  *n_cells = 0;
  if (show == BST_RENDER_SHOW_LEGAL)
    return bst_render_overlay_get_legal (position, self->legal_type, n_cells);
  if (show == 0)
    return NULL;
  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  *n_cells = bst_position_get_frontier (position, cells);

  return cells;
}

/* What a fitted board shows: tiles with some table around them, cells of which something is said, and as many more as
 * can be worked on. */
static void
get_extent (const BastideFit *self,
            double            table,
            BstRenderExtent  *extent)
{
  double more = self->ring > 0 ? self->ring : table;
  guint n_cells;
  g_autofree BstPlacement *cells = list_shown_cells (self, &n_cells);
  BstRenderBox box;

  bst_render_board_get_box (self->position, 0, &box);
  *extent = (BstRenderExtent) { box.min_x, box.min_y, box.max_x, box.max_y };
  bst_render_extent_add (extent, box.min_x, box.min_y, more);
  bst_render_extent_add (extent, box.max_x, box.max_y, more);
  for (guint i = 0; i < n_cells; i++)
    bst_render_extent_add (extent, cells[i].x, cells[i].y, 0);
}

/* (transfer full) (element-type cairo_rectangle_int_t): tiles, and cells of which something is said, where they are seen. */
static GArray *
list_seen (const BastideFit        *self,
           const BstRenderViewport *view)
{
  guint n_tiles, n_cells;
  const BstTile *tiles = bst_position_get_tiles (self->position, &n_tiles);
  g_autofree BstPlacement *cells = list_shown_cells (self, &n_cells);
  GArray *seen = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_int_t));
  cairo_rectangle_int_t area;

  for (guint i = 0; i < n_tiles; i++)
    {
      bastide_fit_get_cell_area (view, self->unit, tiles[i].x, tiles[i].y, &area);
      g_array_append_val (seen, area);
    }
  for (guint i = 0; i < n_cells; i++)
    {
      bastide_fit_get_cell_area (view, self->unit, cells[i].x, cells[i].y, &area);
      g_array_append_val (seen, area);
    }

  return seen;
}

/* Is there a corner in which the open legend hides nothing? */
static gboolean
has_key_corner (const BastideFit        *self,
                const BstRenderViewport *view)
{
  g_autoptr (GArray) seen = list_seen (self, view);
  int right = self->width - self->key_width;
  int bottom = self->height - self->key_height;

  for (guint corner = 0; corner < 4; corner++)
    {
      cairo_rectangle_int_t area = { corner & 1 ? right : 0, corner & 2 ? bottom : 0, self->key_width, self->key_height };

      if (bst_render_cover_sum (&area, seen) == 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
bastide_fit_holds (const BastideFit        *self,
                   const BstRenderViewport *view)
{
  BstRenderViewport free = *view;
  BstRenderExtent extent;

  get_extent (self, 0, &extent);
  free.height -= self->unit * self->strip;

  return bst_render_viewport_has (&free, &extent) && (self->key_width == 0 || has_key_corner (self, view));
}

static void
fit_extent (const BastideFit      *self,
            BstRenderViewport     *view,
            const BstRenderExtent *extent)
{
  bst_render_viewport_fit_extent (view, extent, self->unit * FIT_MARGIN, self->unit * self->fit_max);
  bastide_fit_snap (view);
}

/* The largest board that leaves the legend a corner, which its own outline may do: in the middle, else pushed aside.
 * FALSE if it would be smaller than @least, in pixels a tile. */
static gboolean
fit_beside_key (const BastideFit      *self,
                BstRenderViewport     *view,
                const BstRenderExtent *extent,
                double                 least)
{
  static const BstRenderPlace places[] = {
    { 0, 0 }, { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 },
  };

  for (; view->scale >= least; view->scale--)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        bst_render_viewport_align (view, extent, self->unit * FIT_MARGIN, places[i]);
        /* What is free is asked of the view as it will be. */
        bastide_fit_snap (view);
        if (has_key_corner (self, view))
          return TRUE;
      }

  return FALSE;
}

/* In what the legend leaves at its right; FALSE if it would be smaller than @least. */
static gboolean
fit_right_of_key (const BastideFit      *self,
                  BstRenderViewport     *view,
                  const BstRenderExtent *extent,
                  double                 least)
{
  double width = self->unit * self->key_width;

  view->width -= width;
  fit_extent (self, view, extent);
  view->width += width;
  view->origin_x -= width / view->scale;
  bastide_fit_snap (view);

  return view->scale >= least;
}

void
bastide_fit_put_whole (const BastideFit  *self,
                       BstRenderViewport *view)
{
  double strip = self->unit * self->strip;
  BstRenderExtent extent;
  double least;

  get_extent (self, FIT_TABLE, &extent);
  view->height -= strip;
  fit_extent (self, view, &extent);
  least = view->scale * SMALLEST_FIT;
  if (self->key_width > 0 && !fit_beside_key (self, view, &extent, least) && !fit_right_of_key (self, view, &extent, least))
    fit_extent (self, view, &extent);
  view->height += strip;
}

gboolean
bastide_fit_enlarge (const BastideFit  *self,
                     BstRenderViewport *view)
{
  BstRenderViewport whole = *view;

  bastide_fit_put_whole (self, &whole);
  if (whole.scale <= view->scale * SHRUNK)
    return FALSE;
  *view = whole;

  return TRUE;
}
