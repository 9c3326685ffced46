/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player may do in a turn, and the turn as one checked move. */

#include "bst-module.h"

/* Leaves out the rotations that a module forbids. */
static guint8
filter_rotations (const BstPosition     *p,
                  guint                  type,
                  const BstFrontierCell *cell,
                  guint8                 rotations)
{
  for (guint rotation = 0; rotation < 4; rotation++)
    if ((rotations & (1u << rotation))
        && bst_modules_why_not (p, type, cell->x, cell->y, rotation) != NULL)
      rotations &= (guint8) ~(1u << rotation);

  return rotations;
}

guint
bst_position_get_placements (const BstPosition *p,
                             guint              type,
                             BstPlacement      *out)
{
  const guint8 *fits = &p->fits[BST_N_SURROUNDINGS * type];
  guint n_placements = 0;

  for (guint i = 0; i < p->head.n_frontier; i++)
    {
      const BstFrontierCell *cell = &p->frontier[i];
      guint8 rotations = fits[cell->surroundings];

      if (p->n_modules > 0)
        rotations = filter_rotations (p, type, cell, rotations);
      if (rotations != 0)
        out[n_placements++] = (BstPlacement) { cell->x, cell->y, rotations };
    }

  return n_placements;
}

gboolean
bst_position_has_placement (const BstPosition *p,
                            guint              type)
{
  const guint8 *fits = &p->fits[BST_N_SURROUNDINGS * type];

  for (guint i = 0; i < p->head.n_frontier; i++)
    {
      guint8 rotations = fits[p->frontier[i].surroundings];

      if (p->n_modules > 0)
        rotations = filter_rotations (p, type, &p->frontier[i], rotations);
      if (rotations != 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
bst_position_may_draw (const BstPosition *p,
                       guint              type)
{
  return p->remaining[type] > 0 && bst_modules_may_draw (p, type);
}

/* May a follower stand on this segment of the last tile, whoever's it is (M4, M5)? */
static gboolean
is_free_spot (const BstPosition *p,
              guint              node)
{
  guint kind = p->nodes[node].kind;

  if (kind == BST_FEATURE_RIVER || (kind == BST_FEATURE_FIELD && !p->rules.farmers))
    return FALSE;

  return p->nodes[bst_position_root (p, node)].n_figures == 0;
}

static gboolean
may_put (const BstPosition *p,
         guint              player,
         BstFigureKind      kind,
         guint              node)
{
  /* Only supplies set by hand can bring so many. */
  if (p->head.n_figures == BST_MAX_FIGURES)
    return FALSE;
  if (kind == BST_FIGURE_FOLLOWER || kind == BST_FIGURE_BIG)
    return is_free_spot (p, node);

  return bst_modules_may_put (p, player, kind, node);
}

guint
bst_position_get_spots (const BstPosition *p,
                        guint              player,
                        BstFigureKind      kind,
                        guint8            *out)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint n_segments = p->types[tile->type].n_segments;
  guint n_spots = 0;

  if (p->head.supply[kind][player] == 0)
    return 0;

  for (guint i = 0; i < n_segments; i++)
    if (may_put (p, player, kind, tile->first_node + i))
      out[n_spots++] = (guint8) i;

  return n_spots;
}

const char *
bst_position_why_not (const BstPosition *p,
                      guint              type,
                      int                x,
                      int                y,
                      guint              rotation,
                      BstDirection      *edge)
{
  const BstOrientation *orientation = &p->orientations[4 * type + rotation];
  gboolean touches = FALSE;

  if (bst_position_find_tile (p, x, y) >= 0)
    return "P1";

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int index = bst_position_find_tile (p, x + bst_step_x[direction], y + bst_step_y[direction]);
      const BstOrientation *other;

      if (index < 0)
        continue;
      touches = TRUE;
      other = bst_position_orientation (p, &p->tiles[index]);
      if (other->edges[(direction + 2) % 4] == orientation->edges[direction])
        continue;
      if (edge != NULL)
        *edge = direction;
      return "P2";
    }

  return touches ? bst_modules_why_not (p, type, x, y, rotation) : "P1";
}

static gboolean
illegal (GError     **error,
         const char  *reason)
{
  g_set_error_literal (error, BST_ERROR, BST_ERROR_ILLEGAL, reason);

  return FALSE;
}

static gboolean
check_placement (const BstPosition  *p,
                 const BstMove      *move,
                 GError            **error)
{
  BstDirection edge = BST_NORTH;
  const char *rule;

  if (ABS (move->x) > BST_MAX_COORDINATE || ABS (move->y) > BST_MAX_COORDINATE || move->rotation > 3)
    {
      g_set_error_literal (error, BST_ERROR, BST_ERROR_RANGE, "the cell is out of bounds");
      return FALSE;
    }

  rule = bst_position_why_not (p, (guint) move->type, move->x, move->y, move->rotation, &edge);
  if (rule == NULL)
    return TRUE;
  if (rule[0] != 'P')
    g_set_error (error, BST_ERROR, BST_ERROR_ILLEGAL, "%s: the tile may not lie so", rule);
  else if (rule[1] == '2')
    g_set_error (error, BST_ERROR, BST_ERROR_ILLEGAL, "P2: edge %s does not match its neighbour",
                 bst_edge_name (edge));
  else if (bst_position_find_tile (p, move->x, move->y) >= 0)
    illegal (error, "P1: a tile lies on this cell");
  else
    illegal (error, "P1: the cell touches no tile by an edge");

  return FALSE;
}

/* Checks the figure of @move against the tile that was just laid. */
static gboolean
check_figure (const BstPosition  *p,
              const BstMove      *move,
              guint               segment,
              GError            **error)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];

  if (move->player != (int) p->head.turn)
    return illegal (error, "R6: the figure is not of the player whose turn it is");
  if (segment == BST_NO_SEGMENT)
    return illegal (error, "M4: the tile has no such feature there");
  if (p->head.supply[move->figure][move->player] == 0)
    return illegal (error, "M2: no such figure is left in the supply");
  if (move->feature == BST_FEATURE_FIELD && !p->rules.farmers)
    return illegal (error, "W2: this game is played without farmers");
  if (may_put (p, (guint) move->player, move->figure, tile->first_node + segment))
    return TRUE;

  return illegal (error, move->figure == BST_FIGURE_PIG ? "T7: the pig needs an own farmer there"
                         : move->figure == BST_FIGURE_BUILDER
                           ? "T11: the builder needs an own follower on an unfinished road or city"
                           : "M5: the feature holds a figure already");
}

