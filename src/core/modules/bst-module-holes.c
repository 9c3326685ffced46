/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rule: a tile laid into a hole gives its player another turn (H8), the abbey does not. A
 * hole has tiles on all four sides; by the narrower reading what the tile touches there must be
 * four different features. Two holes in a turn of two tiles still give one turn. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.holes != BST_HOLES_NOTHING;
}

/* The feature at an edge: what crosses it, or else its field. */
static guint
find_feature (const BstPosition *p,
              const BstTile     *tile,
              guint              edge)
{
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  guint segment = orientation->edge_segment[edge];

  if (segment == BST_NO_SEGMENT)
    segment = orientation->side_segment[2 * edge];

  return bst_position_root (p, tile->first_part + segment);
}

static gboolean
touches_four_features (const BstPosition *p,
                       const BstTile     *tile)
{
  for (guint edge = 1; edge < BST_N_DIRECTIONS; edge++)
    for (guint before = 0; before < edge; before++)
      if (find_feature (p, tile, edge) == find_feature (p, tile, before))
        return FALSE;

  return TRUE;
}

/* Was there a tile on each side when this one was laid? */
static gboolean
filled_hole (const BstPosition *p,
             guint              index)
{
  const BstTile *tile = &p->tiles[index];

  if (p->types[tile->type].group == BST_DRAW_NEVER)
    return FALSE;
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int other = bst_position_find_tile (p, tile->x + bst_step_x[edge],
                                          tile->y + bst_step_y[edge]);

      if (other < 0 || other > (int) index)
        return FALSE;
    }

  return p->rules.holes == BST_HOLES_TURN || touches_four_features (p, tile);
}

/* With a builder the second tile of the turn comes first: both are looked at after it. */
static gboolean
extra_turn (const BstPosition *p,
            BstEvents         *events)
{
  guint last = p->head.n_tiles - 1u;
  BstEvent event;

  if (!filled_hole (p, last)
      && (p->head.extra != BST_EXTRA_PLAYED || last == 0 || !filled_hole (p, last - 1)))
    return FALSE;
  bst_position_begin_event (p, BST_EVENT_EXTRA_TURN, &event);
  event.players = (guint8) (1u << p->head.turn);
  bst_position_tell (p, &event, events);

  return TRUE;
}

const BstModule bst_module_holes = {
  .name = "holes",
  .is_in_play = is_in_play,
  .extra_turn = extra_turn,
};
