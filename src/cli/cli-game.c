/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-game.h"

#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

BstGame *
cli_game_new (const char  *tiles,
              const char  *rule_set,
              guint        n_players,
              GError     **error)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (tiles, error);
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;

  if (set == NULL
      || !bst_io_rules_parse_argument (rule_set != NULL ? rule_set : "modern", &rules, error))
    return NULL;
  if (rule_set == NULL)
    bst_io_tile_set_raise_switches (tiles, &rules);

  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };

  return bst_game_new (set, &rules, players, n_players, error);
}
