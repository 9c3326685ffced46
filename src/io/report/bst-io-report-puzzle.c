/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-report-puzzle.h"

#include "bst-engine-why.h"
#include "bst-io-booklet.h"
#include "bst-io-game-words.h"
#include "bst-io-report-cache.h"
#include "bst-io-why-text.h"
#include "bst-puzzle-solve.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Who loses no more than that has played the best turn, too. */
#define AS_GOOD     .5
/* So many digits of the name of a finding are enough for an id. */
#define ID_LENGTH   16

/* --- Answers --- */

/* Half of what the best one has, for half of the points of a blunder. */
static guint
find_marks (const BstReportSettings *settings,
            const BstEngineAnswer   *answer,
            double                   loss,
            double                   error)
{
  double most = MAX (settings->blunder, 1);

  if (loss <= AS_GOOD || (answer->n_tries > 0 && loss <= 2 * error && loss < settings->dubious))
    return BST_FULL_MARKS;
  if (loss >= most)
    return 0;

  return (guint) floor ((BST_FULL_MARKS - 1) * (1 - loss / most));
}

/* What the turn lacks most, against the best; NULL if nothing stands out. (transfer full) (nullable) */
static char *
dup_reason (const BstEngineNet *net,
            const BstPosition  *before,
            const BstMove      *best,
            const BstMove      *move)
{
  g_auto (BstEngineWhy) why = { 0 };

  bst_engine_why_init (&why, net, before, best, move);
  for (guint i = 0; i < why.n_reasons; i++)
    if (why.reasons[i].points > 0 && why.reasons[i].cause != BST_WHY_REST)
      return bst_io_why_text_dup (bst_position_get_game (before), &why, &why.reasons[i]);

  return NULL;
}

static char *
dup_reply (const BstEngineReport *report,
           guint                  turn,
           const BstEngineSearch *search,
           const BstEngineAnswer *answer,
           double                 loss)
{
  const BstEngineAnswer *best = bst_engine_search_get (search, 0);
  g_autofree char *reason = NULL;

  if (answer == best)
    /* Translators: what the engine says of the best turn; points by which it expects the player to be ahead at the end. */
    return g_strdup_printf (_("The best turn: %+.1f."), best->margin);
  if (loss <= 0)
    /* Translators: what the engine says of a turn. */
    return g_strdup (_("As good as the best turn."));
  if (answer->n_tries > 0)
    reason = dup_reason (bst_engine_report_get_net (report, turn), bst_engine_report_get_before (report, turn), &best->move,
                         &answer->move);
  if (reason == NULL)
    /* Translators: what the engine says of a turn: by how many points the best one is better. */
    return g_strdup_printf (_("The best turn is better by %.1f."), loss);

  /* Translators: the same, and what the best turn has that this one lacks: "Road (2, −1): completed, 4 points". */
  return g_strdup_printf (_("The best turn is better by %.1f. With it: %s."), loss, reason);
}

static void
add_answers (const BstEngineReport *report,
             guint                  turn,
             const BstEngineSearch *search,
             BstPuzzle             *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  guint n = MIN (bst_engine_search_get_n (search), BST_IO_MAX_ANSWERS);

  for (guint i = 0; i < n; i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (search, i);
      double error, loss = bst_engine_search_get_loss (search, i, &error);
      g_autofree char *text = NULL, *reply = dup_reply (report, turn, search, answer, loss);
      BstMove move;

      bst_engine_search_get_whole (search, i, &move);
      text = bst_move_to_text (game, &move);
      bst_puzzle_add_answer (puzzle, text, find_marks (bst_engine_report_get_settings (report), answer, loss, error), reply);
    }
}

/* --- Puzzles --- */

