/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about features on the board. */

#include "bst-io-case-check-private.h"

#include <string.h>

/* What `feature` lines can ask for. */
static const struct
{
  const char *word;
  gsize       offset;
} numbers[] = {
  { "tiles", G_STRUCT_OFFSET (BstFeature, tiles) },
  { "segments", G_STRUCT_OFFSET (BstFeature, segments) },
  { "pennants", G_STRUCT_OFFSET (BstFeature, pennants) },
  { "open", G_STRUCT_OFFSET (BstFeature, open) },
  { "margin", G_STRUCT_OFFSET (BstFeature, margin) },
  { "cities", G_STRUCT_OFFSET (BstFeature, cities) },
  { "complete-cities", G_STRUCT_OFFSET (BstFeature, complete_cities) },
  { "now", G_STRUCT_OFFSET (BstFeature, now) },
  { "completed", G_STRUCT_OFFSET (BstFeature, completed) },
  { "end", G_STRUCT_OFFSET (BstFeature, end) },
};

static gboolean
find_number (const BstFeature *feature,
             const char       *word,
             int              *number)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].word, word) == 0)
      {
        *number = G_STRUCT_MEMBER (int, feature, numbers[i].offset);
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_feature (BstIoCaseCheck *self,
              char          **words,
              BstFeature     *feature)
{
  guint part;

  if (!bst_io_case_check_read_place (self, words, &part))
    return FALSE;

  bst_position_get_feature (self->game.position, part, feature);

  return TRUE;
}

void
bst_io_case_check_feature (BstIoCaseCheck *self,
                           char          **words)
{
  BstFeature feature;

  if (!read_feature (self, words, &feature))
    return;

  for (words += 2; *words != NULL; words++)
    {
      int found, wanted;

      if (strcmp (*words, "complete") == 0 || strcmp (*words, "incomplete") == 0)
        {
          if (feature.complete != (**words == 'c'))
            bst_io_case_check_fail (self, "the feature is not %s", *words);
          continue;
        }
      if (!find_number (&feature, *words, &found))
        {
          bst_io_case_check_fail (self, "a feature has no %s", *words);
          return;
        }
      words++;
      if (!bst_io_case_check_read_number (self, *words, &wanted))
        return;
      if (wanted != found)
        bst_io_case_check_fail (self, "%s is %d", words[-1], found);
    }
}

void
bst_io_case_check_owners (BstIoCaseCheck *self,
                          char          **words)
{
  BstFeature feature;
  guint owners = 0;

  if (!read_feature (self, words, &feature))
    return;
  if (bst_io_case_check_count_words (words) < 4 || strcmp (words[2], "=") != 0)
    {
      bst_io_case_check_fail (self, "expected PLACE = PLAYER ... or none");
      return;
    }

  for (words += 3; *words != NULL; words++)
    {
      int player;

      if (strcmp (*words, "none") == 0)
        continue;
      if (!bst_io_case_check_read_player (self, *words, &player))
        return;
      owners |= 1u << player;
    }
  if (owners != feature.owners)
    bst_io_case_check_fail (self, "the owners are players %#x", feature.owners);
}

void
bst_io_case_check_figures (BstIoCaseCheck *self,
                           char          **words)
{
  BstFeature feature;
  int wanted[BST_MAX_PLAYERS];
  guint named;

  if (!read_feature (self, words, &feature))
    return;
  if (bst_io_case_check_count_words (words) < 4 || strcmp (words[2], "=") != 0)
    {
      bst_io_case_check_fail (self, "expected PLACE = PLAYER NUMBER ... or none");
      return;
    }
  if (!bst_io_case_check_read_points (self, words + (strcmp (words[3], "none") == 0 ? 4 : 3), wanted, &named))
    return;

  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if (feature.figures[i] != wanted[i])
      bst_io_case_check_fail (self, "player %u has %u figures there", i, feature.figures[i]);
}

static void
run_compare (BstIoCaseCheck *self,
             char          **words,
             gboolean        wanted)
{
  guint a, b;

  if (!bst_io_case_check_read_place (self, words, &a) || !bst_io_case_check_read_place (self, words + 2, &b))
    return;
  if (words[4] != NULL)
    bst_io_case_check_fail (self, "something follows: %s", words[4]);
  if ((bst_position_find_root (self->game.position, a)
       == bst_position_find_root (self->game.position, b)) != wanted)
    bst_io_case_check_fail (self, wanted ? "these are two features" : "this is one feature");
}

void
bst_io_case_check_same (BstIoCaseCheck *self,
                        char          **words)
{
  run_compare (self, words, TRUE);
}

void
bst_io_case_check_apart (BstIoCaseCheck *self,
                         char          **words)
{
  run_compare (self, words, FALSE);
}

void
bst_io_case_check_count (BstIoCaseCheck *self,
                         char          **words)
{
  BstPosition *position = self->game.position;
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_features (position, roots);
  BstFeatureKind kind;
  int wanted, found = 0;

  if (!bst_io_case_read_kind (words[0], &kind) || !bst_io_case_check_read_number (self, words[1], &wanted))
    {
      bst_io_case_check_fail (self, "expected KIND NUMBER");
      return;
    }

  for (guint i = 0; i < n_roots; i++)
    found += bst_position_get_feature_kind (position, roots[i]) == kind;
  if (found != wanted)
    bst_io_case_check_fail (self, "there are %d", found);
}
