/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-text.h"

#include <bst-cell-odds.h>
#include <bst-io-booklet.h>
#include <bst-io-event-text.h>
#include <bst-io-feature-text.h>
#include <bst-io-game-words.h>
#include <bst-io-rule-set.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

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

const char *
bastide_puzzle_text_get_question (const BstPuzzle *puzzle)
{
  return puzzle->question != NULL ? puzzle->question : bst_io_puzzle_task_sentence (puzzle->task);
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

char *
bastide_puzzle_text_dup_tiles (const BstPuzzle *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  const char *player = bst_io_words_player (game, bst_position_get_turn (puzzle->position));

  if (puzzle->n_tiles == 0)
    return NULL;
  if (!bst_task_is_move (puzzle->task))
    return g_strdup (_("The tile:"));

  switch (puzzle->tiles_from)
    {
    case BST_PUZZLE_TILES_BAG:
      /* Translators: %s is a player; the picture of a tile follows. */
      return g_strdup_printf (_("%s has drawn:"), player);
    case BST_PUZZLE_TILES_CHOICE:
      /* Translators: %s is a player; pictures of tiles follow. */
      return g_strdup_printf (_("%s lays one of these:"), player);
    case BST_PUZZLE_TILES_KNOWN:
    default:
      if (puzzle->n_tiles == 1)
        /* Translators: %s is a player; the picture of a tile follows. */
        return g_strdup_printf (_("%s lays:"), player);
      /* Translators: %s is a player; pictures of tiles follow. */
      return g_strdup_printf (_("%s lays, one after the other:"), player);
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

  /* Translators: of an answer to a puzzle. */
  return C_("answer", "Wrong.");
}

/* What the move is worth. (transfer full) */
static char *
dup_worth (BstTaskKind task,
           int         value)
{
  g_autofree char *lead = NULL;

  if (task == BST_TASK_MOST_NOW || task == BST_TASK_GAIN)
    return g_strdup_printf (ngettext ("This brings %d point at once.",
                                      "This brings %d points at once.", (gulong) ABS (value)),
                            value);
  if (task == BST_TASK_MOST_END)
    return g_strdup_printf (ngettext ("At the end this would make %d point in all.",
                                      "At the end this would make %d points in all.",
                                      (gulong) ABS (value)), value);
  lead = bst_io_words_signed (value);

  /* Translators: %s is a number with its sign: +12. */
  return g_strdup_printf (_("At the end the lead would be %s."), lead);
}

static char *
dup_cells_reason (BastidePuzzleSession *session)
{
  g_autofree char *wrong = NULL;
  g_autofree char *missing = NULL;
  guint n_wrong, n_missing;

  bastide_puzzle_session_count_cells (session, &n_wrong, &n_missing);
  if (n_wrong == 0 && n_missing == 0)
    return NULL;
  if (n_wrong == 0)
    return g_strdup_printf (ngettext ("%u cell is missing.", "%u cells are missing.", n_missing),
                            n_missing);
  if (n_missing == 0)
    return g_strdup_printf (ngettext ("%u cell is wrong.", "%u cells are wrong.", n_wrong), n_wrong);
  wrong = g_strdup_printf (ngettext ("%u cell is wrong", "%u cells are wrong", n_wrong), n_wrong);
  missing = g_strdup_printf (ngettext ("%u cell is missing", "%u cells are missing", n_missing),
                             n_missing);

  /* Translators: how many cells of an answer are wrong, and how many are missing:
   * "1 cell is wrong, 2 cells are missing." */
  return g_strdup_printf (_("%s, %s."), wrong, missing);
}

static const char *
get_goal_reason (gboolean    right,
                 BstTaskKind task)
{
  switch (task)
    {
    case BST_TASK_COMPLETE:
      return right ? _("The feature is complete.") : _("The feature is not complete.");
    case BST_TASK_ENLARGE:
      return right ? _("The feature has more tiles now.") : _("The feature is as large as before.");
    case BST_TASK_JOIN:
      return right ? _("They are one feature now.") : _("They are two features still.");
    case BST_TASK_SHARE:
      return right ? _("The feature is yours, or yours too.") : _("The feature belongs to others still.");
    case BST_TASK_BLOCK:
    default:
      return right ? _("The feature can never be completed any more.")
                   : _("The feature is not shut for ever.");
    }
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
get_players_reason (guint answer,
                    guint right)
{
  if ((answer & ~right) == 0)
    return _("Somebody is missing.");

  return (right & ~answer) == 0 ? _("Not everybody belongs there.") : _("It is somebody else.");
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
      return g_strdup (get_players_reason ((guint) verdict->value, solution->players));
    case BST_ANSWER_FEATURES:
      return g_strdup (verdict->value < solution->value ? _("Some are missing.")
                                                        : _("Some do not belong there."));
    case BST_ANSWER_TRUTH:
      return g_strdup (verdict->value == solution->value ? _("So it is, but by another rule.")
                                                         : _("It is the other way round."));
    default:
      return NULL;
    }
}

static char *
dup_reason (BastidePuzzleSession   *session,
            const BstPuzzleVerdict *verdict)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  g_autofree char *worth = NULL;

  if (bst_task_get_answer (puzzle->task) == BST_ANSWER_CELLS)
    return dup_cells_reason (session);
  if (!bst_task_is_move (puzzle->task))
    return verdict->right ? NULL : dup_difference (session, verdict);
  if (puzzle->task == BST_TASK_GAIN && !verdict->right)
    return g_strdup_printf (_("This brings %d of %d points."), verdict->value, puzzle->goal);
  if (puzzle->task == BST_TASK_MOVE)
    return NULL;
  if (bst_task_is_goal (puzzle->task))
    return g_strdup (get_goal_reason (verdict->right, puzzle->task));

  worth = dup_worth (puzzle->task, verdict->value);
  if (verdict->right)
    return g_steal_pointer (&worth);

  /* Translators: %s is a sentence that says what a move is worth. */
  return g_strdup_printf (_("%s There is a better move."), worth);
}

static void
add_line (GString    *out,
          const char *line)
{
  if (line == NULL || *line == '\0')
    return;
  if (out->len > 0)
    g_string_append_c (out, '\n');
  g_string_append (out, line);
}

char *
bastide_puzzle_text_dup_reason (BastidePuzzleSession *session)
{
  const BstPuzzleVerdict *verdict = bastide_puzzle_session_get_verdict (session);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *reason = NULL;

  if (bastide_puzzle_session_get_state (session) != BASTIDE_PUZZLE_SESSION_JUDGED)
    return g_strdup (bastide_puzzle_session_get_fault (session));

  if (verdict->marks > 0 && verdict->marks < BST_FULL_MARKS)
    {
      /* Translators: how good an answer is; "★" stands on the board for the same. */
      g_autofree char *marks = g_strdup_printf (ngettext ("%u star of %u (★).", "%u stars of %u (★).",
                                                          verdict->marks),
                                                verdict->marks, BST_FULL_MARKS);

      add_line (text, marks);
    }
  reason = dup_reason (session, verdict);
  add_line (text, reason);
  add_line (text, verdict->reply);
  if (verdict->right && !bastide_puzzle_session_is_credited (session))
    add_line (text, _("The first try counts, and one without hints: the puzzle stays unsolved."));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* --- The answer --- */

/* The feature with all that decides about it. */
static char *
dup_feature (const BstPuzzle *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  guint part = bst_puzzle_find_target (puzzle);
  g_autofree char *title = NULL;
  g_autofree char *owners = NULL;
  g_autofree char *state = NULL;
  g_autofree char *worth = NULL;
  BstFeature feature;

  if (part == BST_NO_PART)
    return NULL;
  bst_position_get_feature (puzzle->position, part, &feature);
  title = bst_io_feature_text_dup_title (&feature, 0);
  owners = bst_io_feature_text_dup_owners (&feature, game);
  state = bst_io_feature_text_dup_state (&feature, game);
  worth = bst_io_feature_text_dup_worth (&feature);

  return g_strjoin ("\n", title, owners, state, worth, NULL);
}

/* "4 × U, 2 × V": the tiles that fit the cell. */
static char *
dup_fitting (const BstPuzzle *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  GString *text = g_string_new (NULL);

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      guint n_left = bst_position_get_remaining (puzzle->position, type);

      if (n_left == 0 || bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER
          || bst_cell_odds_fits (puzzle->position, type, puzzle->target.x, puzzle->target.y) == 0)
        continue;
      g_string_append_printf (text, "%s%u × %s", text->len > 0 ? ", " : "", n_left,
                              bst_tile_set_get_name (set, type));
    }

  return g_string_free (text, FALSE);
}

static char *
dup_number (const BstPuzzle *puzzle,
            int              number)
{
  const gulong plural = (gulong) ABS (number);

  switch (puzzle->task)
    {
    case BST_TASK_FITS:
      return g_strdup_printf (ngettext ("%d tile fits.", "%d tiles fit.", plural), number);
    case BST_TASK_WAYS:
      return g_strdup_printf (ngettext ("There is %d way.", "There are %d ways.", plural), number);
    case BST_TASK_PLACES:
      return g_strdup_printf (ngettext ("There is %d place.", "There are %d places.", plural), number);
    case BST_TASK_COUNT:
      return g_strdup_printf (ngettext ("There is %d.", "There are %d.", plural), number);
    case BST_TASK_SIZE:
      return g_strdup_printf (ngettext ("It has %d tile.", "It has %d tiles.", plural), number);
    case BST_TASK_SUPPLY:
      return g_strdup_printf (ngettext ("There is %d follower.", "There are %d followers.", plural),
                              number);
    case BST_TASK_PAID:
      return g_strdup_printf (ngettext ("It brought %d point.", "It brought %d points.", plural), number);
    case BST_TASK_TOTAL:
      return g_strdup_printf (ngettext ("%d point in all.", "%d points in all.", plural), number);
    case BST_TASK_POINTS:
    default:
      return g_strdup_printf (ngettext ("It is worth %d point.", "It is worth %d points.", plural),
                              number);
    }
}

static char *
dup_owners (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution)
{
  g_autofree char *players = NULL;

  if (puzzle->task == BST_TASK_WINNER)
    {
      players = bst_io_words_players (bst_position_get_game (puzzle->position), solution->players);
      /* Translators: who wins: a player, or a list of players. */
      return g_strdup_printf (_("Winner: %s."), players);
    }
  if (solution->players == 0)
    return g_strdup (_("Nobody owns it."));
  players = bst_io_words_players (bst_position_get_game (puzzle->position), solution->players);

  /* Translators: %s is a player, or a list of players. */
  return g_strdup_printf (_("Owned by %s."), players);
}

static gboolean
is_among (const GArray *parts,
          guint         part)
{
  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, guint16, i) == part)
      return TRUE;

  return FALSE;
}