/* What loses most is seen most easily. */
static guint
find_level (BstGlyph mark)
{
  switch (mark)
    {
    case BST_GLYPH_BLUNDER:
      return 2;
    case BST_GLYPH_MISTAKE:
      return 3;
    case BST_GLYPH_NONE:
    case BST_GLYPH_GOOD:
    case BST_GLYPH_INTERESTING:
    case BST_GLYPH_DUBIOUS:
    case BST_GLYPH_BRILLIANT:
    default:
      return 4;
    }
}

static char *
dup_id (const BstEngineReport *report,
        guint                  turn)
{
  g_autofree char *name = bst_io_report_cache_dup_name (report, turn);

  return g_strdup_printf ("mistake-%.*s", ID_LENGTH, name);
}

BstPuzzle *
bst_io_report_new_puzzle (const BstEngineReport *report,
                          guint                  index,
                          gboolean             (*stop) (gpointer data),
                          gpointer               data)
{
  const BstReportTurn *turn = bst_engine_report_get (report, index);
  g_autoptr (BstEngineSearch) search = turn->is_known ? bst_engine_report_search (report, index, stop, data) : NULL;
  g_autofree char *id = NULL, *best = NULL, *cell = NULL;
  BstPosition *position;
  BstPuzzle *puzzle;
  BstMove move;

  if (search == NULL)
    return NULL;
  id = dup_id (report, index);
  position = bst_position_copy (bst_engine_report_get_before (report, index));
  puzzle = bst_puzzle_new (id, position);
  bst_engine_search_get_whole (search, 0, &move);
  /* Translators: the title of a puzzle: a turn of a game, by the number of its tile. */
  puzzle->title = g_strdup_printf (_("Move %u"), bst_node_get_number (turn->node));
  puzzle->question = g_strdup (_("Which turn is the best?"));
  puzzle->level = find_level (turn->mark);
  puzzle->task = BST_TASK_MOVE;
  puzzle->tiles_from = BST_PUZZLE_TILES_KNOWN;
  puzzle->n_tiles = 1;
  puzzle->tiles[0] = (gint16) turn->node->move.type;
  add_answers (report, index, search, puzzle);
  cell = bst_io_words_cell (move.x, move.y);
  /* Translators: a hint of a puzzle: where the best turn is. */
  g_ptr_array_add (puzzle->hints, g_strdup_printf (_("Look at %s."), cell));
  best = bst_move_to_text (bst_position_get_game (position), &move);
  g_ptr_array_add (puzzle->solution, g_steal_pointer (&best));

  return puzzle;
}

/* Two files may hold the same game. */
static gboolean
has_puzzle (const BstBooklet *booklet,
            const char       *id)
{
  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    if (g_strcmp0 (bst_booklet_get (booklet, i)->id, id) == 0)
      return TRUE;

  return FALSE;
}

static void
add_mistake (BstBooklet  *booklet,
             const char  *title,
             BstPuzzle   *puzzle,
             BstChapter **chapter)
{
  if (has_puzzle (booklet, puzzle->id))
    {
      bst_puzzle_free (puzzle);
      return;
    }
  if (*chapter == NULL)
    *chapter = bst_booklet_add_chapter (booklet, title);
  g_ptr_array_add ((*chapter)->puzzles, puzzle);
}

guint
bst_io_report_add_chapter (BstBooklet            *booklet,
                           const char            *title,
                           const BstEngineReport *report,
                           int                    player,
                           gboolean             (*stop) (gpointer data),
                           gpointer               data)
{
  BstChapter *chapter = NULL;

  for (guint i = 0; i < bst_engine_report_get_n (report) && bst_booklet_count (booklet) < BST_IO_MAX_PUZZLES; i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (report, i);
      BstPuzzle *puzzle;

      if (turn->mark == BST_GLYPH_NONE || (player != BST_NO_PLAYER && turn->player != player))
        continue;
      puzzle = bst_io_report_new_puzzle (report, i, stop, data);
      if (puzzle != NULL)
        add_mistake (booklet, title, puzzle, &chapter);
    }

  return chapter != NULL ? chapter->puzzles->len : 0;
}
