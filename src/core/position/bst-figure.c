/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Figures on the board: putting, taking, sending home. What a feature knows of its figures is
 * kept at its root. */

#include "bst-module.h"

#include <string.h>

/* Where a root keeps whose figures of a kind it has; 0 for those that count, and those that are looked
 * for in the list of figures. */
static const gsize masks[BST_N_FIGURE_KINDS] = {
  [BST_FIGURE_BUILDER] = G_STRUCT_OFFSET (BstPart, builders),
  [BST_FIGURE_PIG] = G_STRUCT_OFFSET (BstPart, pigs),
  [BST_FIGURE_BARN] = G_STRUCT_OFFSET (BstPart, barns),
  [BST_FIGURE_MAYOR] = G_STRUCT_OFFSET (BstPart, mayors),
  [BST_FIGURE_SHEPHERD] = G_STRUCT_OFFSET (BstPart, shepherds),
};

/* NULL if the kind has no mask. */
static guint8 *
mask_of (BstPart      *part,
         BstFigureKind kind)
{
  return masks[kind] == 0 ? NULL : &G_STRUCT_MEMBER (guint8, part, masks[kind]);
}

static inline void
note_mask (BstPart         *root,
           const BstFigure *figure)
{
  guint8 *mask = mask_of (root, figure->kind);

  if (mask != NULL)
    *mask |= (guint8) (1u << figure->player);
}

guint
bst_position_count_out (const BstPosition *p,
                        guint              player,
                        BstFigureKind      kind)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_figures; i++)
    n += p->figures[i].player == (gint8) player && p->figures[i].kind == kind;

  return n + bst_modules_count_away (p, player, kind);
}

void
bst_position_count_figure (BstPosition     *p,
                           const BstFigure *figure)
{
  BstPart *root = &p->parts[bst_position_root (p, figure->part)];

  note_mask (root, figure);
  root->figures[figure->player] += bst_figure_kind_get (figure->kind)->strength;
  root->n_figures += bst_figure_is_follower (figure->kind);
}

void
bst_position_put (BstPosition   *p,
                  guint          player,
                  BstFigureKind  kind,
                  guint          part)
{
  BstFigure *figure = &p->figures[p->head.n_figures++];

  *figure = (BstFigure) { (guint16) part, (gint8) player, (guint8) kind };
  p->head.n_out[player] += bst_figure_is_follower (kind);
  bst_position_save_part (p, bst_position_root (p, part));
  bst_position_count_figure (p, figure);
}

/* A player may have two figures of a kind on a feature that was joined, or by hand of two kinds that are noted in one
 * mask. */
static gboolean
has_another (const BstPosition *p,
             guint              root,
             const BstFigure   *figure)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (masks[p->figures[i].kind] == masks[figure->kind] && p->figures[i].player == figure->player
        && bst_position_root (p, p->figures[i].part) == root)
      return TRUE;

  return FALSE;
}

void
bst_position_lift (BstPosition *p,
                   guint        index)
{
  BstFigure figure = p->figures[index];
  guint root = bst_position_root (p, figure.part);
  guint8 *mask;

  bst_position_save_figures (p);
  bst_position_save_part (p, root);
  p->head.n_figures--;
  memmove (&p->figures[index], &p->figures[index + 1],
           sizeof *p->figures * (p->head.n_figures - index));

  mask = mask_of (&p->parts[root], figure.kind);
  if (mask != NULL && !has_another (p, root, &figure))
    *mask &= (guint8) ~(1u << figure.player);
  p->parts[root].figures[figure.player] -= bst_figure_kind_get (figure.kind)->strength;
  p->parts[root].n_figures -= bst_figure_is_follower (figure.kind);
  p->head.n_out[figure.player] -= bst_figure_is_follower (figure.kind);
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

      if (!bst_figure_kind_get (figure->kind)->goes_with_last || figure->player != (gint8) player
          || bst_position_root (p, figure->part) != root)
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
  bst_position_send_helpers (p, bst_position_root (p, figure.part), (guint) figure.player);
}

void
bst_position_clear_feature (BstPosition *p,
                            guint        root)
{
  guint n_left = 0;

  bst_position_save_figures (p);
  bst_position_save_part (p, root);
  memset (p->parts[root].figures, 0, sizeof p->parts[root].figures);
  p->parts[root].n_figures = 0;
  p->parts[root].helpers = 0;
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      BstFigure figure = p->figures[i];
      gboolean is_here = bst_position_root (p, figure.part) == root;

      if (!is_here || bst_figure_kind_get (figure.kind)->stays)
        {
          if (is_here)
            note_mask (&p->parts[root], &figure);
          p->figures[n_left++] = figure;
          continue;
        }
      p->head.supply[figure.kind][figure.player]++;
      p->head.n_out[figure.player] -= bst_figure_is_follower (figure.kind);
      bst_modules_left (p, &figure);
    }
  p->head.n_figures = (guint16) n_left;
}

void
bst_position_get_strengths (const BstPosition *p,
                            guint              root,
                            guint8             out[BST_MAX_PLAYERS])
{
  memcpy (out, p->parts[root].figures, sizeof p->parts[root].figures);
  if (p->n_modules > 0)
    bst_modules_strengthen (p, root, out);
}

/* --- Spots --- */

/* A barn on a corner belongs to the tile south-east of it: the cell from that of the spot. */
static const gint8 corner_x[4] = { 0, 1, 1, 0 };
static const gint8 corner_y[4] = { 0, 0, 1, 1 };

guint
bst_position_find_part (const BstPosition *p,
                        const BstSpot     *spot)
{
  gboolean is_corner = spot->side >= BST_SIDE_CORNER;
  guint corner = is_corner ? (spot->side - BST_SIDE_CORNER) & 3u : 0;
  int index = bst_position_find_tile (p, spot->x + corner_x[corner], spot->y + corner_y[corner]);
  const BstTile *tile;
  guint segment;

  if (index < 0)
    return BST_NO_PART;
  tile = &p->tiles[index];
  if (is_corner)
    segment = bst_position_orientation (p, tile)->side_segment[0];
  else
    segment = bst_spot_get_segment (spot, &p->types[tile->type], tile->rotation);

  return segment == BST_NO_SEGMENT ? BST_NO_PART : tile->first_part + segment;
}

int
bst_position_find_figure (const BstPosition *p,
                          const BstSpot     *spot)
{
  guint part = bst_position_find_part (p, spot);

  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].part == part && p->figures[i].player == spot->player
        && p->figures[i].kind == spot->figure)
      return (int) i;

  return -1;
}

void
bst_position_name_spot (const BstPosition *p,
                        guint              part,
                        BstSpot           *spot)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];

  spot->x = tile->x;
  spot->y = tile->y;
  bst_spot_set_segment (spot, &p->types[tile->type], tile->rotation, p->parts[part].segment);
}

void
bst_position_get_figure_spot (const BstPosition *p,
                              guint              index,
                              BstSpot           *spot)
{
  const BstFigure *figure = &p->figures[index];

  *spot = (BstSpot) { .player = figure->player, .figure = figure->kind };
  bst_position_name_spot (p, figure->part, spot);
  if (bst_figure_kind_get (figure->kind)->on_corner)
    spot->side = BST_SIDE_CORNER;
}