/* "City at (1, 0)" and so on, a line each. */
static char *
dup_features (const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution)
{
  g_autoptr (GArray) candidates = bst_puzzle_list_candidates (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Named as the solver saw them. */
  for (guint i = 0; i < candidates->len; i++)
    {
      guint part = g_array_index (candidates, guint16, i);
      g_autofree char *name = bastide_puzzle_text_dup_part (puzzle, part);

      if (is_among (solution->parts, bst_position_find_root (puzzle->position, part)))
        add_line (text, name);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (_("There is none."));
}

/* "Red: 6" and so on, a line each. */
static char *
dup_numbers (const BstPuzzle         *puzzle,
             const BstPuzzleSolution *solution)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < solution->numbers->len; i++)
    {
      g_autofree char *row = bastide_puzzle_text_dup_row (puzzle, solution, i);

      g_string_append (text, i > 0 ? "\n" : "");
      /* Translators: a line of a list: what it is about, and its number. */
      g_string_append_printf (text, _("%s: %d"), row, g_array_index (solution->numbers, int, i));
    }

  return g_string_free (text, FALSE);
}

static char *
dup_truth (const char *answer)
{
  const char *rule = strchr (answer, ' ') + 1;

  /* Translators: %s is the number of the rule that says so. */
  return g_strdup_printf (g_str_has_prefix (answer, "true ") ? _("True: rule %s.") : _("False: rule %s."),
                          rule);
}

