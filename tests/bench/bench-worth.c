/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What things are worth that a player asks himself, by the engine's value alone, over its games against itself: a follower at
 * home, a farmer now, and a hole for another. Numbers to read, that assert nothing; lessons say them, and doc/engine.md. */

#include "bst-engine-data.h"
#include "bst-engine-match.h"
#include "bst-engine-search.h"
#include "bst-holes.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"
#include "bst-setup.h"

#include <math.h>
#include <stdlib.h>

/* Positions are looked at every so many tiles, and told together in stages. */
#define STEP     4
#define STAGE    12
#define N_STAGES 6
/* Followers at home, with the one that is taken away: 1, 2, 3, 4 and more. */
#define N_HOME   4
/* A cell that so many tiles fit, or fewer, is hard to fill. */
#define HARD     4

typedef struct
{
  guint  n;
  guint  n_positive;
  double sum;
  double squares;
  double positive;          /* the sum of those above 0 */
} Mean;

typedef struct
{
  const BstEngineNet *net;
  BstEngineValuer    *valuer;
  BstRandom           random;
  Mean                home[N_STAGES][N_HOME];
  Mean                farmer[N_STAGES];
  Mean                hole[N_STAGES];
} Worth;

static void
add (Mean   *mean,
     double  value)
{
  mean->n++;
  mean->sum += value;
  mean->squares += value * value;
  if (value <= 0)
    return;
  mean->n_positive++;
  mean->positive += value;
}

static double
find_margin (Worth             *worth,
             const BstPosition *position,
             guint              player)
{
  BstEngineValue value;

  bst_engine_valuer_look (worth->valuer, position, &value);

  return (double) bst_engine_value_margin (&value, 2, player);
}

/* With one follower less at home, and nothing else otherwise. */
static void
look_at_home (Worth             *worth,
              const BstPosition *position,
              guint              stage)
{
  guint player = bst_position_get_turn (position), supply = bst_position_get_supply (position, player, BST_FIGURE_FOLLOWER);
  BstSetup *setup;
  BstPosition *less;

  if (supply == 0)
    return;
  setup = bst_setup_from_position (position);
  bst_setup_set_supply (setup, player, BST_FIGURE_FOLLOWER, supply - 1);
  less = bst_setup_get_position (setup);
  add (&worth->home[stage][MIN (supply, N_HOME) - 1],
       find_margin (worth, position, player) - find_margin (worth, less, player));
  bst_position_free (less);
  bst_setup_free (setup);
}

static gboolean
lays_farmer (const BstMove *move)
{
  for (guint i = 0; i < move->n_steps; i++)
    if (move->steps[i].kind == BST_STEP_PUT && move->steps[i].spot.feature == BST_FEATURE_FIELD)
      return TRUE;

  return FALSE;
}

/* The best turn with a farmer against the best without, of a tile that might come. */
static void
look_at_farmer (Worth             *worth,
                const BstPosition *position,
                guint              stage)
{
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  int type = bst_playout_draw (trial, &worth->random);
  g_autoptr (BstEngineSearch) search = NULL;
  double best[2] = { -HUGE_VAL, -HUGE_VAL };

  if (type != BST_NO_TILE)
    search = bst_engine_search_new (worth->net, position, (guint) type, &(BstEngineSettings) { .seed = 1 });
  for (guint i = 0; search != NULL && i < bst_engine_search_get_n (search); i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);
      gboolean is_farmer = lays_farmer (&answer->move);

      best[is_farmer] = MAX (best[is_farmer], answer->first);
    }
  if (best[TRUE] > -HUGE_VAL && best[FALSE] > -HUGE_VAL)
    add (&worth->farmer[stage], best[TRUE] - best[FALSE]);
}

/* Tiles that fit the cell, or as many that do not, aside. (transfer full) (nullable) */
static BstPosition *
put_aside (Worth             *worth,
           const BstPosition *position,
           const BstFitMap   *map,
           guint              cell,
           gboolean           fitting,
           guint              n)
{
  g_autoptr (GArray) aside = g_array_new (FALSE, FALSE, sizeof (gint16));
  BstSetup *setup = bst_setup_from_position (position);
  BstPosition *result;
  guint start = bst_random_below (&worth->random, map->n_types);

  for (guint i = 0; i < map->n_types; i++)
    {
      gint16 type = (gint16) ((start + i) % map->n_types);
      guint left = bst_position_get_remaining (position, (guint) type);

      if ((bst_fit_map_get (map, cell, (guint) type) != 0) == fitting)
        for (; left > 0 && aside->len < n; left--)
          g_array_append_val (aside, type);
    }
  if (aside->len < n)
    {
      bst_setup_free (setup);
      return NULL;
    }
  bst_setup_set_discards (setup, (const gint16 *) aside->data, aside->len);
  result = bst_setup_get_position (setup);
  bst_setup_free (setup);

  return result;
}

static gboolean
asks_for_city (const BstFitCell *cell)
{
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (cell->edges[edge] == BST_EDGE_CITY)
      return TRUE;

  return FALSE;
}

