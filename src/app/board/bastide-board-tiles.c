/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's tiles. Their bitmaps have the exact size of the screen's. Where one is not drawn yet, that of the size
 * before is stretched; sharp ones are drawn bit by bit afterwards: first those in view, then all that the line will
 * show, so that a jump to any move finds them. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-texture.h"

#include <bst-render-laid.h>

#include <math.h>

/* Bitmaps are begun when the zoom has been still for this many milliseconds ... */
#define SHARPEN_DELAY 80
/* ... and drawn in turns of so many microseconds, with pauses of so many milliseconds: a frame has time for one beside
 * its own work. */
#define SHARPEN_TURN  5000
#define SHARPEN_PAUSE 10

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

  tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
  for (guint i = 0; i < n_tiles; i++)
    {
      double x = tiles[i].x * view->scale - origin_x;
      double y = tiles[i].y * view->scale - origin_y;

      if (x + view->scale > 0 && y + view->scale > 0 && x < view->width && y < view->height)
        func (self, &tiles[i], self->variants[i], (int) x, (int) y, data);
    }
}

/* The bitmaps that have a tile: those of the size before as long as it is in them alone. */
static BastideTileCache *
choose_cache (BastideBoard  *self,
              const BstTile *tile,
              guint          variant)
{
  if (self->other_tiles == NULL
      || bastide_tile_cache_has_surface (self->tiles, tile->type, variant, tile->rotation)
      || !bastide_tile_cache_has_surface (self->other_tiles, tile->type, variant, tile->rotation))
    return self->tiles;
  self->stretches = TRUE;

  return self->other_tiles;
}

