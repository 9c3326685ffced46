/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-refusal.h"

#include "bst-fit-map.h"
#include "bst-feature.h"
#include "bst-legal-map.h"

static guint8
find_edges (const BstPosition *position,
            guint              type,
            int                x,
            int                y,
            guint              rotation)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  const BstOrientation *here = bst_tile_set_get_orientation (set, type, rotation);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  guint8 edges = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int index = bst_position_find_tile (position, x + bst_step_x[edge], y + bst_step_y[edge]);
      guint there;

      if (index < 0)
        continue;
      there = bst_tile_set_get_orientation (set, (guint) tiles[index].type,
                                            tiles[index].rotation)->edges[(edge + 2) % 4];
      /* An edge without anything goes with everything. */
      if (there != here->edges[edge] && there != BST_EDGE_NONE
          && here->edges[edge] != BST_EDGE_NONE)
        edges |= (guint8) (1u << edge);
    }

  return edges;
}

static gboolean
is_out_of_bounds (int x,
                  int y)
{
  return ABS (x) > BST_MAX_COORDINATE || ABS (y) > BST_MAX_COORDINATE;
}

void
bst_refusal_of_tile (BstRefusal        *refusal,
                     const BstPosition *position,
                     guint              type,
                     int                x,
                     int                y,
                     guint              rotation)
{
  *refusal = (BstRefusal) { .part = BST_NO_PART };
  if (is_out_of_bounds (x, y) || rotation >= BST_N_DIRECTIONS)
    {
      refusal->reason = BST_REASON_OUT_OF_BOUNDS;
      return;
    }
  refusal->reason = bst_position_why_not (position, type, x, y, rotation, NULL);
  refusal->rotations = (guint8) bst_fit_rotations (position, type, x, y);
  if (refusal->reason == BST_REASON_EDGE)
    refusal->edges = find_edges (position, type, x, y, rotation);
}

void
bst_refusal_of_cell (BstRefusal        *refusal,
                     const BstPosition *position,
                     guint              type,
                     int                x,
                     int                y)
{
  bst_refusal_of_tile (refusal, position, type, x, y, 0);
  for (guint rotation = 1; rotation < BST_N_DIRECTIONS && refusal->reason != BST_REASON_NONE;
       rotation++)
    {
      BstRefusal other;

      bst_refusal_of_tile (&other, position, type, x, y, rotation);
      if (other.reason == BST_REASON_NONE
          || __builtin_popcount (other.edges) < __builtin_popcount (refusal->edges))
        *refusal = other;
    }
}

static void
find_figures (BstRefusal        *refusal,
              const BstPosition *position)
{
  guint root = bst_position_find_root (position, refusal->part);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == root)
      {
        refusal->figures[refusal->n_figures++] = (guint16) i;
        refusal->players |= (guint8) (1u << figures[i].player);
      }
}

void
bst_refusal_of_figure (BstRefusal        *refusal,
                       const BstPosition *position,
                       guint              type,
                       int                x,
                       int                y,
                       guint              rotation,
                       guint              player,
                       const BstSpot     *spot)
{
  g_autoptr (BstPosition) trial = NULL;
  BstStep step = { .kind = BST_STEP_PUT, .spot = *spot };
  guint part;

  bst_refusal_of_tile (refusal, position, type, x, y, rotation);
  if (refusal->reason != BST_REASON_NONE)
    return;
  if (bst_position_get_remaining (position, type) == 0)
    {
      refusal->reason = BST_REASON_NONE_LEFT;
      return;
    }

  trial = bst_position_copy (position);
  if (bst_position_is_unfinished (trial))
    bst_position_end_turn (trial, NULL);
  if (bst_position_get_turn (trial) != player)
    bst_position_set_turn (trial, player);
  bst_position_place (trial, type, x, y, rotation);
  bst_legal_map_go_to_figure (trial);

  step.spot.player = (gint8) player;
  step.to.player = BST_NO_PLAYER;
  refusal->rotations = 0;
  refusal->reason = bst_position_why_not_step (trial, &step);
  part = bst_position_find_part (trial, &step.spot);
  refusal->part = (guint16) part;
  if (refusal->reason == BST_REASON_OCCUPIED && part != BST_NO_PART)
    find_figures (refusal, trial);
}
