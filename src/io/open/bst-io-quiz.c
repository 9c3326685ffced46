/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-quiz.h"

#include "bst-io-booklet.h"
#include "bst-io-game-words.h"
#include "bst-io-open.h"
#include "bst-io-rule-set.h"
#include "bst-io-task-words.h"
#include "bst-io-tile-set.h"
#include "bst-random.h"

#include <glib/gi18n-lib.h>

/* Draws for one question before the source counts as exhausted. */
#define MAX_REPEATS 6

/* --- Sources --- */

void
bst_io_quiz_add_bundled (BstQuizSource *source)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  bst_quiz_source_add_record (source, record);
}

static BstGame *
new_game (BstTileSet *set,
          guint       n_players)
{
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;

  bst_rules_init (&rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) "", i };

  return bst_game_new (set, &rules, players, n_players, NULL);
}

void
bst_io_quiz_add_random (BstQuizSource *source)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);

  for (guint n_players = 2; n_players <= 5; n_players++)
    {
      g_autoptr (BstGame) game = new_game (set, n_players);

      bst_quiz_source_add_game (source, game);
    }
}

gboolean
bst_io_quiz_add_file (BstQuizSource  *source,
                      const char     *path,
                      GError        **error)
{
  g_autoptr (BstRecord) record = bst_io_open (path, NULL, error);

  if (record == NULL)
    return FALSE;
  bst_quiz_source_add_record (source, record);

  return TRUE;
}

/* --- Words --- */

const char *
bst_io_quiz_kind_words (BstQuizKind kind)
{
  static const char * const words[BST_N_QUIZ_KINDS] = {
    /* Translators: kinds of questions of the quiz, each in a word or two: who owns a feature; ... */
    NC_("quiz", "Owner"),
    /* Translators: ... what it is worth; */
    NC_("quiz", "Worth"),
    /* Translators: ... what a move brought; */
    NC_("quiz", "Points of a Move"),
    /* Translators: ... how many tiles fit a cell; */
    NC_("quiz", "Tiles That Fit"),
    /* Translators: ... where a tile may lie; */
    NC_("quiz", "Where a Tile Goes"),
    /* Translators: ... which move scores the most; */
    NC_("quiz", "Best Move"),
    /* Translators: ... who wins; */
    NC_("quiz", "Winner"),
    /* Translators: ... the score sheet at the end. */
    NC_("quiz", "Score Sheet")
  };

  g_return_val_if_fail (kind < BST_N_QUIZ_KINDS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "quiz", words[kind]);
}

static BstFeatureKind
get_target_kind (const BstPuzzle *puzzle)
{
  return bst_position_get_feature_kind (puzzle->position, bst_puzzle_find_target (puzzle));
}

static const char *
ask_owner (BstFeatureKind kind)
{
  return kind == BST_FEATURE_CITY ? _("Who owns the marked city?")
         : kind == BST_FEATURE_ROAD ? _("Who owns the marked road?")
         : kind == BST_FEATURE_FIELD ? _("Who owns the marked farm?")
         : bst_io_task_sentence (BST_TASK_OWNER);
}

static const char *
ask_worth (BstFeatureKind kind,
           BstWorth       worth)
{
  if (worth == BST_WORTH_COMPLETED)
    return kind == BST_FEATURE_CITY ? _("How much would the marked city pay if it were completed just as it is?")
           : kind == BST_FEATURE_ROAD ? _("How much would the marked road pay if it were completed just as it is?")
           : bst_io_task_sentence (BST_TASK_POINTS);
  if (worth == BST_WORTH_END)
    return kind == BST_FEATURE_CITY ? _("How much does the marked city pay if the game ends now?")
           : kind == BST_FEATURE_ROAD ? _("How much does the marked road pay if the game ends now?")
           : kind == BST_FEATURE_FIELD ? _("How much does the marked farm pay if the game ends now?")
           : kind == BST_FEATURE_MONASTERY ? _("How much does the marked monastery pay if the game ends now?")
           : kind == BST_FEATURE_GARDEN ? _("How much does the marked garden pay if the game ends now?")
           : bst_io_task_sentence (BST_TASK_POINTS);

  return bst_io_task_sentence (BST_TASK_POINTS);
}

/* @say says who a player is. */
static char *
dup_question (const BstPuzzle *puzzle,
              const char      *(*say) (const BstGame *game, guint player))
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  const char *player = puzzle->player != BST_NO_PLAYER ? say (game, (guint) puzzle->player) : NULL;

  switch (puzzle->task)
    {
    case BST_TASK_OWNER:
      return g_strdup (ask_owner (get_target_kind (puzzle)));
    case BST_TASK_POINTS:
      return g_strdup (ask_worth (get_target_kind (puzzle), puzzle->worth));
    case BST_TASK_PAID:
      /* Translators: %s is a player: a name or a colour. */
      return g_strdup_printf (_("%s: how many points did the last move bring?"), player);
    case BST_TASK_MOST_NOW:
      /* Translators: %s is a player: a name or a colour. */
      return g_strdup_printf (_("%s: which move brings the most points at once?"),
                              say (game, bst_position_get_turn (puzzle->position)));
    case BST_TASK_SHEET:
      /* Translators: %s is a player: a name or a colour. */
      return g_strdup_printf (_("%s: fill in the score sheet, as if the game ended now."), player);
    default:
      return g_strdup (bst_io_task_sentence (puzzle->task));
    }
}

char *
bst_io_quiz_dup_question (const BstPuzzle *puzzle)
{
  return dup_question (puzzle, bst_io_words_player);
}

/* --- Booklets --- */

static const char *
say_colour (const BstGame *game,
            guint          player)
{
  return bst_io_words_colour (bst_game_get_player (game, player)->colour);
}

static gboolean
has_puzzle (const BstBooklet *booklet,
            const char       *id)
{
  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    if (g_strcmp0 (bst_booklet_get (booklet, i)->id, id) == 0)
      return TRUE;

  return FALSE;
}

BstBooklet *
bst_io_quiz_new_booklet (BstQuizSource *source,
                         guint          kinds,
                         guint          level,
                         guint          n,
                         guint64        seed)
{
  BstBooklet *booklet = bst_booklet_new (_("Quiz"));
  BstChapter *chapter = bst_booklet_add_chapter (booklet, _("Questions"));
  guint repeats = 0;

  n = MIN (n, BST_IO_MAX_PUZZLES);
  for (guint64 i = 0; chapter->puzzles->len < n && repeats < MAX_REPEATS * n; i++)
    {
      guint rising = 1 + chapter->puzzles->len * BST_QUIZ_LEVELS / n;
      BstPuzzle *puzzle = bst_quiz_source_draw (source, kinds, level != 0 ? level : rising,
                                                bst_random_seed_of (seed, i));

      if (puzzle == NULL || has_puzzle (booklet, puzzle->id))
        {
          g_clear_pointer (&puzzle, bst_puzzle_free);
          repeats++;
          continue;
        }
      /* A booklet keeps no names of players. */
      puzzle->question = dup_question (puzzle, say_colour);
      g_ptr_array_add (chapter->puzzles, puzzle);
    }

  return booklet;
}
