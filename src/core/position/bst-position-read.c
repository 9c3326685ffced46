/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position tells, and the set-up edits that change it outside the rules. */

#include "bst-module.h"

#include <string.h>

BstGame *
bst_position_get_game (const BstPosition *p)
{
  return p->game;
}

const BstTile *
bst_position_get_tiles (const BstPosition *p,
                        guint             *n_tiles)
{
  *n_tiles = p->head.n_tiles;

  return p->tiles;
}

guint
bst_position_get_n_placed (const BstPosition *p)
{
  return p->head.n_placed;
}

int
bst_position_find_tile (const BstPosition *p,
                        int                x,
                        int                y)
{
  guint value = p->cells[bst_position_cell (p, x, y)];

  int index = (int) BST_CELL_INDEX (value) - 1;

  if (!bst_cell_has_tile (value) || p->tiles[index].x != x || p->tiles[index].y != y)
    return -1;

  return index;
}

const BstFigure *
bst_position_get_figures (const BstPosition *p,
                          guint             *n_figures)
{
  *n_figures = p->head.n_figures;

  return p->figures;
}

int
bst_position_get_score (const BstPosition *p,
                        guint              player)
{
  g_return_val_if_fail (player < p->n_players, 0);

  return p->head.scores[player];
}

guint
bst_position_get_supply (const BstPosition *p,
                         guint              player,
                         BstFigureKind      kind)
{
  g_return_val_if_fail (player < p->n_players && kind < BST_N_FIGURE_KINDS, 0);

  return p->head.supply[kind][player];
}

guint
bst_position_get_tokens (const BstPosition *p,
                         BstTokenKind       kind,
                         guint              player)
{
  g_return_val_if_fail (player < p->n_players && kind < BST_N_TOKEN_KINDS, 0);

  return bst_modules_get_tokens (p, kind, player);
}

int
bst_position_get_token_owner (const BstPosition *p,
                              BstTokenKind       kind)
{
  for (guint player = 0; player < p->n_players; player++)
    if (bst_position_get_tokens (p, kind, player) > 0)
      return (int) player;

  return BST_NO_PLAYER;
}

guint
bst_position_get_tile_tokens (const BstPosition *p,
                              BstTokenKind       kind,
                              guint              tile)
{
  g_return_val_if_fail (tile < p->head.n_tiles && kind < BST_N_TOKEN_KINDS, 0);

  return bst_modules_get_tile_tokens (p, kind, tile);
}

gboolean
bst_position_is_extra_tile (const BstPosition *p)
{
  return p->head.extra == BST_EXTRA_PLAYED;
}

guint
bst_position_get_turn (const BstPosition *p)
{
  return p->head.turn;
}

gboolean
bst_position_is_unfinished (const BstPosition *p)
{
  return p->head.phase != BST_PHASE_TILE;
}

guint
bst_position_get_tower_height (const BstPosition *p,
                               guint              tile)
{
  guint segment;

  g_return_val_if_fail (tile < p->head.n_tiles, 0);

  segment = p->orientations[4 * (guint) p->tiles[tile].type].tower;

  return segment == BST_NO_SEGMENT ? 0 : p->parts[p->tiles[tile].first_part + segment].tiles;
}

/* Is it beside this figure, or beside any and this is a follower? */
static gboolean
is_beside (const BstNeutral *where,
           const BstFigure  *figure)
{
  return figure->part == where->part
         && (where->is_beside ? figure->player == (gint8) where->player && figure->kind == where->kind
                              : bst_figure_is_follower (figure->kind));
}

/* The follower that it stands beside. */
static int
find_follower (const BstPosition *p,
               BstNeutralKind     kind,
               const BstNeutral  *where)
{
  for (guint i = 0; where->part != BST_NO_PART && bst_neutral_kind_get (kind)->joins_followers && i < p->head.n_figures; i++)
    if (is_beside (where, &p->figures[i]))
      return (int) i;

  return -1;
}

gboolean
bst_position_get_neutral (const BstPosition *p,
                          BstNeutralKind     kind,
                          int               *x,
                          int               *y,
                          int               *figure)
{
  BstNeutral where = { .part = BST_NO_PART };
  gboolean is_there = bst_modules_get_neutral (p, kind, &where);

  *x = where.x;
  *y = where.y;
  if (figure != NULL)
    *figure = find_follower (p, kind, &where);

  return is_there;
}

