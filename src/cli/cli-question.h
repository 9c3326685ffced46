/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the questions about what can happen have in common: who asks, and how long the answer may
 * take. */

#pragma once

#include "bst-odds.h"
#include "bst-playouts.h"
#include "cli-file.h"

G_BEGIN_DECLS

typedef struct
{
  char  *player;        /* --player: a name, or a colour in English; NULL: whose turn it is (owned) */
  gint64 seed;          /* --seed */
  int    budget;        /* --budget MS; CLI_NO_BUDGET */
  gint64 deadline;      /* of the monotonic clock, once it is begun; 0: none */
} CliQuestion;

#define CLI_NO_BUDGET     G_MININT
#define CLI_QUESTION_INIT { .seed = 1, .budget = CLI_NO_BUDGET }
#define CLI_QUESTION_ENTRIES(question)                                                 \
  { "player", 0, 0, G_OPTION_ARG_STRING, &(question).player,                           \
    N_("Whose chances and moves, not those of whose turn it is"), N_("NAME") },        \
  { "seed", 0, 0, G_OPTION_ARG_INT64, &(question).seed,                                \
    N_("Seed of what is simulated"), "S" },                                            \
  { "budget", 0, 0, G_OPTION_ARG_INT, &(question).budget,                              \
    N_("Stop after MS milliseconds with what is known then"), "MS" }

/* Checks the question, says what is wrong with it, and starts the clock. @player gets who asks. Without tiles
 * left there is nothing to ask, unless @may_be_over. What is wrong with a position that was set up is told,
 * and the question goes on. */
CliStatus cli_question_begin    (CliQuestion       *question,
                                 const CliFile     *file,
                                 const char        *command,
                                 gboolean           may_be_over,
                                 guint             *player);

void      cli_question_clear    (CliQuestion       *question);

gboolean  cli_question_has_time (const CliQuestion *question);

/* Random games of the position, beside the odds: as many as there is time for, 250 at least and 1000 at most.
 * (transfer full) */
BstPlayouts *cli_question_play  (const CliQuestion *question,
                                 const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/* Reads cells, "1,0 2,-1": free ones beside the board; an array of BstCell, or NULL after it said what
 * is wrong. (transfer full) */
GArray   *cli_question_cells    (const BstPosition *position,
                                 const char        *command,
                                 const char        *text) G_GNUC_WARN_UNUSED_RESULT;

/* The part that "city:W at 1,0" names; BST_NO_PART after it said what is wrong. */
guint     cli_question_part     (const BstPosition *position,
                                 const char        *command,
                                 const char        *text);

/* Such a text: where the feature of @part begins. (transfer full) */
char     *cli_question_dup_place (const BstPosition *position,
                                  guint              part) G_GNUC_WARN_UNUSED_RESULT;

/* A cell, "1,0", which may be any. FALSE after it said what is wrong. */
gboolean  cli_question_cell     (const char        *command,
                                 const char        *text,
                                 BstCell           *cell);

/* The index of a tile of the set, by letter or id, or of the one in the player's hand if @text is NULL; BST_NO_TILE
 * after it said what is wrong. */
int       cli_question_type     (const BstPosition *position,
                                 const char        *command,
                                 guint              player,
                                 const char        *text);

/* The same of one that the player could lay now. */
int       cli_question_tile     (const BstPosition *position,
                                 const char        *command,
                                 guint              player,
                                 const char        *text);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliQuestion, cli_question_clear)

G_END_DECLS
