/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all odds are asked with, and carry in their answer. */

#pragma once

#include "bst-random.h"

G_BEGIN_DECLS

typedef struct
{
  guint   player;           /* who is meant by "I" */
  guint   n_draws;          /* tiles drawn from now on that are looked at; 0: all that are left */
  guint64 seed;             /* of a simulation */
  guint64 max_work;         /* what takes more steps of counting is simulated; 0: BST_ODDS_WORK */
} BstOddsSettings;

/* Several can simulate at a time, as threads of whoever asks. The orders that are tried come in parts of this size, of which
 * each has a seed of its own: how many work on them makes no difference to the answer. */
#define BST_ODDS_PART 1000

/* What part @part, from 0, is asked with by a question of its own, whose samples are then added to those of the
 * first: nothing is counted. */
static inline BstOddsSettings
bst_odds_settings_of_part (const BstOddsSettings *settings,
                           guint64                part)
{
  return (BstOddsSettings) { settings->player, settings->n_draws, bst_random_seed_of (settings->seed, part), 1 };
}

/* A few hundredths of a second. */
#define BST_ODDS_WORK G_GUINT64_CONSTANT (4000000)

/* A cell of the board. */
typedef struct
{
  gint16 x;
  gint16 y;
} BstCell;

G_END_DECLS
