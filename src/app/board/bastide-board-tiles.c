/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's tiles. Their bitmaps have the exact size of the screen's; while the reader
 * zooms, the ones at hand are stretched, and sharp ones are drawn bit by bit afterwards. */

#include "config.h"

#include "bastide-board-private.h"

#include <math.h>

/* Sharp bitmaps are begun when the zoom has been still for this many milliseconds ... */
#define SHARPEN_DELAY 80
/* ... and drawn in turns of so many microseconds, so that input is not kept waiting. */
#define SHARPEN_TURN  8000

/* How much a tile that is not there hides of what lies under it. */
#define GHOST_ALPHA   0.6

typedef void (*TileFunc) (BastideBoard  *self,
                          const BstTile *tile,
                          guint          variant,
                          int            x,
                          int            y,
                          gpointer       data);

/* Calls @func with the corner in pixels of every tile that @view shows. */
static void
for_each_tile (BastideBoard            *self,
               const BstRenderViewport *view,
               TileFunc                 func,
               gpointer                 data)
{
  double origin_x = round (view->origin_x * view->scale);
  double origin_y = round (view->origin_y * view->scale);
  const BstTile *tiles;
  guint n_tiles;

  tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  for (guint i = 0; i < n_tiles; i++)
    {
      double x = tiles[i].x * view->scale - origin_x;
      double y = tiles[i].y * view->scale - origin_y;

      if (x + view->scale > 0 && y + view->scale > 0 && x < view->width && y < view->height)
        func (self, &tiles[i], self->variants[i], (int) x, (int) y, data);
    }
}

/* While zooming: the bitmap has another size than the tile. */
static void
paint_stretched (BastideBoard    *self,
                 cairo_t         *cr,
                 cairo_surface_t *surface,
                 int              x,
                 int              y)
{
  int size = bastide_tile_cache_get_size (self->tiles);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, self->view.scale / size, self->view.scale / size);
  cairo_set_source_surface (cr, surface, 0, 0);
  /* No seams: a tile's edge is not mixed with nothing. */
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_FAST);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
paint_tile (BastideBoard  *self,
            const BstTile *tile,
            guint          variant,
            int            x,
            int            y,
            gpointer       cr)
{
  cairo_surface_t *surface = bastide_tile_cache_get_surface (self->tiles, tile->type, variant,
                                                             tile->rotation);

  if (bastide_tile_cache_get_size (self->tiles) != (int) self->view.scale)
    {
      paint_stretched (self, cr, surface, x, y);
      return;
    }

  cairo_set_source_surface (cr, surface, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, x, y, self->view.scale, self->view.scale);
  cairo_fill (cr);
}

static void
draw_tiles (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for_each_tile (owner, view, paint_tile, cr);
}

static void
sum_tiles (gpointer          owner,
           BastideBlockSums *sums)
{
  BastideBoard *self = owner;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    bastide_block_sums_add (sums, tiles[i].x + 0.5, tiles[i].y + 0.5, 0,
                            ((guint64) tiles[i].type << 16) | ((guint64) self->variants[i] << 8) | tiles[i].rotation);
}

static void
append_tile (BastideBoard  *self,
             const BstTile *tile,
             guint          variant,
             int            x,
             int            y,
             gpointer       snapshot)
{
  GdkTexture *texture = bastide_tile_cache_get_texture (self->tiles, tile->type, variant,
                                                        tile->rotation);

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (x, y, (float) self->view.scale,
                                                    (float) self->view.scale));
}

/* GTK copies a texture every time when it draws with cairo, even a part that has not changed;
 * surfaces in a cairo node are used where they lie. A GPU wants textures. */
static gboolean
draws_with_cairo (BastideBoard *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));

  return GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

/* --- Sharp bitmaps --- */

typedef struct
{
  BastideTileCache *tiles;
  gint64            until;
  gboolean          done;
} Sharpening;

static void
sharpen_tile (BastideBoard  *self,
              const BstTile *tile,
              guint          variant,
              int            x,
              int            y,
              gpointer       data)
{
  Sharpening *sharpening = data;

  if (g_get_monotonic_time () < sharpening->until)
    bastide_tile_cache_get_surface (sharpening->tiles, tile->type, variant, tile->rotation);
  else if (!bastide_tile_cache_has_surface (sharpening->tiles, tile->type, variant,
                                            tile->rotation))
    sharpening->done = FALSE;
}

