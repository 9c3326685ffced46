/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The project's own random numbers: the same seed gives the same numbers on every machine
 * (SplitMix64). Not for secrets. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 state;
} BstRandom;

void  bst_random_init  (BstRandom *random,
                        guint64    seed);

/* A seed of its own for each of the pieces, by @index, that a seed is for: pieces of two seeds have
 * nothing in common, as seed + index has. */
guint64 bst_random_seed_of (guint64 seed,
                            guint64 index);

/* A number from 0 to @bound - 1, each equally likely to within 2^-32; @bound above 0. */
guint bst_random_below (BstRandom *random,
                        guint      bound);

G_END_DECLS
