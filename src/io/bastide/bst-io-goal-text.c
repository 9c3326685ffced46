/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-goal-text.h"

#include <glib/gi18n-lib.h>

/* What is said of each kind of feature; "feature" of the others. */
typedef enum
{
  ROAD,
  CITY,
  MONASTERY,
  FARM,
  OTHER,
  N_NOUNS
} Noun;

typedef enum
{
  COMPLETE,
  ENLARGE,
  JOIN,
  SHARE,
  BLOCK,
  N_GOALS
} Goal;

/* What was reached, and what was not; how far it is from being complete is said with a number. */
static const struct
{
  const char *reached[N_NOUNS];
  const char *missed[N_NOUNS];
} sentences[N_GOALS] = {
  [COMPLETE] = {
    { N_("The road is complete."), N_("The city is complete."), N_("The monastery is complete."), NULL,
      N_("The feature is complete.") },
    { NULL, NULL, NULL, NULL, N_("The feature is not complete.") },
  },
  [ENLARGE] = {
    { N_("The road has more tiles now."), N_("The city has more tiles now."), N_("The monastery has more tiles now."),
      N_("The farm has more tiles now."), N_("The feature has more tiles now.") },
    { N_("The road is as long as before."), N_("The city is as large as before."),
      N_("The monastery has as many tiles as before."), N_("The farm is as large as before."),
      N_("The feature is as large as before.") },
  },
  [JOIN] = {
    { N_("They are one road now."), N_("They are one city now."), NULL, N_("They are one farm now."),
      N_("They are one feature now.") },
    { N_("They are two roads still."), N_("They are two cities still."), NULL, N_("They are two farms still."),
      N_("They are two features still.") },
  },
  [SHARE] = {
    { N_("The road is yours, or yours too."), N_("The city is yours, or yours too."), NULL,
      N_("The farm is yours, or yours too."), N_("The feature is yours, or yours too.") },
    { N_("The road belongs to others still."), N_("The city belongs to others still."), NULL,
      N_("The farm belongs to others still."), N_("The feature belongs to others still.") },
  },
  [BLOCK] = {
    { N_("The road can never be completed any more."), N_("The city can never be completed any more."),
      N_("The monastery can never be completed any more."), NULL,
      N_("The feature can never be completed any more.") },
    { N_("The road is not shut for ever."), N_("The city is not shut for ever."),
      N_("The monastery is not shut for ever."), NULL, N_("The feature is not shut for ever.") },
  },
};

/* Whoever put no figure there left it to nobody, not to others. */
static const char * const unclaimed[N_NOUNS] = {
  N_("The road belongs to nobody still."), N_("The city belongs to nobody still."), NULL,
  N_("The field belongs to nobody still."), N_("The feature belongs to nobody still."),
};

static Noun
get_noun (BstFeatureKind kind)
{
  switch (kind)
    {
    case BST_FEATURE_ROAD:
      return ROAD;
    case BST_FEATURE_CITY:
      return CITY;
    case BST_FEATURE_MONASTERY:
      return MONASTERY;
    case BST_FEATURE_FIELD:
      return FARM;
    default:
      return OTHER;
    }
}

static Goal
get_goal (BstTaskKind task)
{
  switch (task)
    {
    case BST_TASK_COMPLETE:
      return COMPLETE;
    case BST_TASK_ENLARGE:
      return ENLARGE;
    case BST_TASK_JOIN:
      return JOIN;
    case BST_TASK_SHARE:
      return SHARE;
    case BST_TASK_BLOCK:
    default:
      return BLOCK;
    }
}

/* What it lacks. (transfer full) */
static char *
dup_incomplete (const BstFeature *feature)
{
  switch (get_noun (feature->kind))
    {
    case ROAD:
      return g_strdup_printf (ngettext ("The road is still open at %u end.", "The road is still open at %u ends.",
                                        feature->open), feature->open);
    case CITY:
      return g_strdup_printf (ngettext ("The wall of the city still has %u gap.", "The wall of the city still has %u gaps.",
                                        feature->open), feature->open);
    case MONASTERY:
      return g_strdup_printf (ngettext ("%u tile is still missing around the monastery.",
                                        "%u tiles are still missing around the monastery.", feature->open),
                              feature->open);
    default:
      return g_strdup (_("The feature is not complete."));
    }
}

char *
bst_io_goal_dup_result (BstTaskKind       task,
                        gboolean          is_reached,
                        const BstFeature *feature)
{
  Goal goal = get_goal (task);
  Noun noun = get_noun (feature->kind);
  const char * const *said = is_reached ? sentences[goal].reached : sentences[goal].missed;

  if (goal == SHARE && !is_reached && feature->owners == 0)
    said = unclaimed;
  if (goal == COMPLETE && !is_reached && !feature->complete && feature->open > 0)
    return dup_incomplete (feature);

  return g_strdup (_(said[noun] != NULL ? said[noun] : said[OTHER]));
}
