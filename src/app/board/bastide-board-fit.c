/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of the board is seen while the reader has not zoomed or moved it: all of it, as large as can be. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-cover.h>
#include <bst-render-overlay.h>

/* Free room around a fitted board, in widget units; and of the table beside its tiles, in tiles. */
#define FIT_MARGIN   10
#define FIT_TABLE    0.4
/* A board that leaves the legend a corner is not smaller than so much of the one that does not. */
#define SMALLEST_FIT 0.7
/* A board that was fitted and lost tiles is fitted again when it could be so many times as large. */
#define SHRUNK       1.3

/* (nullable) (transfer full): the empty cells on which something is to be seen. */
static BstPlacement *
list_shown_cells (BastideBoard *self,
                  guint        *n_cells)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint show = bastide_board_get_cell_show (self);
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
get_extent (BastideBoard    *self,
            double           table,
            BstRenderExtent *extent)
{
  int ring = bastide_board_works_anywhere (self) ? MAX (1, self->ring) : self->ring;
  double more = ring > 0 ? ring : table;
  guint n_cells;
  g_autofree BstPlacement *cells = list_shown_cells (self, &n_cells);
  BstRenderBox box;

  bst_render_board_get_box (bastide_board_get_position (self), 0, &box);
  *extent = (BstRenderExtent) { box.min_x, box.min_y, box.max_x, box.max_y };
  bst_render_extent_add (extent, box.min_x, box.min_y, more);
  bst_render_extent_add (extent, box.max_x, box.max_y, more);
  for (guint i = 0; i < n_cells; i++)
    bst_render_extent_add (extent, cells[i].x, cells[i].y, 0);
}

/* (transfer full) (element-type GdkRectangle): tiles, and cells of which something is said, where they are seen. */
static GArray *
list_seen (BastideBoard *self)
{
  guint n_tiles, n_cells;
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
  g_autofree BstPlacement *cells = list_shown_cells (self, &n_cells);
  GArray *seen = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  GdkRectangle area;

  for (guint i = 0; i < n_tiles; i++)
    {
      bastide_board_get_cell_area (self, tiles[i].x, tiles[i].y, &area);
      g_array_append_val (seen, area);
    }
  for (guint i = 0; i < n_cells; i++)
    {
      bastide_board_get_cell_area (self, cells[i].x, cells[i].y, &area);
      g_array_append_val (seen, area);
    }

  return seen;
}

/* Is there a corner in which the open legend hides nothing? */
static gboolean
has_key_corner (BastideBoard *self)
{
  g_autoptr (GArray) seen = list_seen (self);
  int right = gtk_widget_get_width (GTK_WIDGET (self)) - self->key_width;
  int bottom = gtk_widget_get_height (GTK_WIDGET (self)) - self->key_height;

  for (guint corner = 0; corner < 4; corner++)
    {
      GdkRectangle area = { corner & 1 ? right : 0, corner & 2 ? bottom : 0, self->key_width, self->key_height };

      if (bst_render_cover_sum (&area, seen) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Is a board that was fitted in view as it was, though it has grown? */
static gboolean
still_fits (BastideBoard *self)
{
  BstRenderViewport free = self->view;
  BstRenderExtent extent;

  get_extent (self, 0, &extent);
  free.height -= bastide_board_to_device (self, self->strip);

  return bst_render_viewport_has (&free, &extent) && (self->key_width == 0 || has_key_corner (self));
}

static void
fit_extent (BastideBoard          *self,
            const BstRenderExtent *extent)
{
  bst_render_viewport_fit_extent (&self->view, extent, bastide_board_to_device (self, FIT_MARGIN),
                                  bastide_board_to_device (self, self->fit_max));
  bastide_board_snap_view (self);
}

/* The largest board that leaves the legend a corner, which its own outline may do: in the middle, else pushed aside.
 * FALSE if it would be smaller than @least, in pixels a tile. */
static gboolean
fit_beside_key (BastideBoard          *self,
                const BstRenderExtent *extent,
                double                 least)
{
  static const BstRenderPlace places[] = {
    { 0, 0 }, { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 },
  };

  for (; self->view.scale >= least; self->view.scale--)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        bst_render_viewport_align (&self->view, extent, bastide_board_to_device (self, FIT_MARGIN), places[i]);
        /* What is free is asked of the view as it will be. */
        bastide_board_snap_view (self);
        if (has_key_corner (self))
          return TRUE;
      }

  return FALSE;
}

/* In what the legend leaves at its right; FALSE if it would be smaller than @least. */
static gboolean
fit_right_of_key (BastideBoard          *self,
                  const BstRenderExtent *extent,
                  double                 least)
{
  double width = bastide_board_to_device (self, self->key_width);

  self->view.width -= width;
  fit_extent (self, extent);
  self->view.width += width;
  self->view.origin_x -= width / self->view.scale;
  bastide_board_snap_view (self);

  return self->view.scale >= least;
}

/* All of the board in view, in the middle of what the strip leaves; off the legend where that is open and there is room for
 * both. */
static void
put_whole (BastideBoard *self)
{
  double strip = bastide_board_to_device (self, self->strip);
  BstRenderExtent extent;
  double least;

  get_extent (self, FIT_TABLE, &extent);
  self->view.height -= strip;
  fit_extent (self, &extent);
  least = self->view.scale * SMALLEST_FIT;
  if (self->key_width > 0 && !fit_beside_key (self, &extent, least) && !fit_right_of_key (self, &extent, least))
    fit_extent (self, &extent);
  self->view.height += strip;
}

void
bastide_board_fit (BastideBoard *self)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fits = TRUE;
  if (!bastide_board_has_record (self) || !self->sized)
    return;

  put_whole (self);
  bastide_board_view_changed (self);
}

/* As it was fitted, it would be so much larger that it is worth a move of the view. */
static void
enlarge (BastideBoard *self)
{
  BstRenderViewport before = self->view;

  put_whole (self);
  if (self->view.scale > before.scale * SHRUNK)
    bastide_board_view_changed (self);
  else
    self->view = before;
}

void
bastide_board_keep_fitted (BastideBoard *self)
{
  if (!self->fits || !self->sized || !bastide_board_has_record (self) || bastide_shown_is_trying (self->shown)
      || bastide_board_tool_holds_view (self->tool))
    return;
  if (still_fits (self))
    enlarge (self);
  else
    bastide_board_fit (self);
}

void
bastide_board_set_key_size (BastideBoard *self,
                            int           width,
                            int           height)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->key_width == width && self->key_height == height)
    return;
  self->key_width = width;
  self->key_height = height;
  if (self->fits)
    bastide_board_fit (self);
}

gboolean
bastide_board_set_strip (BastideBoard *self,
                         int           height)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  if (self->strip == height)
    return FALSE;
  self->strip = height;
  if (self->fits)
    bastide_board_fit (self);

  return self->fits;
}

void
bastide_board_set_fit_max (BastideBoard *self,
                           int           tile)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fit_max = tile;
  if (self->fits)
    bastide_board_fit (self);
}
