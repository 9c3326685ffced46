/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-sheets.h"

#include "bst-io-game-words.h"
#include "bst-io-puzzle-text.h"
#include "bst-io-reason.h"
#include "bst-io-step-text.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Lines to write on. */
#define N_LINES 2

/* A question and its key are made together. */
typedef struct
{
  BstSheet *sheet;
  GPtrArray *key;               /* (element-type utf8) */
} Making;

/* --- What is asked --- */

/* What each number of a row is about, with room for it. */
static void
append_rows (GString         *text,
             const BstPuzzle *puzzle)
{
  g_auto (BstPuzzleSolution) solution = { 0 };

  if (bst_task_get_answer (puzzle->task) != BST_ANSWER_NUMBERS || !bst_puzzle_solve (puzzle, 0, &solution, NULL))
    return;
  for (guint i = 0; i < solution.numbers->len; i++)
    {
      g_autofree char *row = bst_io_puzzle_dup_row (puzzle, &solution, i);

      /* Translators: a line of a work sheet: what it is about, and where its number is written. */
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _("%s: ______"), row);
    }
}

/* The text with what there is to choose from, a line each. (transfer full) */
static char *
dup_text (const BstPuzzle *puzzle)
{
  g_autofree char *question = bst_io_puzzle_dup_question (puzzle);
  g_autoptr (GString) text = g_string_new (question);
  g_autofree char *players = bst_io_puzzle_dup_players (puzzle);
  g_autofree char *tiles = bst_io_puzzle_dup_tiles (puzzle);

  if (players != NULL)
    g_string_append_printf (text, "\n%s", players);
  if (tiles != NULL)
    g_string_append_printf (text, "\n%s", tiles);
  for (guint i = 0; i < puzzle->choices->len; i++)
    g_string_append_printf (text, "\n□ %s", (char *) g_ptr_array_index (puzzle->choices, i));
  if (bst_task_get_answer (puzzle->task) == BST_ANSWER_TRUTH)
    /* Translators: boxes to tick, of a sentence that is one or the other. */
    g_string_append_printf (text, "\n%s", _("□ true   □ false"));
  for (guint i = 0; i < puzzle->rules->len; i++)
    g_string_append_printf (text, "%s□ %s", i == 0 ? "\n" : "   ", (char *) g_ptr_array_index (puzzle->rules, i));

  append_rows (text, puzzle);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A sentence is ticked, a number takes a line, and numbers of a row stand in the text. */
static guint
count_lines (const BstPuzzle *puzzle)
{
  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_CHOICE:
    case BST_ANSWER_TRUTH:
    case BST_ANSWER_NUMBERS:
      return 0;
    case BST_ANSWER_NUMBER:
    case BST_ANSWER_PLAYERS:
      return 1;
    default:
      return N_LINES;
    }
}

/* Cells are written by their coordinates. */
static BstRenderShow
find_show (const BstPuzzle *puzzle)
{
  BstAnswerKind answer = bst_task_get_answer (puzzle->task);

  return answer == BST_ANSWER_CELLS || answer == BST_ANSWER_MOVES || answer == BST_ANSWER_FEATURES
         ? BST_RENDER_SHOW_COORDINATES : 0;
}

static guint
find_target (const BstPuzzle *puzzle)
{
  return bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_FEATURE ? bst_puzzle_find_target (puzzle) : BST_NO_PART;
}

static void
add_ring (GArray        *marks,
          const BstSpot *cell)
{
  BstMark mark = { .kind = BST_MARK_RING, .x = cell->x, .y = cell->y, .colour = 2 };

  g_array_append_val (marks, mark);
}

static gboolean
has_letter (const GArray *marks,
            int           x,
            int           y)
{
  for (guint i = 0; i < marks->len; i++)
    {
      const BstMark *mark = &g_array_index (marks, BstMark, i);

      if (mark->kind == BST_MARK_LETTER && mark->x == x && mark->y == y)
        return TRUE;
    }

  return FALSE;
}

