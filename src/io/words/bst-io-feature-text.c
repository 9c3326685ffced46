/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-feature-text.h"
#include "bst-io-emblem-words.h"
#include "bst-io-game-words.h"
#include "bst-io-token-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

char *
bst_io_feature_text_dup_title (const BstFeature *feature,
                                guint             number)
{
  g_autofree char *tiles = NULL, *pennants = NULL;

  if (!bst_feature_kind_get (feature->kind)->is_claimed)
    return g_strdup (bst_io_words_feature (feature->kind));
  tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", feature->tiles), feature->tiles);
  if (number > 0)
    /* Translators: a farm, the number that it has on the board, and its size: "Farm 3, 5 tiles". */
    return g_strdup_printf (_("%s %u, %s"), bst_io_words_feature (feature->kind), number, tiles);
  if (feature->pennants == 0)
    /* Translators: a kind of feature and its size: "City, 5 tiles". */
    return g_strdup_printf (_("%s, %s"), bst_io_words_feature (feature->kind), tiles);

  pennants = g_strdup_printf (ngettext ("%u pennant", "%u pennants", feature->pennants),
                              feature->pennants);

  /* Translators: a kind of feature, its size and its pennants: "City, 5 tiles, 1 pennant". */
  return g_strdup_printf (_("%s, %s, %s"), bst_io_words_feature (feature->kind), tiles, pennants);
}

