/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-blocks.h"

#include <math.h>

/* Cells of a block along each side; where they are small it has more of them, at least so many pixels. */
#define EDGE       4
#define LEAST_EDGE 160

/* So many times more blocks than there are in view are kept while the board is panned. */
#define KEPT 4

typedef struct
{
  gint64         key;
  guint64        sum;   /* of what the node shows */
  GskRenderNode *node;
} Block;

static void
free_block (gpointer data)
{
  Block *block = data;

  g_clear_pointer (&block->node, gsk_render_node_unref);
  g_free (block);
}

void
bastide_blocks_clear (BastideBlocks *blocks)
{
  g_clear_pointer (&blocks->nodes, g_hash_table_unref);
}

/* --- What is in them --- */

/* Spreads the bits, so that sums of such numbers are seldom alike. */
static guint64
mix (guint64 n)
{
  n = (n ^ (n >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  n = (n ^ (n >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return n ^ (n >> 31);
}

static int
get_width (const BstRenderBox *blocks)
{
  return blocks->max_x - blocks->min_x + 1;
}

static int
count_blocks (const BstRenderBox *blocks)
{
  return get_width (blocks) * (blocks->max_y - blocks->min_y + 1);
}

static void
add_sum (BastideBlockSums   *sums,
         const BstRenderBox *to,
         guint64             what)
{
  const BstRenderBox *blocks = &sums->blocks;

  for (int y = MAX (to->min_y, blocks->min_y); y <= MIN (to->max_y, blocks->max_y); y++)
    for (int x = MAX (to->min_x, blocks->min_x); x <= MIN (to->max_x, blocks->max_x); x++)
      sums->sums[(y - blocks->min_y) * get_width (blocks) + x - blocks->min_x] += mix (what);
}

static int
get_edge (double scale)
{
  return MAX (EDGE, (int) ceil (LEAST_EDGE / scale));
}

static int
block_of (double at,
          int    edge)
{
  return (int) floor (at / edge);
}

void
bastide_block_sums_add (BastideBlockSums *sums,
                        double            x,
                        double            y,
                        double            reach,
                        guint64           what)
{
  BstRenderBox to = {
    block_of (x - reach, sums->edge), block_of (y - reach, sums->edge),
    block_of (x + reach, sums->edge), block_of (y + reach, sums->edge),
  };

  /* Where it is makes it other, too. */
  what = mix (what + 1) + mix ((guint64) llround (x * 1024)) * 3 + mix ((guint64) llround (y * 1024)) * 5;
  add_sum (sums, &to, what);
}

void
bastide_block_sums_add_all (BastideBlockSums *sums,
                            guint64           what)
{
  add_sum (sums, &sums->blocks, mix (what + 1));
}

/* --- Drawing --- */

static void
draw_block (Block                   *block,
            int                      x,
            int                      y,
            const BstRenderViewport *view,
            BastideBlocksDraw        draw,
            gpointer                 owner)
{
  int cells = get_edge (view->scale);
  double edge = cells * view->scale;
  BstRenderViewport seen = {
    .scale = view->scale, .origin_x = x * cells, .origin_y = y * cells, .width = edge, .height = edge,
  };
  cairo_t *cr;

  g_clear_pointer (&block->node, gsk_render_node_unref);
  block->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) (x * edge), (float) (y * edge),
                                                         (float) edge, (float) edge));
  if (block->sum == 0)
    return;
  cr = gsk_cairo_node_get_draw_context (block->node);
  cairo_translate (cr, x * edge, y * edge);
  draw (owner, cr, &seen);
  cairo_destroy (cr);
}

static Block *
find_block (BastideBlocks *blocks,
            int            x,
            int            y)
{
  gint64 key = (gint64) ((guint64) (guint32) x << 32 | (guint32) y);
  Block *block = g_hash_table_lookup (blocks->nodes, &key);

  if (block == NULL)
    {
      block = g_new0 (Block, 1);
      block->key = key;
      g_hash_table_insert (blocks->nodes, &block->key, block);
    }

  return block;
}

/* Blocks that the reader has long left behind are not kept. */
static void
prepare_nodes (BastideBlocks *blocks,
               double         scale,
               guint          n_seen)
{
  if (blocks->nodes != NULL
      && (blocks->scale != scale || g_hash_table_size (blocks->nodes) > KEPT * n_seen))
    bastide_blocks_clear (blocks);
  if (blocks->nodes == NULL)
    blocks->nodes = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_block);
  blocks->scale = scale;
}

/* One for every block in view, also where it shows nothing: GTK compares them with those of the last frame
 * one by one. */
static GskRenderNode *
make_node (BastideBlocks           *blocks,
           const BastideBlockSums  *sums,
           const BstRenderViewport *view,
           BastideBlocksDraw        draw,
           gpointer                 owner)
{
  const BstRenderBox *box = &sums->blocks;
  g_autofree GskRenderNode **nodes = g_new (GskRenderNode *, count_blocks (box));
  guint n = 0;

  for (int y = box->min_y; y <= box->max_y; y++)
    for (int x = box->min_x; x <= box->max_x; x++)
      {
        Block *block = find_block (blocks, x, y);

        if (block->node == NULL || block->sum != sums->sums[n])
          {
            block->sum = sums->sums[n];
            draw_block (block, x, y, view, draw, owner);
          }
        nodes[n++] = block->node;
      }

  return gsk_container_node_new (nodes, n);
}

void
bastide_blocks_snapshot (BastideBlocks           *blocks,
                         GtkSnapshot             *snapshot,
                         const BstRenderViewport *view,
                         BastideBlocksSum         sum,
                         BastideBlocksDraw        draw,
                         gpointer                 owner)
{
  int edge = get_edge (view->scale);
  BastideBlockSums sums = {
    .blocks = {
      block_of (view->origin_x, edge), block_of (view->origin_y, edge),
      block_of (view->origin_x + view->width / view->scale, edge),
      block_of (view->origin_y + view->height / view->scale, edge),
    },
    .edge = edge,
  };
  g_autofree guint64 *numbers = g_new0 (guint64, count_blocks (&sums.blocks));
  GskRenderNode *node;

  sums.sums = numbers;
  sum (owner, &sums);
  prepare_nodes (blocks, view->scale, (guint) count_blocks (&sums.blocks));
  node = make_node (blocks, &sums, view, draw, owner);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -round (view->origin_x * view->scale),
                                                          (float) -round (view->origin_y * view->scale)));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
  gsk_render_node_unref (node);
}