/* A part of the feature on a tile that has no number yet, or else the one that is given. */
static guint
find_free_part (const GArray      *marks,
                const BstPosition *position,
                guint              part)
{
  guint root = bst_position_find_root (position, part);

  for (guint i = 0; i < bst_position_get_n_parts (position); i++)
    {
      BstSpot spot = { .player = BST_NO_PLAYER };

      if (bst_position_find_root (position, i) != root)
        continue;
      bst_position_name_spot (position, i, &spot);
      if (!has_letter (marks, spot.x, spot.y))
        return i;
    }

  return part;
}

/* Texts of a mark are as long as the program lives, as are all of so few. */
static void
add_number (GArray            *marks,
            const BstPosition *position,
            guint              part,
            guint              number)
{
  BstSpot spot = { .player = BST_NO_PLAYER };
  BstMark letter = { .kind = BST_MARK_LETTER };
  BstMark feature = { .kind = BST_MARK_FEATURE, .colour = 2 };
  g_autoptr (GString) place = g_string_new (NULL);
  g_autofree char *digits = g_strdup_printf ("%u", number);

  bst_position_name_spot (position, find_free_part (marks, position, part), &spot);
  bst_spot_print (&spot, place);
  letter.x = feature.x = spot.x;
  letter.y = feature.y = spot.y;
  letter.text = (char *) g_intern_string (digits);
  feature.text = (char *) g_intern_string (place->str);
  g_array_append_val (marks, feature);
  g_array_append_val (marks, letter);
}

/* Features of rows that are called the same are lit, and numbered as these. */
static void
add_row_marks (GArray          *marks,
               const BstPuzzle *puzzle)
{
  g_auto (BstPuzzleSolution) solution = { 0 };

  if (puzzle->task != BST_TASK_SHEET || !bst_puzzle_solve (puzzle, 0, &solution, NULL))
    return;
  for (guint i = 0; i < solution.numbers->len; i++)
    {
      guint number = bst_io_puzzle_get_row_number (puzzle, &solution, i);

      if (number > 0)
        add_number (marks, puzzle->position,
                    solution.events.items[bst_puzzle_get_row (puzzle, &solution, i).index].part, number);
    }
}

/* --- What is right --- */

