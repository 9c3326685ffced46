/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle-solve-search.h"

#include <string.h>

/* What a text answers, read. */
typedef struct
{
  int     value;            /* a number; a mask of players; how many cells or features; a sentence */
  GArray *cells;            /* (element-type BstPlacement) (nullable): sorted, each once */
  GArray *parts;            /* (element-type guint16) (nullable): roots, sorted, each once */
  GArray *numbers;          /* (element-type int) (nullable) */
  char   *text;             /* (nullable): moves, or a rule, in the one spelling that stands for all */
} Answer;

static void
answer_clear (Answer *answer)
{
  g_clear_pointer (&answer->cells, g_array_unref);
  g_clear_pointer (&answer->parts, g_array_unref);
  g_clear_pointer (&answer->numbers, g_array_unref);
  g_clear_pointer (&answer->text, g_free);
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
  answer->text = bst_puzzle_dup_line (puzzle, moves, bst_puzzle_get_n_moves (puzzle));

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
read_cell (const char   *text,
           BstPlacement *cell)
{
  BstSpot spot;

  if (!bst_puzzle_parse_target (text, FALSE, &spot))
    return FALSE;
  cell->x = spot.x;
  cell->y = spot.y;

  return TRUE;
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

static int
compare_parts (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint16 *) a - (int) *(const guint16 *) b;
}

/* "city:N at 0,0". */
static gboolean
read_feature (const BstPuzzle *puzzle,
              const char      *text,
              guint16         *root)
{
  const char *at = strstr (text, " at ");
  g_autofree char *place = at != NULL ? g_strndup (text, (gsize) (at - text)) : NULL;
  BstSpot spot = { .player = BST_NO_PLAYER };
  BstPlacement cell;
  guint part;

  if (place == NULL || !bst_spot_parse (place, &spot) || !read_cell (at + strlen (" at "), &cell))
    return FALSE;
  spot.x = cell.x;
  spot.y = cell.y;
  part = bst_position_find_part (puzzle->position, &spot);
  if (part != BST_NO_PART)
    *root = bst_position_find_root (puzzle->position, part);

  return part != BST_NO_PART;
}

/* "city:N at 0,0; field:NL at 1,0", in any order and by any of their places, or "none". */
static gboolean
read_features (const BstPuzzle  *puzzle,
               const char       *text,
               Answer           *answer,
               GError          **error)
{
  g_auto (GStrv) places = g_strsplit (text, "; ", BST_MAX_PLACEMENTS (BST_MAX_TILES));

  answer->parts = g_array_new (FALSE, FALSE, sizeof (guint16));
  for (guint i = 0; places[i] != NULL && strcmp (text, BST_PUZZLE_NONE) != 0; i++)
    {
      guint16 root;

      if (!read_feature (puzzle, places[i], &root))
        return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, places[i],
                                      BST_REASON_BAD_ANSWER_FEATURE);
      g_array_append_val (answer->parts, root);
    }

  g_array_sort (answer->parts, compare_parts);
  for (guint i = answer->parts->len; i-- > 1;)
    if (g_array_index (answer->parts, guint16, i) == g_array_index (answer->parts, guint16, i - 1))
      g_array_remove_index (answer->parts, i);
  answer->value = (int) answer->parts->len;

  return TRUE;
}

static gboolean
read_int (const char  *text,
          int         *value,
          GError     **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, -BST_MAX_SCORE, BST_MAX_SCORE, &number, NULL))
    return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, text,
                                  BST_REASON_BAD_ANSWER_NUMBER);
  *value = (int) number;

  return TRUE;
}

/* "6 3 0". */
static gboolean
read_numbers (const char  *text,
              Answer      *answer,
              GError     **error)
{
  g_auto (GStrv) words = g_strsplit (*text != '\0' ? text : " ", " ", -1);

  answer->numbers = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; words[i] != NULL; i++)
    {
      int number;

      if (!read_int (words[i], &number, error))
        return FALSE;
      g_array_append_val (answer->numbers, number);
    }

  return TRUE;
}

static gboolean
read_choice (const BstPuzzle  *puzzle,
             const char       *text,
             int              *value,
             GError          **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, 1, puzzle->choices->len, &number, NULL))
    return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, text,
                                  BST_REASON_BAD_ANSWER_CHOICE);
  *value = (int) number;

  return TRUE;
}

/* "true C2", by one of the rules of the puzzle. */
static gboolean
read_truth (const BstPuzzle  *puzzle,
            const char       *text,
            int              *value,
            GError          **error)
{
  const char *rule = strchr (text, ' ');

  *value = g_str_has_prefix (text, "true ");
  for (guint i = 0; rule != NULL && i < puzzle->rules->len; i++)
    if ((*value || g_str_has_prefix (text, "false "))
        && strcmp (rule + 1, g_ptr_array_index (puzzle->rules, i)) == 0)
      return TRUE;

  return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, text,
                                BST_REASON_BAD_ANSWER_TRUTH);
}

gboolean
bst_puzzle_read_sentence (const BstPuzzle  *puzzle,
                          const char       *text,
                          int              *value,
                          GError          **error)
{
  return puzzle->task == BST_TASK_TRUTH ? read_truth (puzzle, text, value, error)
                                        : read_choice (puzzle, text, value, error);
}

/* A rule is a part of the answer. */
static gboolean
read_sentence (const BstPuzzle  *puzzle,
               const char       *text,
               Answer           *answer,
               GError          **error)
{
  if (!bst_puzzle_read_sentence (puzzle, text, &answer->value, error))
    return FALSE;
  if (puzzle->task == BST_TASK_TRUTH)
    answer->text = g_strdup (text);

  return TRUE;
}

