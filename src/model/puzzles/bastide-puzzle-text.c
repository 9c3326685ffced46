/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-text.h"
#include "bastide-chosen-text.h"

#include <bst-fit-map.h>
#include <bst-io-booklet.h>
#include <bst-io-event-text.h>
#include <bst-io-feature-text.h>
#include <bst-io-goal-text.h>
#include <bst-io-game-words.h>
#include <bst-io-case-play.h>
#include <bst-io-rule-set.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

#include <string.h>

#define MAX_LEVEL 5

/* --- The puzzle --- */

char *
bastide_puzzle_text_dup_title (const BstPuzzle *puzzle,
                               guint            index)
{
  if (puzzle->title != NULL)
    return g_strdup (puzzle->title);

  /* Translators: %u is a number from 1. */
  return g_strdup_printf (_("Puzzle %u"), index + 1);
}

char *
bastide_puzzle_text_dup_level (const BstPuzzle *puzzle)
{
  /* Translators: how difficult a puzzle is: 1 is easy. */
  return g_strdup_printf (_("Level %u of %u"), puzzle->level, MAX_LEVEL);
}

const char *
bastide_puzzle_text_get_practice (BstPracticeState state)
{
  switch (state)
    {
    case BST_PRACTICE_SOLVED:
      return C_("puzzle", "solved");
    case BST_PRACTICE_WRONG:
      return C_("puzzle", "not solved");
    case BST_PRACTICE_DUE:
      return C_("puzzle", "due");
    case BST_PRACTICE_NEW:
    default:
      return C_("puzzle", "new");
    }
}

/* --- The verdict --- */

const char *
bastide_puzzle_text_get_verdict (BastidePuzzleSession *session)
{
  const BstPuzzleVerdict *verdict = bastide_puzzle_session_get_verdict (session);

  if (bastide_puzzle_session_get_state (session) != BASTIDE_PUZZLE_SESSION_JUDGED)
    return NULL;
  if (verdict->right)
    /* Translators: of an answer to a puzzle. */
    return C_("answer", "Right!");
  if (verdict->marks > 0)
    /* Translators: of an answer to a puzzle that is nearly right. */
    return C_("answer", "Not quite.");

  /* Who errs for the first time tries again. */
  if (bastide_puzzle_session_get_n_wrong (session) < 2)
    /* Translators: of an answer to a puzzle that was wrong at the first try. */
    return C_("answer", "Not yet.");

  /* Translators: of an answer to a puzzle. */
  return C_("answer", "Wrong.");
}

/* What became of the feature that the goal is about. (transfer full) */
static char *
dup_goal_reason (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  const BstPosition *position = bastide_answer_get_position (bastide_puzzle_session_get_answer (session));
  BstFeature feature;

  bst_position_get_feature (position, bst_puzzle_find_target (puzzle), &feature);

  return bst_io_goal_dup_result (puzzle->task, bastide_puzzle_session_get_verdict (session)->right, &feature);
}

/* How many lines are right. */
static char *
dup_numbers_reason (BastidePuzzleSession *session)
{
  guint n_right = (guint) bastide_puzzle_session_get_verdict (session)->value;
  guint n_lines = bastide_puzzle_session_get_solution (session)->numbers->len;

  /* Translators: lines of a list of numbers that was filled in. */
  return g_strdup_printf (ngettext ("%u of %u line is right.", "%u of %u lines are right.", n_lines),
                          n_right, n_lines);
}

static char *
dup_off (int off)
{
  if (off > 0)
    return g_strdup_printf (ngettext ("That is %d too many.", "That is %d too many.", (gulong) off), off);

  return g_strdup_printf (ngettext ("That is %d too few.", "That is %d too few.", (gulong) -off), -off);
}

