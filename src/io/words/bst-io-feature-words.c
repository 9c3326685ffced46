/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-feature-words.h"

#include "bst-io-word-table.h"

#include <glib/gi18n-lib.h>

const BstIoFeatureWords bst_io_feature_words[BST_N_FEATURE_KINDS] = {
  [BST_FEATURE_CITY] = {
    N_("City"), NC_("feature", "city"),
    /* Translators: %s is sides of the tile: "north and west". */
    N_("city %s"), N_("knight"), NP_("%u city", "%u cities"),
    NP_("%u city on the board", "%u cities on the board"),
    N_("City completed"), N_("Unfinished city"), N_("city"), N_("unfinished city"),
  },
  [BST_FEATURE_ROAD] = {
    N_("Road"), NC_("feature", "road"), N_("road %s"), N_("highwayman"), NP_("%u road", "%u roads"),
    NP_("%u road on the board", "%u roads on the board"),
    N_("Road completed"), N_("Unfinished road"), N_("road"), N_("unfinished road"),
  },
  [BST_FEATURE_FIELD] = {
    /* Translators: joined fields, where farmers lie. */
    N_("Farm"), NC_("feature", "farm"), N_("field %s"), N_("farmer"), NP_("%u farm", "%u farms"),
    NP_("%u farm on the board", "%u farms on the board"), N_("Farm"), N_("Farm"), NULL, NULL,
  },
  [BST_FEATURE_MONASTERY] = {
    N_("Monastery"), NC_("feature", "monastery"), N_("monastery"), N_("monk"),
    NP_("%u monastery", "%u monasteries"), NULL, NULL,
    N_("Monastery completed"), N_("Unfinished monastery"), N_("monastery"), N_("unfinished monastery"),
  },
  [BST_FEATURE_RIVER] = {
    N_("River"), NC_("feature", "river"), N_("river %s"), NULL, NP_("%u river", "%u rivers"), NULL, NULL,
    NULL, NULL, NULL, NULL,
  },
  [BST_FEATURE_TOWER] = {
    N_("Tower"), NC_("feature", "tower"), N_("tower"),
    /* Translators: a follower who stands on a tower and closes it. */
    N_("guard"), NP_("%u tower", "%u towers"), NULL, NULL, NULL, NULL, NULL, NULL,
  },
  [BST_FEATURE_GARDEN] = {
    N_("Garden"), NC_("feature", "garden"), N_("garden"),
    /* Translators: a follower on a garden, where by the rules only abbots stand. */
    N_("gardener"), NP_("%u garden", "%u gardens"), NULL, NULL,
    N_("Garden completed"), N_("Unfinished garden"), N_("garden"), N_("unfinished garden"),
  },
};

const char *
bst_io_words_feature (BstFeatureKind kind)
{
  return _(bst_io_feature_words[kind].name);
}

const char *
bst_io_words_feature_in_table (BstFeatureKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "feature", bst_io_feature_words[kind].word);
}

const char *
bst_io_words_role (BstFeatureKind kind)
{
  const char *follower = bst_io_feature_words[kind].follower;

  /* Where nobody stands there is no name for who does. */
  return follower != NULL ? _(follower) : C_("figure", "follower");
}

char *
bst_io_words_feature_at (BstFeatureKind  kind,
                         const char     *edges)
{
  return bst_io_words_fill (_(bst_io_feature_words[kind].segment), "%s", edges);
}

char *
bst_io_words_features (BstFeatureKind kind,
                       guint          count)
{
  return bst_io_words_count (bst_io_feature_words[kind].one, bst_io_feature_words[kind].many, count);
}

char *
bst_io_words_features_on_board (BstFeatureKind kind,
                                guint          count)
{
  const BstIoFeatureWords *words = &bst_io_feature_words[kind];

  if (words->one_on_board != NULL)
    return bst_io_words_count (words->one_on_board, words->many_on_board, count);

  /* Translators: a kind of feature, and how many there are: "Monastery: 2". */
  return g_strdup_printf (C_("count", "%s: %u"), _(words->name), count);
}

const char *
bst_io_words_paid (const BstEvent *event)
{
  const BstIoFeatureWords *words = &bst_io_feature_words[event->kind];

  if (event->complete && event->two_tile)
    return _("Small city completed");
  g_return_val_if_fail (words->paid != NULL, "");

  return event->complete ? _(words->paid) : _(words->paid_unfinished);
}

const char *
bst_io_words_paid_in_table (const BstEvent *event)
{
  const BstIoFeatureWords *words = &bst_io_feature_words[event->kind];

  if (event->two_tile)
    return _("two-tile city");
  if (words->phrase == NULL)
    return bst_io_words_feature_in_table (event->kind);

  return event->complete ? _(words->phrase) : _(words->phrase_unfinished);
}
