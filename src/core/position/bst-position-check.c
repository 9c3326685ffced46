/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that a position keeps up to date, computed again from its tiles and figures
 * alone, as slowly and plainly as possible, and compared. */

#include "bst-frontier.h"
#include "bst-module.h"

#include <string.h>

/* Two segments that meet at an edge. */
typedef struct
{
  guint16 a;
  guint16 b;
} Pair;

/* A pair for each kind of feature at this half-edge of a tile and at @other_side of the tile across it. */
static void
add_pairs_with (const BstPosition *p,
                const BstTile     *tile,
                guint              side,
                guint              other_side,
                GArray            *pairs)
{
  int other = bst_position_find_tile (p, tile->x + bst_step_x[side / 2],
                                      tile->y + bst_step_y[side / 2]);
  const BstTile *neighbour;

  if (other < 0)
    return;
  neighbour = &p->tiles[other];
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    {
      guint a, b;
      Pair pair;

      if (bst_feature_kind_get (kind)->is_inside
          || (bst_feature_kind_get (kind)->half_edges && other_side != bst_side_opposite (side)))
        continue;
      a = bst_tile_type_find_segment (&p->types[tile->type], tile->rotation, kind, side);
      b = bst_tile_type_find_segment (&p->types[neighbour->type], neighbour->rotation, kind, other_side);
      if (a == BST_NO_SEGMENT || b == BST_NO_SEGMENT)
        continue;
      pair = (Pair) { (guint16) (tile->first_part + a), (guint16) (neighbour->first_part + b) };
      g_array_append_val (pairs, pair);
    }
}

/* What two cities of a tile share (HS1) is joined to all that is across the edge. */
static void
add_pairs (const BstPosition *p,
           const BstTile     *tile,
           guint              side,
           GArray            *pairs)
{
  add_pairs_with (p, tile, side, bst_side_opposite (side), pairs);
  add_pairs_with (p, tile, side, bst_side_opposite (side) ^ 1u, pairs);
}

/* Segments that were joined without a tile. */
static void
add_link_pairs (const BstPosition *p,
                GArray            *pairs)
{
  for (guint i = 0; i < p->head.n_links; i++)
    {
      Pair pair = { p->links[i].a, p->links[i].b };

      g_array_append_val (pairs, pair);
    }
}

/* H6: all roads of a tile with a tree at its crossing are one. */
static void
add_tree_pairs (const BstPosition *p,
                const BstTile     *tile,
                GArray            *pairs)
{
  const BstTileType *type = &p->types[tile->type];

  if (!p->rules.trees_pass || type->crossing != BST_CROSSING_TREE)
    return;
  for (guint a = 0; a < type->n_segments; a++)
    for (guint b = a + 1; b < type->n_segments; b++)
      if (type->segments[a].kind == BST_FEATURE_ROAD && type->segments[b].kind == BST_FEATURE_ROAD)
        {
          Pair pair = { (guint16) (tile->first_part + a), (guint16) (tile->first_part + b) };

          g_array_append_val (pairs, pair);
        }
}

/* H11: will no tile ever lie there? */
static gboolean
stays_free (const BstPosition *p,
            int                x,
            int                y)
{
  return p->rules.table_edge == BST_TABLE_COMPLETES && bst_position_is_beyond (p, x, y);
}

/* Segments that belong together get the same label: the smallest part of the feature. */
static void
spread_labels (const BstPosition *p,
               guint16           *labels)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  gboolean changed;

  for (guint part = 0; part < p->head.n_parts; part++)
    labels[part] = (guint16) part;
  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      add_tree_pairs (p, &p->tiles[i], pairs);
      for (guint side = 0; side < BST_N_SIDES; side++)
        if (side / 2 == BST_EAST || side / 2 == BST_SOUTH)
          add_pairs (p, &p->tiles[i], side, pairs);
    }
  add_link_pairs (p, pairs);

  do
    {
      changed = FALSE;
      for (guint i = 0; i < pairs->len; i++)
        {
          const Pair *pair = &g_array_index (pairs, Pair, i);

          if (labels[pair->a] == labels[pair->b])
            continue;
          labels[pair->a] = labels[pair->b] = MIN (labels[pair->a], labels[pair->b]);
          changed = TRUE;
        }
    }
  while (changed);
}

/* Does nothing lie across this half-edge that ends or continues the segment? What does not match
 * (a set-up may be so) does neither; an abbey ends everything. */
