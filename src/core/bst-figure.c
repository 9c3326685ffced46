/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Figures on the board: putting, taking, sending home. What a feature knows of its figures is
 * kept at its root. */

#include "bst-module.h"

#include <string.h>

gboolean
bst_figure_may_stand (BstFigureKind  figure,
                      BstFeatureKind feature)
{
  switch (figure)
    {
    case BST_FIGURE_BUILDER:
      return feature == BST_FEATURE_ROAD || feature == BST_FEATURE_CITY;
    case BST_FIGURE_PIG:
    case BST_FIGURE_BARN:
      return feature == BST_FEATURE_FIELD;
    case BST_FIGURE_MAYOR:
      return feature == BST_FEATURE_CITY;
    case BST_FIGURE_WAGON:
      return feature != BST_FEATURE_FIELD && feature != BST_FEATURE_TOWER
             && feature != BST_FEATURE_RIVER;
    case BST_FIGURE_FOLLOWER:
    case BST_FIGURE_BIG:
    default:
      return feature != BST_FEATURE_RIVER;
    }
}

/* What a figure counts for the majority; a mayor's strength is his city's matter. */
static guint8
strength_of (BstFigureKind kind)
{
  switch (kind)
    {
    case BST_FIGURE_FOLLOWER:
    case BST_FIGURE_WAGON:
      return 1;
    case BST_FIGURE_BIG:
      return 2;
    case BST_FIGURE_BUILDER:
    case BST_FIGURE_PIG:
    case BST_FIGURE_BARN:
    case BST_FIGURE_MAYOR:
    default:
      return 0;
    }
}

/* Where a root remembers whose figures of this kind it has; NULL for those that count. */
static guint8 *
mask_of (BstPositionNode *node,
         BstFigureKind    kind)
{
  switch (kind)
    {
    case BST_FIGURE_BUILDER:
      return &node->builders;
    case BST_FIGURE_PIG:
      return &node->pigs;
    case BST_FIGURE_BARN:
      return &node->barns;
    case BST_FIGURE_MAYOR:
      return &node->mayors;
    case BST_FIGURE_FOLLOWER:
    case BST_FIGURE_BIG:
    case BST_FIGURE_WAGON:
    default:
      return NULL;
    }
}

guint
bst_position_count_out (const BstPosition *p,
                        guint              player,
                        BstFigureKind      kind)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_figures; i++)
    n += p->figures[i].player == (gint8) player && p->figures[i].kind == kind;
  for (guint captor = 0; captor < p->n_players; captor++)
    n += p->tokens.prisoners[captor][player][kind];

  return n;
}

void
bst_position_put (BstPosition   *p,
                  guint          player,
                  BstFigureKind  kind,
                  guint          node)
{
  guint root = bst_position_root (p, node);
  guint8 *mask;

  bst_position_save_node (p, root);
  mask = mask_of (&p->nodes[root], kind);
  if (mask != NULL)
    *mask |= (guint8) (1u << player);
  p->nodes[root].figures[player] += strength_of (kind);
  p->nodes[root].n_figures += bst_figure_is_follower (kind);
  p->figures[p->head.n_figures++] = (BstFigure) { (guint16) node, (gint8) player, (guint8) kind };
}

/* A player may have two figures of a kind on a feature that was joined. */
static gboolean
has_another (const BstPosition *p,
             guint              root,
             const BstFigure   *figure)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].kind == figure->kind && p->figures[i].player == figure->player
        && bst_position_root (p, p->figures[i].node) == root)
      return TRUE;

  return FALSE;
}

void
bst_position_lift (BstPosition *p,
                   guint        index)
{
  BstFigure figure = p->figures[index];
  guint root = bst_position_root (p, figure.node);
  guint8 *mask;

  bst_position_save_figures (p);
  bst_position_save_node (p, root);
  p->head.n_figures--;
  memmove (&p->figures[index], &p->figures[index + 1],
           sizeof *p->figures * (p->head.n_figures - index));

  mask = mask_of (&p->nodes[root], figure.kind);
  if (mask != NULL && !has_another (p, root, &figure))
    *mask &= (guint8) ~(1u << figure.player);
  p->nodes[root].figures[figure.player] -= strength_of (figure.kind);
  p->nodes[root].n_figures -= bst_figure_is_follower (figure.kind);
  bst_modules_left (p, &figure);
}

