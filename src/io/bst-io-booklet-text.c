/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words and sentences about puzzles. */

#include "config.h"

#include "bst-io-booklet.h"

#include "bst-io-reason.h"

#include <glib/gi18n-lib.h>

#include <string.h>

const char *
bst_io_puzzle_tiles_name (BstPuzzleTiles tiles)
{
  static const char * const names[] = { "known", "bag", "choice" };

  return names[tiles];
}

const char *
bst_io_puzzle_worth_name (BstWorth worth)
{
  static const char * const names[] = { "now", "completed", "end" };

  return names[worth];
}

static gboolean
has_feature_target (BstTaskKind task)
{
  return task == BST_TASK_COMPLETE || task == BST_TASK_BLOCK || task == BST_TASK_POINTS
         || task == BST_TASK_OWNER;
}

char *
bst_io_puzzle_dup_target (const BstPuzzle *puzzle)
{
  GString *text;

  if (puzzle->task != BST_TASK_FITS && !has_feature_target (puzzle->task))
    return NULL;

  text = g_string_new (NULL);
  if (puzzle->task != BST_TASK_FITS)
    {
      bst_spot_print_place (&puzzle->target, text);
      g_string_append (text, " at ");
    }
  g_string_append_printf (text, "%d,%d", puzzle->target.x, puzzle->target.y);

  return g_string_free (text, FALSE);
}

const char *
bst_io_puzzle_task_sentence (BstTaskKind task)
{
  static const char * const sentences[BST_N_TASKS] = {
    N_("Get the most points at once."),
    N_("Get the most points if the game ended after this turn."),
    N_("Get the greatest lead over the best other player if the game ended after this turn."),
    N_("Complete the marked feature."),
    N_("See to it that the marked feature can never be completed."),
    N_("Find all cells where the tile may lie."),
    N_("How many points is the marked feature worth?"),
    N_("Who owns the marked feature?"),
    N_("How many of the tiles that are left fit the marked cell?")
  };

  return _(sentences[task]);
}

/* Exactly as analysis says it; NULL if it does not. */
static const char *
find_unsolvable (const char *detail)
{
  static const char * const details[] = {
    N_("there is no such feature on the board"),
    N_("no tile is named"),
    N_("no copy of the tile is left"),
    N_("the board is so already"),
    N_("no move is legal"),
    N_("no move does what is asked"),
    N_("the turn before has not ended"),
    N_("there are too many moves to try"),
    N_("the search was stopped")
  };

  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    if (g_str_equal (details[i], detail))
      return _(details[i]);

  return NULL;
}

/* The text between the two; NULL if @message is not of that form. (transfer full) */
static char *
cut_out (const char *message,
         const char *before,
         const char *after)
{
  gsize length = strlen (message), cut = strlen (before) + strlen (after);

  if (length < cut || !g_str_has_prefix (message, before) || !g_str_has_suffix (message, after))
    return NULL;

  return g_strndup (message + strlen (before), length - cut);
}

/* What analysis says of a text that is no answer: the text stands in quotes. (transfer full)
 * (nullable) */
static char *
translate_answer_fault (const char *message)
{
  g_autofree char *colour = cut_out (message, "no player has the colour '", "'");
  g_autofree char *cell = cut_out (message, "'", "' is no cell");
  g_autofree char *number = cut_out (message, "'", "' is no number");
  g_autofree char *count = cut_out (message, "'", "' has not as many moves as tiles");
  g_autofree char *tile = cut_out (message, "'", "' lays another tile");

  if (colour != NULL)
    return g_strdup_printf (_("no player has the colour “%s”"), colour);
  if (cell != NULL)
    return g_strdup_printf (_("“%s” is no cell"), cell);
  if (number != NULL)
    return g_strdup_printf (_("“%s” is no number"), number);
  if (count != NULL)
    return g_strdup_printf (_("“%s” has not as many moves as there are tiles"), count);

  return tile != NULL ? g_strdup_printf (_("“%s” lays another tile"), tile) : NULL;
}

char *
bst_io_puzzle_translate (const char *message)
{
  const char *unsolvable = find_unsolvable (message);
  char *fault = unsolvable != NULL ? g_strdup (unsolvable) : translate_answer_fault (message);

  return fault != NULL ? fault : bst_io_reason_translate (message);
}

char *
bst_io_puzzle_dup_fault (const BstPuzzleFault *fault)
{
  g_autofree char *reason = NULL;

  switch (fault->kind)
    {
    case BST_FAULT_UNSOLVABLE:
      reason = bst_io_puzzle_translate (fault->detail);
      return g_strdup_printf (_("The puzzle cannot be solved: %s"), reason);
    case BST_FAULT_NOT_UNIQUE:
      return g_strdup_printf (_("Another move is as good as those that are named: %s"),
                              fault->detail);
    case BST_FAULT_WRONG:
      return g_strdup_printf (_("The answer has full marks and is not the best: %s"),
                              fault->detail);
    case BST_FAULT_MISSED:
      return g_strdup_printf (_("The answer has no marks and is right: %s"), fault->detail);
    case BST_FAULT_ILLEGAL:
      reason = bst_io_puzzle_translate (fault->detail);
      return g_strdup_printf (_("An answer or the solution cannot be played: %s"), reason);
    case BST_FAULT_SOLUTION:
    default:
      return g_strdup_printf (_("The solution does not begin with a right answer: %s"),
                              fault->detail);
    }
}
