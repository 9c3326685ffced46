/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laying a tile and ending a turn: joining features, the frontier, monasteries, paying what
 * is complete. This is the hot path of every search and of the bench. */

#include "bst-frontier.h"
#include "bst-module.h"

#include <string.h>

/* --- Joining --- */

/* Is @part the first segment on its tile that belongs to @root's feature? */
static gboolean
is_first_on_tile (const BstPosition *p,
                  guint              part,
                  guint              root)
{
  guint first = p->tiles[p->parts[part].tile].first_part;

  for (guint other = first; other < part; other++)
    if (p->parts[other].kind == p->parts[part].kind && bst_position_root (p, other) == root)
      return FALSE;

  return TRUE;
}

static gboolean
tile_has_root (const BstPosition *p,
               guint              tile,
               guint              root)
{
  guint first = p->tiles[tile].first_part;
  guint n_segments = p->types[p->tiles[tile].type].n_segments;

  for (guint i = 0; i < n_segments; i++)
    if (bst_position_root (p, first + i) == root)
      return TRUE;

  return FALSE;
}

/* Tiles that hold segments of both features: they count once (RD3, C3). */
static guint
count_shared_tiles (const BstPosition *p,
                    guint              large,
                    guint              small)
{
  guint n_shared = 0;
  guint part = small;

  do
    {
      if (bst_position_segment (p, part)->has_twin
          && is_first_on_tile (p, part, small)
          && tile_has_root (p, p->parts[part].tile, large))
        n_shared++;
      part = p->parts[part].next;
    }
  while (part != small);

  return n_shared;
}

/* Joins two segments that lose @closed open edges by it. */
static void
join (BstPosition *p,
      guint        a,
      guint        b,
      int          closed)
{
  guint large = bst_position_root (p, a);
  guint small = bst_position_root (p, b);
  BstPart *l, *s;
  guint16 next;

  if (large == small)
    {
      bst_position_save_part (p, large);
      p->parts[large].open -= (gint16) closed;
      return;
    }

  if (p->parts[large].size < p->parts[small].size)
    {
      guint swap = large;

      large = small;
      small = swap;
    }

  bst_position_save_part (p, large);
  bst_position_save_part (p, small);
  l = &p->parts[large];
  s = &p->parts[small];

  if (l->twins > 0 && s->twins > 0)
    l->tiles -= (guint16) count_shared_tiles (p, large, small);
  l->open += (gint16) (s->open - closed);
  l->tiles += s->tiles;
  l->size += s->size;
  l->pennants += s->pennants;
  l->twins += s->twins;
  l->emblems |= s->emblems;
  l->helpers |= s->helpers;
  for (guint good = 0; s->emblems != 0 && good < BST_N_GOODS; good++)
    l->goods[good] += s->goods[good];
  if (s->n_figures > 0)
    {
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        l->figures[player] += s->figures[player];
      l->n_figures += s->n_figures;
    }

  s->parent = (guint16) large;
  next = l->next;
  l->next = s->next;
  s->next = next;
}

void
bst_position_merge (BstPosition *p,
                    guint        a,
                    guint        b)
{
  join (p, a, b, 0);
}

void
bst_position_close_edge (BstPosition   *p,
                         const BstTile *tile,
                         guint          direction)
{
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  guint segments[4] = {
    orientation->edge_segment[direction],
    orientation->edge_second[direction],
    orientation->side_segment[2 * direction],
    orientation->side_segment[2 * direction + 1],
  };

  for (guint i = 0; i < G_N_ELEMENTS (segments); i++)
    if (segments[i] != BST_NO_SEGMENT)
      {
        guint root = bst_position_root (p, tile->first_part + segments[i]);

        bst_position_save_part (p, root);
        p->parts[root].open--;
      }
}

/* Is there no edge because nothing is on the tile, and not because a half is blank (a block of start tiles)? */
static inline gboolean
closes_all (const BstPosition *p,
            const BstTile     *tile)
{
  return p->types[tile->type].group == BST_DRAW_NEVER;
}

/* Edges that differ are laid only by hand (bst-setup.h), and blank ones in a block of start tiles: what is of one kind
 * goes on across them, the rest stays open, for nothing will ever close it; but an abbey closes what it lies against. */