static void
use_tiles (BastideBoard     *self,
           BastideTileCache *tiles)
{
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  self->tiles = tiles;
  bastide_blocks_clear (&self->tile_blocks);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* One turn; the source goes on until all that is in view is sharp. */
static gboolean
sharpen (gpointer data)
{
  BastideBoard *self = data;
  int size = (int) self->view.scale;
  Sharpening sharpening = { .done = TRUE };

  if (self->next_tiles != NULL &&
      !bastide_tile_cache_matches (self->next_tiles, self->art, self->theme, size))
    g_clear_pointer (&self->next_tiles, bastide_tile_cache_free);
  if (self->next_tiles == NULL)
    self->next_tiles = bastide_tile_cache_new (self->art, self->theme, size);

  sharpening.tiles = self->next_tiles;
  sharpening.until = g_get_monotonic_time () + SHARPEN_TURN;
  for_each_tile (self, &self->view, sharpen_tile, &sharpening);
  if (!sharpening.done)
    return G_SOURCE_CONTINUE;

  self->sharpen_source = 0;
  use_tiles (self, g_steal_pointer (&self->next_tiles));

  return G_SOURCE_REMOVE;
}

static gboolean
begin_sharpen (gpointer data)
{
  BastideBoard *self = data;

  self->sharpen_source = g_idle_add_full (G_PRIORITY_LOW, sharpen, self, NULL);

  return G_SOURCE_REMOVE;
}

void
bastide_board_drop_tiles (BastideBoard *self)
{
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  g_clear_pointer (&self->next_tiles, bastide_tile_cache_free);
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  bastide_blocks_clear (&self->tile_blocks);
}

/* Bitmaps for this frame: the right ones, or others to be stretched for a while. */
static void
prepare_tiles (BastideBoard *self)
{
  int size = (int) self->view.scale;
  gboolean kept = self->tiles != NULL &&
                  bastide_tile_cache_matches (self->tiles, self->art, self->theme,
                                              bastide_tile_cache_get_size (self->tiles));

  if (!kept)
    {
      bastide_board_drop_tiles (self);
      self->tiles = bastide_tile_cache_new (self->art, self->theme, size);
      return;
    }
  if (bastide_tile_cache_get_size (self->tiles) == size)
    {
      g_clear_handle_id (&self->sharpen_source, g_source_remove);
      return;
    }

  /* Zooming goes on: what was begun is for another size. */
  if (self->sharpen_size != size)
    g_clear_handle_id (&self->sharpen_source, g_source_remove);
  self->sharpen_size = size;
  if (self->sharpen_source == 0)
    self->sharpen_source = g_timeout_add (SHARPEN_DELAY, begin_sharpen, self);
}

void
bastide_board_snapshot_tiles (BastideBoard *self,
                              GtkSnapshot  *snapshot)
{
  prepare_tiles (self);
  if (draws_with_cairo (self))
    bastide_blocks_snapshot (&self->tile_blocks, snapshot, &self->view, sum_tiles, draw_tiles, self);
  else
    for_each_tile (self, &self->view, append_tile, snapshot);
  bastide_tile_cache_trim (self->tiles);
}

void
bastide_board_snapshot_last_tile (BastideBoard *self,
                                  GtkSnapshot  *snapshot)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  double x, y;

  if (n_tiles == 0)
    return;
  bst_render_viewport_to_view (&self->view, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, &x, &y);
  append_tile (self, &tiles[n_tiles - 1], self->variants[n_tiles - 1], (int) round (x), (int) round (y), snapshot);
}

guint
bastide_board_get_variant (BastideBoard *self,
                           guint         tile)
{
  return self->variants[tile];
}

/* Where the board has its bitmap that is copied: a selection of a whole board is drawn at every move
 * of the pointer. */
void
bastide_board_paint_ghost (BastideBoard         *self,
                           const BstRenderScope *scope,
                           guint                 type,
                           guint                 variant,
                           int                   x,
                           int                   y,
                           guint                 rotation)
{
  double left, top;

  if (self->tiles == NULL
      || bastide_tile_cache_get_size (self->tiles) != (int) scope->viewport->scale)
    {
      bst_render_board_draw_ghost (scope, type, x, y, rotation);
      return;
    }
  bst_render_viewport_to_view (scope->viewport, x, y, &left, &top);
  cairo_set_source_surface (scope->cr,
                            bastide_tile_cache_get_surface (self->tiles, type, variant, rotation),
                            round (left), round (top));
  cairo_paint_with_alpha (scope->cr, GHOST_ALPHA);
}
