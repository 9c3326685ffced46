/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-playout.h"

#include "bst-deck.h"
#include "bst-feature.h"

struct _BstPlayoutScratch
{
  BstDeck       deck;
  int           abbey;          /* the type that is never drawn; BST_NO_TILE if there is none */
};

/* One abbey in so many turns in which one could be laid. */
#define ABBEY_CHANCE 3

BstPlayoutScratch *
bst_playout_scratch_new (const BstGame *game)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  BstPlayoutScratch *scratch = g_new0 (BstPlayoutScratch, 1);

  bst_deck_init (&scratch->deck, game);
  scratch->abbey = bst_tile_set_find_abbey (set);

  return scratch;
}

void
bst_playout_scratch_free (BstPlayoutScratch *scratch)
{
  bst_deck_clear (&scratch->deck);
  g_free (scratch);
}

/* In one of the @n_ways that there are. */
static void
place (BstPosition *position,
       BstRandom   *random,
       guint        type,
       guint        n_ways)
{
  BstPlacement way;

  bst_position_get_way (position, type, bst_random_below (random, n_ways), &way);
  bst_position_place (position, type, way.x, way.y, (guint) __builtin_ctz (way.rotations));
}

guint
bst_playout_place (BstPosition *position,
                   BstRandom   *random,
                   guint        type)
{
  guint n_ways = bst_position_count_ways (position, type);

  place (position, random, type, n_ways);

  return n_ways;
}

/* One that was chosen, and what chance makes of it. */
static void
make_other_step (BstPosition   *position,
                 BstRandom     *random,
                 BstStepCounts *counts,
                 guint          index,
                 BstEvents     *events)
{
  BstStep step;

  bst_position_get_other_step (position, counts, index, &step);
  bst_position_roll (position, &step, random);
  bst_position_make_step (position, &step, events);
}

/* Before the tile is laid nothing need be done. */
static void
play_before (BstPosition *position,
             BstRandom   *random,
             BstEvents   *events)
{
  BstStepCounts others;
  guint choice;

  bst_position_count_other_steps (position, &others);
  choice = bst_random_below (random, others.n_steps + 1);
  if (choice < others.n_steps)
    make_other_step (position, random, &others, choice, events);
}

static void
play_one (BstPosition *position,
          BstRandom   *random,
          BstEvents   *events)
{
  BstPut puts[BST_MAX_PUTS];
  guint n_puts = bst_position_get_puts (position, puts);
  BstStepCounts others;
  guint choice;

  bst_position_count_other_steps (position, &others);
  choice = bst_random_below (random, n_puts + others.n_steps + (n_puts > 0 || bst_position_may_pass (position)));
  if (choice < n_puts)
    bst_position_put_figure (position, bst_position_get_turn (position), puts[choice].kind,
                             puts[choice].segment);
  else if (choice < n_puts + others.n_steps)
    make_other_step (position, random, &others, choice - n_puts, events);
  else
    bst_position_pass (position, events);
}

/* The same with nothing but followers to put, and nothing to decide after them. */
static void
put_follower (BstPosition *position,
              BstRandom   *random)
{
  guint turn = bst_position_get_turn (position);
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_spots, choice;

  n_spots = bst_position_get_spots (position, turn, BST_FIGURE_FOLLOWER, spots);
  choice = bst_random_below (random, n_spots + 1);
  if (choice > 0)
    bst_position_put_figure (position, turn, BST_FIGURE_FOLLOWER, spots[choice - 1]);
}

/* What is decided before the tile is laid has no say in where it fits. */
static void
play_turn (BstPosition *position,
           BstRandom   *random,
           guint        type,
           guint        n_ways,
           BstEvents   *events)
{
  gboolean is_plain = bst_position_is_plain (position);

  if (!is_plain)
    play_before (position, random, events);
  place (position, random, type, n_ways);
  if (is_plain)
    {
      put_follower (position, random);
      bst_position_end_turn (position, events);
    }
  else
    {
      while (bst_position_get_phase (position) != BST_PHASE_TILE)
        play_one (position, random, events);
    }
}

guint
bst_playout_turn (BstPosition *position,
                  BstRandom   *random,
                  guint        type,
                  BstEvents   *events)
{
  guint n_ways = bst_position_count_ways (position, type);

  play_turn (position, random, type, n_ways, events);

  return n_ways;
}

int
bst_playout_draw (const BstPosition *position,
                  BstRandom         *random)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  guint n_left = 0;
  int drawn = BST_NO_TILE;

  for (guint type = 0; type < n_types; type++)
    if (bst_position_may_draw (position, type) && bst_position_has_placement (position, type))
      for (guint copy = bst_position_get_remaining (position, type); copy > 0; copy--)
        if (bst_random_below (random, ++n_left) == 0)
          drawn = (int) type;

  return drawn;
}

int
bst_playout_choose_abbey (const BstPosition *position,
                          BstRandom         *random,
                          BstPlayoutScratch *scratch)
{
  guint type = (guint) scratch->abbey;

  if (scratch->abbey == BST_NO_TILE || !bst_position_may_lay_abbey (position, type)
      || !bst_position_has_placement (position, type))
    return BST_NO_TILE;

  return bst_random_below (random, ABBEY_CHANCE) == 0 ? scratch->abbey : BST_NO_TILE;
}

static void
count_turn (BstPosition *position,
            BstRandom   *random,
            guint        type,
            guint        n_ways,
            BstEvents   *events,
            BstPlayout  *playout)
{
  play_turn (position, random, type, n_ways, events);
  playout->placements += n_ways;
  playout->turns++;
}

/* AM1: nothing is drawn any more; each lays an abbey or leaves it. */
static void
play_last_round (BstPosition       *position,
                 BstRandom         *random,
                 BstPlayoutScratch *scratch,
                 BstEvents         *events,
                 BstPlayout        *playout)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  for (guint i = 0; i < n_players && !bst_position_is_exhausted (position); i++)
    {
      int abbey = bst_playout_choose_abbey (position, random, scratch);

      if (abbey != BST_NO_TILE)
        count_turn (position, random, (guint) abbey,
                    bst_position_count_ways (position, (guint) abbey), events, playout);
      else
        bst_position_set_turn (position, (bst_position_get_turn (position) + 1) % n_players);
    }
}

void
bst_playout_run (BstPosition       *position,
                 BstRandom         *random,
                 BstPlayoutScratch *scratch,
                 BstEvents         *events,
                 BstPlayout        *playout)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  int type;

  *playout = (BstPlayout) { 0 };
  bst_position_set_final (position, TRUE);
  bst_deck_shuffle (&scratch->deck, position, random);
  while ((type = bst_deck_draw (&scratch->deck, position)) != BST_NO_TILE)
    {
      int abbey = bst_playout_choose_abbey (position, random, scratch);
      guint n_ways = bst_position_count_ways (position, (guint) (abbey != BST_NO_TILE ? abbey : type));

      if (abbey != BST_NO_TILE)
        {
          count_turn (position, random, (guint) abbey, n_ways, events, playout);
          continue;
        }
      if (n_ways > 0)
        {
          count_turn (position, random, (guint) type, n_ways, events, playout);
        }
      else
        {
          bst_position_discard (position, (guint) type);
          playout->discards++;
        }
      bst_deck_advance (&scratch->deck);
    }
  play_last_round (position, random, scratch, events, playout);
  bst_position_set_final (position, FALSE);

  for (guint player = 0; player < n_players; player++)
    playout->scores[player] = bst_position_get_score (position, player);
  bst_position_score_final (position, playout->scores, events);
}
