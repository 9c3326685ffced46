/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-odds-text.h"
#include "bastide-chance.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

char *
bastide_odds_text_dup_race (const BstCellRaceResult *result)
{
  const char *how = result->exact ? C_("odds", "exact") : C_("odds", "simulated");
  g_autofree char *wait = NULL;

  if (result->wait.value <= 0)
    return g_strdup (how);
  /* Translators: the mean number of turns until somebody draws a tile; %.1f is 1.8. */
  wait = g_strdup_printf (ngettext ("%.1f turn on average", "%.1f turns on average",
                                    result->wait.value < 1.05 ? 1 : 2), result->wait.value);

  return g_strdup_printf (_("%s · %s"), how, wait);
}

static void
add_player (GString                 *text,
            const BstGame           *game,
            guint                    player,
            const BstPlayoutsResult *result)
{
  g_autofree char *wins = bastide_chance_dup_text (&result->wins[player]);
  g_autofree char *ties = bastide_chance_dup_text (&result->ties[player]);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: a player, the mean points of the player at the end of random games, and the share of the games
   * that the player wins alone, and of those with a shared first place, as "62 %" or "62 ± 1 %". */
  g_string_append_printf (text, _("%s: %.1f points, wins %s, ties %s"), bst_io_words_player (game, player),
                          result->points[player].value, wins, ties);
}

char *
bastide_odds_text_dup_games (const BstPlayoutsResult *result,
                             const BstGame           *game)
{
  GString *text = g_string_new (NULL);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    add_player (text, game, player, result);

  return g_string_free (text, FALSE);
}
