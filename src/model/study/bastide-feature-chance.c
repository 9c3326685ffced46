/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-chance.h"
#include "bastide-chance.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

guint
bastide_feature_chance_get_player (const BstPosition *position,
                                   guint              part)
{
  BstFeature feature;

  bst_position_get_feature (position, part, &feature);
  if (feature.owners != 0 && (feature.owners & (feature.owners - 1)) == 0)
    return (guint) g_bit_nth_lsf (feature.owners, -1);

  return bst_position_get_turn (position);
}

gboolean
bastide_feature_chance_has (const BstPosition *position,
                            guint              part)
{
  BstFeature feature;

  if (part >= bst_position_get_n_parts (position))
    return FALSE;
  bst_position_get_feature (position, part, &feature);

  return !feature.complete && bst_feature_kind_get (feature.kind)->completes;
}

char *
bastide_feature_chance_dup_text (BastideOdds   *odds,
                                 const BstGame *game)
{
  const BstFeatureOddsResult *result = bastide_odds_get_feature (odds);
  const BstEstimate *at_random = bastide_odds_get_feature_at_random (odds);
  g_autofree char *mine = NULL;
  g_autofree char *anyone = NULL;
  g_autofree char *tiles = NULL;
  g_autofree char *share = NULL;

  if (result == NULL || result->n_cells == 0)
    return NULL;
  mine = bastide_chance_dup_text (&result->mine);
  anyone = bastide_chance_dup_text (&result->anyone);

  /* Translators: the chances that a player, and that all players together, draw the tiles that complete a feature, and
   * all lay them there: "Tiles for it, if all try: Anna 46 %, all 87 %". */
  tiles = g_strdup_printf (_("Tiles for it, if all try: %s %s, all %s"),
                           bst_io_words_player (game, result->settings.player), mine,
                           anyone);
  if (at_random == NULL)
    return g_steal_pointer (&tiles);
  share = bastide_chance_dup_text (at_random);

  /* Translators: the line before, and in how many random games the feature is completed, as "11 ± 1 %". */
  return g_strdup_printf (_("%s\nCompleted in random games: %s"), tiles, share);
}
