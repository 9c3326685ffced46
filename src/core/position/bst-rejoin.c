/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Features that change otherwise than by laying a tile: two segments are joined or parted, a feature becomes another
 * kind, something is built on a tile. A union cannot be undone in its middle, so a feature that is parted is taken
 * apart as a whole and put together again from its tiles and links. */

#include "bst-frontier.h"
#include "bst-module.h"

/* The segments of one feature, of which all is about to change, and who stands there. */
typedef struct
{
  guint16 *parts;
  guint    n_parts;
  guint16  figures[BST_MAX_FIGURES];
  guint    n_figures;
} Ring;

/* --- Saving --- */

/* All parts are saved, so that no more of this step is. */
static void
save_all_parts (BstPosition *p)
{
  bst_position_save (p, p->parts, p->step_parts * sizeof *p->parts);
  p->step_parts = 0;
}

static void
save_feature (BstPosition *p,
              guint        root)
{
  guint part = root;

  if (p->step_parts == 0)
    return;
  p->step_rejoined += p->parts[root].size;
  if (p->step_rejoined > BST_MAX_REJOINED)
    {
      save_all_parts (p);
      return;
    }
  do
    {
      bst_position_save_part (p, part);
      part = p->parts[part].next;
    }
  while (part != root);
}

static void
save_links (BstPosition *p)
{
  if (!p->step_links)
    bst_position_save (p, p->links, p->max_links * sizeof *p->links);
  p->step_links = TRUE;
}

/* --- Putting a feature together again --- */

/* Are the two segments, which meet at an edge, of one kind? Then they are of one feature. */
static inline gboolean
go_together (const BstPosition *p,
             guint              a,
             guint              b)
{
  return bst_position_segment (p, a)->kind == bst_position_segment (p, b)->kind;
}

/* What lies across half-edge @side of the segment ends it, or goes on: then @n_closed open ends are so no more. */
static void
meet (BstPosition *p,
      guint        part,
      guint        side,
      int          n_closed)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  int x = tile->x + bst_step_x[side / 2], y = tile->y + bst_step_y[side / 2];
  int index = bst_position_find_tile (p, x, y);
  guint opposite = bst_side_opposite (side);
  const BstOrientation *other;
  guint segment;

  if (index < 0)
    {
      if (p->rules.table_edge == BST_TABLE_COMPLETES && bst_position_is_beyond (p, x, y))
        p->parts[bst_position_root (p, part)].open--;
      return;
    }
  other = bst_position_orientation (p, &p->tiles[index]);
  segment = bst_feature_kind_get (bst_position_segment (p, part)->kind)->half_edges ? other->side_segment[opposite]
                                                                                     : other->edge_segment[opposite / 2];
  if (p->types[p->tiles[index].type].group == BST_DRAW_NEVER)
    {
      p->parts[bst_position_root (p, part)].open--;
    }
  else if (segment != BST_NO_SEGMENT && go_together (p, part, p->tiles[index].first_part + segment))
    {
      bst_position_merge (p, part, p->tiles[index].first_part + segment);
      p->parts[bst_position_root (p, part)].open -= (gint16) n_closed;
    }
}

/* @n_closed by each join. */
static void
meet_neighbours (BstPosition *p,
                 guint        part,
                 int          n_closed)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  BstSides sides = bst_tile_type_get_sides (&p->types[tile->type], p->parts[part].segment, tile->rotation);
  gboolean halves = bst_feature_kind_get (bst_position_segment (p, part)->kind)->half_edges;

  for (guint side = 0; side < BST_N_SIDES; side++)
    /* Of an edge of which a segment has both halves the first is asked. */
    if ((sides & (1u << side)) && (halves || side % 2 == 0 || !(sides & (1u << (side - 1)))))
      meet (p, part, side, n_closed);
}

static void
join_link (BstPosition   *p,
           const BstLink *link)
{
  bst_position_merge (p, link->a, link->b);
  p->parts[bst_position_root (p, link->a)].open -= (gint16) link->closed;
}

static void
find_ring (const BstPosition *p,
           guint              root,
           Ring              *ring)
{
  guint part = root;

  ring->n_parts = ring->n_figures = 0;
  do
    {
      ring->parts[ring->n_parts++] = (guint16) part;
      part = p->parts[part].next;
    }
  while (part != root);
  for (guint i = 0; i < p->head.n_figures; i++)
    if (bst_position_root (p, p->figures[i].part) == root)
      ring->figures[ring->n_figures++] = (guint16) i;
}

static void
take_apart (BstPosition *p,
            const Ring  *ring)
{
  for (guint i = 0; i < ring->n_parts; i++)
    {
      BstPart *part = &p->parts[ring->parts[i]];
      const BstTile *tile = &p->tiles[part->tile];
      guint8 kind = part->kind;

      bst_position_fill_part (p, &p->types[tile->type], part->tile, tile->first_part, part->segment);
      part->kind = kind;
    }
}

static void
put_together (BstPosition *p,
              const Ring  *ring)
{
  for (guint i = 0; i < ring->n_parts; i++)
    meet_neighbours (p, ring->parts[i], 1);
  for (guint i = 0; i < ring->n_parts; i++)
    bst_modules_rejoin (p, p->parts[ring->parts[i]].tile);
  /* The links are one feature's as a whole, or another's. */
  for (guint i = 0; i < p->head.n_links; i++)
    for (guint n = 0; n < ring->n_parts; n++)
      if (ring->parts[n] == p->links[i].a)
        join_link (p, &p->links[i]);
  for (guint i = 0; i < ring->n_figures; i++)
    bst_position_count_figure (p, &p->figures[ring->figures[i]]);
}

