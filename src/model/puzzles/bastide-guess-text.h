/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said while the turns of a game are guessed. */

#pragma once

#include "bastide-guess.h"

G_BEGIN_DECLS

/* The turns are numbered, in words and on the board. */
enum
{
  BASTIDE_GUESS_BEST = 1,
  BASTIDE_GUESS_YOURS,
  BASTIDE_GUESS_PLAYED
};

/* What is to be guessed. (transfer full) */
char *bastide_guess_text_dup_title    (BastideGuess         *guess) G_GNUC_WARN_UNUSED_RESULT;
/* Points, and followers at home, a line for each player. (transfer full) */
char *bastide_guess_text_dup_standing (BastideGuess         *guess) G_GNUC_WARN_UNUSED_RESULT;
/* Of a turn that is judged: the best, the guessed and the played, a line each with its number. (transfer full) */
char *bastide_guess_text_dup_turns    (BastideGuess         *guess) G_GNUC_WARN_UNUSED_RESULT;
/* Which turn it is, and how the guesses went by now. (transfer full) */
char *bastide_guess_text_dup_total    (BastideGuess         *guess) G_GNUC_WARN_UNUSED_RESULT;
/* "−3.1 ± 0.8"; of what is as good as the best only that. (transfer full) */
char *bastide_guess_text_dup_loss     (const BastideGuessed *turn) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
