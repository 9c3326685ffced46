/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds against all orders in which a small bag can be drawn, and against simulation for large ones. */

#include "bst-cell-race.h"
#include "bst-feature-odds.h"
#include "bst-fit-map.h"

#include "naive.h"
#include "random-position.h"

#include <math.h>

/* Orders of so many tiles are few enough. */
#define N_TILES 6

#define MAX_CELLS 5

static BstTileSet *
get_set (const BstPosition *position)
{
  return bst_game_get_tile_set (bst_position_get_game (position));
}

/* --- All orders --- */

typedef struct
{
  const BstPosition *position;
  const BstDrawPlan *plan;
  guint              n_draws;   /* that are looked at */
  guint              player;
  guint              left[BST_MAX_TILE_TYPES];  /* unknown tiles */
  guint              drawn[64];                 /* types so far */

  /* Of a race. */
  const BstCell     *a, *b;
  guint              n_a, n_b;

  /* Of a feature. */
  guint              part;
  const BstCell     *cells;
  guint              n_cells;
  gboolean           closes[MAX_CELLS][BST_MAX_TILE_TYPES];

  double             mine, others, anyone, wait;
} Orders;

typedef void (*OrderFunc) (Orders *orders,
                           double  chance);

/* Only the first of the stages that has a tile is drawn from. */
static gboolean
may_come (const Orders *orders,
          guint         type)
{
  BstDrawGroup group = bst_tile_set_get_type (get_set (orders->position), type)->group;

  for (guint i = 0; i < orders->plan->n_types; i++)
    if (orders->left[i] > 0
        && bst_tile_set_get_type (get_set (orders->position), i)->group != group
        && (bst_tile_set_get_type (get_set (orders->position), i)->group == BST_DRAW_RIVER
            || group == BST_DRAW_ANY_TIME))
      return bst_tile_set_get_type (get_set (orders->position), i)->group == BST_DRAW_ANY_TIME;

  return TRUE;
}

static void
try_orders (Orders    *orders,
            guint      draw,
            double     chance,
            OrderFunc  func)
{
  guint n_left = 0;

  if (draw == orders->plan->n_draws)
    {
      func (orders, chance);
      return;
    }
  if (orders->plan->draws[draw].known != BST_NO_TILE)
    {
      orders->drawn[draw] = (guint) orders->plan->draws[draw].known;
      try_orders (orders, draw + 1, chance, func);
      return;
    }
  for (guint type = 0; type < orders->plan->n_types; type++)
    n_left += may_come (orders, type) ? orders->left[type] : 0;
  for (guint type = 0; type < orders->plan->n_types; type++)
    if (orders->left[type] > 0 && may_come (orders, type))
      {
        double share = (double) orders->left[type] / n_left;

        orders->drawn[draw] = type;
        orders->left[type]--;
        try_orders (orders, draw + 1, chance * share, func);
        orders->left[type]++;
      }
}

static void
init_orders (Orders                *orders,
             const BstPosition     *position,
             const BstDrawPlan     *plan,
             const BstOddsSettings *settings)
{
  *orders = (Orders) { .position = position, .plan = plan, .player = settings->player };
  orders->n_draws = settings->n_draws == 0 ? plan->n_draws : MIN (settings->n_draws, plan->n_draws);
  for (guint type = 0; type < plan->n_types; type++)
    orders->left[type] = plan->unknown[type];
}

/* The plan by hand where nobody holds a tile before his turn. */
static void
check_plan (const BstPosition *position,
            const BstDrawPlan *plan)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));
  guint n_players = bst_game_get_n_players (bst_position_get_game (position)), n_tiles = 0;

  g_assert_cmpuint (plan->n_draws, ==, bst_position_get_n_drawable (position));
  for (guint i = 0; i < plan->n_draws; i++)
    n_tiles += plan->draws[i].known != BST_NO_TILE;
  /* As many as all hold: then who holds none has no turn. */
  if (plan->n_draws < n_players)
    return;
  for (guint type = 0; type < plan->n_types; type++)
    n_tiles += plan->unknown[type];
  g_assert_cmpuint (n_tiles, ==, plan->n_draws + bst_position_get_n_under_hills (position));
  for (guint i = 0; i < plan->n_draws && rules->hand == 1 && !rules->predraw; i++)
    {
      guint player = (bst_position_get_turn (position) + i) % n_players;

      g_assert_cmpuint (plan->draws[i].player, ==, player);
      g_assert_cmpint (plan->draws[i].known, ==,
                       i < n_players ? bst_position_get_held_tile (position, player) : BST_NO_TILE);
    }
}

