/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Projections and joins of farms on random positions, computed once more the slow way. */

#include "bst-farm-joins.h"
#include "bst-projection.h"

#include "naive.h"
#include "random-position.h"

#include <math.h>
#include <string.h>

static guint
get_n_players (const BstPosition *position)
{
  return bst_game_get_n_players (bst_position_get_game (position));
}

static void
assert_near (double a,
             double b)
{
  if (fabs (a - b) > 1e-9)
    g_error ("%.12f but %.12f", a, b);
}

/* --- Projection --- */

static const BstProjectedFeature *
find_feature (const BstProjectionResult *result,
              guint                      root)
{
  for (guint i = 0; i < result->n_features; i++)
    if (result->features[i].feature.part == root)
      return &result->features[i];

  return NULL;
}

static void
check_chance (const BstPosition         *position,
              const BstProjectedFeature *item,
              const BstOddsSettings     *settings)
{
  const BstFeature *feature = &item->feature;
  double best = -1;

  if (feature->kind == BST_FEATURE_FIELD || feature->complete)
    {
      g_assert_cmpfloat (item->chance.value, ==, 0);
      return;
    }
  for (guint player = 0; player < get_n_players (position); player++)
    {
      BstOddsSettings his = *settings;
      BstFeatureOddsResult result;
      g_autoptr (BstFeatureOdds) odds = NULL;

      if (feature->owners != 0 && !(feature->owners & (1u << player)))
        continue;
      his.player = player;
      odds = bst_feature_odds_new (position, &his, feature->part);
      bst_feature_odds_step (odds, 50);
      bst_feature_odds_get (odds, &result);
      best = MAX (best, result.mine.value);
    }
  assert_near (item->chance.value, best);
}

/* What the farms of each player are worth at the end, if all cities were completed, and what is expected of
 * them. */
typedef struct
{
  int    ends[BST_MAX_PLAYERS];
  int    completions[BST_MAX_PLAYERS];
  double expected[BST_MAX_PLAYERS];
} Farms;

static void
find_farms (const BstPosition         *position,
            const BstProjectionResult *result,
            Farms                     *farms)
{
  NaiveBoard board;

  naive_board_init (&board, position);
  for (guint part = 0; part < board.n_parts; part++)
    {
      const BstProjectedFeature *item;
      int now[BST_MAX_PLAYERS] = { 0 }, completed[BST_MAX_PLAYERS] = { 0 };
      NaiveFeature city;

      if (board.labels[part] != part)
        continue;
      naive_board_feature (&board, part, &city);
      if (city.kind != BST_FEATURE_CITY)
        continue;
      item = find_feature (result, bst_position_find_root (position, part));
      naive_board_farms (&board, part, FALSE, now);
      naive_board_farms (&board, part, TRUE, completed);
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        {
          farms->ends[player] += city.open == 0 ? now[player] : 0;
          farms->completions[player] += completed[player];
          farms->expected[player] += (city.open == 0 ? 1 : item->chance.value) * now[player];
        }
    }
  naive_board_clear (&board);
}

static void
check_farms (const BstPosition         *position,
             const BstProjectionResult *result)
{
  Farms wanted = { 0 }, found = { 0 };

  find_farms (position, result, &wanted);
  for (guint i = 0; i < result->n_features; i++)
    {
      const BstProjectedFeature *item = &result->features[i];

      for (guint player = 0; item->feature.kind == BST_FEATURE_FIELD && player < BST_MAX_PLAYERS; player++)
        {
          g_assert_cmpint (item->feature.completions[player], <=, item->feature.completed);
          found.ends[player] += item->feature.ends[player];
          found.completions[player] += item->feature.completions[player];
          found.expected[player] += item->expected[player];
        }
    }
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    {
      g_assert_cmpint (found.ends[player], ==, wanted.ends[player]);
      if (!bst_position_is_exhausted (position))
        g_assert_cmpint (found.completions[player], ==, wanted.completions[player]);
      assert_near (found.expected[player], wanted.expected[player]);
    }
}

static void
check_projection (const BstPosition *position)
{
  const BstOddsSettings settings = { .seed = 3, .max_work = 20000 };
  g_autoptr (BstProjection) projection = bst_projection_new (position, &settings);
  BstProjectionResult result;
  double expected[BST_MAX_PLAYERS];
  int ends[BST_MAX_PLAYERS] = { 0 };

  while (bst_projection_step (projection, 50))
    continue;
  bst_projection_get (projection, &result);
  bst_position_score_final (position, ends, NULL);
  for (guint player = 0; player < get_n_players (position); player++)
    {
      ends[player] += bst_position_get_score (position, player);
      g_assert_cmpint (result.ends[player], ==, ends[player]);
      g_assert_cmpint (result.scores[player], ==, bst_position_get_score (position, player));
      expected[player] = ends[player];
    }
  for (guint i = 0; i < result.n_features; i++)
    {
      const BstProjectedFeature *item = &result.features[i];
      const BstFeature *feature = &item->feature;

      check_chance (position, item, &settings);
      for (guint player = 0; player < get_n_players (position); player++)
        {
          gboolean is_owner = (feature->owners >> player) & 1;
          double his = feature->ends[player];

          if (feature->kind == BST_FEATURE_FIELD)
            his = item->expected[player];
          else if (is_owner && !feature->complete)
            his += item->chance.value * (feature->completed - feature->ends[player]);
          assert_near (item->expected[player], his);
          expected[player] += his - feature->ends[player];
        }
    }
  for (guint player = 0; player < get_n_players (position); player++)
    assert_near (result.expected[player], expected[player]);
  check_farms (position, &result);
}

/* --- Joins --- */

