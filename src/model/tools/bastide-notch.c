/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-notch.h"

#include <math.h>

int
bastide_notch_add (double *parts,
                   double  dy)
{
  int direction;

  *parts += dy;
  if (fabs (*parts) < 1)
    return 0;
  direction = *parts > 0 ? 1 : -1;
  *parts = 0;

  return direction;
}