/* --- Races --- */

static gboolean
fits_one (const BstPosition *position,
          guint              type,
          const BstCell     *cells,
          guint              n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if (bst_position_why_not (position, type, cells[i].x, cells[i].y, rotation, NULL)
          == BST_REASON_NONE)
        return TRUE;

  return FALSE;
}

static void
race (Orders *orders,
      double  chance)
{
  for (guint i = 0; i < orders->n_draws; i++)
    {
      gboolean mine = orders->plan->draws[i].player == orders->player;

      if (!fits_one (orders->position, orders->drawn[i], mine ? orders->a : orders->b,
                     mine ? orders->n_a : orders->n_b))
        continue;
      if (mine)
        orders->mine += chance;
      else
        orders->others += chance;
      orders->wait += chance * (i + 1);
      return;
    }
}

static guint
pick_cells (const BstFitMap *map,
            BstRandom       *random,
            BstCell         *out)
{
  guint n = bst_random_below (random, 4);

  for (guint i = 0; i < n; i++)
    {
      const BstFitCell *cell = &map->cells[bst_random_below (random, map->n_cells)];

      out[i] = (BstCell) { cell->x, cell->y };
    }

  return n;
}

static void
assert_near (double a,
             double b)
{
  if (fabs (a - b) > 1e-12)
    g_error ("%.15f but %.15f", a, b);
}

/* Somebody holds one of the tiles. */
static void
give_tiles (BstPosition *position,
            BstRandom   *random)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  guint n_types = bst_tile_set_get_n_types (get_set (position));

  for (guint player = 0; player < n_players; player++)
    {
      guint type = bst_random_below (random, n_types), n_held = 0;

      for (guint other = 0; other < player; other++)
        n_held += bst_position_get_held_tile (position, other) == (int) type;
      if (bst_position_get_remaining (position, type) > n_held
          && bst_tile_set_get_type (get_set (position), type)->group == BST_DRAW_ANY_TIME)
        bst_position_set_held_tile (position, player, (int) type);
    }
}

static void
check_race (const BstPosition     *position,
            const BstDrawPlan     *plan,
            const BstFitMap       *map,
            const BstOddsSettings *settings,
            BstRandom             *random)
{
  BstCell a[4], b[4];
  guint n_a = pick_cells (map, random, a), n_b = pick_cells (map, random, b);
  g_autoptr (BstCellRace) odds = bst_cell_race_new (position, settings, a, n_a, b, n_b);
  BstCellRaceResult result;
  Orders orders;
  double hit;

  init_orders (&orders, position, plan, settings);
  orders.a = a;
  orders.b = b;
  orders.n_a = n_a;
  orders.n_b = n_b;
  try_orders (&orders, 0, 1, race);

  g_assert_false (bst_cell_race_step (odds, 10));
  bst_cell_race_get (odds, &result);
  g_assert_true (result.exact);
  hit = orders.mine + orders.others;
  assert_near (result.mine.value, orders.mine);
  assert_near (result.others.value, orders.others);
  assert_near (result.nobody.value, 1 - hit);
  assert_near (result.wait.value, hit > 0 ? orders.wait / hit : 0);
}

/* --- Features --- */

/* Is there a tile for each cell from @cell on? */
static gboolean
can_deal (const Orders *orders,
          guint         n_drawn,
          gboolean      all,
          guint         cell,
          guint         used)
{
  if (cell == orders->n_cells)
    return TRUE;
  for (guint i = 0; i < n_drawn; i++)
    if (!(used & (1u << i)) && orders->closes[cell][orders->drawn[i]]
        && (all || orders->plan->draws[i].player == orders->player)
        && can_deal (orders, n_drawn, all, cell + 1, used | (1u << i)))
      return TRUE;

  return FALSE;
}

static void
complete (Orders *orders,
          double  chance)
{
  guint n_drawn = 0;

  if (can_deal (orders, orders->n_draws, FALSE, 0, 0))
    orders->mine += chance;
  if (!can_deal (orders, orders->n_draws, TRUE, 0, 0))
    return;
  orders->anyone += chance;
  while (!can_deal (orders, n_drawn, TRUE, 0, 0))
    n_drawn++;
  orders->wait += chance * n_drawn;
}

/* Open edges of the feature, by walking the board. */
static guint
count_open (const BstPosition *position,
            guint              part)
{
  NaiveBoard board;
  NaiveFeature feature;

  naive_board_init (&board, position);
  naive_board_feature (&board, board.labels[part], &feature);
  naive_board_clear (&board);

  return feature.open;
}