guint
bst_position_get_neutral_part (const BstPosition *p,
                               BstNeutralKind     kind)
{
  BstNeutral where;

  return bst_modules_get_neutral (p, kind, &where) ? where.part : BST_NO_PART;
}

/* Tiles that are left and can never be drawn. */
static inline guint
count_hidden (const BstPosition *p)
{
  return p->n_modules > 0 ? bst_modules_count_hidden (p) : 0;
}

gboolean
bst_position_has_drawable (const BstPosition *p)
{
  guint n_hidden = count_hidden (p);
  guint groups;

  if (p->head.n_remaining <= n_hidden || bst_modules_get_draw_limits (p) == 0)
    return p->head.n_remaining > n_hidden;

  groups = bst_modules_get_draw_groups (p);
  for (guint type = 0; type < p->n_types; type++)
    if ((groups >> p->types[type].group & 1u) && bst_position_may_draw (p, type))
      return TRUE;

  return FALSE;
}

guint
bst_position_get_remaining (const BstPosition *p,
                            guint              type)
{
  g_return_val_if_fail (type < p->n_types, 0);

  return p->remaining[type];
}

guint
bst_position_get_n_remaining (const BstPosition *p)
{
  return p->head.n_remaining;
}

guint
bst_position_get_n_drawable (const BstPosition *p)
{
  return p->head.n_remaining - MIN (p->head.n_remaining, count_hidden (p));
}

const gint16 *
bst_position_get_discards (const BstPosition *p,
                           guint             *n_discards)
{
  *n_discards = p->head.n_discards;

  return p->discards;
}

int
bst_position_get_held_tile (const BstPosition *p,
                            guint              player)
{
  g_return_val_if_fail (player < p->n_players, BST_NO_TILE);

  return p->head.hands[player][0];
}

guint
bst_position_get_held_tiles (const BstPosition *p,
                             guint              player,
                             gint16             out[BST_MAX_HELD_TILES])
{
  guint n_known = 0;

  g_return_val_if_fail (player < p->n_players, 0);

  while (n_known < BST_MAX_HELD_TILES && p->head.hands[player][n_known] != BST_NO_TILE)
    {
      out[n_known] = p->head.hands[player][n_known];
      n_known++;
    }

  return n_known;
}

gboolean
bst_position_is_exhausted (const BstPosition *p)
{
  return !bst_position_has_drawable (p) && !bst_modules_go_on (p);
}

void
bst_position_get_extents (const BstPosition *p,
                          int               *min_x,
                          int               *min_y,
                          int               *max_x,
                          int               *max_y)
{
  *min_x = *max_x = p->head.n_tiles > 0 ? p->tiles[0].x : 0;
  *min_y = *max_y = p->head.n_tiles > 0 ? p->tiles[0].y : 0;
  for (guint i = 1; i < p->head.n_tiles; i++)
    {
      *min_x = MIN (*min_x, p->tiles[i].x);
      *min_y = MIN (*min_y, p->tiles[i].y);
      *max_x = MAX (*max_x, p->tiles[i].x);
      *max_y = MAX (*max_y, p->tiles[i].y);
    }
}

guint
bst_position_get_frontier (const BstPosition *p,
                           BstPlacement      *out)
{
  guint n_cells = 0;

  for (guint i = 0; i < p->head.n_frontier; i++)
    if (!bst_position_is_beyond (p, p->frontier[i].x, p->frontier[i].y))
      out[n_cells++] = (BstPlacement) { p->frontier[i].x, p->frontier[i].y, 0 };

  return n_cells;
}

void
bst_position_set_turn (BstPosition *p,
                       guint        player)
{
  g_return_if_fail (player < p->n_players);

  bst_position_begin_step (p);
  if (player != p->head.turn)
    {
      p->head.extra = BST_EXTRA_NONE;
      bst_modules_passed_over (p, (player + p->n_players - p->head.turn) % p->n_players);
    }
  p->head.turn = (guint8) player;
}

