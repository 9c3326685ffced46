/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-random.h"

#define STEP G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

void
bst_random_init (BstRandom *random,
                 guint64    seed)
{
  random->state = seed;
}

static guint64
mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

static guint64
next (BstRandom *random)
{
  return mix (random->state += STEP);
}

guint64
bst_random_seed_of (guint64 seed,
                    guint64 index)
{
  return mix (mix (seed + STEP) + (index + 1) * STEP);
}

guint
bst_random_below (BstRandom *random,
                  guint      bound)
{
  return (guint) (((next (random) >> 32) * bound) >> 32);
}
