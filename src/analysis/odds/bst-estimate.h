/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number that was computed exactly, or estimated from a sample with its 95 % interval. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* 95 % of a normal distribution lie within so many deviations: z. */
#define BST_ESTIMATE_Z 1.959963984540054

typedef struct
{
  double value;
  double low;       /* the true value lies from here to @high 95 times of 100; all three are equal if it is exact */
  double high;
} BstEstimate;

void bst_estimate_exact (BstEstimate *estimate,
                         double       value);

/* The share k / n of @n_hits among @n_samples, with Wilson's interval
 * (p + z²/2n ± z sqrt (p (1 - p) / n + z²/4n²)) / (1 + z²/n). From 0 to 1 without a sample. */
void bst_estimate_share (BstEstimate *estimate,
                         guint64      n_hits,
                         guint64      n_samples);

/* The mean m = @sum / n of @n_samples numbers whose squares add up to @squares: m ± z sqrt (v / n),
 * v = (@squares / n - m²) n / (n - 1). All 0 without a sample. */
void bst_estimate_mean  (BstEstimate *estimate,
                         double       sum,
                         double       squares,
                         guint64      n_samples);

G_END_DECLS