/* The edges of the feature at a cell. */
static guint
count_edges (const BstPosition *position,
             guint              part,
             BstFeatureKind     kind,
             const BstCell     *cell)
{
  guint n_tiles, n_edges = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    for (guint edge = 0; edge < 4; edge++)
      {
        const BstTileType *type = bst_tile_set_get_type (get_set (position), (guint) tiles[i].type);
        guint segment = bst_tile_type_find_segment (type, tiles[i].rotation, kind, 2 * edge);

        if (tiles[i].x + bst_step_x[edge] == cell->x && tiles[i].y + bst_step_y[edge] == cell->y
            && segment != BST_NO_SEGMENT
            && bst_position_find_root (position, bst_position_get_part (position, i, segment))
               == bst_position_find_root (position, part))
          n_edges++;
      }

  return n_edges;
}

/* Does a tile of the type, laid so on the cell, leave the feature with fewer open edges by all it has
 * there? */
static gboolean
closes_cell (const Orders  *orders,
             guint          type,
             const BstCell *cell,
             guint          rotation,
             BstFeatureKind kind)
{
  BstReason reason = bst_position_why_not (orders->position, type, cell->x, cell->y, rotation, NULL);
  g_autoptr (BstPosition) trial = NULL;

  if (bst_feature_kind_get (kind)->counts_round)
    return reason == BST_REASON_APART || reason == BST_REASON_NONE;
  if (reason != BST_REASON_NONE || bst_position_get_remaining (orders->position, type) == 0)
    return FALSE;
  trial = bst_position_copy (orders->position);
  bst_position_place (trial, type, cell->x, cell->y, rotation);

  return count_open (trial, orders->part)
         == count_open (orders->position, orders->part)
            - count_edges (orders->position, orders->part, kind, cell);
}

static void
find_closing (Orders         *orders,
              BstFeatureKind  kind)
{
  for (guint cell = 0; cell < orders->n_cells; cell++)
    for (guint type = 0; type < orders->plan->n_types; type++)
      for (guint rotation = 0; rotation < 4; rotation++)
        orders->closes[cell][type] |= closes_cell (orders, type, &orders->cells[cell], rotation, kind);
}

static void
check_feature (const BstPosition     *position,
               const BstDrawPlan     *plan,
               const BstOddsSettings *settings,
               guint                  part,
               guint                 *n_checked)
{
  g_autoptr (BstFeatureOdds) odds = bst_feature_odds_new (position, settings, part);
  BstFeatureOddsResult result;
  BstFeature feature;
  Orders orders;

  bst_position_get_feature (position, part, &feature);
  if (odds == NULL)
    {
      g_assert_true (feature.kind == BST_FEATURE_FIELD || feature.kind == BST_FEATURE_RIVER
                     || feature.kind == BST_FEATURE_TOWER);
      return;
    }

  init_orders (&orders, position, plan, settings);
  orders.part = part;
  orders.cells = bst_feature_odds_get_cells (odds, &orders.n_cells);
  if (orders.n_cells > MAX_CELLS)
    return;
  find_closing (&orders, feature.kind);
  for (guint cell = 0; cell < orders.n_cells; cell++)
    for (guint type = 0; type < plan->n_types; type++)
      /* What lies under hills closes nothing. */
      if (plan->unknown[type] > 0 && plan->n_draws > 0)
        g_assert_cmpint (bst_feature_odds_closes (odds, cell, type), ==, orders.closes[cell][type]);

  try_orders (&orders, 0, 1, complete);
  if (bst_feature_odds_step (odds, 4000))
    {
      /* Rivers come in stages, and are simulated. */
      bst_feature_odds_get (odds, &result);
      g_assert_false (result.exact);
      g_assert_cmpfloat (fabs (result.mine.value - orders.mine), <, 0.05);
      g_assert_cmpfloat (fabs (result.anyone.value - orders.anyone), <, 0.05);
      return;
    }
  bst_feature_odds_get (odds, &result);
  g_assert_true (result.exact);
  assert_near (result.mine.value, orders.mine);
  assert_near (result.anyone.value, orders.anyone);
  assert_near (result.wait.value, orders.anyone > 0 ? orders.wait / orders.anyone : 0);
  *n_checked += orders.n_cells > 1 && orders.anyone > 0;
}

/* --- Small bags --- */

