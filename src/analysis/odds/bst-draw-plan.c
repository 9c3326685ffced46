/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-draw-plan.h"

#include <stdlib.h>

static guint
find_stage (BstDrawGroup group)
{
  switch (group)
    {
    case BST_DRAW_FORK:
      return 0;
    case BST_DRAW_RIVER:
      return 1;
    case BST_DRAW_LAKE:
      return 2;
    case BST_DRAW_ANY_TIME:
    case BST_DRAW_NEVER:
    default:
      return 3;
    }
}

static guint
count_unknown (BstDrawPlan       *plan,
               const BstPosition *position)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles = 0;

  for (guint type = 0; type < plan->n_types; type++)
    {
      BstDrawGroup group = bst_tile_set_get_type (set, type)->group;

      plan->stages[type] = (guint8) find_stage (group);
      plan->unknown[type] = (guint16) (group == BST_DRAW_NEVER
                                       ? 0 : bst_position_get_remaining (position, type));
      n_tiles += plan->unknown[type];
    }

  return n_tiles;
}

/* What one player holds, the next to be laid first. */
typedef struct
{
  gint16 known[BST_MAX_HELD_TILES];
  guint  n_known;
  guint  n_laid;
  guint  n_held;            /* known or not */
} Hand;

/* A set-up may give a player a tile of which no copy is left: it is as unknown. */
static guint
take_hands (BstDrawPlan       *plan,
            const BstPosition *position,
            Hand              *hands,
            guint              n_players)
{
  guint n_held = 0;

  for (guint player = 0; player < n_players; player++)
    {
      gint16 known[BST_MAX_HELD_TILES];
      guint n_known = bst_position_get_held_tiles (position, player, known);
      Hand *hand = &hands[player];

      for (guint i = 0; i < n_known; i++)
        if (plan->unknown[known[i]] > 0)
          {
            plan->unknown[known[i]]--;
            hand->known[hand->n_known++] = known[i];
          }
      hand->n_held = MAX (hand->n_known, bst_position_get_n_held (position, player));
      n_held += hand->n_held;
    }

  return n_held;
}

/* Only a set-up says that players hold more than can be laid: what nobody knows goes first, then the known tiles, which
 * are as the unknown ones. Returns how many are held. */
static guint
limit_hands (BstDrawPlan *plan,
             Hand        *hands,
             guint        n_players,
             guint        n_held)
{
  while (n_held > plan->n_draws)
    {
      guint n_before = n_held;

      for (guint i = 0; i < n_players && n_held > plan->n_draws; i++)
        if (hands[i].n_held > hands[i].n_known)
          {
            hands[i].n_held--;
            n_held--;
          }
      for (guint i = 0; i < n_players && n_held == n_before; i++)
        if (hands[i].n_held > 0)
          {
            plan->unknown[hands[i].known[--hands[i].n_known]]++;
            hands[i].n_held--;
            n_held--;
          }
    }

  return n_held;
}

/* Goes round the table until all tiles are laid. */
static void
fill_draws (BstDrawPlan    *plan,
            const BstRules *rules,
            Hand           *hands,
            guint           n_players,
            guint           player,
            guint           n_in_bag)
{
  gboolean fills_up = rules->predraw || rules->hand > 1;

  for (guint i = 0; i < plan->n_draws; player = (player + 1) % n_players)
    {
      Hand *hand = &hands[player];

      if (hand->n_held == 0 && n_in_bag == 0)
        continue;
      plan->draws[i++] = (BstDraw) {
        (guint8) player, hand->n_laid < hand->n_known ? hand->known[hand->n_laid++] : BST_NO_TILE
      };
      if (hand->n_held > 0)
        hand->n_held--;
      else
        n_in_bag--;
      if (fills_up && n_in_bag > 0)
        {
          hand->n_held++;
          n_in_bag--;
        }
    }
}

