/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-playout.h"

#include "bst-feature.h"

struct _BstPlayoutScratch
{
  guint16      *bag;            /* types still to draw, shuffled; in the same block */
  int           abbey;          /* the type that is never drawn; BST_NO_TILE if there is none */
};

/* One abbey in so many turns in which one could be laid. */
#define ABBEY_CHANCE 3

BstPlayoutScratch *
bst_playout_scratch_new (const BstGame *game)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  guint n_tiles = bst_tile_set_get_n_tiles (set);
  BstPlayoutScratch *scratch = g_malloc0 (sizeof *scratch + sizeof *scratch->bag * n_tiles);

  scratch->bag = (guint16 *) (void *) (scratch + 1);
  scratch->abbey = bst_tile_set_find_abbey (set);

  return scratch;
}

void
bst_playout_scratch_free (BstPlayoutScratch *scratch)
{
  g_free (scratch);
}

/* Shuffles what is left; returns how many. */
static guint
fill_bag (const BstPosition *position,
          BstRandom         *random,
          int                abbey,
          guint16           *bag)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  guint n_tiles = 0;

  for (guint type = 0; type < n_types; type++)
    for (guint n = (int) type == abbey ? 0 : bst_position_get_remaining (position, type); n > 0; n--)
      {
        /* Inside-out shuffle: the new tile takes a random place among those before it. */
        guint index = bst_random_below (random, n_tiles + 1);

        bag[n_tiles++] = bag[index];
        bag[index] = (guint16) type;
      }

  return n_tiles;
}

/* The next tile of the shuffled bag that may be drawn now; those before it wait. BST_NO_TILE if
 * there is none. */
static int
draw (const BstPosition *position,
      guint16           *bag,
      guint              next,
      guint              n_tiles)
{
  guint at = next;
  guint16 type;

  while (at < n_tiles && !bst_position_may_draw (position, bag[at]))
    at++;
  if (at == n_tiles)
    return BST_NO_TILE;

  type = bag[at];
  bag[at] = bag[next];
  bag[next] = type;

  return type;
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

static void
make_other_step (BstPosition *position,
                 guint        index,
                 BstEvents   *events)
{
  BstStep step;

  bst_position_get_other_step (position, index, &step);
  bst_position_make_step (position, &step, events);
}

/* Before the tile is laid nothing need be done. */
static void
play_before (BstPosition *position,
             BstRandom   *random,
             BstEvents   *events)
{
  guint n_steps = bst_position_count_other_steps (position);
  guint choice = bst_random_below (random, n_steps + 1);

  if (choice < n_steps)
    make_other_step (position, choice, events);
}

static void
play_one (BstPosition *position,
          BstRandom   *random,
          BstEvents   *events)
{
  BstPut puts[BST_MAX_PUTS];
  guint n_puts = bst_position_get_puts (position, puts);
  guint n_others = bst_position_count_other_steps (position);
  guint choice;

  choice = bst_random_below (random, n_puts + n_others + (n_puts > 0 || bst_position_may_pass (position)));
  if (choice < n_puts)
    bst_position_put_figure (position, bst_position_get_turn (position), puts[choice].kind,
                             puts[choice].segment);
  else if (choice < n_puts + n_others)
    make_other_step (position, choice - n_puts, events);
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
  guint n_tiles = fill_bag (position, random, scratch->abbey, scratch->bag);
  guint i = 0;
  int type;

  *playout = (BstPlayout) { 0 };
  bst_position_set_final (position, TRUE);
  while ((type = draw (position, scratch->bag, i, n_tiles)) != BST_NO_TILE)
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
      i++;
    }
  play_last_round (position, random, scratch, events, playout);
  bst_position_set_final (position, FALSE);

  for (guint player = 0; player < n_players; player++)
    playout->scores[player] = bst_position_get_score (position, player);
  bst_position_score_final (position, playout->scores, events);
}
