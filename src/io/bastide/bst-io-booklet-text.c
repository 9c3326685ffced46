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

char *
bst_io_puzzle_dup_spot (const BstSpot *spot)
{
  GString *text = g_string_new (NULL);

  bst_spot_print (spot, text);
  g_string_append_printf (text, " at %d,%d", spot->x, spot->y);

  return g_string_free (text, FALSE);
}

char *
bst_io_puzzle_dup_target (const BstPuzzle *puzzle)
{
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);

  if (needs & BST_TASK_NEEDS_FEATURE)
    return bst_io_puzzle_dup_spot (&puzzle->target);

  return needs & BST_TASK_NEEDS_CELL
         ? g_strdup_printf ("%d,%d", puzzle->target.x, puzzle->target.y) : NULL;
}

const char *
bst_io_puzzle_misread_sentence (BstMisread misread)
{
  static const char * const sentences[BST_N_MISREADS] = {
    [BST_MISREAD_PENNANT_TWICE] = N_("A pennant was counted twice."),
    [BST_MISREAD_NO_PENNANT] = N_("The pennants count, too."),
    [BST_MISREAD_PIECES] = N_("A tile counts once, even if two pieces of the feature lie on it."),
    [BST_MISREAD_COMPLETED] = N_("This is what it pays when it is completed."),
    [BST_MISREAD_OPEN] = N_("This is what it pays at the end if it is not completed."),
    [BST_MISREAD_CITY_RATE] = N_("Two points a tile is what a city pays. A road pays one."),
    [BST_MISREAD_NOT_ITSELF] = N_("The tile in the middle counts, too."),
    [BST_MISREAD_NO_CORNERS] = N_("The tiles at the corners count, too."),
    [BST_MISREAD_SHARED] = N_("Points are not shared: whoever ties gets all of them."),
    [BST_MISREAD_MULTIPLIED] = N_("How many figures stand there does not change what it is worth."),
    [BST_MISREAD_OPEN_CITIES] = N_("Only completed cities pay a farm."),
    [BST_MISREAD_FEW_CITIES] = N_("The farm touches more completed cities than that."),
    [BST_MISREAD_FOUR_A_CITY] = N_("Four points a city is an older rule."),
    [BST_MISREAD_CITY_TILES] = N_("A city pays a farm the same, however large it is."),
    [BST_MISREAD_CITY_POINTS] = N_("That would be the points of the cities themselves."),
    [BST_MISREAD_NOTHING] = N_("What is not completed is paid, too, when the game ends."),
    [BST_MISREAD_FEWER] = N_("Whoever has fewer figures there than another gets nothing."),
    [BST_MISREAD_ABSENT] = N_("Whoever has no figure there gets nothing.")
  };

  return misread != BST_MISREAD_NONE ? _(sentences[misread]) : NULL;
}

/* A text that is no move the reason names itself. */
static char *
dup_illegal (const BstPuzzleFault *fault)
{
  g_autofree char *reason = bst_io_reason_dup_message (fault->error);
  const BstErrorDetails *details = fault->error->domain == BST_ERROR ? bst_error_get_details (fault->error) : NULL;

  if (fault->detail != NULL && details != NULL && details->text_kind == BST_ERROR_TEXT_NONE)
    /* Translators: %s are an answer in the words of files, and why it is none. */
    return g_strdup_printf (_("The answer %s cannot be played: %s"), fault->detail, reason);

  return g_strdup_printf (_("An answer or the solution cannot be played: %s"), reason);
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
      return dup_illegal (fault);
    case BST_FAULT_MARK:
      /* Translators: %s is a feature in the notation of files: "city:N at 1,0". */
      return g_strdup_printf (_("What is lit is not on the board: %s"), fault->detail);
    case BST_FAULT_SEVERAL_RIGHT:
      return g_strdup_printf (_("Only one sentence can be right, and this is another: %s"), fault->detail);
    case BST_FAULT_SAME_SENTENCE:
      return g_strdup_printf (_("This sentence stands there twice: %s"), fault->detail);
    case BST_FAULT_NO_REPLY:
      return g_strdup_printf (_("Whoever takes this wrong sentence gets no reply: %s"), fault->detail);
    case BST_FAULT_STATED:
      /* Translators: %s is what a sentence states, as it is written: "{8:points end city:N at 1,0}". */
      return g_strdup_printf (_("It is %d where the sentence says %s"), fault->value, fault->detail);
    case BST_FAULT_NOT_STATED:
      if (fault->error == NULL)
        /* Translators: %s is what a sentence states, as it is written: "{8:points end city:N at 1,0}". */
        return g_strdup_printf (_("This states nothing that can be checked: %s"), fault->detail);
      reason = bst_io_reason_dup_message (fault->error);
      /* Translators: %s are what a sentence states, as it is written, and why that is not so. */
      return g_strdup_printf (_("What %s states cannot be: %s"), fault->detail, reason);
    case BST_FAULT_SOLUTION:
    default:
      return g_strdup_printf (_("The solution does not begin with a right answer: %s"),
                              fault->detail);
    }
}

char *
bst_io_puzzle_dup_warning (BstPuzzleWarning warning,
                           guint            n_solving,
                           guint            n_tried)
{
  switch (warning)
    {
    case BST_WARNING_NO_GAIN:
      return g_strdup (_("Nothing is wrong with the puzzle, but no turn brings a point."));
    case BST_WARNING_EASY:
      /* Translators: how many turns solve a puzzle, and how many there are. */
      return g_strdup_printf (ngettext ("Nothing is wrong with the puzzle, but it is solved by %u of the %u turn there is.",
                                        "Nothing is wrong with the puzzle, but it is solved by %u of the %u turns there are.",
                                        n_tried), n_solving, n_tried);
    case BST_WARNING_NONE:
    default:
      return NULL;
    }
}

/* Takes @words. */
static void
add_part (GString *list,
          guint    n,
          char    *words)
{
  if (n > 0)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", words);
  g_free (words);
}

/* Translators: all of these are what was checked of a lesson, in a list. */
char *
bst_io_lesson_dup_checked (const BstLessonChecked *checked)
{
  GString *list = g_string_new (NULL);

  add_part (list, checked->n_questions,
            g_strdup_printf (ngettext ("%u question", "%u questions", checked->n_questions), checked->n_questions));
  add_part (list, checked->n_sentences,
            /* Translators: of which nobody can check what they ask: which of some sentences is right, and by which rule. */
            g_strdup_printf (ngettext ("%u question about sentences in part", "%u questions about sentences in part",
                                       checked->n_sentences), checked->n_sentences));
  add_part (list, checked->n_moves,
            g_strdup_printf (ngettext ("%u move that is shown", "%u moves that are shown", checked->n_moves),
                             checked->n_moves));
  add_part (list, checked->n_games,
            g_strdup_printf (ngettext ("%u small game", "%u small games", checked->n_games), checked->n_games));
  add_part (list, checked->n_numbers,
            g_strdup_printf (ngettext ("%u number in a sentence", "%u numbers in sentences", checked->n_numbers),
                             checked->n_numbers));
  add_part (list, checked->n_marks,
            g_strdup_printf (ngettext ("%u feature that is lit", "%u features that are lit", checked->n_marks),
                             checked->n_marks));

  return g_string_free (list, list->len == 0);
}
