/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle-solve-search.h"

#include <string.h>

/* What a text answers, read. */
typedef struct
{
  int     value;            /* a number; a mask of players; how many cells */
  GArray *cells;            /* (element-type BstPlacement) (nullable): sorted, each once */
  char   *moves;            /* (nullable): in the one spelling that stands for all */
} Answer;

static void
answer_clear (Answer *answer)
{
  g_clear_pointer (&answer->cells, g_array_unref);
  g_clear_pointer (&answer->moves, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

/* --- Reading --- */

/* A tile that looks the same after a turn lies in the smallest rotation, and a place is named
 * by the first half-edge of its segment. */
static void
make_canonical (const BstGame *game,
                BstMove       *move)
{
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game),
                                                   (guint) move->type);

  move->rotation = type->rotations == 1 ? 0
                   : type->rotations == 3 ? move->rotation % 2 : move->rotation;
  for (guint i = 0; i < move->n_steps; i++)
    {
      BstSpot *spot = &move->steps[i].spot;
      guint segment;

      if (move->steps[i].kind != BST_STEP_PUT || spot->x != move->x || spot->y != move->y)
        continue;
      segment = bst_spot_get_segment (spot, type, move->rotation);
      if (segment != BST_NO_SEGMENT)
        bst_spot_set_segment (spot, type, move->rotation, segment);
    }
}

char *
bst_puzzle_dup_line (const BstPuzzle *puzzle,
                     const BstMove   *moves,
                     guint            n_moves)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      BstMove move = moves[i];

      make_canonical (game, &move);
      if (!bst_puzzle_has_figures (puzzle))
        move.n_steps = 0;
      if (i > 0)
        g_string_append (text, "; ");
      bst_move_print (game, &move, text);
    }

  return g_string_free (text, FALSE);
}

static gboolean
read_moves (const BstPuzzle  *puzzle,
            guint             drawn,
            const char       *text,
            Answer           *answer,
            GError          **error)
{
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);
  BstMove moves[BST_MAX_PUZZLE_TILES];

  if (!bst_puzzle_play (puzzle, drawn, text, position, moves, error))
    return FALSE;
  answer->value = bst_puzzle_value (puzzle, position);
  answer->moves = bst_puzzle_dup_line (puzzle, moves, bst_puzzle_get_n_moves (puzzle));

  return TRUE;
}

/* "Red Blue", in any order, or "nobody". */
static gboolean
read_players (const BstPuzzle  *puzzle,
              const char       *text,
              Answer           *answer,
              GError          **error)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  g_auto (GStrv) words = g_strsplit (*text != '\0' ? text : " ", " ", BST_MAX_PLAYERS + 1);

  for (guint i = 0; words[i] != NULL && strcmp (text, BST_PUZZLE_NOBODY) != 0; i++)
    {
      int player = bst_game_find_colour (game, words[i], strlen (words[i]));

      if (player == BST_NO_PLAYER)
        return bst_error_refuse_text (error, BST_ERROR_UNKNOWN, BST_ERROR_TEXT_ANSWER, words[i],
                                      BST_REASON_BAD_COLOUR);
      answer->value |= 1 << player;
    }

  return TRUE;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstPlacement *one = a, *other = b;

  return one->y != other->y ? one->y - other->y : one->x - other->x;
}

static gboolean
read_coordinate (const char *text,
                 gint16     *out)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &number, NULL))
    return FALSE;
  *out = (gint16) number;

  return TRUE;
}

static gboolean
read_cell (const char   *text,
           BstPlacement *cell)
{
  g_auto (GStrv) numbers = g_strsplit (text, ",", 3);

  return g_strv_length (numbers) == 2 && read_coordinate (numbers[0], &cell->x)
         && read_coordinate (numbers[1], &cell->y);
}

/* "1,0 0,-1": in any order; one that is named twice counts once. */
static gboolean
read_cells (const char  *text,
            Answer      *answer,
            GError     **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", BST_MAX_PLACEMENTS (BST_MAX_TILES));

  answer->cells = g_array_new (FALSE, TRUE, sizeof (BstPlacement));
  for (guint i = 0; words[i] != NULL; i++)
    {
      BstPlacement cell = { 0 };

      if (!read_cell (words[i], &cell))
        return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, words[i],
                                      BST_REASON_BAD_ANSWER_CELL);
      g_array_append_val (answer->cells, cell);
    }

  g_array_sort (answer->cells, compare_cells);
  for (guint i = answer->cells->len; i-- > 1;)
    if (compare_cells (&g_array_index (answer->cells, BstPlacement, i),
                       &g_array_index (answer->cells, BstPlacement, i - 1)) == 0)
      g_array_remove_index (answer->cells, i);
  answer->value = (int) answer->cells->len;

  return TRUE;
}

