/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies on tiles and on empty cells, below the figures: the table's edge, the cells where a tile may go, what is
 * asked for, the tile laid last. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-laid.h>
#include <bst-render-overlay.h>
#include <bst-sheet-overlays.h>

/* How far a lit outline reaches from the middle of a tile of its feature, a monastery's ring included, in tiles. */
#define TARGET_REACH 1.8
/* The corners of the tile laid last reach beyond it, in pixels. */
#define LAST_MARGIN  4

/* What is beside the numbers of rotations and parts. */
#define TABLE_SUM (1 << 16)
#define LAST_SUM  (2 << 16)
#define CORNER_SUM (3 << 16)
#define HOLE_SUM  ((guint64) 1 << 48)

/* Once the tile lies, what is asked for is a figure. */
guint
bastide_board_get_cell_show (BastideBoard *self)
{
  guint show = self->show & BST_RENDER_SHOW_CELLS;

  if (show == 0 && self->legal_type != BST_NO_TILE)
    show = BST_RENDER_SHOW_LEGAL;

  return bastide_shown_is_trying (self->shown) ? show & BST_RENDER_SHOW_HOLES : show;
}

/* Found when they are first drawn: most moves are passed by. */
const BstRenderHoles *
bastide_board_get_holes (BastideBoard *self)
{
  if (self->holes == NULL)
    self->holes = bst_sheet_new_holes (bastide_board_get_position (self));

  return self->holes;
}

static gboolean
has_target (BastideBoard *self)
{
  return self->target < bst_position_get_n_parts (bastide_board_get_position (self));
}

/* The tile that is framed; NULL. */
static const BstTile *
get_last (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  /* Who sets up a position is not told of a move. */
  return self->frames_last && bst_position_get_n_placed (position) > 0 && !bastide_board_works_anywhere (self)
         ? &tiles[n_tiles - 1] : NULL;
}

static void
draw_cells (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);
  guint show = bastide_board_get_cell_show (self);
  const BstTile *last = get_last (self);

  bst_render_laid_draw_corners (&scope);
  bst_render_board_draw_edge (&scope);
  if (show & BST_RENDER_SHOW_HOLES)
    bst_render_holes_draw (&scope, bastide_board_get_holes (self));
  if (show & BST_RENDER_SHOW_ANY)
    bst_render_holes_draw_legal (&scope, bastide_board_get_holes (self));
  if (show & BST_RENDER_SHOW_LEGAL)
    bst_render_overlay_draw_legal (&scope, self->legal_type);
  if (has_target (self))
    bst_render_overlay_draw_target (&scope, self->target);
  if (last != NULL)
    bst_render_board_draw_last (&scope, last->x, last->y);
}

static void
sum_legal (BastideBoard     *self,
           BastideBlockSums *sums)
{
  guint n;
  g_autofree BstPlacement *placements = bst_render_overlay_get_legal (bastide_board_get_position (self),
                                                                      self->legal_type, &n);

  for (guint i = 0; i < n; i++)
    bastide_block_sums_add (sums, placements[i].x + 0.5, placements[i].y + 0.5, 0, placements[i].rotations);
}

static void
sum_holes (BastideBoard     *self,
           BastideBlockSums *sums,
           guint             show)
{
  const BstRenderHoles *holes = bastide_board_get_holes (self);

  for (guint i = 0; i < holes->n_holes; i++)
    {
      const BstRenderHole *hole = &holes->holes[i];

      bastide_block_sums_add (sums, hole->x + 0.5, hole->y + 0.5, 0.5,
                              HOLE_SUM | (guint64) show << 32 | (guint64) hole->n_fit << 16 | (guint64) holes->n_left << 3
                              | (guint64) hole->is_dead << 2 | (guint64) hole->one_kind << 1 | hole->matters);
    }
}

/* All but the target is dimmed. */
static void
sum_target (BastideBoard     *self,
            BastideBlockSums *sums)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);

  bastide_block_sums_add_all (sums, self->target);
  for (guint i = 0; i < n_tiles; i++)
    bastide_block_sums_add (sums, tiles[i].x + 0.5, tiles[i].y + 0.5, TARGET_REACH,
                            ((guint64) tiles[i].type << 8) | tiles[i].rotation);
}

static void
sum_corners (BastideBoard     *self,
             BastideBlockSums *sums)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      guint corners = bst_render_laid_get_corners (position, tiles[i].x, tiles[i].y);

      if (corners != 0)
        bastide_block_sums_add (sums, tiles[i].x + 0.5, tiles[i].y + 0.5, 0, CORNER_SUM | corners);
    }
}

static void
sum_cells (gpointer          owner,
           BastideBlockSums *sums)
{
  BastideBoard *self = owner;
  BstGame *game = bst_position_get_game (bastide_board_get_position (self));
  guint show = bastide_board_get_cell_show (self);
  const BstTile *last = get_last (self);

  sum_corners (self, sums);
  if (bst_game_get_rules (game)->table_edge != BST_TABLE_ENDLESS)
    bastide_block_sums_add_all (sums, TABLE_SUM);
  if (show & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY))
    sum_holes (self, sums, show);
  if (show & BST_RENDER_SHOW_LEGAL)
    sum_legal (self, sums);
  if (has_target (self))
    sum_target (self, sums);
  if (last != NULL)
    bastide_block_sums_add (sums, last->x + 0.5, last->y + 0.5, 0.5 + LAST_MARGIN / self->view.scale, LAST_SUM);
}

void
bastide_board_snapshot_cells (BastideBoard *self,
                              GtkSnapshot  *snapshot)
{
  bastide_blocks_snapshot (&self->cell_blocks, snapshot, &self->view, sum_cells, draw_cells, self);
}

/* Where nothing else stands in the cell. */
static gboolean
may_name (BastideBoard *self,
          int           x,
          int           y)
{
  gboolean is_empty = bst_position_find_tile (bastide_board_get_position (self), x, y) < 0;
  BstRenderBox box;

  bst_render_board_get_box (bastide_board_get_position (self), 1, &box);

  return x >= box.min_x && x <= box.max_x && y >= box.min_y && y <= box.max_y
         && !(is_empty && (bastide_board_get_cell_show (self) & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_JOINS)))
         && !bastide_board_has_race (self);
}

static void
snapshot_name (BastideBoard *self,
               GtkSnapshot  *snapshot,
               int           x,
               int           y)
{
  double scale = self->view.scale;
  double left, top;
  cairo_t *cr;
  BstRenderScope scope;

  if (!may_name (self, x, y))
    return;
  bst_render_viewport_to_view (&self->view, x, y, &left, &top);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) left, (float) top, (float) (2 * scale),
                                                                 (float) scale));
  scope = bastide_board_get_scope (self, cr, &self->view);
  bst_render_overlay_draw_cell_name (&scope, x, y);
  cairo_destroy (cr);
}

void
bastide_board_snapshot_names (BastideBoard *self,
                              GtkSnapshot  *snapshot)
{
  int x, y;

  if (self->inside && !self->by_keys)
    {
      bastide_desk_find_cell (BASTIDE_DESK (self), self->pointer_x, self->pointer_y, &x, &y);
      snapshot_name (self, snapshot, x, y);
    }
  if (self->cursor)
    snapshot_name (self, snapshot, self->cursor_x, self->cursor_y);
}
