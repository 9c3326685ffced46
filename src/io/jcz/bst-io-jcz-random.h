/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The random numbers of JCloisterZone's versions, bit for bit (formats.md, 1.6). */

#pragma once

#include "bst-io-jcz-setup.h"

G_BEGIN_DECLS

#define BST_IO_MERSENNE_SIZE 624

typedef struct
{
  BstIoJczGeneration generation;
  double             random;    /* 5.7: the next number */
  gint64             salt;      /* before 5.7: of the last COMMIT */
  guint64            state;     /* 4: of java.util.Random */
  guint32            words[BST_IO_MERSENNE_SIZE];   /* 5.0: of the Mersenne Twister */
  guint              n_used;
} BstIoJczRandom;

/* Before 5.7: starts the generator from the file's seed. */
void  bst_io_jcz_random_seed (BstIoJczRandom     *random,
                              BstIoJczGeneration  generation,
                              gint64              seed);

/* A number below @bound, which is above 0. */
guint bst_io_jcz_random_next (BstIoJczRandom     *random,
                              guint               bound);

G_END_DECLS