/* The mistake behind it, unless the setter names it; else how far off it is. (transfer full) */
static char *
dup_number_reason (BastidePuzzleSession *session,
                   int                   number)
{
  const BstPuzzleSolution *solution = bastide_puzzle_session_get_solution (session);
  BstMisread misread = bst_misread_find (bastide_puzzle_session_get_puzzle (session), solution, number);

  if (bastide_puzzle_session_get_verdict (session)->reply != NULL)
    return NULL;
  if (misread != BST_MISREAD_NONE)
    return g_strdup (bst_io_puzzle_misread_sentence (misread));

  return dup_off (number - solution->value);
}

/* Bits that @answer has and @right has not, and the other way round. */
static const char *
get_winner_reason (guint answer,
                   guint right)
{
  if (answer == 0)
    return _("Whoever has the most points wins.");
  if ((answer & ~right) == 0)
    return _("There is a tie: somebody else has as many points.");

  return (right & ~answer) == 0 ? _("That is no tie: they have not all as many points.")
                                : _("Somebody else has more points.");
}

static const char *
get_owner_reason (guint answer,
                  guint right)
{
  if (right == 0)
    return _("Nobody has a figure there that counts.");
  if (answer == 0)
    return _("Somebody has a figure there.");
  if ((answer & ~right) == 0)
    return _("There is a tie: somebody else counts as much there, and owns it, too.");

  return (right & ~answer) == 0 ? _("That is no tie: they do not all count as much there.")
                                : _("Somebody else counts for more there.");
}

/* How far off a wrong answer is, as far as that may be told while it can be tried again. (transfer full)
 * (nullable) */
static char *
dup_difference (BastidePuzzleSession   *session,
                const BstPuzzleVerdict *verdict)
{
  const BstPuzzleSolution *solution = bastide_puzzle_session_get_solution (session);

  switch (bst_task_get_answer (bastide_puzzle_session_get_puzzle (session)->task))
    {
    case BST_ANSWER_NUMBER:
      return dup_number_reason (session, verdict->value);
    case BST_ANSWER_NUMBERS:
      return dup_numbers_reason (session);
    case BST_ANSWER_PLAYERS:
      return g_strdup (bastide_puzzle_session_get_puzzle (session)->task == BST_TASK_WINNER
                       ? get_winner_reason ((guint) verdict->value, solution->players)
                       : get_owner_reason ((guint) verdict->value, solution->players));
    case BST_ANSWER_FEATURES:
      return bastide_chosen_text_dup_reason (session);
    case BST_ANSWER_TRUTH:
      return g_strdup (verdict->value == solution->value ? _("So it is, but by another rule.")
                                                         : _("It is the other way round."));
    default:
      return NULL;
    }
}

/* The figure that the answer put, if it is still there, stands on what has not paid. (transfer full) (nullable) */
static char *
dup_standing (const BstPosition *position)
{
  guint n_tiles, n_figures;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  BstFeature feature;

  for (guint i = 0; i < n_figures; i++)
    if (figures[i].part >= tiles[n_tiles - 1].first_part)
      {
        bst_position_get_feature (position, figures[i].part, &feature);

        return feature.complete || !bst_feature_kind_get (feature.kind)->completes
               ? NULL : bst_io_goal_dup_result (BST_TASK_COMPLETE, FALSE, &feature);
      }

  return NULL;
}

/* Does the tile laid last complete something, whoever it is of? */
static gboolean
completes (const BstPosition *position)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  BstFeature feature;

  for (guint part = tiles[n_tiles - 1].first_part; part < bst_position_get_n_parts (position); part++)
    {
      bst_position_get_feature (position, part, &feature);
      if (feature.complete)
        return TRUE;
    }

  return FALSE;
}

/* Why nothing was paid. (transfer full) (nullable) */
static char *
dup_unpaid (BastidePuzzleSession *session)
{
  const BstPosition *position = bastide_answer_get_position (bastide_puzzle_session_get_answer (session));
  char *standing = dup_standing (position);

  if (standing != NULL || bastide_puzzle_session_get_verdict (session)->value > 0)
    return standing;

  return g_strdup (completes (position) ? _("Something is completed, but nobody of yours stands there.")
                                        : _("Nothing is completed by that."));
}

