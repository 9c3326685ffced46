/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words and sentences about puzzles. */

#include "config.h"

#include "bst-io-booklet.h"

#include "bst-io-reason.h"

#include <glib/gi18n-lib.h>

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
      bst_spot_print (&puzzle->target, text);
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

char *
bst_io_puzzle_dup_fault (const BstPuzzleFault *fault)
{
  g_autofree char *reason = NULL;

  switch (fault->kind)
    {
    case BST_FAULT_UNSOLVABLE:
      reason = bst_io_reason_dup_message (fault->error);
      return g_strdup_printf (_("The puzzle cannot be solved: %s"), reason);
    case BST_FAULT_NOT_UNIQUE:
      return g_strdup_printf (_("Another move is as good as those that are named: %s"),
                              fault->detail);
    case BST_FAULT_WRONG:
      return g_strdup_printf (_("The answer has all stars and is not the best: %s"),
                              fault->detail);
    case BST_FAULT_MISSED:
      return g_strdup_printf (_("The answer has no stars and is right: %s"), fault->detail);
    case BST_FAULT_ILLEGAL:
      reason = bst_io_reason_dup_message (fault->error);
      return g_strdup_printf (_("An answer or the solution cannot be played: %s"), reason);
    case BST_FAULT_SOLUTION:
    default:
      return g_strdup_printf (_("The solution does not begin with a right answer: %s"),
                              fault->detail);
    }
}
