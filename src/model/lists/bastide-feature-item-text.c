/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a row says of a feature. */

#include "config.h"

#include "bastide-feature-item.h"

#include <bst-io-feature-text.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* As many little squares as one counts at a glance. */
#define MOST_PARTS 10

char *
bastide_feature_item_dup_number (const BstFeature *feature)
{
  int end = feature->complete ? feature->now : feature->end;

  if (feature->stays || !bst_feature_kind_get (feature->kind)->is_claimed)
    return NULL;
  if (!feature->complete && feature->completed != end)
    return g_strdup_printf ("%d→%d", end, feature->completed);

  return end != 0 ? g_strdup_printf ("%d", end) : NULL;
}

/* What is there is filled, and what is missing is hollow, as on the card: cities of a farm, edges of a road or city, tiles
 * round a monastery. Nothing where there are more than one counts at a glance. */
static void
append_parts (GString          *line,
              const BstFeature *feature)
{
  gboolean is_farm = feature->kind == BST_FEATURE_FIELD;
  guint n_filled = is_farm ? feature->complete_cities : 0;
  guint n_hollow = is_farm ? feature->cities - feature->complete_cities : feature->open;

  if (feature->complete || n_filled + n_hollow == 0 || n_filled + n_hollow > MOST_PARTS)
    return;
  for (guint i = 0; i < n_filled + n_hollow; i++)
    g_string_append (line, i < n_filled ? "■" : "□");
  g_string_append_c (line, ' ');
}

/* Who is ahead by one figure that stands there alone says nothing by that. */
static gboolean
is_alone (const BstFeature *feature)
{
  guint n_figures = 0;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    n_figures += feature->figures[player];

  return n_figures <= 1;
}

char *
bastide_feature_item_dup_line (const BstFeature *feature,
                               const BstGame    *game)
{
  g_autofree char *counts = bst_io_feature_text_dup_counts (feature, game);
  g_autofree char *owners = NULL;
  GString *line = g_string_new (NULL);

  append_parts (line, feature);
  g_string_append (line, counts);
  if (feature->owners == 0)
    return g_string_free (line, FALSE);

  owners = is_alone (feature) ? bst_io_words_players (game, feature->owners)
                              : bst_io_feature_text_dup_owners (feature, game);
  g_string_append_printf (line, "%s%s", C_("facts", " · "), owners);

  return g_string_free (line, FALSE);
}

char *
bastide_feature_item_dup_all (BastideFeatureItem *item)
{
  const BstFeature *feature = bastide_feature_item_get_feature (item);
  BstGame *game = bastide_feature_item_get_game (item);
  g_autofree char *title = bst_io_feature_text_dup_title (feature, bastide_feature_item_get_number (item));
  g_autofree char *owners = bst_io_feature_text_dup_owners (feature, game);
  g_autofree char *state = bst_io_feature_text_dup_state (feature, game);
  g_autofree char *worth = bst_io_feature_text_dup_worth (feature);
  /* Translators: who owns a feature, and what is missing: "Anna, ahead by 1 · 2 open edges" */
  g_autofree char *line = g_strdup_printf (_("%s · %s"), owners, state);

  /* Translators: for screen readers: a feature, its owners and state, its worth. */
  return g_strdup_printf (_("%s; %s; %s"), title, line, worth);
}