static void
set_hand (BstPosition  *p,
          guint         player,
          const gint16 *types,
          guint         n_types)
{
  for (guint i = 0; i < BST_MAX_HELD_TILES; i++)
    p->head.hands[player][i] = i < n_types ? types[i] : BST_NO_TILE;
}

void
bst_position_set_held_tile (BstPosition *p,
                            guint        player,
                            int          type)
{
  gint16 known = (gint16) type;

  g_return_if_fail (player < p->n_players && type < (int) p->n_types);

  bst_position_begin_step (p);
  set_hand (p, player, &known, type != BST_NO_TILE);
}

void
bst_position_set_held_tiles (BstPosition  *p,
                             guint         player,
                             const gint16 *types,
                             guint         n_types)
{
  g_return_if_fail (player < p->n_players && n_types <= BST_MAX_HELD_TILES);

  bst_position_begin_step (p);
  set_hand (p, player, types, n_types);
}

void
bst_position_set_score (BstPosition *p,
                        guint        player,
                        int          score)
{
  g_return_if_fail (player < p->n_players);

  bst_position_begin_step (p);
  p->head.scores[player] = score;
}

void
bst_position_set_supply (BstPosition   *p,
                         guint          player,
                         BstFigureKind  kind,
                         guint          supply)
{
  g_return_if_fail (player < p->n_players && supply <= BST_MAX_SUPPLY (kind));

  bst_position_begin_step (p);
  p->head.supply[kind][player] = (guint8) supply;
  p->head.edited = TRUE;
}

static gboolean
same_figures (const BstPosition *a,
              const BstPosition *b)
{
  if (a->head.n_figures != b->head.n_figures)
    return FALSE;

  for (guint i = 0; i < a->head.n_figures; i++)
    {
      guint j;

      for (j = 0; j < b->head.n_figures; j++)
        if (a->figures[i].part == b->figures[j].part && a->figures[i].player == b->figures[j].player
            && a->figures[i].kind == b->figures[j].kind)
          break;
      if (j == b->head.n_figures)
        return FALSE;
    }

  return TRUE;
}

static gboolean
same_tiles (const BstPosition *a,
            const BstPosition *b)
{
  if (a->head.n_tiles != b->head.n_tiles)
    return FALSE;

  for (guint i = 0; i < a->head.n_tiles; i++)
    if (a->tiles[i].x != b->tiles[i].x || a->tiles[i].y != b->tiles[i].y
        || a->tiles[i].type != b->tiles[i].type || a->tiles[i].rotation != b->tiles[i].rotation)
      return FALSE;

  return TRUE;
}

/* In any order. */
static gboolean
same_links (const BstPosition *a,
            const BstPosition *b)
{
  guint n_same = 0;

  for (guint i = 0; i < a->head.n_links; i++)
    for (guint k = 0; k < b->head.n_links; k++)
      n_same += a->links[i].closed == b->links[k].closed
                && MIN (a->links[i].a, a->links[i].b) == MIN (b->links[k].a, b->links[k].b)
                && MAX (a->links[i].a, a->links[i].b) == MAX (b->links[k].a, b->links[k].b);

  return a->head.n_links == b->head.n_links && n_same == a->head.n_links;
}

gboolean
bst_position_equal (const BstPosition *a,
                    const BstPosition *b)
{
  if (a->game != b->game || !same_tiles (a, b) || !same_figures (a, b) || !same_links (a, b))
    return FALSE;
  if (a->head.turn != b->head.turn || a->head.phase != b->head.phase
      || a->head.n_discards != b->head.n_discards || a->head.extra != b->head.extra
      || memcmp (a->memory, b->memory, a->memory_total) != 0
      || memcmp (a->head.goods, b->head.goods, sizeof a->head.goods) != 0
      || memcmp (a->head.scores, b->head.scores, sizeof a->head.scores) != 0
      || memcmp (a->head.supply, b->head.supply, sizeof a->head.supply) != 0
      || memcmp (a->head.hands, b->head.hands, sizeof a->head.hands) != 0)
    return FALSE;

  return memcmp (a->discards, b->discards, sizeof *a->discards * a->head.n_discards) == 0
         && memcmp (a->remaining, b->remaining, sizeof *a->remaining * a->n_types) == 0;
}
