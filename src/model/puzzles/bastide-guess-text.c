/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-guess-text.h"
#include "bastide-engine-text.h"

#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

char *
bastide_guess_text_dup_title (BastideGuess *guess)
{
  const BstPosition *before = bastide_guess_get_before (guess);
  const BstNode *node = bastide_guess_get_node (guess);

  if (node == NULL)
    return bastide_guess_get_state (guess) == BASTIDE_GUESS_OVER ? g_strdup (_("All turns are guessed"))
                                                                       : g_strdup (_("The game is read…"));

  /* Translators: what is to be guessed: the number of a move, and whose it is. */
  return g_strdup_printf (_("Move %u: what did %s play, and what is best?"), bst_node_get_number (node),
                          bst_io_words_player (bst_position_get_game (before), bst_position_get_turn (before)));
}

char *
bastide_guess_text_dup_standing (BastideGuess *guess)
{
  const BstPosition *before = bastide_guess_get_before (guess);
  g_autoptr (GString) text = g_string_new (NULL);
  BstGame *game;

  if (before == NULL)
    return g_strdup ("");
  game = bst_position_get_game (before);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      int points = bst_position_get_score (before, player);
      guint followers = bst_position_get_supply (before, player, BST_FIGURE_FOLLOWER);
      g_autofree char *home = g_strdup_printf (ngettext ("%u follower at home", "%u followers at home", followers), followers);

      /* Translators: a player, his points, and how many followers he has at home. */
      g_string_append_printf (text, _("%s: %d, %s"), bst_io_words_player (game, player), points, home);
      if (player + 1 < bst_game_get_n_players (game))
        g_string_append_c (text, '\n');
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bastide_guess_text_dup_loss (const BastideGuessed *turn)
{
  g_autofree char *points = bastide_engine_text_dup_points (-turn->loss);

  if (!turn->is_known)
    return g_strdup (_("not weighed"));
  if (turn->loss <= 0)
    return g_strdup (_("as good as any"));
  if (turn->error <= 0)
    return g_steal_pointer (&points);

  return g_strdup_printf ("%s ± %.1f", points, bastide_engine_text_get_interval (turn->error));
}

static void
add_turn (GString              *text,
          BstGame              *game,
          guint                 number,
          const char           *name,
          const BastideGuessed *turn)
{
  g_autofree char *move = bst_io_step_text_dup_move (game, &turn->move);
  g_autofree char *loss = bastide_guess_text_dup_loss (turn);

  /* Translators: a turn that was weighed: its number on the board, whose it is, the turn, and what it loses. */
  g_string_append_printf (text, _("%u. %s: %s (%s)"), number, name, move, loss);
  g_string_append_c (text, '\n');
}

char *
bastide_guess_text_dup_turns (BastideGuess *guess)
{
  BstGame *game = bst_position_get_game (bastide_guess_get_before (guess));
  const BastideGuessed *guessed = bastide_guess_get_guessed (guess);
  BastideGuessed best = { .is_known = TRUE };
  g_autoptr (GString) text = g_string_new (NULL);

  if (bastide_guess_get_best (guess, &best.move))
    /* Translators: of three turns: the best one. */
    add_turn (text, game, BASTIDE_GUESS_BEST, C_("guess", "Best"), &best);
  if (guessed != NULL)
    /* Translators: of three turns: the one that the reader guessed. */
    add_turn (text, game, BASTIDE_GUESS_YOURS, C_("guess", "Yours"), guessed);
  /* Translators: of three turns: the one that was played. */
  add_turn (text, game, BASTIDE_GUESS_PLAYED, C_("guess", "Played"), bastide_guess_get_played (guess));
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* (transfer full) */
static char *
dup_sum (const BastideGuessTotal *total)
{
  g_autofree char *points = bastide_engine_text_dup_points (-total->loss);

  return total->error > 0 ? g_strdup_printf ("%s ± %.1f", points, bastide_engine_text_get_interval (total->error))
                          : g_steal_pointer (&points);
}

char *
bastide_guess_text_dup_total (BastideGuess *guess)
{
  guint n = bastide_guess_get_n (guess), index = bastide_guess_get_index (guess);
  BastideGuessTotal yours, played;
  g_autofree char *your_sum = NULL;
  g_autofree char *played_sum = NULL;
  g_autofree char *where = NULL;
  g_autofree char *sums = NULL;

  bastide_guess_get_total (guess, TRUE, &yours);
  bastide_guess_get_total (guess, FALSE, &played);
  your_sum = dup_sum (&yours);
  played_sum = dup_sum (&played);
  where = bastide_guess_get_node (guess) != NULL
          /* Translators: which turn of how many. */
          ? g_strdup_printf (_("Turn %u of %u"), index + 1, n)
          : g_strdup_printf (ngettext ("%u turn guessed", "%u turns guessed", yours.n_turns), yours.n_turns);
  if (yours.n_turns == 0)
    return g_steal_pointer (&where);

  /* Translators: of all guesses, and of the turns that were played in their place: the points lost to the best turns, and how
   * many were as good as the best. */
  sums = g_strdup_printf (_("You: %s points, %u of %u as good as the best.\nPlayed: %s points, %u of %u."), your_sum, yours.n_best,
                          yours.n_turns, played_sum, played.n_best, played.n_turns);

  return g_strdup_printf ("%s\n%s", where, sums);
}
