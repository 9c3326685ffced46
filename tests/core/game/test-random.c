/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-random.h"

/* The published first numbers of SplitMix64, scaled: seed 0 gives e220a8397b1dcdaf,
 * 6e789e6aa1b965f4, 06c45d188009454f, f88bb8a8724c81ec, 1b39896a51a8749b. */
static void
test_sequence (void)
{
  static const guint64 numbers[] = {
    G_GUINT64_CONSTANT (0xe220a8397b1dcdaf), G_GUINT64_CONSTANT (0x6e789e6aa1b965f4),
    G_GUINT64_CONSTANT (0x06c45d188009454f), G_GUINT64_CONSTANT (0xf88bb8a8724c81ec),
    G_GUINT64_CONSTANT (0x1b39896a51a8749b)
  };
  BstRandom random;

  bst_random_init (&random, 0);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (bst_random_below (&random, 1u << 31), ==, (guint) (numbers[i] >> 33));
}

/* Not one piece of a seed is one of another's. */
static void
test_seeds (void)
{
  g_autoptr (GHashTable) seeds = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 100; seed++)
    for (guint64 index = 0; index < 1000; index++)
      {
        guint64 piece = bst_random_seed_of (seed, index);

        g_assert_true (g_hash_table_add (seeds, g_memdup2 (&piece, sizeof piece)));
      }
}

static void
test_range (void)
{
  guint counts[6] = { 0 };
  BstRandom random;

  bst_random_init (&random, 42);
  for (guint i = 0; i < 60000; i++)
    {
      guint number = bst_random_below (&random, 6);

      g_assert_cmpuint (number, <, 6);
      counts[number]++;
    }
  for (guint i = 0; i < 6; i++)
    g_assert_cmpuint (ABS ((int) counts[i] - 10000), <, 500);
  g_assert_cmpuint (bst_random_below (&random, 1), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/sequence", test_sequence);
  g_test_add_func ("/random/seeds", test_seeds);
  g_test_add_func ("/random/range", test_range);

  return g_test_run ();
}