static void
test_small (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (4), n_checked = 0;
  BstRandom random;

  bst_random_init (&random, setting);
  for (guint i = 0; i < n; i++)
    {
      guint n_players = 2 + i % 5;
      g_autoptr (BstPosition) position
        = random_position_near_end (setting, n_players, bst_random_below (&random, N_TILES + 1), i);
      g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
      guint n_roots = bst_position_get_features (position, roots);
      const BstOddsSettings settings = { .player = bst_random_below (&random, n_players),
                                         .n_draws = bst_random_below (&random, N_TILES) };
      g_auto (BstDrawPlan) plan = { 0 };
      g_auto (BstFitMap) map = { 0 };

      if (i % 2 == 1)
        give_tiles (position, &random);
      bst_draw_plan_init (&plan, position);
      check_plan (position, &plan);
      if (plan.n_draws > N_TILES)
        continue;
      bst_fit_map_init (&map, position);
      for (guint j = 0; j < 10 && map.n_cells > 0; j++)
        check_race (position, &plan, &map, &settings, &random);
      for (guint j = 0; j < MIN (n_roots, 60); j++)
        check_feature (position, &plan, &settings, roots[bst_random_below (&random, n_roots)],
                       &n_checked);
    }
  g_test_message ("%u features of several cells", n_checked);
}

/* --- Large bags --- */

typedef struct
{
  guint n_asked;
  guint n_outside;
} Intervals;

static void
compare (Intervals         *intervals,
         const BstEstimate *simulated,
         const BstEstimate *exact)
{
  g_assert_cmpfloat (simulated->low, <=, simulated->value);
  g_assert_cmpfloat (simulated->high, >=, simulated->value);
  intervals->n_asked++;
  intervals->n_outside += exact->value < simulated->low - 1e-9
                          || exact->value > simulated->high + 1e-9;
}

/* How many orders a simulation tries: @usual, or with BASTIDE_SAMPLES=1000000 in the environment so many. */
static guint
get_n_samples (guint usual)
{
  const char *text = g_getenv ("BASTIDE_SAMPLES");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : usual;
}

static void
simulate_race (Intervals         *intervals,
               const BstPosition *position,
               const BstFitMap   *map,
               guint64            seed,
               BstRandom         *random)
{
  BstOddsSettings settings = { .player = 0, .seed = seed };
  BstCell a[4], b[4];
  guint n_a = pick_cells (map, random, a), n_b = pick_cells (map, random, b);
  g_autoptr (BstCellRace) exact = bst_cell_race_new (position, &settings, a, n_a, b, n_b);
  g_autoptr (BstCellRace) simulated = NULL;
  BstCellRaceResult right, result;
  guint n_samples = get_n_samples (4000);

  settings.max_work = 1;
  simulated = bst_cell_race_new (position, &settings, a, n_a, b, n_b);
  bst_cell_race_step (exact, 0);
  bst_cell_race_get (exact, &right);
  bst_cell_race_get (simulated, &result);
  g_assert_cmpfloat (result.mine.low, ==, 0);
  g_assert_cmpfloat (result.mine.high, ==, 1);
  for (guint i = 0; i < 4; i++)
    g_assert_true (bst_cell_race_step (simulated, n_samples / 4));
  bst_cell_race_get (simulated, &result);
  g_assert_false (result.exact);
  g_assert_cmpuint (result.n_samples, ==, n_samples);
  g_assert_cmpuint (result.settings.seed, ==, seed);
  compare (intervals, &result.mine, &right.mine);
  compare (intervals, &result.others, &right.others);
  compare (intervals, &result.wait, &right.wait);
}

static void
simulate_feature (Intervals         *intervals,
                  const BstPosition *position,
                  guint              part,
                  guint64            seed)
{
  BstOddsSettings settings = { .player = 1, .n_draws = 20, .seed = seed };
  g_autoptr (BstFeatureOdds) exact = bst_feature_odds_new (position, &settings, part);
  g_autoptr (BstFeatureOdds) simulated = NULL;
  BstFeatureOddsResult right, result;
  guint n_samples = get_n_samples (2000);

  if (exact == NULL || bst_feature_odds_step (exact, 0))
    return;
  settings.max_work = 1;
  simulated = bst_feature_odds_new (position, &settings, part);
  bst_feature_odds_get (exact, &right);
  if (!bst_feature_odds_step (simulated, n_samples))
    return;
  bst_feature_odds_get (simulated, &result);
  g_assert_cmpuint (result.n_samples, ==, n_samples);
  compare (intervals, &result.mine, &right.mine);
  compare (intervals, &result.anyone, &right.anyone);
  compare (intervals, &result.wait, &right.wait);
}

