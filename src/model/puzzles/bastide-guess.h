/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Guessing the turns of a game, one after the other: what is guessed, what was played and what is best are weighed by the
 * engine, beside the main loop. The game is a copy, and stays as it is. */

#pragma once

#include "bastide-answer.h"

#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_GUESS (bastide_guess_get_type ())
G_DECLARE_FINAL_TYPE (BastideGuess, bastide_guess, BASTIDE, GUESS, GObject)

/* Signal "changed": it is in another state, or at another turn. */

typedef enum
{
  BASTIDE_GUESS_OFF,
  BASTIDE_GUESS_READING,    /* the game is being read */
  BASTIDE_GUESS_ASKING,     /* a turn is to be guessed */
  BASTIDE_GUESS_JUDGING,    /* it was, and the engine is not there yet */
  BASTIDE_GUESS_JUDGED,
  BASTIDE_GUESS_OVER        /* all turns were */
} BastideGuessState;

/* A turn, weighed. */
typedef struct
{
  BstMove  move;
  gboolean is_known;        /* the engine knows it: the next are valid */
  gboolean is_best;         /* nothing is lost, as far as can be told */
  double   loss;            /* points by which the best turn is better: 0 and more */
  double   error;           /* standard error of that */
} BastideGuessed;

/* Of all turns that were judged by now. */
typedef struct
{
  guint  n_turns;
  guint  n_best;            /* of them as good as the best, as far as can be told */
  double loss;              /* points, and the standard error of their sum */
  double error;
} BastideGuessTotal;

BastideGuess            *bastide_guess_new          (void) G_GNUC_WARN_UNUSED_RESULT;
/* Tries of turns for each; 0: as usual. It counts from the next beginning on. */
void                     bastide_guess_set_depth    (BastideGuess      *self,
                                                     guint              n_tries);
/* The turns of @players (bits) on the line to @last, of those after the first @n_skipped nodes. */
void                     bastide_guess_begin        (BastideGuess      *self,
                                                     const BstRecord   *record,
                                                     const BstNode     *last,
                                                     guint              n_skipped,
                                                     guint              players);
void                     bastide_guess_stop         (BastideGuess      *self);

BastideGuessState        bastide_guess_get_state    (BastideGuess      *self);
/* By which the turn is guessed; its scene is what is to be seen. */
BastideAnswer           *bastide_guess_get_answer   (BastideGuess      *self);
/* Nothing is guessed of this turn, and it is told. */
void                     bastide_guess_give_up      (BastideGuess      *self);
/* On to the next turn, if this one is judged. */
void                     bastide_guess_next         (BastideGuess      *self);

/* How many turns there are, and which it is at, from 0. */
guint                    bastide_guess_get_n        (BastideGuess      *self);
guint                    bastide_guess_get_index    (BastideGuess      *self);
/* The copy's move that is guessed; NULL unless it is at one. */
const BstNode           *bastide_guess_get_node     (BastideGuess      *self);
/* What it was made on. */
const BstPosition       *bastide_guess_get_before   (BastideGuess      *self);

/* --- Of a turn that is judged --- */

/* NULL if nothing was guessed. */
const BastideGuessed    *bastide_guess_get_guessed  (BastideGuess      *self);
const BastideGuessed    *bastide_guess_get_played   (BastideGuess      *self);
/* FALSE if the engine cannot look at it. */
gboolean                 bastide_guess_get_best     (BastideGuess      *self,
                                                     BstMove           *best);

/* Of the guesses, or of what was played in the same turns. */
void                     bastide_guess_get_total    (BastideGuess      *self,
                                                     gboolean           of_guesses,
                                                     BastideGuessTotal *total);

G_END_DECLS
