/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A long test runs in pieces at once: with the argument "1/3" it is the second of three. What one leaves out another
 * has; without an argument it is whole. */

#pragma once

#include <glib.h>
#include <stdio.h>

/* After g_test_init(). Is the case with this number of this piece? */
static inline gboolean
share_has (int    argc,
           char **argv,
           guint  number)
{
  guint piece = 0, n_pieces = 1;

  if (argc > 1 && (sscanf (argv[1], "%u/%u", &piece, &n_pieces) != 2 || piece >= n_pieces))
    g_error ("%s is no piece", argv[1]);

  return number % n_pieces == piece;
}
