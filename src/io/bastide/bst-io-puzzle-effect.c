/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a turn is not the best: what it does for others, and what it costs. */

#include "config.h"

#include "bst-io-puzzle-text.h"

#include "bst-change.h"
#include "bst-io-game-words.h"

#include <glib/gi18n-lib.h>

/* What the features of a change would pay the player at the end, after it less before it. */
static int
find_difference (const BstChange   *change,
                 const BstPosition *before,
                 const BstPosition *after,
                 guint              player)
{
  BstFeature feature;
  int difference = 0;

  for (guint i = 0; i < change->n_before; i++)
    {
      bst_position_get_feature (before, change->before[i], &feature);
      difference -= feature.ends[player];
    }
  for (guint i = 0; i < change->n_after; i++)
    {
      bst_position_get_feature (after, change->after[i], &feature);
      difference += feature.ends[player];
    }

  return difference;
}

/* The change that moves the player's points most into the direction of @sign; NULL if none does. */
static const BstChange *
find_cause (const BstChanges  *changes,
            const BstPosition *before,
            const BstPosition *after,
            guint              player,
            int                sign)
{
  const BstChange *cause = NULL;
  int most = 0;

  for (guint i = 0; i < changes->n_items; i++)
    {
      int difference = sign * find_difference (&changes->items[i], before, after, player);

      if (difference > most)
        {
          most = difference;
          cause = &changes->items[i];
        }
    }

  return cause;
}

/* Of others, whom it helps. (transfer full) */
static char *
dup_help (const BstChange *cause,
          const char      *name,
          int              points)
{
  gboolean joins = cause != NULL && cause->kind == BST_CHANGE_MERGED;

  switch (cause != NULL ? cause->feature : BST_FEATURE_RIVER)
    {
    case BST_FEATURE_FIELD:
      /* Translators: what a turn does for another player, %s, who gets so many points more, as all that follow. */
      return joins ? g_strdup_printf (_("It joins a farm of %s, who gets %d more."), name, points)
                   : g_strdup_printf (_("It helps a farm of %s, who gets %d more."), name, points);
    case BST_FEATURE_CITY:
      return joins ? g_strdup_printf (_("It joins a city of %s, who gets %d more."), name, points)
                   : g_strdup_printf (_("It helps a city of %s, who gets %d more."), name, points);
    case BST_FEATURE_ROAD:
      return joins ? g_strdup_printf (_("It joins a road of %s, who gets %d more."), name, points)
                   : g_strdup_printf (_("It helps a road of %s, who gets %d more."), name, points);
    case BST_FEATURE_MONASTERY:
      return g_strdup_printf (_("It helps a monastery of %s, who gets %d more."), name, points);
    default:
      return g_strdup_printf (_("It helps %s, who gets %d more."), name, points);
    }
}

/* Of the solver, whom it costs something. (transfer full) */
static char *
dup_cost (const BstChange *cause,
          int              points)
{
  switch (cause != NULL ? cause->feature : BST_FEATURE_RIVER)
    {
    case BST_FEATURE_FIELD:
      /* Translators: what a turn costs whoever makes it, in points, as all that follow. */
      return g_strdup_printf (_("It costs you %d of what a farm is worth."), points);
    case BST_FEATURE_CITY:
      return g_strdup_printf (_("It costs you %d of what a city is worth."), points);
    case BST_FEATURE_ROAD:
      return g_strdup_printf (_("It costs you %d of what a road is worth."), points);
    default:
      return g_strdup_printf (ngettext ("It costs you %d point.", "It costs you %d points.", (gulong) points), points);
    }
}

char *
bst_io_puzzle_dup_effect (const BstPuzzle   *puzzle,
                          const BstPosition *after)
{
  BstGame *game = bst_position_get_game (puzzle->position);
  guint solver = bst_position_get_turn (puzzle->position);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (BstChanges) changes = { 0 };

  if (!bst_changes_init (&changes, puzzle->position, after))
    return NULL;
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      gboolean is_solver = player == solver;
      int total = changes.totals[player];
      g_autofree char *line = NULL;

      if (is_solver ? total >= 0 : total <= 0 || puzzle->task != BST_TASK_MARGIN)
        continue;
      if (is_solver)
        line = dup_cost (find_cause (&changes, puzzle->position, after, player, -1), -total);
      else
        line = dup_help (find_cause (&changes, puzzle->position, after, player, 1),
                         bst_io_words_player (game, player), total);
      bst_io_words_add_line (text, line);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