char *
bst_io_feature_text_dup_owners (const BstFeature *feature,
                                 const BstGame    *game)
{
  g_autofree char *names = NULL;

  if (!bst_feature_kind_get (feature->kind)->takes_figures)
    /* Translators: of a river, with the number of the rule. */
    return g_strdup (_("carries no figures (RV5)"));
  if (feature->owners == 0 && feature->complete)
    /* Translators: of a completed feature: its figures went home, or there were none. */
    return g_strdup (_("No figures on it"));
  if (feature->owners == 0)
    /* Translators: a feature on which no figure stands. */
    return g_strdup (_("Unclaimed"));

  names = bst_io_words_players (game, feature->owners);
  if (feature->owners & (feature->owners - 1))
    /* Translators: %s is a list of players with equally many figures. */
    return g_strdup_printf (_("Tie: %s"), names);

  /* AM2: a barn owns its farm, and no follower beside it counts. On a tower stands one alone. */
  if (feature->margin == 0 || !bst_feature_kind_get (feature->kind)->is_claimed)
    return g_steal_pointer (&names);

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

static void
add_remark (GString    *text,
            const char *remark)
{
  if (text->len > 0)
    /* Translators: between facts on one line: "2 open edges · inn (IC1)". */
    g_string_append (text, C_("facts", " · "));
  g_string_append (text, remark);
}

static void
add_goods (GString          *text,
           const BstFeature *feature,
           const BstRules   *rules)
{
  for (guint good = 0; rules->goods && good < BST_N_GOODS; good++)
    if (feature->goods[good] > 0)
      {
        g_autofree char *goods = bst_io_words_tokens (BST_TOKEN_WINE + good, feature->goods[good]);

        add_remark (text, goods);
      }
}

/* A hand, a tower or the dragon may have taken all of them out (D11, D12). */
static gboolean
is_in_quarantine (const BstFeature *feature)
{
  return feature->stays && feature->owners != 0;
}

static void
add_remarks (GString          *text,
             const BstFeature *feature,
             const BstGame    *game)
{
  const BstRules *rules = bst_game_get_rules (game);

  for (guint i = 0; i < BST_N_EMBLEMS; i++)
    {
      const BstIoEmblemWords *words = &bst_io_emblem_words[i];
      guint counts;

      if (words->remark == NULL || !(feature->emblems & (1u << i)))
        continue;
      memcpy (&counts, (const char *) rules + words->in_rules, sizeof counts);
      if (counts == 0 || (is_in_quarantine (feature) && i == BST_EMBLEM_NUMBER (BST_EMBLEM_PLAGUE)))
        continue;
      if (!feature->complete && words->unfinished != NULL)
        add_remark (text, _(words->unfinished));
      else
        add_remark (text, _(words->remark));
    }
  add_goods (text, feature, rules);
  if (feature->ingots > 0)
    {
      g_autofree char *ingots = g_strdup_printf (ngettext ("%u ingot", "%u ingots", feature->ingots), feature->ingots);

      add_remark (text, ingots);
    }
  if (is_in_quarantine (feature))
    /* Translators: of a completed city with rats: its figures stay, and are not scored again. */
    add_remark (text, _("quarantine (D8, D10)"));
  if (feature->barns != 0)
    {
      g_autofree char *names = bst_io_words_players (game, feature->barns);
      /* Translators: %s is players whose barns stand on a farm. */
      g_autofree char *barns = g_strdup_printf (_("barn of %s (AM4)"), names);

      add_remark (text, barns);
    }
}

static char *
get_own_state (const BstFeature *feature)
{
  if (feature->kind == BST_FEATURE_TOWER)
    return g_strdup_printf (ngettext ("%u piece (TO1)", "%u pieces (TO1)", feature->height),
                            feature->height);
  /* Translators: of a river, with the number of the rule. */
  if (feature->kind == BST_FEATURE_RIVER)
    return g_strdup (_("separates fields (RV7)"));
  if (feature->complete)
    return g_strdup (C_("feature", "completed"));
  if (feature->kind == BST_FEATURE_FIELD)
    return get_farm_state (feature);
  if (bst_feature_kind_get (feature->kind)->counts_round)
    return g_strdup_printf (ngettext ("%u neighbour missing", "%u neighbours missing",
                                      feature->open), feature->open);

  return g_strdup_printf (ngettext ("%u open edge", "%u open edges", feature->open),
                          feature->open);
}

char *
bst_io_feature_text_dup_state (const BstFeature *feature,
                                const BstGame    *game)
{
  g_autofree char *own = get_own_state (feature);
  g_autoptr (GString) text = g_string_new (own);

  add_remarks (text, feature, game);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_feature_text_dup_counts (const BstFeature *feature,
                                 const BstGame    *game)
{
  g_autofree char *own = NULL;
  g_autoptr (GString) text = NULL;

  if (feature->kind == BST_FEATURE_FIELD && feature->cities > 0)
    /* Translators: how many of how many. */
    own = g_strdup_printf (_("%u of %u"), feature->complete_cities, feature->cities);
  else
    own = get_own_state (feature);
  text = g_string_new (own);
  if (feature->pennants > 0)
    {
      g_autofree char *pennants = g_strdup_printf (ngettext ("%u pennant", "%u pennants", feature->pennants),
                                                   feature->pennants);

      add_remark (text, pennants);
    }
  add_remarks (text, feature, game);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_feature_text_dup_worth (const BstFeature *feature)
{
  if (!bst_feature_kind_get (feature->kind)->is_claimed)
    /* Translators: of a tower or a river. */
    return g_strdup (_("Gives no points"));
  /* D10: what it gave is not what it would give. */
  if (feature->stays)
    /* Translators: of a completed city with rats: its figures stay there. */
    return g_strdup (_("Scored already"));
  if (feature->complete)
    /* Translators: what a completed feature paid. */
    return g_strdup_printf (ngettext ("%d point", "%d points", feature->now), feature->now);

  if (feature->is_over)
    /* Translators: what a feature that is not completed gives after the last tile. */
    return g_strdup_printf (ngettext ("At the end %d point", "At the end %d points", feature->end), feature->end);
  if (feature->kind == BST_FEATURE_FIELD)
    /* Translators: what a farm is worth: at this moment, when all its cities are completed, and at the end of the
     * game as it is. */
    return g_strdup_printf (_("Now %d · all cities completed %d · at the end %d"), feature->now,
                            feature->completed, feature->end);

  /* Translators: what an unfinished feature is worth: at this moment, when it is completed
   * with no tile more, and at the end of the game as it is. */
  return g_strdup_printf (_("Now %d · completed as it stands %d · at the end %d"), feature->now,
                          feature->completed, feature->end);
}