static void
join_mismatch (BstPosition          *p,
               guint                 first,
               const BstOrientation *orientation,
               guint                 direction,
               const BstTile        *neighbour)
{
  const BstOrientation *other = bst_position_orientation (p, neighbour);

  if (other->edges[(direction + 2) % 4] == BST_EDGE_NONE && closes_all (p, neighbour))
    {
      bst_position_close_edge (p, &p->tiles[p->head.n_tiles - 1], direction);
      return;
    }
  for (guint side = 2 * direction; side < 2 * direction + 2; side++)
    {
      guint a = orientation->side_segment[side];
      guint b = other->side_segment[bst_side_opposite (side)];

      if (a != BST_NO_SEGMENT && b != BST_NO_SEGMENT)
        join (p, first + a, neighbour->first_part + b, 2);
    }
}

/* Two features of a tile share an edge (HS1): what goes on there joins them. */
static void G_GNUC_NO_INLINE
join_shared (BstPosition          *p,
             guint                 first,
             const BstOrientation *orientation,
             guint                 direction,
             const BstTile        *neighbour)
{
  const BstOrientation *other = bst_position_orientation (p, neighbour);
  guint opposite = (direction + 2) % 4;

  if (orientation->edge_second[direction] != BST_NO_SEGMENT)
    join (p, first + orientation->edge_second[direction], neighbour->first_part + other->edge_segment[opposite], 1);
  if (other->edge_second[opposite] != BST_NO_SEGMENT)
    join (p, first + orientation->edge_segment[direction], neighbour->first_part + other->edge_second[opposite], 1);
}

static void
join_edge (BstPosition          *p,
           guint                 first,
           const BstOrientation *orientation,
           guint                 direction,
           const BstTile        *neighbour)
{
  const BstOrientation *other = bst_position_orientation (p, neighbour);
  guint opposite = (direction + 2) % 4;
  guint side = 2 * direction;

  if (orientation->edges[direction] == BST_EDGE_NONE)
    {
      if (closes_all (p, &p->tiles[p->head.n_tiles - 1]))
        bst_position_close_edge (p, neighbour, opposite);
      else
        join_mismatch (p, first, orientation, direction, neighbour);
      return;
    }
  if (orientation->edges[direction] != other->edges[opposite])
    {
      join_mismatch (p, first, orientation, direction, neighbour);
      return;
    }
  if (orientation->edge_segment[direction] != BST_NO_SEGMENT)
    join (p, first + orientation->edge_segment[direction],
          neighbour->first_part + other->edge_segment[opposite], 2);
  if (G_UNLIKELY ((orientation->edge_second[direction] & other->edge_second[opposite]) != BST_NO_SEGMENT))
    join_shared (p, first, orientation, direction, neighbour);

  if (orientation->side_segment[side] == BST_NO_SEGMENT)
    return;

  /* Where nothing parts the halves, on neither side, they are joined at once. */
  if (orientation->side_segment[side] == orientation->side_segment[side + 1]
      && other->side_segment[2 * opposite] == other->side_segment[2 * opposite + 1])
    {
      join (p, first + orientation->side_segment[side],
            neighbour->first_part + other->side_segment[2 * opposite], 4);
      return;
    }
  for (guint i = 0; i < 2; i++, side++)
    join (p, first + orientation->side_segment[side],
          neighbour->first_part + other->side_segment[bst_side_opposite (side)], 2);
}

/* --- Placing --- */

static void
add_parts (BstPosition       *p,
           const BstTileType *type,
           guint              tile)
{
  guint first = p->head.n_parts;

  for (guint i = 0; i < type->n_segments; i++)
    bst_position_fill_part (p, type, tile, first, i);
  /* Room for what may be built on it: nothing that anybody asks for. */
  for (guint i = type->n_segments; i < type->n_segments + type->n_spare; i++)
    p->parts[first + i] = (BstPart) {
      .parent = (guint16) (first + i), .next = (guint16) (first + i), .tile = (guint16) tile,
      .kind = BST_FEATURE_RIVER, .segment = (guint8) i, .open = 1
    };

  p->head.n_parts += (guint16) (type->n_segments + type->n_spare);
}

static inline void
set_cell (BstPosition *p,
          guint        cell,
          guint        value)
{
  bst_position_save (p, &p->cells[cell], sizeof p->cells[cell]);
  p->cells[cell] = (guint16) value;
}

static inline void
count_at (BstPosition *p,
          guint        monastery)
{
  bst_position_save_part (p, monastery);
  p->parts[monastery].tiles++;
  if (--p->parts[monastery].open == 0)
    p->head.centres[p->head.n_centres++] = (guint16) monastery;
}