static gboolean
apply_discard (BstPosition    *p,
               const BstMove  *move,
               GError        **error)
{
  if (bst_position_has_placement (p, (guint) move->type))
    return illegal (error, "P9: the tile can be placed");

  bst_position_discard (p, (guint) move->type);

  return TRUE;
}

gboolean
bst_position_apply (BstPosition    *p,
                    const BstMove  *move,
                    BstEvents      *events,
                    GError        **error)
{
  guint type = (guint) move->type;

  g_return_val_if_fail (type < p->n_types, FALSE);

  if (p->head.unfinished)
    return illegal (error, "R7: the turn before has not ended");
  if (p->remaining[type] == 0)
    return illegal (error, "R1: no tile of this kind is left");
  if (!bst_modules_may_draw (p, type))
    return illegal (error, "RV2: other tiles are drawn first");
  if (move->kind == BST_MOVE_DISCARD)
    return apply_discard (p, move, error);
  if (!check_placement (p, move, error))
    return FALSE;

  bst_position_place (p, type, move->x, move->y, move->rotation);
  if (move->player != BST_NO_PLAYER)
    {
      guint segment = bst_move_get_segment (move, &p->types[type]);

      if (!check_figure (p, move, segment, error))
        {
          bst_position_undo (p);
          return FALSE;
        }
      bst_position_put_figure (p, (guint) move->player, move->figure, segment);
    }
  if (!move->unfinished)
    bst_position_end_turn (p, events);

  return TRUE;
}