static void
paint_stretched (BastideBoard    *self,
                 cairo_t         *cr,
                 cairo_surface_t *surface,
                 int              size,
                 int              x,
                 int              y)
{
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
  BastideTileCache *cache = choose_cache (self, tile, variant);
  cairo_surface_t *surface = bastide_tile_cache_get_surface (cache, tile->type, variant, tile->rotation);

  if (cache != self->tiles)
    {
      paint_stretched (self, cr, surface, bastide_tile_cache_get_size (cache), x, y);
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
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);

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
  GdkTexture *texture = bastide_texture_of_tile (choose_cache (self, tile, variant), tile->type, variant,
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

/* --- Bitmaps that are not drawn yet --- */

typedef struct
{
  gint64   until;
  gboolean done;
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
    bastide_tile_cache_get_surface (self->tiles, tile->type, variant, tile->rotation);
  else if (!bastide_tile_cache_has_surface (self->tiles, tile->type, variant, tile->rotation))
    sharpening->done = FALSE;
}

/* Of the tiles in view. FALSE if some are left. */
static gboolean
draw_seen (BastideBoard *self,
           gint64        until)
{
  Sharpening sharpening = { .until = until, .done = TRUE };

  for_each_tile (self, &self->view, sharpen_tile, &sharpening);
  if (sharpening.done && self->stretches)
    {
      self->stretches = FALSE;
      bastide_blocks_clear (&self->tile_blocks);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }

  return sharpening.done;
}

static const BstNode *
get_last_of_line (BastideBoard *self)
{
  guint length = bastide_shown_get_line_length (self->shown);

  return length > 0 ? bastide_shown_get_line_node (self->shown, length - 1) : NULL;
}

/* Of the tiles that the line has laid at its end, as far as there is room. FALSE if some are left. */
static gboolean
draw_foreseen (BastideBoard *self,
               gint64        until)
{
  guint n_tiles;
  const BstTile *tiles;
  g_autofree guint8 *variants = NULL;

  if (self->foreseen == NULL)
    self->foreseen = bastide_study_dup_position (self->study, get_last_of_line (self), NULL);
  /* Which may be of another game, whose tiles these bitmaps are not. */
  if (self->foreseen == NULL
      || !bst_render_art_suits (bastide_board_get_art (self), bst_position_get_game (self->foreseen)))
    return TRUE;
  tiles = bst_position_get_tiles (self->foreseen, &n_tiles);
  variants = g_new (guint8, n_tiles);
  bst_render_tile_variants (self->foreseen, variants);
  for (guint i = 0; i < n_tiles && !bastide_tile_cache_is_half_full (self->tiles); i++)
    {
      if (g_get_monotonic_time () >= until)
        return FALSE;
      bastide_tile_cache_get_surface (self->tiles, tiles[i].type, variants[i], tiles[i].rotation);
    }

  return TRUE;
}

/* One turn. */
static gboolean
sharpen (gpointer data)
{
  BastideBoard *self = data;
  gint64 until = g_get_monotonic_time () + SHARPEN_TURN;

  if (!draw_seen (self, until) || !draw_foreseen (self, until))
    return G_SOURCE_CONTINUE;
  g_clear_pointer (&self->foreseen, bst_position_free);
  self->sharpen_source = 0;

  return G_SOURCE_REMOVE;
}

static gboolean
begin_sharpen (gpointer data)
{
  BastideBoard *self = data;

  self->sharpen_source = g_timeout_add_full (G_PRIORITY_LOW, SHARPEN_PAUSE, sharpen, self, NULL);

  return G_SOURCE_REMOVE;
}

static void
stop_sharpen (BastideBoard *self)
{
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  g_clear_pointer (&self->foreseen, bst_position_free);
}

void
bastide_board_drop_tiles (BastideBoard *self)
{
  stop_sharpen (self);
  g_clear_pointer (&self->other_tiles, bastide_tile_cache_free);
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  self->line_end = NULL;
  bastide_blocks_clear (&self->tile_blocks);
}

/* What was begun is for another size. */
static void
change_size (BastideBoard *self,
             int           size)
{
  BastideTileCache *tiles = g_steal_pointer (&self->tiles);

  stop_sharpen (self);
  self->line_end = NULL;
  if (self->other_tiles != NULL && bastide_tile_cache_get_size (self->other_tiles) == size)
    self->tiles = g_steal_pointer (&self->other_tiles);
  else
    self->tiles = bastide_tile_cache_new (bastide_board_get_art (self), self->theme, size);
  /* While one zooms those of the sizes between have few. */
  if (self->other_tiles != NULL
      && bastide_tile_cache_get_n_drawn (tiles) < bastide_tile_cache_get_n_drawn (self->other_tiles))
    bastide_tile_cache_free (tiles);
  else
    {
      g_clear_pointer (&self->other_tiles, bastide_tile_cache_free);
      self->other_tiles = tiles;
    }
}

static void
prepare_tiles (BastideBoard *self)
{
  int size = (int) self->view.scale;

  if (self->tiles == NULL
      || !bastide_tile_cache_matches (self->tiles, bastide_board_get_art (self), self->theme,
                                      bastide_tile_cache_get_size (self->tiles)))
    {
      bastide_board_drop_tiles (self);
      self->tiles = bastide_tile_cache_new (bastide_board_get_art (self), self->theme, size);
    }
  else if (bastide_tile_cache_get_size (self->tiles) != size)
    change_size (self, size);
}

/* A line's last node says which line it is. */
static void
plan_sharpen (BastideBoard *self)
{
  const BstNode *line_end = get_last_of_line (self);

  if (line_end != self->line_end)
    g_clear_pointer (&self->foreseen, bst_position_free);
  if (self->sharpen_source == 0 && (self->stretches || line_end != self->line_end))
    self->sharpen_source = g_timeout_add (SHARPEN_DELAY, begin_sharpen, self);
  self->line_end = line_end;
}

static void
draw_shadow (gpointer                 owner,
             cairo_t                 *cr,
             const BstRenderViewport *view)
{
  BstRenderScope scope = bastide_board_get_scope (owner, cr, view);

  bst_render_laid_draw_shadow (&scope);
}

/* Whatever they are: that a tile lies there. */
static void
sum_shadow (gpointer          owner,
            BastideBlockSums *sums)
{
  BastideBoard *self = owner;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    bastide_block_sums_add (sums, tiles[i].x + 0.5, tiles[i].y + 0.5, 0.5 + BST_RENDER_LAID_REACH / self->view.scale,
                            1);
}

void
bastide_board_snapshot_tiles (BastideBoard *self,
                              GtkSnapshot  *snapshot)
{
  bastide_blocks_snapshot (&self->shadow_blocks, snapshot, &self->view, sum_shadow, draw_shadow, self);
  prepare_tiles (self);
  if (draws_with_cairo (self))
    bastide_blocks_snapshot (&self->tile_blocks, snapshot, &self->view, sum_tiles, draw_tiles, self);
  else
    for_each_tile (self, &self->view, append_tile, snapshot);
  bastide_tile_cache_trim (self->tiles);
  plan_sharpen (self);
}

void
bastide_board_snapshot_last_tile (BastideBoard *self,
                                  GtkSnapshot  *snapshot)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
  double x, y;

  if (n_tiles == 0)
    return;
  bst_render_viewport_to_view (&self->view, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, &x, &y);
  append_tile (self, &tiles[n_tiles - 1], self->variants[n_tiles - 1], (int) round (x), (int) round (y), snapshot);
}

BastidePictures
bastide_board_get_pictures (BastideBoard *self)
{
  return (BastidePictures) { self->tiles, self->figures, self->variants };
}