static gboolean
is_open_side (const BstPosition *p,
              guint              part,
              guint              side)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  int x = tile->x + bst_step_x[side / 2], y = tile->y + bst_step_y[side / 2];
  int other = bst_position_find_tile (p, x, y);
  const BstTile *neighbour;
  const BstTileType *type;

  if (other < 0)
    return !stays_free (p, x, y);
  neighbour = &p->tiles[other];
  type = &p->types[neighbour->type];

  return type->group != BST_DRAW_NEVER
         && bst_tile_type_find_segment (type, neighbour->rotation, bst_position_segment (p, part)->kind,
                                        bst_side_opposite (side)) == BST_NO_SEGMENT;
}

/* Edges or half-edges of one segment that have no neighbour yet, and ends inside the tile. */
static guint
count_open (const BstPosition *p,
            guint              part)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  const BstTileType *type = &p->types[tile->type];
  BstSides sides = bst_tile_type_get_sides (type, p->parts[part].segment, tile->rotation);
  gboolean halves = bst_feature_kind_get (type->segments[p->parts[part].segment].kind)->half_edges;
  guint n_open = 0;

  for (guint side = 0; side < BST_N_SIDES; side++)
    {
      gboolean is_open = (sides & (1u << side)) && is_open_side (p, part, side);
      gboolean is_second = side % 2 == 1 && (sides & (1u << (side - 1)));

      n_open += is_open && (halves || !is_second);
    }

  return n_open + type->segments[p->parts[part].segment].mouths;
}

/* Tiles on the monastery's cell and round it, and free cells there that can still be filled. */
static guint
count_round (const BstPosition *p,
             guint              part,
             guint             *n_free)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  guint n_tiles = 0;

  *n_free = 0;
  for (int y = tile->y - 1; y <= tile->y + 1; y++)
    for (int x = tile->x - 1; x <= tile->x + 1; x++)
      {
        gboolean is_free = bst_position_find_tile (p, x, y) < 0;

        n_tiles += !is_free;
        *n_free += is_free && !stays_free (p, x, y);
      }

  return n_tiles;
}

/* What the tiles show on the segments of one feature. */
typedef struct
{
  guint32 emblems;
  guint   goods[BST_N_GOODS];
} Drawn;

static void
add_drawn (const BstPosition *p,
           guint              part,
           Drawn             *drawn)
{
  static const BstEmblem symbols[BST_N_GOODS] = { BST_EMBLEM_WINE, BST_EMBLEM_GRAIN,
                                                  BST_EMBLEM_CLOTH };
  guint32 emblems = bst_position_segment (p, part)->emblems;

  drawn->emblems |= emblems;
  for (guint good = 0; good < BST_N_GOODS; good++)
    drawn->goods[good] += (emblems & symbols[good]) != 0;
}

/* A completed city gave its goods away (T3), unless the tile that completed it is still being
 * played, or lay there when the position was set up. */
static gboolean
drawn_is_ok (const BstPosition *p,
             guint              root,
             const Drawn       *drawn)
{
  const BstPart *data = &p->parts[root];
  gboolean complete = data->kind == BST_FEATURE_CITY && data->open == 0;
  gboolean all = TRUE, none = TRUE;

  for (guint good = 0; good < BST_N_GOODS; good++)
    {
      all = all && data->goods[good] == drawn->goods[good];
      none = none && data->goods[good] == 0;
    }

  return data->emblems == drawn->emblems && (all || (none && complete && p->rules.goods));
}

/* Who has helpers on a feature; no figure stands where its kind may not, but in a set-up. */
static gboolean
helpers_are_ok (const BstPosition *p,
                const guint16     *labels,
                guint              root)
{
  const BstPart *data = &p->parts[root];
  guint builders = 0, pigs = 0, barns = 0, mayors = 0;

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];
      guint bit = 1u << figure->player;

      if (labels[figure->part] != labels[root])
        continue;
      if (!p->head.edited && !bst_figure_may_stand (figure->kind, data->kind))
        return FALSE;
      if (figure->kind == BST_FIGURE_BUILDER)
        builders |= bit;
      else if (figure->kind == BST_FIGURE_PIG)
        pigs |= bit;
      else if (figure->kind == BST_FIGURE_BARN)
        barns |= bit;
      else if (figure->kind == BST_FIGURE_MAYOR || figure->kind == BST_FIGURE_SHEPHERD)
        mayors |= bit;
    }

  return builders == data->builders && pigs == data->pigs && barns == data->barns
         && mayors == data->mayors;
}