/* What a move that is not the best does not do, or does for others. (transfer full) (nullable) */
static char *
dup_why (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);

  if (puzzle->task == BST_TASK_MOST_NOW)
    return dup_unpaid (session);

  return bst_io_puzzle_dup_effect (puzzle,
                                   bastide_answer_get_position (bastide_puzzle_session_get_answer (session)));
}

/* Too few points, and why, as far as that is seen. (transfer full) */
static char *
dup_gain_reason (BastidePuzzleSession *session)
{
  const BstPuzzleVerdict *verdict = bastide_puzzle_session_get_verdict (session);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *points = g_strdup_printf (_("This brings %d of %d points."), verdict->value,
                                             bastide_puzzle_session_get_puzzle (session)->goal);
  g_autofree char *why = verdict->reply == NULL ? dup_unpaid (session) : NULL;

  bst_io_words_add_line (text, points);
  bst_io_words_add_line (text, why);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Is the last tile of one of the moves that the maker of the puzzle accepts laid there? */
static gboolean
is_accepted_cell (const BstPuzzle *puzzle,
                  const BstTile   *tile)
{
  const BstGame *game = bst_position_get_game (puzzle->position);

  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);
      const char *last = strrchr (answer->text, ';');
      BstMove move;

      if (answer->marks == BST_FULL_MARKS && bst_move_parse (game, last != NULL ? last + 2 : answer->text, &move, NULL)
          && move.x == tile->x && move.y == tile->y)
        return TRUE;
    }

  return FALSE;
}

/* How far a wrong move is from one that is accepted. (transfer full) */
static char *
dup_move_reason (BastidePuzzleSession *session)
{
  const BstPosition *position = bastide_answer_get_position (bastide_puzzle_session_get_answer (session));
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  return g_strdup (is_accepted_cell (bastide_puzzle_session_get_puzzle (session), &tiles[n_tiles - 1])
                   ? _("The cell is right, but something else was to be done there.")
                   : _("The tile belongs on another cell."));
}

static char *
dup_reason (BastidePuzzleSession   *session,
            const BstPuzzleVerdict *verdict)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  g_autofree char *worth = NULL;
  g_autofree char *better = NULL;
  g_autofree char *why = NULL;

  if (bst_task_get_answer (puzzle->task) == BST_ANSWER_CELLS)
    return bastide_chosen_text_dup_reason (session);
  if (!bst_task_is_move (puzzle->task))
    return verdict->right ? NULL : dup_difference (session, verdict);
  if (puzzle->task == BST_TASK_GAIN && !verdict->right)
    return dup_gain_reason (session);
  if (puzzle->task == BST_TASK_MOVE)
    return verdict->right || verdict->reply != NULL ? NULL : dup_move_reason (session);
  if (bst_task_is_goal (puzzle->task))
    return dup_goal_reason (session);

  worth = bst_io_puzzle_dup_worth (puzzle->task, verdict->value);
  if (verdict->right)
    return g_steal_pointer (&worth);

  /* Translators: %s is a sentence that says what a move is worth. */
  better = g_strdup_printf (_("%s There is a better move."), worth);
  why = verdict->reply == NULL ? dup_why (session) : NULL;

  return why != NULL ? g_strdup_printf ("%s\n%s", better, why) : g_steal_pointer (&better);
}

/* To a wrong number of points: how one gets to the right one, which stays to be found. (transfer full) (nullable) */
static char *
dup_way (BastidePuzzleSession   *session,
         const BstPuzzleVerdict *verdict)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);

  if (verdict->right || bst_task_get_answer (puzzle->task) != BST_ANSWER_NUMBER
      || bastide_puzzle_session_is_done (session))
    return NULL;

  return bst_io_puzzle_dup_way (puzzle, bastide_puzzle_session_get_solution (session));
}