/* What was counted lies within the interval of what was simulated 95 times of 100. */
static void
test_large (void)
{
  Intervals intervals = { 0 };
  BstRandom random;

  bst_random_init (&random, 7);
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (i % N_RANDOM_SETTINGS, 2 + i % 3,
                                                              10 + i % 40, i);
      g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
      guint n_roots = bst_position_get_features (position, roots);
      g_auto (BstFitMap) map = { 0 };

      bst_fit_map_init (&map, position);
      simulate_race (&intervals, position, &map, i, &random);
      simulate_feature (&intervals, position, roots[bst_random_below (&random, n_roots)], i);
      simulate_feature (&intervals, position, roots[bst_random_below (&random, n_roots)], i);
    }
  g_test_message ("%u of %u numbers outside of their interval", intervals.n_outside,
                  intervals.n_asked);
  g_assert_cmpuint (intervals.n_asked, >, 150);
  g_assert_cmpuint (intervals.n_outside * 100, <=, 8 * intervals.n_asked);
}

/* Parts add up to the same in any order, and each is another sample. */
static void
test_parts (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 12, 3);
  const BstOddsSettings settings = { .player = 1, .seed = 5, .max_work = 1 };
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_features (position, roots), n_asked = 0, n_different = 0;

  for (guint i = 0; i < n_roots; i++)
    {
      g_autoptr (BstFeatureOdds) odds = bst_feature_odds_new (position, &settings, roots[i]);
      g_autoptr (BstFeatureOdds) back = bst_feature_odds_new (position, &settings, roots[i]);
      BstFeatureOddsResult results[2], one;

      if (odds == NULL || !bst_feature_odds_step (odds, 0) || !bst_feature_odds_step (back, 0))
        continue;
      for (guint part = 0; part < 6; part++)
        {
          BstOddsSettings settings_of_one = bst_odds_settings_of_part (&settings, part);
          BstOddsSettings settings_of_other = bst_odds_settings_of_part (&settings, 5 - part);
          g_autoptr (BstFeatureOdds) forth_part = bst_feature_odds_new (position, &settings_of_one, roots[i]);
          g_autoptr (BstFeatureOdds) back_part = bst_feature_odds_new (position, &settings_of_other, roots[i]);

          g_assert_true (bst_feature_odds_step (forth_part, BST_ODDS_PART));
          g_assert_true (bst_feature_odds_step (back_part, BST_ODDS_PART));
          bst_feature_odds_add (odds, forth_part);
          bst_feature_odds_add (back, back_part);
          bst_feature_odds_get (forth_part, &one);
          bst_feature_odds_get (odds, &results[0]);
          n_different += part > 0 && one.wait.value != results[0].wait.value;
        }
      bst_feature_odds_get (back, &results[1]);
      g_assert_cmpuint (results[0].n_samples, ==, 6 * BST_ODDS_PART);
      g_assert_cmpuint (results[0].settings.seed, ==, 5);
      g_assert_cmpmem (&results[0].mine, sizeof (BstEstimate), &results[1].mine, sizeof (BstEstimate));
      g_assert_cmpmem (&results[0].anyone, sizeof (BstEstimate), &results[1].anyone, sizeof (BstEstimate));
      g_assert_cmpmem (&results[0].wait, sizeof (BstEstimate), &results[1].wait, sizeof (BstEstimate));
      n_asked++;
    }
  g_assert_cmpuint (n_asked, >, 5);
  g_assert_cmpuint (n_different, >, 0);
}

/* A game without tiles left. */
static void
test_over (void)
{
  g_autoptr (BstPosition) position = random_position_near_end (0, 2, 0, 1);
  const BstOddsSettings settings = { .player = 0 };
  const BstCell cell = { 0, 0 };
  g_autoptr (BstCellRace) odds = bst_cell_race_new (position, &settings, &cell, 1, &cell, 1);
  BstCellRaceResult result;

  g_assert_false (bst_cell_race_step (odds, 1));
  bst_cell_race_get (odds, &result);
  g_assert_cmpfloat (result.nobody.value, ==, 1);
  g_assert_cmpfloat (result.wait.value, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/odds/small/%u/%s", i, random_setting_name (i));

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_small);
    }
  g_test_add_func ("/odds/large", test_large);
  g_test_add_func ("/odds/parts", test_parts);
  g_test_add_func ("/odds/over", test_over);

  return g_test_run ();
}