/* Few tiles have a second one: it is kept out of the way of all others. */
static void G_GNUC_NO_INLINE
count_at_second (BstPosition *p,
                 guint        monastery)
{
  count_at (p, monastery);
}

/* One more tile lies round the monastery of the tile at @index. */
static void
count_at_centre (BstPosition *p,
                 guint        index)
{
  const BstTile *tile = &p->tiles[index];
  const BstOrientation *orientation = &p->orientations[4 * (guint) tile->type];

  if (G_UNLIKELY (orientation->second != BST_NO_SEGMENT))
    count_at_second (p, tile->first_part + orientation->second);
  count_at (p, tile->first_part + orientation->monastery);
}

static inline void
begin_count (BstPosition *p,
             guint        monastery,
             guint        n_neighbours)
{
  p->parts[monastery].tiles = (guint16) (1 + n_neighbours);
  p->parts[monastery].open = (gint16) (8 - n_neighbours);
}

/* Counts the new tile, which is in no cell yet, for the monasteries round it, and the tiles round it for its
 * own. */
static void
count_neighbours (BstPosition          *p,
                  int                   x,
                  int                   y,
                  const BstOrientation *orientation,
                  guint                 first)
{
  guint columns[3] = { (guint) (x - 1) & p->mask, (guint) x & p->mask, (guint) (x + 1) & p->mask };
  guint n_neighbours = 0;

  p->head.n_centres = 0;
  for (int row = y - 1; row <= y + 1; row++)
    for (guint i = 0; i < 3; i++)
      {
        guint value = p->cells[(((guint) row & p->mask) << p->shift) | columns[i]];

        n_neighbours += bst_cell_has_tile (value);
        if (bst_cell_is_centre (value))
          count_at_centre (p, BST_CELL_INDEX (value) - 1);
      }

  if (orientation->monastery == BST_NO_SEGMENT)
    return;
  begin_count (p, first + orientation->monastery, n_neighbours);
  if (orientation->second != BST_NO_SEGMENT)
    begin_count (p, first + orientation->second, n_neighbours);
}

void
bst_position_lay (BstPosition *p,
                  guint        type,
                  int          x,
                  int          y,
                  guint        rotation,
                  int          player)
{
  guint index = p->head.n_tiles;
  guint first = p->head.n_parts;
  guint cell = bst_position_cell (p, x, y);
  BstTile *tile = &p->tiles[index];
  const BstOrientation *orientation = &p->orientations[4 * type + rotation];

  bst_position_save (p, &p->remaining[type], sizeof p->remaining[type]);
  bst_position_add_left (p, type, -1);
  if (p->cells[cell] >= BST_CELL_FRONTIER)
    bst_frontier_remove (p, cell);

  *tile = (BstTile) {
    (gint16) x, (gint16) y, (gint16) type, (guint16) first, (guint8) rotation, (gint8) player
  };
  add_parts (p, &p->types[type], index);
  p->head.n_tiles++;

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int to_x = x + bst_step_x[direction];
      int to_y = y + bst_step_y[direction];
      guint to = bst_position_cell (p, to_x, to_y);
      guint value = p->cells[to];

      if (bst_cell_has_tile (value))
        join_edge (p, first, orientation, direction, &p->tiles[BST_CELL_INDEX (value) - 1]);
      else
        bst_frontier_touch (p, to, to_x, to_y, (direction + 2) % 4, orientation->edges[direction]);
    }

  count_neighbours (p, x, y, orientation, first);
  set_cell (p, cell, (index + 1) | (orientation->monastery == BST_NO_SEGMENT ? 0 : BST_CELL_CENTRE));
  if (p->n_modules > 0)
    bst_modules_laid (p);
}

void
bst_position_place (BstPosition *p,
                    guint        type,
                    int          x,
                    int          y,
                    guint        rotation)
{
  guint turn = p->head.turn;

  bst_position_begin_step (p);
  bst_position_lay (p, type, x, y, rotation, (int) turn);
  p->head.n_placed++;
  p->head.phase = p->next_phase[BST_PHASE_TILE];
  if (p->head.hands[turn][0] == (gint16) type)
    p->head.hands[turn][0] = BST_NO_TILE;
  if (p->n_modules > 0)
    {
      bst_modules_placed (p);
      bst_position_begin_phases (p);
    }
}

void
bst_position_pay (BstPosition    *p,
                  const BstEvent *event,
                  BstEvents      *events)
{
  for (guint player = 0; player < p->n_players; player++)
    if (event->players & (1u << player))
      p->head.scores[player] = CLAMP (p->head.scores[player] + event->points,
                                      -BST_MAX_SCORE, BST_MAX_SCORE);
  bst_position_tell (p, event, events);
}