static gboolean
read_answer (const BstPuzzle  *puzzle,
             guint             drawn,
             const char       *text,
             Answer           *answer,
             GError          **error)
{
  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_MOVES:
      return read_moves (puzzle, drawn, text, answer, error);
    case BST_ANSWER_CELLS:
      return read_cells (text, answer, error);
    case BST_ANSWER_FEATURES:
      return read_features (puzzle, text, answer, error);
    case BST_ANSWER_PLAYERS:
      return read_players (puzzle, text, answer, error);
    case BST_ANSWER_NUMBERS:
      return read_numbers (text, answer, error);
    case BST_ANSWER_CHOICE:
    case BST_ANSWER_TRUTH:
      return read_sentence (puzzle, text, answer, error);
    case BST_ANSWER_NUMBER:
    default:
      return read_int (text, &answer->value, error);
    }
}

/* --- Writing them --- */

static void
print_cells (const GArray *cells,
             GString      *text)
{
  for (guint i = 0; i < cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (cells, BstPlacement, i);

      g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", cell->x, cell->y);
    }
}

static void
print_features (const BstPuzzle *puzzle,
                const GArray    *parts,
                GString         *text)
{
  for (guint i = 0; i < parts->len; i++)
    {
      BstSpot spot = { .player = BST_NO_PLAYER };

      bst_position_name_spot (puzzle->position, g_array_index (parts, guint16, i), &spot);
      g_string_append (text, i > 0 ? "; " : "");
      bst_spot_print (&spot, text);
      g_string_append_printf (text, " at %d,%d", spot.x, spot.y);
    }
  if (parts->len == 0)
    g_string_append (text, BST_PUZZLE_NONE);
}

static void
print_players (const BstPuzzle *puzzle,
               guint            players,
               GString         *text)
{
  const BstGame *game = bst_position_get_game (puzzle->position);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (players & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              bst_colour_name (bst_game_get_player (game, i)->colour));
  if (players == 0)
    g_string_append (text, BST_PUZZLE_NOBODY);
}

char *
bst_puzzle_dup_right (const BstPuzzle         *puzzle,
                      const BstPuzzleSolution *solution)
{
  GString *text = g_string_new (NULL);

  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_CELLS:
      print_cells (solution->cells, text);
      break;
    case BST_ANSWER_FEATURES:
      print_features (puzzle, solution->parts, text);
      break;
    case BST_ANSWER_PLAYERS:
      print_players (puzzle, solution->players, text);
      break;
    case BST_ANSWER_NUMBERS:
      for (guint i = 0; i < solution->numbers->len; i++)
        g_string_append_printf (text, "%s%d", i > 0 ? " " : "",
                                g_array_index (solution->numbers, int, i));
      break;
    case BST_ANSWER_CHOICE:
    case BST_ANSWER_TRUTH:
      g_string_append (text, solution->text);
      break;
    case BST_ANSWER_MOVES:
    case BST_ANSWER_NUMBER:
    default:
      g_string_append_printf (text, "%d", solution->value);
      break;
    }

  return g_string_free (text, FALSE);
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
same_parts (const GArray *a,
            const GArray *b)
{
  return a->len == b->len && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (guint16)) == 0);
}

/* How many numbers are the same; those that are missing are not. */
static guint
count_same (const GArray *a,
            const GArray *b)
{
  guint n_same = 0;

  for (guint i = 0; i < MIN (a->len, b->len); i++)
    n_same += g_array_index (a, int, i) == g_array_index (b, int, i);

  return n_same;
}

static gboolean
same_numbers (const GArray *a,
              const GArray *b)
{
  return a->len == b->len && count_same (a, b) == a->len;
}

static gboolean
same_answers (const Answer *a,
              const Answer *b)
{
  if (a->text != NULL)
    return strcmp (a->text, b->text) == 0;
  if (a->cells != NULL)
    return same_cells (a->cells, b->cells);
  if (a->parts != NULL)
    return same_parts (a->parts, b->parts);
  if (a->numbers != NULL)
    return same_numbers (a->numbers, b->numbers);

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
          const Answer            *answer,
          const BstPuzzleAnswer   *setters)
{
  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_MOVES:
      if (puzzle->task == BST_TASK_MOVE)
        return setters != NULL && setters->marks == BST_FULL_MARKS;
      return answer->value == solution->value;
    case BST_ANSWER_CELLS:
      return same_cells (answer->cells, solution->cells);
    case BST_ANSWER_FEATURES:
      return same_parts (answer->parts, solution->parts);
    case BST_ANSWER_PLAYERS:
      return answer->value == solution->players;
    case BST_ANSWER_NUMBERS:
      return same_numbers (answer->numbers, solution->numbers);
    case BST_ANSWER_CHOICE:
    case BST_ANSWER_TRUTH:
      return setters != NULL && setters->marks == BST_FULL_MARKS;
    case BST_ANSWER_NUMBER:
    default:
      return answer->value == solution->value;
    }
}

/* Of an answer of which the setter says nothing. */
static guint
find_marks (const BstPuzzleSolution *solution,
            const Answer            *answer,
            gboolean                 right)
{
  if (right)
    return BST_FULL_MARKS;
  if (answer->numbers != NULL)
    return count_same (answer->numbers, solution->numbers) * BST_FULL_MARKS
           / MAX (solution->numbers->len, answer->numbers->len);

  return 0;
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
  verdict->right = is_right (puzzle, solution, &answer, setters);
  verdict->value = answer.numbers != NULL ? (int) count_same (answer.numbers, solution->numbers)
                                          : answer.value;
  verdict->marks = setters != NULL ? setters->marks
                                   : find_marks (solution, &answer, verdict->right);
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
