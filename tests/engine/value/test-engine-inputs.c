/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rows say of a feature against what can be read of it in full. */

#include "bst-engine-inputs.h"

#include "engine-fixture.h"
#include "fixture.h"

static void
check_owners (const BstFeature   *feature,
              const BstEngineRow *row,
              guint               player,
              guint               n_players)
{
  gboolean is_mine = feature->owners >> player & 1, is_alone = feature->owners == 1u << player;
  guint most = 0, all = 0;

  for (guint other = 0; other < n_players; other++)
    if (other != player)
      {
        most = MAX (most, feature->figures[other]);
        all += feature->figures[other];
      }
  g_assert_cmpuint (row->values[BST_INPUT_MINE], ==, feature->figures[player]);
  g_assert_cmpuint (row->values[BST_INPUT_BEST_OTHER], ==, most);
  g_assert_cmpuint (row->values[BST_INPUT_ALL_OTHERS], ==, all);
  g_assert_cmpuint (row->values[BST_INPUT_I_OWN], ==, is_mine && is_alone);
  g_assert_cmpuint (row->values[BST_INPUT_I_SHARE], ==, is_mine && !is_alone);
  g_assert_cmpuint (row->values[BST_INPUT_OTHERS_OWN], ==, feature->owners != 0 && !is_mine);
  g_assert_cmpuint (row->values[BST_INPUT_FREE], ==, feature->owners == 0);
}

static void
check_row (const BstPosition  *position,
           const BstFeature   *feature,
           const BstEngineRow *row,
           guint               player)
{
  guint n_players = engine_fixture_count (position), n_left = bst_position_get_n_drawable (position), most = 0;

  for (guint other = 0; other < n_players; other++)
    if (other != player)
      most = MAX (most, bst_engine_count_supply (position, other));
  check_owners (feature, row, player, n_players);
  /* A garden is seen as a monastery. */
  g_assert_cmpuint (row->kind, ==, feature->kind == BST_FEATURE_GARDEN ? BST_FEATURE_MONASTERY : feature->kind);
  g_assert_cmpuint (row->values[BST_INPUT_ONE], ==, 1);
  g_assert_cmpuint (row->values[BST_INPUT_OPEN], ==, MIN (feature->open, 255));
  g_assert_cmpuint (row->values[BST_INPUT_SUPPLY], ==, bst_engine_count_supply (position, player));
  g_assert_cmpuint (row->values[BST_INPUT_OTHER_SUPPLY], ==, most);
  g_assert_cmpuint (row->values[BST_INPUT_IS_NEXT], ==, bst_position_get_turn (position) == player);
  g_assert_cmpuint (row->values[BST_INPUT_PLAYERS], ==, n_players - 2);
  g_assert_cmpuint (row->values[BST_INPUT_TIME], ==, (n_left + n_players - 1) / n_players);
  g_assert_cmpuint (row->values[BST_INPUT_DEAD], <=, row->values[BST_INPUT_CELLS]);
  g_assert_cmpuint (row->values[BST_INPUT_CLOSED], <=, row->values[BST_INPUT_FILLED]);
  g_assert_cmpuint (row->values[BST_INPUT_LEAST_CLOSE], <=, row->values[BST_INPUT_LEAST_FIT]);
  if (row->values[BST_INPUT_DEAD] > 0)
    g_assert_cmpuint (row->values[BST_INPUT_FILLED], ==, 0);
  g_assert_cmpuint (row->values[BST_INPUT_JOIN_MINE] > 0 || row->values[BST_INPUT_JOIN_OTHERS] > 0, <=,
                    row->values[BST_INPUT_JOIN_TILES] > 0);
  if (feature->kind == BST_FEATURE_FIELD)
    {
      g_assert_cmpuint (row->values[BST_INPUT_CITIES], ==, feature->complete_cities);
      g_assert_cmpuint (row->values[BST_INPUT_OPEN_CITIES], ==, feature->cities - feature->complete_cities);
    }
  else if (feature->kind != BST_FEATURE_RIVER && bst_position_is_plain (position) && !feature->is_over)
    {
      g_assert_cmpuint (row->values[BST_INPUT_END], ==, feature->end);
      g_assert_cmpuint (row->values[BST_INPUT_GAIN], ==, feature->completed - feature->end);
    }
}

static void
check (BstEngineInputs   *inputs,
       const BstPosition *position)
{
  guint n = bst_engine_inputs_look (inputs, position);

  for (guint i = 0; i < n; i++)
    for (guint player = 0; player < engine_fixture_count (position); player++)
      {
        BstFeature feature;
        BstEngineRow row;

        bst_position_get_feature (position, bst_engine_inputs_get_root (inputs, i), &feature);
        bst_engine_inputs_get (inputs, i, player, &row);
        check_row (position, &feature, &row, player);
      }
}

static void
test_rows (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (2);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + (i + setting) % 5, 0, 0);
      g_autoptr (BstEngineInputs) inputs = bst_engine_inputs_new (position);
      BstRandom random;

      bst_random_init (&random, i);
      do
        check (inputs, position);
      while (engine_fixture_play (position, &random, 5));
    }
}

/* The row of Red for the feature that holds a place. */
static void
get_row (BstEngineInputs   *inputs,
         const BstPosition *position,
         int                x,
         int                y,
         const char        *spot,
         BstEngineRow      *row)
{
  guint root = bst_position_find_root (position, fixture_part ((BstPosition *) position, x, y, spot));
  guint n = bst_engine_inputs_look (inputs, position), index = 0;

  while (index < n && bst_engine_inputs_get_root (inputs, index) != root)
    index++;
  g_assert_cmpuint (index, <, n);
  bst_engine_inputs_get (inputs, index, 0, row);
}

/* By hand: a road of two tiles with Red on it, and a city of which a half is there. */
static void
test_known (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "U@1,0 r0 [Red road:W]", NULL);
  g_autoptr (BstEngineInputs) inputs = bst_engine_inputs_new (position);
  BstEngineRow row;

  get_row (inputs, position, 0, 0, "road:W", &row);
  g_assert_cmpuint (row.kind, ==, BST_FEATURE_ROAD);
  g_assert_cmpuint (row.values[BST_INPUT_MINE], ==, 1);
  g_assert_cmpuint (row.values[BST_INPUT_I_OWN], ==, 1);
  g_assert_cmpuint (row.values[BST_INPUT_END], ==, 2);
  g_assert_cmpuint (row.values[BST_INPUT_GAIN], ==, 0);
  g_assert_cmpuint (row.values[BST_INPUT_CELLS], ==, 2);
  g_assert_cmpuint (row.values[BST_INPUT_OPEN], ==, 2);
  g_assert_cmpuint (row.values[BST_INPUT_TILES], ==, 2);
  g_assert_cmpuint (row.values[BST_INPUT_DEAD], ==, 0);
  get_row (inputs, position, 0, 0, "city:N", &row);
  g_assert_cmpuint (row.kind, ==, BST_FEATURE_CITY);
  g_assert_cmpuint (row.values[BST_INPUT_FREE], ==, 1);
  g_assert_cmpuint (row.values[BST_INPUT_CELLS], ==, 1);
  g_assert_cmpuint (row.values[BST_INPUT_END], ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/inputs/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_rows);
    }
  g_test_add_func ("/engine/inputs/known", test_known);

  return g_test_run ();
}