/* "E (0, −1) 180° knight, city south": the first of the best lines. (transfer full) */
static char *
dup_moves (const BstPuzzle         *puzzle,
           const BstPuzzleSolution *solution)
{
  const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, 0);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < line->n_moves; i++)
    {
      g_autofree char *move = bst_io_step_text_dup_move (bst_position_get_game (puzzle->position), &line->moves[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", move);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_cells (const BstPuzzleSolution *solution)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < solution->cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (solution->cells, BstPlacement, i);
      g_autofree char *word = bst_io_words_cell (cell->x, cell->y);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", word);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* (transfer full) */
static char *
dup_right (const BstPuzzle         *puzzle,
           const BstPuzzleSolution *solution)
{
  BstAnswerKind kind = bst_task_get_answer (puzzle->task);
  g_autofree char *first = kind == BST_ANSWER_MOVES ? dup_moves (puzzle, solution)
                           : kind == BST_ANSWER_CELLS ? dup_cells (solution) : NULL;
  g_autofree char *answer = bst_io_puzzle_dup_answer (puzzle, solution);
  g_autoptr (GString) text = g_string_new (first);

  if (answer != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ". " : "", answer);
  g_string_replace (text, "\n", "; ", 0);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What is drawn from the bag has an answer for each tile. (transfer full) */
static char *
dup_key (const BstPuzzle *puzzle,
         guint           *n_lines)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_draws = bst_puzzle_get_n_draws (puzzle);

  *n_lines = count_lines (puzzle);
  for (guint drawn = 0; drawn < n_draws; drawn++)
    {
      g_auto (BstPuzzleSolution) solution = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *right = NULL;

      right = bst_puzzle_solve (puzzle, drawn, &solution, &error) ? dup_right (puzzle, &solution)
                                                                  : bst_io_reason_dup_message (error);
      g_string_append_printf (text, "%s%s", drawn > 0 ? " / " : "", right);
    }
  if (n_draws > 1)
    *n_lines = n_draws;

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Questions --- */

static void
add_question (Making          *making,
              const BstPuzzle *puzzle,
              const GArray    *marks)
{
  g_autoptr (GArray) drawn = g_array_new (FALSE, FALSE, sizeof (BstMark));
  g_autofree char *label = g_strdup_printf ("%u", making->key->len + 1);
  g_autofree char *text = dup_text (puzzle);
  g_autoptr (BstPosition) position = bst_puzzle_dup_shown (puzzle);
  BstSheetBoard board = { .position = position, .show = find_show (puzzle), .marks = drawn,
                          .target = find_target (puzzle), .frames_last = puzzle->played->len > 0,
                          .tiles = puzzle->tiles, .n_tiles = puzzle->n_tiles };
  guint n_lines;

  if (marks != NULL)
    g_array_append_vals (drawn, marks->data, marks->len);
  if (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_CELL)
    add_ring (drawn, &puzzle->target);
  add_row_marks (drawn, puzzle);
  g_ptr_array_add (making->key, dup_key (puzzle, &n_lines));
  bst_sheet_add_question (making->sheet, label, &board, text, n_lines);
}

static void
add_lesson (Making          *making,
            const BstLesson *lesson)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);

      if (step->puzzle == NULL)
        continue;
      /* Of a single lesson it is the title of the sheet. */
      if (is_first && lesson->title != NULL && strcmp (lesson->title, bst_sheet_get_title (making->sheet)) != 0)
        bst_sheet_add_text (making->sheet, BST_SHEET_HEADING, lesson->title);
      is_first = FALSE;
      add_question (making, step->puzzle, step->marks);
    }
}

static gboolean
is_wanted (const BstLesson *lesson,
           const char      *id)
{
  return id == NULL || strcmp (lesson->id, id) == 0;
}

static void
add_chapter (Making           *making,
             const BstChapter *chapter,
             const char       *lesson)
{
  for (guint i = 0; i < chapter->lessons->len; i++)
    if (is_wanted (g_ptr_array_index (chapter->lessons, i), lesson))
      add_lesson (making, g_ptr_array_index (chapter->lessons, i));
  if (lesson != NULL || chapter->puzzles->len == 0)
    return;
  if (chapter->title != NULL && *chapter->title != '\0')
    bst_sheet_add_text (making->sheet, BST_SHEET_HEADING, chapter->title);
  for (guint i = 0; i < chapter->puzzles->len; i++)
    add_question (making, g_ptr_array_index (chapter->puzzles, i), NULL);
}

static void
add_key (Making *making)
{
  bst_sheet_add_break (making->sheet);
  /* Translators: the right answers of a work sheet, for the teacher. */
  bst_sheet_add_text (making->sheet, BST_SHEET_TITLE, C_("sheet", "Key"));
  bst_sheet_add_text (making->sheet, BST_SHEET_SMALL, bst_sheet_get_title (making->sheet));
  for (guint i = 0; i < making->key->len; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i + 1);

      bst_sheet_add_row (making->sheet, label, g_ptr_array_index (making->key, i));
    }
}

/* The title of the one lesson, else of the booklet. */
static const char *
find_title (const BstBooklet *booklet,
            const char       *id)
{
  for (guint i = 0; id != NULL && i < bst_booklet_count_lessons (booklet); i++)
    {
      const BstLesson *lesson = bst_booklet_get_lesson (booklet, i);

      if (is_wanted (lesson, id) && lesson->title != NULL)
        return lesson->title;
    }

  return booklet->title != NULL ? booklet->title : _("Work Sheet");
}

BstSheet *
bst_sheet_new_questions (const BstBooklet  *booklet,
                         const char        *lesson,
                         GError           **error)
{
  g_autoptr (BstSheet) sheet = bst_sheet_new (find_title (booklet, lesson));
  g_autoptr (GPtrArray) key = g_ptr_array_new_with_free_func (g_free);
  Making making = { sheet, key };

  bst_sheet_add_text (sheet, BST_SHEET_TITLE, bst_sheet_get_title (sheet));
  /* Translators: the head of a work sheet, to be filled in. */
  bst_sheet_add_text (sheet, BST_SHEET_TEXT, _("Name: ______________________     Date: ______________"));
  for (guint i = 0; i < booklet->chapters->len; i++)
    add_chapter (&making, g_ptr_array_index (booklet->chapters, i), lesson);
  if (key->len == 0)
    {
      g_set_error_literal (error, BST_ERROR, BST_ERROR_DATA, _("nothing is asked there"));
      return NULL;
    }
  add_key (&making);

  return g_steal_pointer (&sheet);
}