char *
bastide_puzzle_text_dup_part (const BstPuzzle *puzzle,
                              guint            part)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autofree char *place = NULL;
  g_autofree char *cell = NULL;
  guint n_tiles, index, segment;
  const BstTile *tile;

  bst_position_get_segment (puzzle->position, part, &index, &segment);
  tile = &bst_position_get_tiles (puzzle->position, &n_tiles)[index];
  place = bst_io_words_segment (bst_tile_set_get_type (set, (guint) tile->type), segment,
                                 tile->rotation);
  cell = bst_io_words_cell (tile->x, tile->y);

  /* Translators: a place on a tile, "city north", and the cell of that tile, "(1, 0)". */
  return g_strdup_printf (C_("place", "%s, %s"), place, cell);
}

/* "City, 3 tiles"; what is no feature by its formula alone. (transfer full) */
static char *
dup_event (const BstPuzzle *puzzle,
           const BstEvent  *event)
{
  BstFeature feature;

  if (event->cause != BST_EVENT_FEATURE)
    return bst_io_event_dup_formula (event);
  bst_position_get_feature (puzzle->position, event->part, &feature);

  return bst_io_feature_text_dup_title (&feature, 0);
}

/* The title of the rule set; its id if it is not there. (transfer full) */
static char *
dup_edition (const BstEdition *edition)
{
  g_autoptr (BstIoRuleSet) rule_set = bst_io_rule_set_load (edition->rule_set, NULL);

  return g_strdup (rule_set != NULL ? rule_set->title : edition->rule_set);
}