/* A cell that only another's feature needs: what he may expect if no tile fits it any more. */
static void
look_at_holes (Worth             *worth,
               const BstPosition *position,
               guint              stage)
{
  g_auto (BstFitMap) map = { 0 };
  g_autofree BstHole *holes = NULL;
  guint n_holes, n_aside;

  bst_position_get_discards (position, &n_aside);
  if (n_aside > 0)
    return;
  bst_fit_map_init (&map, position);
  holes = g_new (BstHole, map.n_cells);
  n_holes = bst_holes_list (position, &map, holes);
  for (guint i = 0; i < n_holes; i++)
    {
      const BstHole *hole = &holes[i];
      guint other = hole->players == 1 ? 0 : 1;
      g_autoptr (BstPosition) without = NULL, with = NULL;

      if ((hole->players != 1 && hole->players != 2) || hole->cell.n_copies == 0 || hole->cell.n_copies > HARD
          || !asks_for_city (&hole->cell))
        continue;
      without = put_aside (worth, position, &map, i, TRUE, hole->cell.n_copies);
      with = put_aside (worth, position, &map, i, FALSE, hole->cell.n_copies);
      if (without != NULL && with != NULL)
        add (&worth->hole[stage], find_margin (worth, with, other) - find_margin (worth, without, other));
    }
}

static void
look (gpointer           data,
      const BstPosition *position)
{
  Worth *worth = data;
  guint n = bst_position_get_n_placed (position), stage = MIN (n / STAGE, N_STAGES - 1);

  if (n % STEP != 0 || bst_position_is_exhausted (position))
    return;
  look_at_home (worth, position, stage);
  look_at_farmer (worth, position, stage);
  look_at_holes (worth, position, stage);
}

static void
print_mean (const Mean *mean)
{
  double middle = mean->n > 0 ? mean->sum / mean->n : 0;

  if (mean->n > 1)
    g_print (" %+6.2f +- %.2f (%u)", middle, 1.96 * sqrt (MAX (0, mean->squares / mean->n - middle * middle) / mean->n), mean->n);
  else
    g_print ("      -");
}

static void
print_all (const Worth *worth)
{
  for (guint stage = 0; stage < N_STAGES; stage++)
    {
      const Mean *farmer = &worth->farmer[stage];

      g_print ("after %2u to %2u tiles\n  a follower at home, of 1, 2, 3, more:", stage * STAGE, (stage + 1) * STAGE - 1);
      for (guint i = 0; i < N_HOME; i++)
        print_mean (&worth->home[stage][i]);
      g_print ("\n  a farmer against the best without:");
      print_mean (farmer);
      g_print (", better in %.0f %%, then by %.2f\n  a hole in a city that few tiles fit:",
               farmer->n > 0 ? 100. * farmer->n_positive / farmer->n : 0,
               farmer->n_positive > 0 ? farmer->positive / farmer->n_positive : 0);
      print_mean (&worth->hole[stage]);
      g_print ("\n");
    }
}

static BstGame *
make_game (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed ("basic", NULL);
  BstPlayer players[] = { { (char *) "Red", BST_COLOUR_RED }, { (char *) "Blue", BST_COLOUR_BLUE } };
  BstRules rules;

  g_assert (set != NULL && bst_io_rules_parse_argument ("modern", &rules, NULL));

  return bst_game_new (set, &rules, players, 2, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BstGame) game = make_game ();
  g_autofree BstEngineNet *net = g_new (BstEngineNet, 1);
  BstEngineOrigin origin;
  g_autofree char *text = NULL;
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstEnginePlayer) player = NULL;
  g_auto (BstDeck) deck = { 0 };
  BstEnginePlayer *players[BST_MAX_PLAYERS];
  Worth worth = { .net = net };

  if (argc < 3 || !g_file_get_contents (argv[1], &text, NULL, NULL) || !bst_engine_data_read (text, 1, net, &origin, NULL))
    {
      g_printerr ("bench-worth NET GAMES [FIRST]: what a follower at home, a farmer and a hole are worth\n");
      return EXIT_FAILURE;
    }
  player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
  worth.valuer = bst_engine_valuer_new (net, position);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    players[i] = player;
  bst_deck_init (&deck, game);
  for (guint i = 0; i < (guint) atoi (argv[2]); i++)
    {
      guint64 seed = (argc > 3 ? (guint64) atoi (argv[3]) : 1) + i;
      int points[BST_MAX_PLAYERS];
      BstRandom random;

      bst_random_init (&random, seed);
      bst_random_init (&worth.random, seed);
      bst_position_reset (position);
      bst_deck_shuffle (&deck, position, &random);
      bst_engine_player_set_seed (player, seed);
      bst_engine_play_game (position, &deck, players, 0, &random, look, &worth, points);
    }
  print_all (&worth);
  bst_engine_valuer_free (worth.valuer);

  return EXIT_SUCCESS;
}
