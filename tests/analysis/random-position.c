/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-position.h"

#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"

#define ALL "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor" \
            "+princess-and-dragon+tower+siege-cathars+siege-besiegers+gq11+gq11-river" \
            "+drought-and-pestilence"

static const struct { const char *tiles; const char *rules; } settings[N_RANDOM_SETTINGS] = {
  { "basic", "modern" },
  { "basic", "classic" },
  { "basic", "second-edition" },
  { "basic", "classic-literal" },
  { "basic+river", "modern" },
  { "basic+river", "modern,u-turn=jcloisterzone" },
  { "basic+inns-and-cathedrals", "modern" },
  { "basic+traders-and-builders", "modern" },
  { "basic+abbey-and-mayor", "modern" },
  { "basic+abbey-and-mayor", "modern,barn-placement=together,wagon-move=joined,abbeys=2,wagons=2" },
  { "basic+princess-and-dragon", "modern" },
  { "basic+princess-and-dragon",
    "modern,princess=must,fairy-placement=on-tile,dragon-move=after-scoring" },
  { "basic+tower", "modern,big-followers=1" },
  { "basic+siege-cathars+siege-besiegers", "modern,escape=siege-tile" },
  { "basic+winter", "winter" },
  { "basic+gq11", "modern,start-in-bag=yes" },
  { "basic+river+gq11-river", "modern" },
  { "basic+drought-and-pestilence", "modern" },
  { "basic", "modern,table-edge=completes,table-west=3,table-north=4,table-east=5,table-south=3,"
             "holes=turn" },
  { "basic", "modern,hand=3,trees-pass=yes" },
  { ALL, "modern" },
  { ALL, "second-edition,pigs=2" },
  { ALL, "classic,older-pig=nothing,unfinished=nor-farms" },
  { ALL, "classic-literal,holes=turn-if-different,barn-placement=together" },
  { "basic+river-2", "modern" },
  { "basic+abbot", "modern" },
  { "basic+river+river-2+gq11-river", "modern,u-turn=jcloisterzone,unplaceable=return-to-bag" },
  { "basic+flier", "modern" },
  { "basic+ferries", "modern" },
  { ALL "+flier+ferries", "modern,trees-pass=yes" },
  { "basic+goldmines", "modern" },
  { "basic+mage-and-witch", "modern" },
  { "basic+hills-and-sheep", "modern" },
  { "basic+corn-circles-1+corn-circles-2", "modern" },
  { "basic+king-and-robber", "modern,king-robber-points=at-once" },
};

const char *
random_setting_name (guint setting)
{
  return settings[setting].tiles;
}

static BstGame *
new_game (guint setting,
          guint n_players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (settings[setting].tiles, &error);
  BstPlayer players[BST_MAX_PLAYERS];
  BstGame *game;
  BstRules rules;

  g_assert_no_error (error);
  bst_io_rules_parse_argument (settings[setting].rules, &rules, &error);
  g_assert_no_error (error);
  bst_io_tile_set_raise_switches (settings[setting].tiles, &rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
  game = bst_game_new (set, &rules, players, n_players, &error);
  g_assert_no_error (error);

  return game;
}

static BstPosition *
play (guint   setting,
      guint   n_players,
      guint   n_turns,
      guint   n_left,
      guint64 seed)
{
  g_autoptr (BstGame) game = new_game (setting, n_players);
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (game);
  BstPosition *position = bst_position_new (game);
  BstRandom random;

  bst_random_init (&random, seed);
  for (guint i = 0; i < n_turns && bst_position_get_n_remaining (position) > n_left; i++)
    {
      int type = bst_playout_choose_abbey (position, &random, scratch);

      if (type == BST_NO_TILE)
        type = bst_playout_draw (position, &random);
      if (type == BST_NO_TILE)
        break;
      bst_playout_turn (position, &random, (guint) type, NULL);
    }

  return position;
}

BstPosition *
random_position_new (guint   setting,
                     guint   n_players,
                     guint   n_turns,
                     guint64 seed)
{
  return play (setting, n_players, n_turns, 0, seed);
}

BstPosition *
random_position_near_end (guint   setting,
                          guint   n_players,
                          guint   n_left,
                          guint64 seed)
{
  return play (setting, n_players, G_MAXUINT, n_left, seed);
}

guint
random_position_count (guint usual)
{
  const char *text = g_getenv ("BASTIDE_POSITIONS");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : usual;
}
