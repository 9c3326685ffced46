/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-text.h"

#include <bst-io-game-words.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

char *
bastide_lesson_text_dup_turn (BastideLessonGame *lesson_game)
{
  const BstSmallGame *game = bastide_lesson_game_get (lesson_game);
  const BstPosition *position = bst_small_game_get_position (game);
  guint n_tiles = bst_small_game_get_n_tiles (game);
  guint turn = bst_position_get_turn (position);
  guint n_laid;

  bst_position_get_tiles (position, &n_laid);
  if (bst_small_game_get_tile (game) == BST_NO_TILE)
    return g_strdup (_("The game is over."));
  if (turn == bst_small_game_get_learner (game))
    /* Translators: the number of the tile that is laid next, and of all that are laid in this game. */
    return g_strdup_printf (_("Tile %u of %u: your turn."), n_laid + 1, n_tiles);

  /* Translators: the same; %s is a player. */
  return g_strdup_printf (_("Tile %u of %u: %s lays."), n_laid + 1, n_tiles,
                          bst_io_words_player (bst_position_get_game (position), turn));
}

char *
bastide_lesson_text_dup_scores (const BstSmallGame *small_game,
                                gboolean            is_final)
{
  const BstPosition *position = bst_small_game_get_position (small_game);
  const BstGame *game = bst_position_get_game (position);
  guint learner = bst_small_game_get_learner (small_game);
  int points[BST_MAX_PLAYERS] = { 0 };
  int best = G_MININT;
  GString *text = g_string_new (NULL);

  if (is_final)
    bst_position_score_final (position, points, NULL);
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    {
      points[i] += bst_position_get_score (position, i);
      if (i != learner)
        best = MAX (best, points[i]);
      g_string_append (text, i > 0 ? "\n" : "");
      g_string_append_printf (text, _("%s: %d"), bst_io_words_player (game, i), points[i]);
    }
  if (is_final)
    g_string_append_printf (text, "\n%s", points[learner] > best ? _("You win.")
                                          : points[learner] == best ? _("It is a tie.") : _("You do not win this time."));

  return g_string_free (text, FALSE);
}

char *
bastide_lesson_text_dup_fault (const BstLessonStep *step)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (step->kind != BST_LESSON_SHOW || bst_lesson_step_check_moves (step, &error))
    return NULL;
  reason = bst_io_reason_dup_message (error);

  return g_strdup_printf (_("This step cannot be shown to its end: %s"), reason);
}
