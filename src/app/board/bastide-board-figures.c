/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures, towers and tokens on the board. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-token.h>

/* How far the bitmap of a figure reaches, and tokens and a tower's base from the middle of their tile, in tiles. */
#define FIGURE_REACH 0.6
#define TOKEN_REACH  1.5

/* So many cells from its tile no figure stands, not on the highest tower either. */
#define FAR_CELLS    4

#define NEUTRAL_SUM(kind) ((2 + (kind)) << 24)
#define FIGURE_SUM ((2 + BST_N_NEUTRAL_KINDS) << 24)
#define TOKEN_SUM(kind) ((3 + BST_N_NEUTRAL_KINDS + (kind)) << 24)

/* Does it stand on a tile near @box? Cheaper to find than its place. */
static gboolean
is_near (const BstPosition  *position,
         const BstFigure    *figure,
         const BstRenderBox *box)
{
  const BstTile *tile;
  guint index, segment;

  bst_position_get_segment (position, figure->part, &index, &segment);
  tile = bst_render_board_get_tile (position, index);

  return tile->x >= box->min_x - FAR_CELLS && tile->y >= box->min_y - FAR_CELLS
         && tile->x <= box->max_x + FAR_CELLS && tile->y <= box->max_y + FAR_CELLS;
}

static void
draw_figures (gpointer                 owner,
              cairo_t                 *cr,
              const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  const BstPosition *position = bastide_board_get_position (self);
  BstGame *game = bst_position_get_game (position);
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);
  const BstFigure *figures;
  BstRenderBox box;
  guint n_figures;

  bst_render_viewport_get_box (view, &box);
  bst_render_board_draw_built (&scope);
  figures = bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double x, y;

      if (!is_near (position, &figures[i], &box))
        continue;
      bst_render_board_get_figure_spot (position, bastide_board_get_art (self), i, &x, &y);
      bst_render_viewport_to_view (view, x, y, &x, &y);
      if (x > -view->scale && y > -view->scale
          && x < view->width + view->scale && y < view->height + view->scale)
        bastide_figure_cache_paint (self->figures, cr, (BstFigureKind) figures[i].kind,
                                    bst_position_get_feature_kind (position, figures[i].part),
                                    bst_game_get_player (game, figures[i].player)->colour, x, y);
    }
  bst_render_board_draw_tokens (&scope);
}

/* What is built on the tiles. */
static void
sum_built (const BstPosition *position,
            BastideBlockSums  *sums)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      double reach = TOKEN_REACH + bst_position_get_tower_height (position, i) * BST_RENDER_TOWER_STEP;

      for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
        {
          guint number = bst_position_get_tile_tokens (position, kind, i);

          if (number > 0)
            bastide_block_sums_add (sums, tiles[i].x + 0.5, tiles[i].y + 0.5, reach, TOKEN_SUM (kind) | number);
        }
    }
}

static void
sum_tokens (const BstPosition  *position,
            const BstRenderArt *art,
            BastideBlockSums   *sums)
{
  double x, y;

  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    if (bst_render_board_get_neutral_spot (position, art, kind, &x, &y))
      bastide_block_sums_add (sums, x, y, 1, NEUTRAL_SUM (kind));
}

static void
sum_figures (gpointer          owner,
             BastideBlockSums *sums)
{
  BastideBoard *self = owner;
  const BstPosition *position = bastide_board_get_position (self);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  sum_built (position, sums);
  for (guint i = 0; i < n_figures; i++)
    {
      double x, y;

      bst_render_board_get_figure_spot (position, bastide_board_get_art (self), i, &x, &y);
      bastide_block_sums_add (sums, x, y, FIGURE_REACH,
                              FIGURE_SUM | ((guint64) figures[i].kind << 16)
                              /* What it stands on is part of its looks. */
                              | ((guint64) bst_position_get_feature_kind (position, figures[i].part) << 8)
                              | figures[i].player);
    }
  sum_tokens (position, bastide_board_get_art (self), sums);
}

void
bastide_board_snapshot_figures (BastideBoard *self,
                                GtkSnapshot  *snapshot)
{
  int tile = (int) self->view.scale;

  if (self->figures == NULL || !bastide_figure_cache_matches (self->figures, self->theme, tile))
    {
      g_clear_pointer (&self->figures, bastide_figure_cache_free);
      self->figures = bastide_figure_cache_new (self->theme, tile);
    }
  bastide_blocks_snapshot (&self->figure_blocks, snapshot, &self->view, sum_figures, draw_figures, self);
}
