/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all odds are asked with, and carry in their answer. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint   player;           /* who is meant by "I" */
  guint   n_draws;          /* tiles drawn from now on that are looked at; 0: all that are left */
  guint64 seed;             /* of a simulation */
  guint64 max_work;         /* what takes more steps of counting is simulated; 0: BST_ODDS_WORK */
} BstOddsSettings;

/* A few hundredths of a second. */
#define BST_ODDS_WORK G_GUINT64_CONSTANT (4000000)

/* A cell of the board. */
typedef struct
{
  gint16 x;
  gint16 y;
} BstCell;

G_END_DECLS