/* Goods that were given away do not come back (T3), and what was paid is so (D8). */
static void
keep_past (BstPosition   *p,
           const Ring    *ring,
           const BstPart *was)
{
  for (guint i = 0; i < ring->n_parts; i++)
    {
      BstPart *part = &p->parts[ring->parts[i]];

      if (part->parent != ring->parts[i])
        continue;
      for (guint good = 0; good < BST_N_GOODS; good++)
        part->goods[good] = MIN (part->goods[good], was->goods[good]);
      part->paid = was->paid && part->open == 0;
    }
}

/* Who helps where nobody is left whom he could help goes home. */
static void
settle (BstPosition *p,
        const Ring  *ring)
{
  for (guint i = 0; i < ring->n_parts; i++)
    {
      guint root = ring->parts[i];

      if (p->parts[root].parent != root)
        continue;
      for (guint player = 0; player < p->n_players; player++)
        bst_position_send_helpers (p, root, player);
      bst_modules_changed (p, root);
    }
}

static void
rejoin (BstPosition *p,
        guint        root)
{
  BstPart was = p->parts[root];
  Ring ring = { .parts = g_newa (guint16, was.size) };
  guint step_parts;

  find_ring (p, root, &ring);
  save_feature (p, root);
  /* Each is saved: what follows need not save it again. */
  step_parts = p->step_parts;
  p->step_parts = 0;
  take_apart (p, &ring);
  put_together (p, &ring);
  keep_past (p, &ring, &was);
  p->step_parts = step_parts;
  settle (p, &ring);
}

/* --- What modules do --- */

gboolean
bst_position_link (BstPosition *p,
                   guint        a,
                   guint        b,
                   guint        closed)
{
  const BstLink link = { (guint16) a, (guint16) b, (guint16) closed };

  if (p->head.n_links == p->max_links)
    return FALSE;

  save_links (p);
  p->links[p->head.n_links++] = link;
  join_link (p, &link);
  bst_modules_changed (p, bst_position_root (p, a));

  return TRUE;
}

gboolean
bst_position_unlink (BstPosition *p,
                     guint        a,
                     guint        b)
{
  guint i = 0;

  while (i < p->head.n_links && !(p->links[i].a == a && p->links[i].b == b)
         && !(p->links[i].a == b && p->links[i].b == a))
    i++;
  if (i == p->head.n_links)
    return FALSE;

  save_links (p);
  p->links[i] = p->links[--p->head.n_links];
  rejoin (p, bst_position_root (p, a));

  return TRUE;
}

void
bst_position_set_kind (BstPosition    *p,
                       guint           part,
                       BstFeatureKind  kind)
{
  guint root = bst_position_root (p, part);

  save_feature (p, root);
  part = root;
  do
    {
      p->parts[part].kind = (guint8) kind;
      part = p->parts[part].next;
    }
  while (part != root);
  if (p->parts[root].open == 0)
    p->parts[root].paid |= !bst_feature_kind_get (kind)->completes;
  bst_modules_changed (p, root);
}

/* The tile shows something else at this edge now: a free cell asks for it, a neighbour with the same goes on. */
static void
show_edge (BstPosition  *p,
           const BstTile *tile,
           BstDirection  direction,
           BstEdge       from,
           BstEdge       to)
{
  guint cell = bst_position_cell (p, tile->x + bst_step_x[direction], tile->y + bst_step_y[direction]);

  if (from != to && !bst_cell_has_tile (p->cells[cell]))
    bst_frontier_change (p, cell, (direction + 2) % 4, from, to);
}

/* A segment of the tile that had no other of its kind beside it may have one now. */
static void
note_twins (BstPosition       *p,
            guint              part,
            const BstSegment  *was,
            const BstSegment  *now)
{
  guint root = bst_position_root (p, part);

  if (was->has_twin == now->has_twin || !now->is_counted)
    return;
  bst_position_save_part (p, root);
  p->parts[root].twins++;
}

void
bst_position_set_form (BstPosition *p,
                       guint        index,
                       guint        form)
{
  BstTile *tile = &p->tiles[index];
  const BstTileType *was = &p->types[tile->type], *now = &p->types[form];
  const BstOrientation *before = bst_position_orientation (p, tile), *after;

  g_return_if_fail (now->printed == was->printed && now->n_segments >= was->n_segments);

  bst_position_save (p, tile, sizeof *tile);
  tile->type = (gint16) form;
  after = bst_position_orientation (p, tile);
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    show_edge (p, tile, direction, before->edges[direction], after->edges[direction]);
  for (guint i = 0; i < was->n_segments; i++)
    note_twins (p, tile->first_part + i, &was->segments[i], &now->segments[i]);
  for (guint i = was->n_segments; i < now->n_segments; i++)
    {
      bst_position_save_part (p, tile->first_part + i);
      bst_position_fill_part (p, now, index, tile->first_part, i);
    }
  for (guint i = was->n_segments; i < now->n_segments; i++)
    {
      /* Of the new segment and of the one that it meets. */
      meet_neighbours (p, tile->first_part + i, 2);
      bst_modules_changed (p, tile->first_part + i);
    }
}
