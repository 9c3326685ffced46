/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

/* A set that is let through must be fit to play with. */
static void
start_game (BstTileSet *set)
{
  BstPlayer players[] = { { (char *) "a", BST_COLOUR_RED }, { (char *) "b", BST_COLOUR_BLUE } };
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  if (game == NULL)
    return;

  position = bst_position_new (game);
  g_assert_true (bst_position_is_ok (position));
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    bst_position_has_placement (position, type);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) rule_error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_bytes (bytes, "input", &error);
  g_autoptr (BstIoRuleSet) rules = bst_io_rule_set_load_bytes (bytes, "input", &rule_error);

  g_assert_true ((set == NULL) == (error != NULL));
  g_assert_true ((rules == NULL) == (rule_error != NULL));
  if (set != NULL)
    start_game (set);

  return 0;
}
