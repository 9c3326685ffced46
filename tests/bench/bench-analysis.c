/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What it costs to ask what can happen, on a random board of 72 tiles of the base game with a second set in
 * the bag, and for the last lines on one of all sets.
 *
 *   bench-analysis           CPU milliseconds, one line per question
 *   bench-analysis --list    the names of the questions
 *   bench-analysis NAME N    asks one of them N times, for a profiler */

#include "bst-cell-race.h"
#include "bst-compare.h"
#include "bst-draw-values.h"
#include "bst-farm-joins.h"
#include "bst-feature-odds.h"
#include "bst-holes.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"
#include "bst-projection.h"
#include "bst-yardstick.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#define N_TILES 72

#define ALL "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon" \
            "+tower+siege-cathars+siege-besiegers+gq11+gq11-river+drought-and-pestilence"

static double
get_cpu_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static BstPosition *
new_board (const char *tiles)
{
  static const BstPlayer players[] = { { (char *) "A", BST_COLOUR_RED },
                                       { (char *) "B", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (tiles, NULL);
  g_autoptr (BstGame) game = NULL;
  BstPosition *position;
  BstRandom random;
  BstRules rules;
  guint n_laid;

  bst_rules_init (&rules);
  bst_io_tile_set_raise_switches (tiles, &rules);
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  position = bst_position_new (game);
  bst_random_init (&random, 1);
  do
    {
      guint type = bst_random_below (&random, bst_tile_set_get_n_types (set));

      if (bst_position_may_draw (position, type) && bst_position_has_placement (position, type))
        bst_playout_turn (position, &random, type, NULL);
      bst_position_get_tiles (position, &n_laid);
    }
  while (n_laid < N_TILES);

  return position;
}

/* --- Questions: each is asked for one thing, the @index-th of them --- */

static void
ask_fits (const BstPosition *position,
          guint              index)
{
  g_auto (BstFitMap) map = { 0 };

  bst_fit_map_init (&map, position);
}

static void
ask_holes (const BstPosition *position,
           guint              index)
{
  g_auto (BstFitMap) map = { 0 };
  g_autofree BstHole *holes = NULL;

  bst_fit_map_init (&map, position);
  holes = g_new (BstHole, map.n_cells);
  bst_holes_list (position, &map, holes);
}

static void
ask_turns (const BstPosition *position,
           guint              index)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  g_autoptr (BstCompare) compare = NULL;
  guint player = bst_position_get_turn (position), n_types = bst_tile_set_get_n_types (set);
  guint type = index % n_types;

  while (bst_compare_why_not (position, type, player) != BST_REASON_NONE)
    type = (type + 1) % n_types;
  compare = bst_compare_new (position, type, player, TRUE);
  bst_compare_step (compare, G_MAXUINT);
}

static void
ask_race (const BstPosition *position,
          guint              index)
{
  const BstOddsSettings settings = { .player = 0 };
  g_autofree BstPlacement *cells = NULL;
  g_autoptr (BstCellRace) race = NULL;
  BstCell cell;
  guint n_tiles, n_cells;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  cell = (BstCell) { cells[index % n_cells].x, cells[index % n_cells].y };
  race = bst_cell_race_new (position, &settings, &cell, 1, &cell, 1);
  bst_cell_race_step (race, 1);
}

static void
ask_feature (const BstPosition *position,
             guint              index)
{
  const BstOddsSettings settings = { .player = 0 };
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position));
  guint n_roots = bst_position_get_features (position, roots);
  g_autoptr (BstFeatureOdds) odds = bst_feature_odds_new (position, &settings,
                                                          roots[index % n_roots]);

  if (odds != NULL)
    bst_feature_odds_step (odds, 2000);
}

static void
ask_points (const BstPosition *position,
            guint              index)
{
  const BstOddsSettings settings = { .seed = 1 };
  g_autoptr (BstProjection) projection = bst_projection_new (position, &settings);
  BstProjectionResult result;

  while (bst_projection_step (projection, 2000))
    continue;
  bst_projection_get (projection, &result);
}

static void
ask_joins (const BstPosition *position,
           guint              index)
{
  g_autoptr (BstFarmJoins) joins = bst_farm_joins_new (position);

  bst_farm_joins_step (joins, G_MAXUINT);
}

static void
ask_draws (const BstPosition *position,
           guint              index)
{
  g_autoptr (BstDrawValues) values = bst_draw_values_new (position, bst_position_get_turn (position));

  for (guint step = 0; step < bst_draw_values_get_n_steps (values); step++)
    bst_draw_values_make_step (values, step);
}

/* Orders of draws, as odds that cannot be counted try them: a thousand for one feature. */
static void
ask_orders (const BstPosition *position,
            guint              index)
{
  const BstOddsSettings settings = { .player = 0, .seed = index, .max_work = 1 };
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position));
  guint n_roots = bst_position_get_features (position, roots);

  for (guint i = 0; i < n_roots; i++)
    {
      g_autoptr (BstFeatureOdds) odds = bst_feature_odds_new (position, &settings, roots[(index + i) % n_roots]);

      if (odds != NULL && bst_feature_odds_step (odds, BST_ODDS_PART))
        return;
    }
}

/* A random game to its end, from here. */
static void
ask_playout (const BstPosition *position,
             guint              index)
{
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (bst_position_get_game (position));
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  BstPlayout playout;
  BstRandom random;

  bst_random_init (&random, index);
  bst_playout_run (trial, &random, scratch, NULL, &playout);
}

static const struct
{
  const char *name;
  const char *what;
  void      (*ask) (const BstPosition *position,
                    guint              index);
  guint       n_times;
} questions[] = {
  { "fits", "legal map of all types", ask_fits, 500 },
  { "holes", "holes", ask_holes, 500 },
  { "turns", "comparison of one tile", ask_turns, 96 },
  { "race", "exact odds of one cell", ask_race, 500 },
  { "feature", "odds of one feature", ask_feature, 200 },
  { "points", "projected points", ask_points, 3 },
  { "joins", "joins of farms", ask_joins, 20 },
  { "draws", "next-draw map", ask_draws, 3 },
  { "orders", "1000 orders of draws", ask_orders, 50 },
  { "playout", "random game to its end", ask_playout, 2000 },
};

static void
run (const BstPosition *position,
     guint              question,
     guint              n_times)
{
  for (guint i = 0; i < n_times; i++)
    questions[question].ask (position, i);
}

static void
measure (const char *tiles,
         const char *name)
{
  g_autoptr (BstPosition) position = new_board (tiles);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      guint n_times = questions[i].n_times;
      double start = get_cpu_ms ();

      run (position, i, n_times);
      printf ("%-8s %9.4f ms  %s, %s\n", questions[i].name, (get_cpu_ms () - start) / n_times,
              questions[i].what, name);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BstPosition) position = NULL;

  if (argc == 1)
    {
      setvbuf (stdout, NULL, _IOLBF, 0);
      printf ("machine  %9.4f ms for a fixed calculation\n", bst_yardstick_measure (get_cpu_ms));
      measure ("basic:2", "base game");
      measure (ALL, "all sets");
      return 0;
    }
  position = new_board ("basic:2");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (argc == 2 && strcmp (argv[1], "--list") == 0)
        puts (questions[i].name);
      else if (argc == 3 && strcmp (argv[1], questions[i].name) == 0)
        run (position, i, (guint) g_ascii_strtoull (argv[2], NULL, 10));
    }

  return 0;
}
