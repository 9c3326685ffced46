/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The generators of other programs, against numbers computed elsewhere. */

#include "bst-io-jcz-random.h"

static void
check (BstIoJczRandom *random,
       guint           bound,
       const guint    *expected,
       guint           n)
{
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (bst_io_jcz_random_next (random, bound), ==, expected[i]);
}

/* new Random (42).nextInt (100), and a bound that is a power of two. */
static void
java (void)
{
  static const guint hundred[] = { 30, 63, 48, 84, 70 };
  static const guint power[] = { 46, 6, 26 };
  BstIoJczRandom random = { 0 };

  bst_io_jcz_random_seed (&random, BST_IO_JCZ_4, 42);
  check (&random, 100, hundred, G_N_ELEMENTS (hundred));
  bst_io_jcz_random_seed (&random, BST_IO_JCZ_4, 1);
  check (&random, 64, power, G_N_ELEMENTS (power));
}

/* The same twister as Python's, whose seed is given word by word from the other end. */
static void
mersenne (void)
{
  static const guint plain[] = { 14, 41, 2, 69, 56, 29 };
  static const guint salted[] = { 53, 45, 69 };
  BstIoJczRandom random = { 0 };

  bst_io_jcz_random_seed (&random, BST_IO_JCZ_5_0, (G_GINT64_CONSTANT (5) << 32) | 7);
  check (&random, 71, plain, G_N_ELEMENTS (plain));
  bst_io_jcz_random_seed (&random, BST_IO_JCZ_5_0, (G_GINT64_CONSTANT (5) << 32) | 7);
  random.salt = -123456789;
  check (&random, 71, salted, G_N_ELEMENTS (salted));
}

/* The bits of the double are the state of the next step. */
static void
fraction (void)
{
  BstIoJczRandom random = { .generation = BST_IO_JCZ_5_7, .random = 0.41917135017426843 };
  static const guint expected[] = { 29, 56, 53, 58 };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (bst_io_jcz_random_next (&random, 71 - i), ==, expected[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/java", java);
  g_test_add_func ("/random/mersenne", mersenne);
  g_test_add_func ("/random/fraction", fraction);

  return g_test_run ();
}