static void
count_farm_points (const BstPosition *position,
                   const BstEvents   *turn,
                   int                points[BST_MAX_PLAYERS])
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_farms (position, roots);

  memset (points, 0, sizeof *points * BST_MAX_PLAYERS);
  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, roots[i], &feature);
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        points[player] += feature.ends[player];
    }
  for (guint i = 0; i < turn->n_items; i++)
    for (guint player = 0; player < BST_MAX_PLAYERS; player++)
      if (turn->items[i].cause == BST_EVENT_BARN_CONNECTED
          && (turn->items[i].players & (1u << player)))
        points[player] += turn->items[i].points;
}

/* The farms, by the labels before, that have one label after. */
static guint
find_joined (const NaiveBoard *before,
             const NaiveBoard *after,
             guint             label,
             guint            *out)
{
  guint n = 0;

  for (guint part = 0; part < before->n_parts; part++)
    {
      guint tile, segment;
      NaiveFeature feature;

      if (before->labels[part] != part || after->labels[part] != label)
        continue;
      naive_board_feature (before, part, &feature);
      bst_position_get_segment (before->position, part, &tile, &segment);
      if (feature.kind == BST_FEATURE_FIELD)
        out[n++] = part;
    }

  return n;
}

static gboolean
stands (const BstPosition *position,
        guint              part)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == bst_position_find_root (position, part))
      return TRUE;

  return FALSE;
}

/* The item that says so; the tile is among its tiles. */
static gboolean
is_listed (const BstFarmJoin *joins,
           guint              n_joins,
           const BstPosition *position,
           const BstTile     *laid,
           const guint       *labels,
           guint              n_labels,
           const int         *change)
{
  for (guint i = 0; i < n_joins; i++)
    {
      const BstFarmJoin *join = &joins[i];
      guint n_same = 0;
      gboolean has_tile = FALSE;

      if (join->x != laid->x || join->y != laid->y || join->n_farms != n_labels
          || memcmp (join->change, change, sizeof join->change) != 0)
        continue;
      for (guint j = 0; j < n_labels; j++)
        for (guint k = 0; k < n_labels; k++)
          n_same += bst_position_find_root (position, labels[j]) == join->farms[k];
      for (guint j = 0; j < join->n_tiles; j++)
        has_tile |= join->tiles[j].type == laid->type
                    && ((join->tiles[j].rotations >> laid->rotation) & 1);
      if (n_same == n_labels && has_tile)
        return TRUE;
    }

  return FALSE;
}

/* Checks one way to lay a tile; returns how many farms come of several. */
static guint
check_tile (const BstPosition *position,
            const NaiveBoard  *before,
            const BstTile     *laid,
            const BstFarmJoin *joins,
            guint              n_joins)
{
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  g_autofree guint *labels = g_new (guint, before->n_parts + 1);
  int now[BST_MAX_PLAYERS], then[BST_MAX_PLAYERS];
  g_auto (BstEvents) events = { 0 };
  const BstEvents none = { 0 };
  NaiveBoard after;
  guint n_found = 0;

  bst_position_place (trial, (guint) laid->type, laid->x, laid->y, laid->rotation);
  naive_board_init (&after, trial);
  bst_position_end_turn (trial, &events);
  count_farm_points (position, &none, now);
  count_farm_points (trial, &events, then);
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    then[player] -= now[player];

  for (guint label = 0; label < after.n_parts; label++)
    {
      guint n_labels = find_joined (before, &after, label, labels);
      gboolean is_occupied = FALSE;

      for (guint i = 0; i < n_labels; i++)
        is_occupied |= stands (position, labels[i]);
      if (n_labels < 2 || !is_occupied)
        continue;
      g_assert_true (is_listed (joins, n_joins, position, laid, labels, n_labels, then));
      n_found++;
    }
  naive_board_clear (&after);

  return n_found;
}

/* Returns how many tiles and rotations there are that join farms. */
static guint
check_joins (const BstPosition *position)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  g_autoptr (BstFarmJoins) search = bst_farm_joins_new (position);
  guint n_joins, n_found = 0, n_listed = 0, n_tiles;
  g_autofree BstPlacement *placements = NULL;
  const BstFarmJoin *joins;
  NaiveBoard before;

  while (bst_farm_joins_step (search, 5))
    continue;
  joins = bst_farm_joins_get (search, &n_joins);
  for (guint i = 0; i < n_joins; i++)
    for (guint j = 0; j < joins[i].n_tiles; j++)
      n_listed += (guint) __builtin_popcount (joins[i].tiles[j].rotations);

  naive_board_init (&before, position);
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      guint n = bst_position_get_remaining (position, type) == 0 ? 0
                : bst_position_get_placements (position, type, placements);

      for (guint i = 0; i < n; i++)
        for (guint rotation = 0; rotation < 4; rotation++)
          if (placements[i].rotations & (1u << rotation))
            {
              const BstTile laid = { .x = placements[i].x, .y = placements[i].y,
                                     .type = (gint16) type, .rotation = (guint8) rotation };

              n_found += check_tile (position, &before, &laid, joins, n_joins);
            }
    }
  naive_board_clear (&before);
  g_assert_cmpuint (n_found, ==, n_listed);

  return n_found;
}

/* --- Random positions --- */

static void
test_projection (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (6);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + i % 5, 12 * (i % 8), i);

      check_projection (position);
    }
}

static void
test_joins (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (2), n_found = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + i % 5, 15 + 5 * (i % 4), i);

      n_found += check_joins (position);
    }
  g_test_message ("%u ways to join farms", n_found);
  g_assert_cmpuint (n_found, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/projection/%u", i);
      g_autofree char *joins_path = g_strdup_printf ("/farm-joins/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_projection);
      g_test_add_data_func (joins_path, GUINT_TO_POINTER (i), test_joins);
    }

  return g_test_run ();
}
