/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Traders & Builders: goods for whoever completes a city (T3, T4) and 10 points for the most of
 * each kind (T5); the builder's second tile (T11 to T18); the pig (T7 to T10). */

#include "bst-module.h"

#include <string.h>

#define GOODS_POINTS 10

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.goods || p->rules.figures[BST_FIGURE_BUILDER] > 0 || p->rules.figures[BST_FIGURE_PIG] > 0;
}

/* T12, T13: the tile extends or completes a feature with the player's builder, which stands
 * on an earlier tile; the second tile of a turn gives no third. */
static void
placed (BstPosition *p)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint n_segments = p->types[tile->type].n_segments;

  /* One builder each: in the supply he is on no feature. */
  if (p->head.extra != BST_EXTRA_NONE || (p->head.supply[BST_FIGURE_BUILDER][p->head.turn] > 0 && !p->head.edited))
    return;

  for (guint i = 0; i < n_segments; i++)
    if (p->parts[bst_position_root (p, tile->first_part + i)].builders & (1u << p->head.turn))
      p->head.extra = BST_EXTRA_OWED;
}

/* T7, T11: only where the player has a follower; the builder not on what is complete. */
static gboolean
may_put (const BstPosition *p,
         guint              player,
         BstFigureKind      kind,
         guint              part)
{
  guint root = bst_position_root (p, part);
  const BstPart *feature = &p->parts[root];

  switch (kind)
    {
    case BST_FIGURE_BUILDER:
      return (feature->kind == BST_FEATURE_ROAD || feature->kind == BST_FEATURE_CITY)
             && feature->open > 0 && !(feature->builders & (1u << player))
             && bst_position_has_follower (p, root, player);
    case BST_FIGURE_PIG:
      return feature->kind == BST_FEATURE_FIELD && !(feature->pigs & (1u << player))
             && bst_position_has_follower (p, root, player);
    case BST_FIGURE_FOLLOWER:
    case BST_FIGURE_BIG:
    default:
      return FALSE;
    }
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  if (part == BST_NO_PART || p->parts[part].tile != p->head.n_tiles - 1u)
    return BST_REASON_NONE;
  switch (spot->figure)
    {
    case BST_FIGURE_PIG:
      return BST_REASON_PIG;
    case BST_FIGURE_BUILDER:
      return BST_REASON_BUILDER;
    default:
      return BST_REASON_NONE;
    }
}

/* T3, T4: the player whose turn it is takes the goods, whoever stands in the city. They are
 * gone from it then, so that a second segment of the city gives no more. */
static void
completed (BstPosition *p,
           guint        root,
           BstEvents   *events)
{
  BstPart *part = &p->parts[root];
  BstEvent event;

  if (!p->rules.goods || part->kind != BST_FEATURE_CITY)
    return;

  bst_position_begin_event (p, BST_EVENT_TOKENS, &event);
  event.kind = BST_FEATURE_CITY;
  event.part = (guint16) root;
  event.players = (guint8) (1u << p->head.turn);
  for (guint good = 0; good < BST_N_GOODS; good++)
    {
      guint8 *has = &p->head.goods[p->head.turn][good];
      guint taken = MIN (part->goods[good], BST_MAX_GOODS - *has);

      *has += (guint8) taken;
      if (taken > 0)
        bst_event_add_term (&event, BST_TERM_WINE + good, (int) taken, 0);
    }
  if (event.n_terms == 0)
    return;
  bst_position_tell (p, &event, events);
  bst_position_save (p, part, sizeof *part);
  memset (part->goods, 0, sizeof part->goods);
}

/* T9: 4 for 3, if the pig's owner owns the farm; he is asked for only then. */
static int
farm_bonus (const BstPosition *p,
            guint              root,
            guint              player)
{
  return (p->parts[root].pigs >> player) & 1;
}

/* A reading of T9 for the older ways of counting farms, which only tell of 3 and 4 points. They ask
 * for all who have farmers on the farm. */
static int
round_bonus (const BstPosition *p,
             guint              root,
             guint              player)
{
  gboolean owned = (bst_position_find_owners (p, root, p->parts[root].figures) & (1u << player)) != 0;

  return owned && p->rules.older_pig == BST_OLDER_PIG_ONE ? farm_bonus (p, root, player) : 0;
}

/* T5: the most of a kind, at least one; all who tie get the points. */
static guint
final (const BstPosition *p,
       guint              first,
       BstEvent          *events)
{
  guint n_events = 0;

  if (first > 0)
    return 0;
  for (guint good = 0; good < BST_N_GOODS; good++)
    {
      BstEvent *event = &events[n_events];

      bst_position_begin_event (p, BST_EVENT_GOODS, event);
      for (guint player = 0; player < p->n_players; player++)
        event->figures[player] = p->head.goods[player][good];
      event->counted = BST_COUNTED_TOKENS;
      event->goods = (guint8) (good + 1);
      event->kind = BST_FEATURE_CITY;
      event->owners = event->players = bst_majority (event->figures);
      bst_event_add_term (event, BST_TERM_POINTS, GOODS_POINTS, 1);
      n_events += event->players != 0;
    }

  return n_events;
}

/* The symbols of one kind on all cities of the set. */
static guint
count_symbols (const BstPosition *p,
               BstGood            good)
{
  guint n = 0;

  for (guint type = 0; type < p->n_types; type++)
    for (guint i = 0; i < p->types[type].n_segments; i++)
      if (p->types[type].segments[i].emblems & (BST_EMBLEM_WINE << good))
        n += p->types[type].count;

  return n;
}

static void
find_goods (const BstPosition *p,
            BstGood            good,
            GArray            *problems)
{
  guint n = 0, of = count_symbols (p, good);

  for (guint player = 0; player < p->n_players; player++)
    n += p->head.goods[player][good];
  if (n > of)
    bst_problems_add_tokens (problems, BST_TOKEN_WINE + good, n, of);
}

static guint
get_tokens (const BstPosition *p,
            BstTokenKind       kind,
            guint              player)
{
  return p->head.goods[player][kind - BST_TOKEN_WINE];
}

static void
set_tokens (BstPosition  *p,
            BstTokenKind  kind,
            guint         player,
            guint         n_goods)
{
  p->head.goods[player][kind - BST_TOKEN_WINE] = (guint8) n_goods;
}

/* T7, T11: pigs and builders stand beside a follower of their player. */
static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];

      if ((figure->kind != BST_FIGURE_PIG && figure->kind != BST_FIGURE_BUILDER)
          || bst_position_has_follower (p, bst_position_root (p, figure->part),
                                        (guint) figure->player))
        continue;
      bst_problems_add_figure (problems, figure->kind == BST_FIGURE_PIG
                               ? BST_PROBLEM_PIG_ALONE : BST_PROBLEM_BUILDER_ALONE, p, i);
    }
  for (guint good = 0; good < BST_N_GOODS; good++)
    find_goods (p, good, problems);
}

const BstModule bst_module_traders = {
  .name = "traders",
  .tokens = BST_TOKEN_BIT (BST_TOKEN_WINE) | BST_TOKEN_BIT (BST_TOKEN_GRAIN) | BST_TOKEN_BIT (BST_TOKEN_CLOTH),
  .is_in_play = is_in_play,
  .placed = placed,
  .may_put = may_put,
  .why_not_put = why_not_put,
  .completed = completed,
  .farm_bonus = farm_bonus,
  .round_bonus = round_bonus,
  .final = final,
  .get_tokens = get_tokens,
  .set_tokens = set_tokens,
  .find_problems = find_problems,
};
