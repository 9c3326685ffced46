/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-jcz-random.h"

#include <string.h>

#define LCG_MULTIPLIER G_GUINT64_CONSTANT (25214903917)
#define LCG_MASK       ((G_GUINT64_CONSTANT (1) << 48) - 1)

/* --- java.util.Random (4.x) --- */

static gint32
java_next (BstIoJczRandom *random,
           guint           bits)
{
  random->state = (random->state * LCG_MULTIPLIER + 11) & LCG_MASK;

  return (gint32) (guint32) (random->state >> (48 - bits));
}

static gint32
java_next_below (BstIoJczRandom *random,
                 gint32          bound)
{
  gint32 bits, value;

  if ((bound & -bound) == bound)
    return (gint32) (((gint64) bound * java_next (random, 31)) >> 31);

  do
    {
      bits = java_next (random, 31);
      value = bits % bound;
    }
  while ((gint64) bits - value + (bound - 1) > G_MAXINT32);

  return value;
}

/* --- The Mersenne Twister, seeded with the two halves of a long (5.0 to 5.6) --- */

static void
mersenne_seed (guint32 *words,
               gint64   seed)
{
  const guint32 key[2] = { (guint32) ((guint64) seed >> 32), (guint32) seed };
  guint i = 1;

  words[0] = 19650218;
  for (guint k = 1; k < BST_IO_MERSENNE_SIZE; k++)
    words[k] = 1812433253u * (words[k - 1] ^ (words[k - 1] >> 30)) + k;

  for (guint k = 0; k < 2 * BST_IO_MERSENNE_SIZE - 1; k++)
    {
      gboolean first_round = k < BST_IO_MERSENNE_SIZE;
      guint32 mixed = words[i - 1] ^ (words[i - 1] >> 30);

      if (first_round)
        words[i] = (words[i] ^ (mixed * 1664525u)) + key[k % 2] + k % 2;
      else
        words[i] = (words[i] ^ (mixed * 1566083941u)) - i;
      if (++i == BST_IO_MERSENNE_SIZE)
        {
          words[0] = words[BST_IO_MERSENNE_SIZE - 1];
          i = 1;
        }
    }
  words[0] = 0x80000000u;
}

static guint32
mersenne_next (BstIoJczRandom *random)
{
  guint32 *words = random->words;
  guint32 y;

  if (random->n_used == BST_IO_MERSENNE_SIZE)
    {
      for (guint k = 0; k < BST_IO_MERSENNE_SIZE; k++)
        {
          y = (words[k] & 0x80000000u)
              | (words[(k + 1) % BST_IO_MERSENNE_SIZE] & 0x7fffffffu);
          words[k] = words[(k + 397) % BST_IO_MERSENNE_SIZE] ^ (y >> 1)
                     ^ ((y & 1) != 0 ? 0x9908b0dfu : 0);
        }
      random->n_used = 0;
    }

  y = words[random->n_used++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;

  return y ^ (y >> 18);
}

/* --- 5.7 --- */

static guint
lcg_next (BstIoJczRandom *random,
          guint           bound)
{
  guint result = (guint) (random->random * bound);
  guint64 bits;

  memcpy (&bits, &random->random, sizeof bits);
  bits = ((bits & LCG_MASK) * LCG_MULTIPLIER + 11) & LCG_MASK;
  random->random = (double) bits / (double) (LCG_MASK + 1);

  return MIN (result, bound - 1);
}

/* --- All --- */

void
bst_io_jcz_random_seed (BstIoJczRandom     *random,
                        BstIoJczGeneration  generation,
                        gint64              seed)
{
  random->generation = generation;
  if (generation == BST_IO_JCZ_4)
    random->state = ((guint64) seed ^ LCG_MULTIPLIER) & LCG_MASK;
  else
    mersenne_seed (random->words, seed);
  random->n_used = BST_IO_MERSENNE_SIZE;
}

guint
bst_io_jcz_random_next (BstIoJczRandom *random,
                        guint           bound)
{
  gint64 number;

  if (random->generation == BST_IO_JCZ_5_7)
    return lcg_next (random, bound);

  if (random->generation == BST_IO_JCZ_4)
    number = java_next_below (random, (gint32) bound) + random->salt % (gint64) bound;
  else
    {
      guint64 high = mersenne_next (random);

      number = random->salt ^ (gint64) (high << 32 | mersenne_next (random));
    }

  /* The least number of all has no absolute value; its remainder has. */
  return (guint) ABS (number % (gint64) bound);
}
