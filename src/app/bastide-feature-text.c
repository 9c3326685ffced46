/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-text.h"
#include "bastide-words.h"

#include <glib/gi18n.h>

char *
bastide_feature_text_get_title (const BstFeature *feature)
{
  g_autofree char *tiles = NULL, *pennants = NULL;

  tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", feature->tiles), feature->tiles);
  if (feature->pennants == 0)
    /* Translators: a kind of feature and its size: "City, 5 tiles". */
    return g_strdup_printf (_("%s, %s"), bastide_words_feature (feature->kind), tiles);

  pennants = g_strdup_printf (ngettext ("%u pennant", "%u pennants", feature->pennants),
                              feature->pennants);

  /* Translators: a kind of feature, its size and its pennants: "City, 5 tiles, 1 pennant". */
  return g_strdup_printf (_("%s, %s, %s"), bastide_words_feature (feature->kind), tiles, pennants);
}

char *
bastide_feature_text_get_owners (const BstFeature *feature,
                                 const BstGame    *game)
{
  g_autofree char *names = NULL;

  if (feature->owners == 0 && feature->complete)
    /* Translators: of a completed feature: its figures went home, or there were none. */
    return g_strdup (_("No figures on it"));
  if (feature->owners == 0)
    /* Translators: a feature on which no figure stands. */
    return g_strdup (_("Unclaimed"));

  names = bastide_words_players (game, feature->owners);
  if (feature->owners & (feature->owners - 1))
    /* Translators: %s is a list of players with equally many figures. */
    return g_strdup_printf (_("Tie: %s"), names);

  /* Translators: %s is a player, %u by how many figures that player leads. */
  return g_strdup_printf (ngettext ("%s, ahead by %u", "%s, ahead by %u", feature->margin),
                          names, feature->margin);
}

static char *
get_farm_state (const BstFeature *feature)
{
  if (feature->cities == 0)
    /* Translators: of a farm. */
    return g_strdup (_("borders no city"));

  return g_strdup_printf (ngettext ("%u of %u city completed", "%u of %u cities completed",
                                    feature->cities),
                          feature->complete_cities, feature->cities);
}

char *
bastide_feature_text_get_state (const BstFeature *feature)
{
  if (feature->complete)
    return g_strdup (C_("feature", "completed"));
  if (feature->kind == BST_FEATURE_FIELD)
    return get_farm_state (feature);
  if (feature->kind == BST_FEATURE_MONASTERY)
    return g_strdup_printf (ngettext ("%u neighbour missing", "%u neighbours missing",
                                      feature->open), feature->open);

  return g_strdup_printf (ngettext ("%u open edge", "%u open edges", feature->open),
                          feature->open);
}

char *
bastide_feature_text_get_worth (const BstFeature *feature)
{
  if (feature->complete)
    /* Translators: what a completed feature paid. */
    return g_strdup_printf (ngettext ("%d point", "%d points", feature->now), feature->now);

  /* Translators: what an unfinished feature is worth: at this moment, when it is completed
   * with no tile more, and at the end of the game as it is. */
  return g_strdup_printf (_("Now %d · completed %d · at the end %d"), feature->now,
                          feature->completed, feature->end);
}