static void
pay_bonus (BstPosition *p,
           guint        root,
           BstEvents   *events)
{
  BstEvent event;

  if (bst_modules_bonus (p, root, &event))
    bst_position_pay (p, &event, events);
}

/* Pays a completed feature and gives its figures back (MJ1, MJ2, MJ5). */
static void
score_root (BstPosition *p,
            guint        root,
            BstEvents   *events)
{
  BstEvent event;

  bst_position_fill_event (p, root, &event);
  bst_position_pay (p, &event, events);
  if (p->n_modules > 0)
    {
      bst_modules_paid (p, &event);
      pay_bonus (p, root, events);
      if (bst_modules_keep_figures (p, root))
        {
          bst_position_save_part (p, root);
          p->parts[root].paid = TRUE;
          return;
        }
      bst_modules_returning (p, root);
    }
  bst_position_clear_feature (p, root);
}

/* Scoring takes the figures away, or marks the feature as paid, so that one that is met again
 * scores no second time. */
static inline void
score_if_complete (BstPosition *p,
                   guint        root,
                   BstEvents   *events)
{
  if (p->parts[root].open != 0 || p->parts[root].paid)
    return;

  if (p->parts[root].n_figures > 0)
    score_root (p, root, events);
  if (p->n_modules > 0)
    bst_modules_completed (p, root, events);
}

void
bst_position_score_part (BstPosition *p,
                         guint        part,
                         BstEvents   *events)
{
  score_if_complete (p, bst_position_root (p, part), events);
}

/* The abbey closes what lies on the other side of its edges. */
static void
score_across (BstPosition   *p,
              const BstTile *tile,
              guint          direction,
              BstEvents     *events)
{
  int index = bst_position_find_tile (p, tile->x + bst_step_x[direction],
                                      tile->y + bst_step_y[direction]);
  guint opposite = (direction + 2) % 4;
  const BstTile *other;
  const BstOrientation *orientation;

  if (index < 0)
    return;
  other = &p->tiles[index];
  orientation = bst_position_orientation (p, other);
  if (orientation->edge_segment[opposite] != BST_NO_SEGMENT)
    score_if_complete (p, bst_position_root (p, other->first_part + orientation->edge_segment[opposite]), events);
  if (orientation->edge_second[opposite] != BST_NO_SEGMENT)
    score_if_complete (p, bst_position_root (p, other->first_part + orientation->edge_second[opposite]), events);
}

void
bst_position_score_tile (BstPosition *p,
                         BstEvents   *events)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  const BstTileType *type = &p->types[tile->type];

  for (guint left = type->scored; left != 0; left &= left - 1)
    score_if_complete (p, bst_position_root (p, tile->first_part + (guint) __builtin_ctz (left)), events);
  for (guint edge = 0; edge < BST_N_DIRECTIONS && type->group == BST_DRAW_NEVER; edge++)
    score_across (p, tile, edge, events);

  for (guint i = 0; i < p->head.n_centres; i++)
    score_if_complete (p, p->head.centres[i], events);
  if (p->n_modules > 0)
    bst_modules_scored (p, events);
}

static void
take_out_of_game (BstPosition *p,
                  guint        type)
{
  bst_position_save (p, &p->remaining[type], sizeof p->remaining[type]);
  bst_position_add_left (p, type, -1);
  p->discards[p->head.n_discards++] = (gint16) type;
}

gboolean
bst_position_takes_out (const BstPosition *p,
                        guint              type)
{
  return p->rules.unplaceable == BST_UNPLACEABLE_REMOVE || p->types[type].group != BST_DRAW_ANY_TIME;
}

static void
discard (BstPosition *p,
         guint        type)
{
  bst_position_begin_step (p);
  if (p->head.hands[p->head.turn][0] == (gint16) type)
    p->head.hands[p->head.turn][0] = BST_NO_TILE;
  if (bst_position_takes_out (p, type))
    take_out_of_game (p, type);
  bst_modules_discarded (p, type);
}

void
bst_position_discard (BstPosition *p,
                      guint        type)
{
  discard (p, type);
  bst_position_pass_over (p);
}

void
bst_position_discard_and_end (BstPosition *p,
                              guint        type,
                              BstEvents   *events)
{
  discard (p, type);
  bst_position_skip_turn (p, events);
}
