/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-estimate.h"

#include <math.h>

void
bst_estimate_exact (BstEstimate *estimate,
                    double       value)
{
  *estimate = (BstEstimate) { value, value, value };
}

void
bst_estimate_share (BstEstimate *estimate,
                    guint64      n_hits,
                    guint64      n_samples)
{
  double n = (double) n_samples, share, middle, spread, scale;

  if (n_samples == 0)
    {
      *estimate = (BstEstimate) { 0.5, 0, 1 };
      return;
    }

  share = (double) n_hits / n;
  scale = 1 + BST_ESTIMATE_Z * BST_ESTIMATE_Z / n;
  middle = (share + BST_ESTIMATE_Z * BST_ESTIMATE_Z / (2 * n)) / scale;
  spread = BST_ESTIMATE_Z * sqrt (share * (1 - share) / n + BST_ESTIMATE_Z * BST_ESTIMATE_Z / (4 * n * n)) / scale;
  /* Rounding must not put the share itself outside. */
  *estimate = (BstEstimate) { share, MAX (0, MIN (share, middle - spread)),
                              MIN (1, MAX (share, middle + spread)) };
}

void
bst_estimate_mean (BstEstimate *estimate,
                   double       sum,
                   double       squares,
                   guint64      n_samples)
{
  double n = (double) n_samples, mean, variance, spread;

  if (n_samples == 0)
    {
      bst_estimate_exact (estimate, 0);
      return;
    }

  mean = sum / n;
  variance = n_samples > 1 ? MAX (0, (squares / n - mean * mean) * n / (n - 1)) : 0;
  spread = BST_ESTIMATE_Z * sqrt (variance / n);
  *estimate = (BstEstimate) { mean, mean - spread, mean + spread };
}