void
bst_position_send_helpers (BstPosition *p,
                           guint        root,
                           guint        player)
{
  if (bst_position_has_follower (p, root, player))
    return;

  for (guint i = p->head.n_figures; i > 0; i--)
    {
      const BstFigure *figure = &p->figures[i - 1];

      if ((figure->kind != BST_FIGURE_BUILDER && figure->kind != BST_FIGURE_PIG)
          || figure->player != (gint8) player || bst_position_root (p, figure->node) != root)
        continue;
      p->head.supply[figure->kind][player]++;
      bst_position_lift (p, i - 1);
    }
}

void
bst_position_send_home (BstPosition *p,
                        guint        index)
{
  BstFigure figure = p->figures[index];

  bst_position_lift (p, index);
  p->head.supply[figure.kind][figure.player]++;
  bst_position_send_helpers (p, bst_position_root (p, figure.node), (guint) figure.player);
}

void
bst_position_clear_feature (BstPosition *p,
                            guint        root)
{
  guint n_left = 0;

  bst_position_save_figures (p);
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      BstFigure figure = p->figures[i];

      if (figure.kind == BST_FIGURE_BARN || bst_position_root (p, figure.node) != root)
        {
          p->figures[n_left++] = figure;
          continue;
        }
      p->head.supply[figure.kind][figure.player]++;
      bst_modules_left (p, &figure);
    }
  p->head.n_figures = (guint16) n_left;

  bst_position_save_node (p, root);
  memset (p->nodes[root].figures, 0, sizeof p->nodes[root].figures);
  p->nodes[root].n_figures = 0;
  p->nodes[root].builders = p->nodes[root].pigs = p->nodes[root].mayors = 0;
}

void
bst_position_get_strengths (const BstPosition *p,
                            guint              root,
                            guint8             out[BST_MAX_PLAYERS])
{
  memcpy (out, p->nodes[root].figures, sizeof p->nodes[root].figures);
  if (p->n_modules > 0)
    bst_modules_strengthen (p, root, out);
}

/* --- Spots --- */

/* A barn on a corner belongs to the tile south-east of it: the cell from that of the spot. */
static const gint8 corner_x[4] = { 0, 1, 1, 0 };
static const gint8 corner_y[4] = { 0, 0, 1, 1 };

guint
bst_position_find_node (const BstPosition *p,
                        const BstSpot     *spot)
{
  gboolean is_corner = spot->side >= BST_SIDE_CORNER;
  guint corner = is_corner ? (spot->side - BST_SIDE_CORNER) & 3u : 0;
  int index = bst_position_find_tile (p, spot->x + corner_x[corner], spot->y + corner_y[corner]);
  const BstTile *tile;
  guint segment;

  if (index < 0)
    return BST_NO_NODE;
  tile = &p->tiles[index];
  if (is_corner)
    segment = bst_position_orientation (p, tile)->side_segment[0];
  else
    segment = bst_spot_get_segment (spot, &p->types[tile->type], tile->rotation);

  return segment == BST_NO_SEGMENT ? BST_NO_NODE : tile->first_node + segment;
}

int
bst_position_find_figure (const BstPosition *p,
                          const BstSpot     *spot)
{
  guint node = bst_position_find_node (p, spot);

  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].node == node && p->figures[i].player == spot->player
        && p->figures[i].kind == spot->figure)
      return (int) i;

  return -1;
}

void
bst_position_get_figure_spot (const BstPosition *p,
                              guint              index,
                              BstSpot           *spot)
{
  const BstFigure *figure = &p->figures[index];
  const BstPositionNode *node = &p->nodes[figure->node];
  const BstTile *tile = &p->tiles[node->tile];

  *spot = (BstSpot) { tile->x, tile->y, figure->player, figure->kind, 0, 0 };
  bst_spot_set_segment (spot, &p->types[tile->type], tile->rotation, node->segment);
  if (figure->kind == BST_FIGURE_BARN)
    spot->side = BST_SIDE_CORNER;
}