/* What the segments of one label are together. */
typedef struct
{
  guint size;
  guint open;
  guint pennants;
  guint n_tiles;
  guint last_tile;
  gboolean is_alike;        /* all parts are of its root's kind */
  Drawn drawn;
} Sum;

static void
add_part (const BstPosition *p,
          guint              part,
          Sum               *sum)
{
  gboolean is_alike = p->parts[part].kind == p->parts[bst_position_root (p, part)].kind;

  sum->is_alike = is_alike && (sum->is_alike || sum->size == 0);
  sum->n_tiles += sum->size == 0 || p->parts[part].tile != sum->last_tile;
  sum->last_tile = p->parts[part].tile;
  sum->size++;
  sum->open += count_open (p, part);
  sum->pennants += bst_position_segment (p, part)->pennants;
  add_drawn (p, part, &sum->drawn);
}

static gboolean
figures_are_ok (const BstPosition *p,
                const guint16     *labels,
                guint              root)
{
  guint8 figures[BST_MAX_PLAYERS] = { 0 };
  guint n_figures = 0;

  for (guint i = 0; i < p->head.n_figures; i++)
    if (labels[p->figures[i].part] == labels[root])
      {
        const BstFigureFacts *facts = bst_figure_kind_get (p->figures[i].kind);

        figures[p->figures[i].player] += facts->strength;
        n_figures += facts->is_follower;
      }

  return n_figures == p->parts[root].n_figures
         && memcmp (figures, p->parts[root].figures, sizeof figures) == 0;
}

/* One root against the sums over all parts that share its label. */
static gboolean
root_is_ok (const BstPosition *p,
            const guint16     *labels,
            guint              root,
            const Sum         *sum)
{
  const BstPart *data = &p->parts[root];
  const BstFeatureFacts *facts = bst_feature_kind_get (data->kind);
  guint open = sum->open, n_tiles = sum->n_tiles, ring = 0;

  for (guint part = p->parts[root].next; part != root && ring <= sum->size; part = p->parts[part].next)
    ring++;

  if (facts->counts_round)
    n_tiles = count_round (p, root, &open);
  else if (!facts->counts_tiles)
    n_tiles = data->tiles;
  if (facts->stays_open)
    open = 1;

  return sum->is_alike && sum->size == data->size && ring + 1 == sum->size && open == (guint) data->open
         && sum->pennants == data->pennants && n_tiles == data->tiles
         && figures_are_ok (p, labels, root)
         && drawn_is_ok (p, root, &sum->drawn) && helpers_are_ok (p, labels, root);
}

/* Nobody stands on a segment that the tile does not have yet. */
static gboolean
spare_is_ok (const BstPosition *p,
             guint              part)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];

  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].part == part)
      return FALSE;

  return part >= tile->first_part + p->types[tile->type].n_segments && p->parts[part].parent == part
         && p->parts[part].next == part;
}

/* As many roots as labels, and each part's root has its label: so both part the parts alike. */
static gboolean
features_are_ok (const BstPosition *p)
{
  g_autofree guint16 *labels = g_new (guint16, p->head.n_parts + 1);
  g_autofree Sum *sums = g_new0 (Sum, p->head.n_parts + 1);
  guint n_roots = 0, n_labels = 0;

  spread_labels (p, labels);
  for (guint part = 0; part < p->head.n_parts; part++)
    {
      if (bst_position_is_spare (p, part))
        {
          if (!spare_is_ok (p, part))
            return FALSE;
          continue;
        }
      if (labels[bst_position_root (p, part)] != labels[part])
        return FALSE;
      n_roots += p->parts[part].parent == part;
      n_labels += labels[part] == part;
      add_part (p, part, &sums[labels[part]]);
    }
  if (n_roots != n_labels)
    return FALSE;
  for (guint i = 0; i < p->head.n_links; i++)
    sums[labels[p->links[i].a]].open -= p->links[i].closed;
  for (guint part = 0; part < p->head.n_parts; part++)
    if (p->parts[part].parent == part && !bst_position_is_spare (p, part)
        && !root_is_ok (p, labels, part, &sums[labels[part]]))
      return FALSE;

  return TRUE;
}