char *
bastide_puzzle_text_dup_row (const BstPuzzle         *puzzle,
                             const BstPuzzleSolution *solution,
                             guint                    index)
{
  BstPuzzleRow row = bst_puzzle_get_row (puzzle, solution, index);

  switch (row.kind)
    {
    case BST_PUZZLE_ROW_PLAYER:
      return g_strdup (bst_io_words_player (bst_position_get_game (puzzle->position), row.index));
    case BST_PUZZLE_ROW_SCORED:
      return g_strdup (_("Scored so far"));
    case BST_PUZZLE_ROW_EVENT:
      return dup_event (puzzle, &solution->events.items[row.index]);
    case BST_PUZZLE_ROW_EDITION:
      return dup_edition (g_ptr_array_index (puzzle->editions, row.index));
    case BST_PUZZLE_ROW_TOTAL:
    default:
      return g_strdup (_("In all"));
    }
}

char *
bastide_puzzle_text_dup_answer (const BstPuzzle         *puzzle,
                                const BstPuzzleSolution *solution)
{
  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_NUMBER:
      return dup_number (puzzle, solution->value);
    case BST_ANSWER_PLAYERS:
      return dup_owners (puzzle, solution);
    case BST_ANSWER_CELLS:
      return g_strdup_printf (ngettext ("There is %u cell.", "There are %u cells.",
                                        solution->cells->len), solution->cells->len);
    case BST_ANSWER_FEATURES:
      return dup_features (puzzle, solution);
    case BST_ANSWER_NUMBERS:
      return dup_numbers (puzzle, solution);
    case BST_ANSWER_CHOICE:
      return g_strdup (g_ptr_array_index (puzzle->choices, solution->value - 1));
    case BST_ANSWER_TRUTH:
      return dup_truth (solution->text);
    case BST_ANSWER_MOVES:
    default:
      return bst_task_is_goal (puzzle->task) || puzzle->task == BST_TASK_MOVE
             ? NULL : dup_worth (puzzle->task, solution->value);
    }
}

/* Why points were paid, or would be: "Red: 2 tiles × 2 = 4", a line each. (transfer full) (nullable) */
static char *
dup_events (const BstPuzzle *puzzle,
            const BstEvents *events)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *formula = bst_io_event_dup_formula (&events->items[i]);
      g_autofree char *players = bst_io_words_players (bst_position_get_game (puzzle->position),
                                                       events->items[i].players);
      /* Translators: players, and the formula of the points that they got. */
      g_autofree char *line = g_strdup_printf (C_("score line", "%s: %s"), players, formula);

      add_line (text, line);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
bastide_puzzle_text_dup_given (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  const BstPuzzleSolution *solution = bastide_puzzle_session_get_solution (session);
  gboolean is_shown = bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_SHOWING;
  gboolean is_judged = bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_JUDGED;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *answer = NULL;
  g_autofree char *more = NULL;

  if (solution == NULL || !bastide_puzzle_session_is_done (session) || !(is_shown || is_judged))
    return NULL;

  /* What was right needs not be said again, but for its reasons. */
  if (is_shown)
    answer = bastide_puzzle_text_dup_answer (puzzle, solution);
  if (puzzle->task == BST_TASK_FITS)
    more = dup_fitting (puzzle);
  else if (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_FEATURE)
    more = dup_feature (puzzle);
  else
    more = dup_events (puzzle, &solution->events);
  add_line (text, answer);
  add_line (text, more);

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