static gboolean
read_number (const char  *text,
             Answer      *answer,
             GError     **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, -100000, 100000, &number, NULL))
    return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, text,
                                  BST_REASON_BAD_ANSWER_NUMBER);
  answer->value = (int) number;

  return TRUE;
}

static gboolean
read_answer (const BstPuzzle  *puzzle,
             guint             drawn,
             const char       *text,
             Answer           *answer,
             GError          **error)
{
  if (bst_task_is_move (puzzle->task))
    return read_moves (puzzle, drawn, text, answer, error);
  if (puzzle->task == BST_TASK_OWNER)
    return read_players (puzzle, text, answer, error);
  if (puzzle->task == BST_TASK_CELLS)
    return read_cells (text, answer, error);

  return read_number (text, answer, error);
}

/* --- Judging --- */

static gboolean
same_cells (const GArray *a,
            const GArray *b)
{
  for (guint i = 0; a->len == b->len && i < a->len; i++)
    if (compare_cells (&g_array_index (a, BstPlacement, i),
                       &g_array_index (b, BstPlacement, i)) != 0)
      return FALSE;

  return a->len == b->len;
}

static gboolean
same_answers (const Answer *a,
              const Answer *b)
{
  if (a->moves != NULL)
    return strcmp (a->moves, b->moves) == 0;
  if (a->cells != NULL)
    return same_cells (a->cells, b->cells);

  return a->value == b->value;
}

/* What the setter said of an answer, in whatever spelling. */
static const BstPuzzleAnswer *
find_setters (const BstPuzzle *puzzle,
              guint            drawn,
              const Answer    *answer)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *setters = g_ptr_array_index (puzzle->answers, i);
      g_auto (Answer) other = { 0 };

      if (read_answer (puzzle, drawn, setters->text, &other, NULL)
          && same_answers (answer, &other))
        return setters;
    }

  return NULL;
}

static gboolean
is_right (const BstPuzzle         *puzzle,
          const BstPuzzleSolution *solution,
          const Answer            *answer)
{
  if (puzzle->task == BST_TASK_OWNER)
    return answer->value == solution->players;
  if (puzzle->task == BST_TASK_CELLS)
    return same_cells (answer->cells, solution->cells);

  return answer->value == solution->value;
}

gboolean
bst_puzzle_judge_by (const BstPuzzle          *puzzle,
                     guint                     drawn,
                     const BstPuzzleSolution  *solution,
                     const char               *text,
                     BstPuzzleVerdict         *verdict,
                     GError                  **error)
{
  const BstPuzzleAnswer *setters;
  g_auto (Answer) answer = { 0 };

  *verdict = (BstPuzzleVerdict) { 0 };
  if (!read_answer (puzzle, drawn, text, &answer, error))
    return FALSE;

  setters = find_setters (puzzle, drawn, &answer);
  verdict->right = is_right (puzzle, solution, &answer);
  verdict->value = answer.value;
  verdict->marks = setters != NULL ? setters->marks : verdict->right ? BST_FULL_MARKS : 0;
  verdict->reply = setters != NULL ? setters->reply : NULL;

  return TRUE;
}

gboolean
bst_puzzle_judge (const BstPuzzle   *puzzle,
                  guint              drawn,
                  const char        *answer,
                  BstPuzzleVerdict  *verdict,
                  GError           **error)
{
  g_auto (BstPuzzleSolution) solution = { 0 };

  return bst_puzzle_solve (puzzle, drawn, &solution, error)
         && bst_puzzle_judge_by (puzzle, drawn, &solution, answer, verdict, error);
}

gboolean
bst_puzzle_names_line (const BstPuzzle *puzzle,
                       guint            drawn,
                       const char      *line)
{
  g_auto (Answer) answer = { 0 };

  return read_answer (puzzle, drawn, line, &answer, NULL)
         && find_setters (puzzle, drawn, &answer) != NULL;
}