void
bst_draw_plan_init (BstDrawPlan       *plan,
                    const BstPosition *position)
{
  const BstGame *game = bst_position_get_game (position);
  guint n_players = bst_game_get_n_players (game), player, n_held;
  g_autoptr (BstPosition) trial = NULL;
  Hand hands[BST_MAX_PLAYERS] = { 0 };

  player = bst_position_get_turn (position);
  if (bst_position_is_unfinished (position))
    {
      trial = bst_position_copy (position);
      player = bst_position_end_turn (trial, NULL) ? bst_position_get_turn (trial)
                                                   : (player + 1) % n_players;
      position = trial;
    }

  plan->n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (game));
  plan->n_draws = bst_position_get_n_drawable (position);
  plan->draws = g_malloc0 (sizeof *plan->draws * plan->n_draws
                           + (sizeof *plan->unknown + sizeof *plan->stages) * plan->n_types);
  plan->unknown = (guint16 *) (void *) (plan->draws + plan->n_draws);
  plan->stages = (guint8 *) (plan->unknown + plan->n_types);
  plan->n_draws = MIN (plan->n_draws, count_unknown (plan, position));
  n_held = take_hands (plan, position, hands, n_players);
  n_held = limit_hands (plan, hands, n_players, n_held);
  fill_draws (plan, bst_game_get_rules (game), hands, n_players, player, plan->n_draws - n_held);
}

void
bst_draw_plan_clear (BstDrawPlan *plan)
{
  g_clear_pointer (&plan->draws, g_free);
  *plan = (BstDrawPlan) { 0 };
}

static int
compare_classes (gconstpointer a,
                 gconstpointer b)
{
  const BstDrawClass *one = a, *other = b;

  if (one->stage != other->stage)
    return one->stage < other->stage ? -1 : 1;

  return (one->mask > other->mask) - (one->mask < other->mask);
}

void
bst_draw_classes_init (BstDrawClasses    *classes,
                       const BstDrawPlan *plan,
                       const guint64     *masks)
{
  guint n_classes = 0;

  *classes = (BstDrawClasses) { .classes = g_new (BstDrawClass, plan->n_types + 1) };
  for (guint type = 0; type < plan->n_types; type++)
    if (plan->unknown[type] > 0)
      {
        classes->classes[classes->n_classes++] = (BstDrawClass) { masks[type], plan->unknown[type],
                                                                  plan->stages[type] };
        classes->n_in_stage[plan->stages[type]] += plan->unknown[type];
      }

  qsort (classes->classes, classes->n_classes, sizeof *classes->classes, compare_classes);
  for (guint i = 0; i < classes->n_classes; i++)
    if (n_classes > 0
        && compare_classes (&classes->classes[n_classes - 1], &classes->classes[i]) == 0)
      classes->classes[n_classes - 1].n_tiles += classes->classes[i].n_tiles;
    else
      classes->classes[n_classes++] = classes->classes[i];
  classes->n_classes = n_classes;
}

void
bst_draw_classes_clear (BstDrawClasses *classes)
{
  g_clear_pointer (&classes->classes, g_free);
  *classes = (BstDrawClasses) { 0 };
}

void
bst_draw_classes_deal (const BstDrawClasses *classes,
                       const BstDrawPlan    *plan,
                       const guint64        *masks,
                       guint                 n_draws,
                       BstRandom            *random,
                       guint                *left,
                       guint64              *out)
{
  guint first = 0, n_in_stage = 0, stage = 0;

  for (guint i = 0; i < classes->n_classes; i++)
    left[i] = classes->classes[i].n_tiles;
  for (guint i = 0; i < n_draws; i++)
    {
      guint index, at;

      if (plan->draws[i].known != BST_NO_TILE)
        {
          out[i] = masks[plan->draws[i].known];
          continue;
        }
      while (n_in_stage == 0)
        {
          while (first < classes->n_classes && classes->classes[first].stage < stage)
            first++;
          n_in_stage = classes->n_in_stage[stage++];
        }
      index = bst_random_below (random, n_in_stage--);
      for (at = first; index >= left[at]; at++)
        index -= left[at];
      left[at]--;
      out[i] = classes->classes[at].mask;
    }
}
