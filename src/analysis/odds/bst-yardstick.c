/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-yardstick.h"

#define N_RUNS  5
#define N_STEPS 4000000
#define N_WORDS 16384

static guint64
mix (guint64 number)
{
  number = (number ^ number >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);

  return number ^ number >> 27;
}

guint64
bst_yardstick_run (void)
{
  g_autofree guint64 *table = g_new (guint64, N_WORDS);
  guint64 at = 1;

  for (guint i = 0; i < N_WORDS; i++)
    table[i] = mix (i + 1);
  for (guint i = 0; i < N_STEPS; i++)
    {
      guint64 *word = &table[at % N_WORDS];

      at = mix (at + *word + i);
      *word ^= at;
    }

  return at;
}

double
bst_yardstick_measure (double (*get_time) (void))
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < N_RUNS; i++)
    {
      double start = get_time ();

      bst_yardstick_run ();
      least = MIN (least, get_time () - start);
    }

  return least;
}