/* What the moves on the board brought at once, by the lines of the score sheet. (transfer full) (nullable) */
static char *
dup_paid (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);

  if (puzzle->task != BST_TASK_MOST_NOW && puzzle->task != BST_TASK_GAIN)
    return NULL;

  return bst_io_puzzle_dup_paid (puzzle, bastide_puzzle_session_get_paid (session));
}

char *
bastide_puzzle_text_dup_reason (BastidePuzzleSession *session)
{
  const BstPuzzleVerdict *verdict = bastide_puzzle_session_get_verdict (session);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *reason = NULL, *way = NULL, *paid = NULL;

  if (bastide_puzzle_session_get_state (session) != BASTIDE_PUZZLE_SESSION_JUDGED)
    return g_strdup (bastide_puzzle_session_get_fault (session));

  /* Lines of a sheet are counted, and need no stars. */
  if (verdict->marks > 0 && verdict->marks < BST_FULL_MARKS
      && bst_task_get_answer (bastide_puzzle_session_get_puzzle (session)->task) != BST_ANSWER_NUMBERS)
    {
      /* Translators: how good an answer is; "★" stands on the board for the same. */
      g_autofree char *marks = g_strdup_printf (ngettext ("%u star of %u (★).", "%u stars of %u (★).",
                                                          verdict->marks),
                                                verdict->marks, BST_FULL_MARKS);

      bst_io_words_add_line (text, marks);
    }
  reason = dup_reason (session, verdict);
  way = dup_way (session, verdict);
  paid = dup_paid (session);
  bst_io_words_add_line (text, reason);
  bst_io_words_add_line (text, paid);
  bst_io_words_add_line (text, verdict->reply);
  bst_io_words_add_line (text, way);

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

const char *
bastide_puzzle_text_get_credit (BastidePuzzleSession *session)
{
  if (bastide_puzzle_session_get_state (session) != BASTIDE_PUZZLE_SESSION_JUDGED
      || !bastide_puzzle_session_get_verdict (session)->right
      || bastide_puzzle_session_is_credited (session))
    return NULL;

  return _("The first try counts, and one without hints: the puzzle stays unsolved.");
}

/* --- The answer --- */

char *
bastide_puzzle_text_dup_given (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  const BstPuzzleSolution *solution = bastide_puzzle_session_get_solution (session);
  gboolean is_shown = bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_SHOWING;
  gboolean is_judged = bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_JUDGED;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *answer = NULL;
  g_autofree char *more = NULL, *paid = NULL;

  if (solution == NULL || !bastide_puzzle_session_is_done (session) || !(is_shown || is_judged))
    return NULL;

  /* What was right needs not be said again, but for its reasons; numbers are told beside their lines. */
  if (is_shown && bst_task_get_answer (puzzle->task) != BST_ANSWER_NUMBERS)
    answer = bst_io_puzzle_dup_answer (puzzle, solution);
  more = bst_io_puzzle_dup_why (puzzle, solution);
  /* The reason of an answer that was judged says it already. */
  if (is_shown)
    paid = dup_paid (session);
  bst_io_words_add_line (text, answer);
  bst_io_words_add_line (text, more);
  bst_io_words_add_line (text, paid);

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* --- The solution --- */

char *
bastide_puzzle_text_dup_step (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  BstGame *game = bst_position_get_game (puzzle->position);
  guint step = bastide_puzzle_session_get_step (session);
  guint n_steps = bastide_puzzle_session_get_n_steps (session);
  g_autofree char *text = NULL;
  BstMove move;

  if (step == 0 || !bst_move_parse (game, bastide_puzzle_session_get_step_text (session, step - 1), &move,
                                    NULL))
    /* Translators: so many steps has a solution, of which none is shown yet. */
    return g_strdup_printf (ngettext ("The solution has %u step.", "The solution has %u steps.",
                                      n_steps), n_steps);
  text = bst_io_step_text_dup_move (game, &move);

  /* Translators: a step of a solution, of how many, and a move: "1 of 2: U (1, 0) 90°". */
  return g_strdup_printf (_("%u of %u: %s"), step, n_steps, text);
}