/* The cell is free, beside the board, and shows what its neighbours show. */
static gboolean
frontier_cell_is_ok (const BstPosition *p,
                     guint              index)
{
  const BstFrontierCell *cell = &p->frontier[index];
  gboolean is_beside = FALSE;
  guint surroundings = 0;

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int other = bst_position_find_tile (p, cell->x + bst_step_x[direction],
                                          cell->y + bst_step_y[direction]);

      is_beside |= other >= 0;
      if (other >= 0)
        surroundings += (guint) bst_surroundings_weight[direction]
                        * bst_position_orientation (p, &p->tiles[other])->edges[(direction + 2) % 4];
    }

  /* H5: before the first tile there is one cell with nothing round it. */
  return (is_beside || (p->head.n_tiles == 0 && cell->x == 0 && cell->y == 0))
         && surroundings == cell->surroundings
         && p->cells[bst_position_cell (p, cell->x, cell->y)] == (BST_CELL_FRONTIER | index);
}

/* Cells of the torus that are not free and far: four at a time, for most of it is. */
static guint
count_used_cells (const BstPosition *p)
{
  guint n_used = 0;

  for (guint cell = 0; cell < 1u << (2 * p->shift); cell += 4)
    {
      guint64 four;

      memcpy (&four, &p->cells[cell], sizeof four);
      for (guint i = 0; four != 0 && i < 4; i++)
        n_used += p->cells[cell + i] != 0;
    }

  return n_used;
}

static gboolean
board_is_ok (const BstPosition *p)
{
  guint n_used = count_used_cells (p);

  for (guint i = 0; i < p->head.n_tiles; i++)
    if (bst_position_find_tile (p, p->tiles[i].x, p->tiles[i].y) != (int) i)
      return FALSE;
  for (guint i = 0; i < p->head.n_frontier; i++)
    if (!frontier_cell_is_ok (p, i))
      return FALSE;
  if (!bst_frontier_is_ok (p))
    return FALSE;

  /* A free cell beside the board that the frontier misses would leave the sum too small. */
  for (guint i = 0; i < p->head.n_tiles; i++)
    for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
      if (p->cells[bst_position_cell (p, p->tiles[i].x + bst_step_x[direction],
                                      p->tiles[i].y + bst_step_y[direction])] == 0)
        return FALSE;

  return n_used == (guint) p->head.n_tiles + p->head.n_frontier && p->head.n_frontier > 0;
}

static gboolean
stock_is_ok (const BstPosition *p)
{
  guint n_remaining = 0;

  for (guint type = 0; type < p->n_types; type++)
    {
      guint n_used = p->remaining[type];

      for (guint i = 0; i < p->head.n_tiles; i++)
        n_used += p->types[p->tiles[i].type].printed == (int) type;
      for (guint i = 0; i < p->head.n_discards; i++)
        n_used += p->discards[i] == (gint16) type;
      /* A set-up may have more copies than the set; then none is left. */
      if (n_used < p->types[type].count
          || (n_used > p->types[type].count && (!p->head.edited || p->remaining[type] > 0)))
        return FALSE;
      if (p->types[type].group != BST_DRAW_NEVER)
        n_remaining += p->remaining[type];
    }

  return n_remaining == p->head.n_remaining;
}

static guint
count_followers (const BstPosition *p,
                 guint              player)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_figures; i++)
    n += p->figures[i].player == (gint8) player && bst_figure_is_follower (p->figures[i].kind);

  return n;
}

/* Supply, board and prisons together hold what each player began with. */
static gboolean
supplies_are_ok (const BstPosition *p)
{
  for (guint player = 0; player < p->n_players; player++)
    if (p->head.n_out[player] != count_followers (p, player))
      return FALSE;

  for (guint player = 0; player < p->n_players; player++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      {
        guint n_figures = p->head.supply[kind][player] + bst_position_count_out (p, player, kind);

        if (n_figures != bst_game_count_figures (p->game, kind) && !p->head.edited)
          return FALSE;
      }

  return TRUE;
}

/* What is known of the players' tiles stands in front. */
static gboolean
hands_are_ok (const BstPosition *p)
{
  for (guint player = 0; player < p->n_players; player++)
    {
      const gint16 *known = p->head.hands[player];

      for (guint i = 1; i < BST_MAX_HELD_TILES; i++)
        if (known[i - 1] == BST_NO_TILE && known[i] != BST_NO_TILE)
          return FALSE;
    }

  return TRUE;
}

gboolean
bst_position_is_ok (const BstPosition *p)
{
  return board_is_ok (p) && stock_is_ok (p) && supplies_are_ok (p) && features_are_ok (p)
         && hands_are_ok (p) && bst_modules_are_ok (p);
}
