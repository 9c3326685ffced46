/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The weights as text, as they stand in a file:
 *
 *   bastide-engine 1           the version of the inputs and of the form
 *   weights N                  how many there are
 *   parts 1                    3 where a training is kept that goes on: the weights, and what Adam keeps
 *   batches N of N             how long it was trained, ...
 *   seed N                     ... and from where
 *   learned inns traders       the rule modules of the games that it was trained on, by name; none: those of the base game
 *                              an empty line
 *   3f800000 bf000000 ...      the floats of 32 bits, as hexadecimal numbers, so many of them on a line as
 *                              BST_ENGINE_DATA_LINE, the last line of all shorter */

#pragma once

#include "bst-engine-net.h"
#include "bst-error.h"

G_BEGIN_DECLS

/* Another one where the same weights would mean something else. */
#define BST_ENGINE_VERSION 1
#define BST_ENGINE_DATA_LINE 16
/* The most parts that a file has. */
#define BST_ENGINE_MAX_PARTS 3

/* Letters of all that a head says was learned, with the zero at the end. */
#define BST_ENGINE_MAX_LEARNED 1024

/* How a network came about. */
typedef struct
{
  guint64 seed;
  guint   n_batches;
  guint   n_planned;
  char    learned[BST_ENGINE_MAX_LEARNED];  /* names of rule modules, a space before each (bst-engine-experience.h) */
} BstEngineOrigin;

/* Reads the first @n_parts networks of those that are there. FALSE and @error (BST_ERROR_DATA) for what is cut short, of
 * another version, or holds what is no number. @nets and @origin are written only on success. */
gboolean bst_engine_data_read  (const char            *text,
                                guint                  n_parts,
                                BstEngineNet          *nets,
                                BstEngineOrigin       *origin,
                                GError               **error);

/* How many parts there are; 0 if the text is none. */
guint    bst_engine_data_count (const char            *text);

/* (transfer full) */
char    *bst_engine_data_write (const BstEngineNet    *nets,
                                guint                  n_parts,
                                const BstEngineOrigin *origin) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
