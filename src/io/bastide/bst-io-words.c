/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-words.h"

const char * const bst_io_beginning_names[] = { NULL, "throw", "roads" };

char *
bst_io_place_of_held_tile (const char *colour,
                           guint       index)
{
  return g_strdup_printf ("hand %s %u", colour, index);
}
