/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-editor-text.h"
#include "bastide-puzzle-text.h"

#include <bst-io-booklet.h>
#include <bst-io-game-words.h>
#include <bst-io-puzzle-text.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

#include <stdlib.h>

/* So many of the best answers are named. */
#define MAX_NAMED 3

char *
bastide_puzzle_editor_text_dup_tile (const BstPosition *position,
                                     guint              type)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_left = bst_position_get_remaining (position, type);

  /* Translators: the letter of a tile, and how many of it are left. */
  return g_strdup_printf (ngettext ("%s, %u left", "%s, %u left", n_left),
                          bst_io_words_tile (set, type), n_left);
}

/* --- Answers --- */

/* All of these give NULL for what cannot be read. (transfer full) */
static char *
dup_moves (const BstPuzzle *puzzle,
           const char      *text)
{
  BstGame *game = bst_position_get_game (puzzle->position);
  g_auto (GStrv) texts = g_strsplit (text, "; ", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *move_words = NULL;
      BstMove move;

      if (!bst_move_parse (game, texts[i], &move, NULL) || move.kind != BST_MOVE_PLACE)
        return NULL;
      move_words = bst_io_step_text_dup_move (game, &move);
      g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", move_words);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
dup_cells (const char *text)
{
  g_auto (GStrv) texts = g_strsplit (text, " ", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *cell = NULL;
      int x, y;

      if (sscanf (texts[i], "%d,%d", &x, &y) != 2)
        return NULL;
      cell = bst_io_words_cell (x, y);
      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", cell);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
dup_players (const BstPuzzle *puzzle,
             const char      *text)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  g_auto (GStrv) colours = g_strsplit (text, " ", -1);
  BstPuzzleSolution owners = { 0 };

  for (guint i = 0; colours[i] != NULL && !g_str_equal (text, BST_PUZZLE_NOBODY); i++)
    {
      int player = bst_game_find_colour (game, colours[i], strlen (colours[i]));

      if (player == BST_NO_PLAYER)
        return NULL;
      owners.players |= (guint8) (1u << player);
    }

  return bst_io_puzzle_dup_answer (puzzle, &owners);
}

static char *
dup_number (const BstPuzzle *puzzle,
            const char      *text)
{
  BstPuzzleSolution number = { 0 };

  return sscanf (text, "%d", &number.value) == 1
         ? bst_io_puzzle_dup_answer (puzzle, &number) : NULL;
}

/* "city:N at 0,0; field:NL at 1,0" */
static char *
dup_features (const BstPuzzle *puzzle,
              const char      *text)
{
  g_auto (GStrv) texts = g_strsplit (text, "; ", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; texts[i] != NULL && !g_str_equal (text, BST_PUZZLE_NONE); i++)
    {
      BstSpot spot = { .player = BST_NO_PLAYER };
      char *at = strstr (texts[i], " at ");
      g_autofree char *name = NULL;
      guint part;
      int x, y;

      if (at == NULL || sscanf (at, " at %d,%d", &x, &y) != 2)
        return NULL;
      *at = '\0';
      if (!bst_spot_parse (texts[i], &spot))
        return NULL;
      spot.x = (gint16) x;
      spot.y = (gint16) y;
      part = bst_position_find_part (puzzle->position, &spot);
      if (part == BST_NO_PART)
        return NULL;
      name = bst_io_puzzle_dup_part (puzzle, part);
      g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", name);
    }

  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : g_strdup (_("There is none."));
}

/* A line for each number; NULL too if there are others than are asked for. */
static char *
dup_numbers (const BstPuzzle *puzzle,
             const char      *text)
{
  g_auto (BstPuzzleSolution) given = { 0 };
  g_auto (GStrv) texts = g_strsplit (text, " ", -1);

  if (!bst_puzzle_solve (puzzle, 0, &given, NULL) || given.numbers == NULL
      || given.numbers->len != g_strv_length (texts))
    return NULL;
  for (guint i = 0; texts[i] != NULL; i++)
    g_array_index (given.numbers, int, i) = atoi (texts[i]);

  return bst_io_puzzle_dup_answer (puzzle, &given);
}

char *
bastide_puzzle_editor_text_dup_answer (const BstPuzzle *puzzle,
                                       const char      *text)
{
  g_autofree char *words = NULL;

  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_MOVES:
      words = dup_moves (puzzle, text);
      break;
    case BST_ANSWER_CELLS:
      words = dup_cells (text);
      break;
    case BST_ANSWER_PLAYERS:
      words = dup_players (puzzle, text);
      break;
    case BST_ANSWER_NUMBER:
      words = dup_number (puzzle, text);
      break;
    case BST_ANSWER_FEATURES:
      words = dup_features (puzzle, text);
      break;
    case BST_ANSWER_NUMBERS:
      words = dup_numbers (puzzle, text);
      break;
    default:
      break;
    }

  return words != NULL ? g_steal_pointer (&words) : g_strdup (text);
}

/* --- What was found --- */

static void
append_lines (GString                 *text,
              const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution)
{
  guint n_named = MIN (solution->lines->len, MAX_NAMED);

  for (guint i = 0; i < n_named; i++)
    {
      const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, i);
      g_autofree char *moves = bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);
      g_autofree char *words = bastide_puzzle_editor_text_dup_answer (puzzle, moves);

      g_string_append_printf (text, "\n%s", words);
    }
  if (solution->lines->len > n_named)
    {
      guint n_more = solution->lines->len - n_named;

      g_string_append_c (text, '\n');
      /* Translators: moves that are as good as those that are named above. */
      g_string_append_printf (text, ngettext ("and %u more", "and %u more", n_more), n_more);
    }
}

static void
append_cells (GString      *text,
              const GArray *cells)
{
  g_string_append_c (text, '\n');
  for (guint i = 0; i < cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (cells, BstPlacement, i);
      g_autofree char *name = bst_io_words_cell (cell->x, cell->y);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
    }
}

char *
bastide_puzzle_editor_text_dup_found (BastidePuzzleEditor *puzzle_editor)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);
  GString *text = g_string_new (NULL);

  for (guint drawn = 0; drawn < bst_puzzle_get_n_draws (puzzle); drawn++)
    {
      const BstPuzzleSolution *solution = bastide_puzzle_editor_get_solution (puzzle_editor, drawn);
      g_autofree char *answer = NULL;

      if (solution == NULL)
        continue;
      answer = bst_io_puzzle_dup_answer (puzzle, solution);
      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (answer == NULL)
        answer = g_strdup_printf (ngettext ("%u move does it.", "%u moves do it.",
                                            solution->lines->len), solution->lines->len);
      g_string_append (text, answer);
      if (bst_task_is_move (puzzle->task))
        append_lines (text, puzzle, solution);
      else if (bst_task_get_answer (puzzle->task) == BST_ANSWER_CELLS)
        append_cells (text, solution->cells);
    }

  return g_string_free (text, FALSE);
}

char *
bastide_puzzle_editor_text_dup_faults (BastidePuzzleEditor *puzzle_editor)
{
  const GPtrArray *faults = bastide_puzzle_editor_get_faults (puzzle_editor);
  GString *text;

  if (faults == NULL || faults->len == 0)
    return NULL;
  text = g_string_new (NULL);
  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *fault = bst_io_puzzle_dup_fault (g_ptr_array_index (faults, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", fault);
    }

  return g_string_free (text, FALSE);
}
