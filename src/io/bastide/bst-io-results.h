/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the puzzles of all booklets went: a file of lines, one for each puzzle that was tried. */

#pragma once

#include "bst-io-error.h"
#include "bst-practice.h"

G_BEGIN_DECLS

/* What a file may hold at most: bytes, and puzzles. */
#define BST_IO_MAX_RESULTS_SIZE (8u << 20)
#define BST_IO_MAX_RESULTS      50000

typedef struct _BstIoResults BstIoResults;

BstIoResults      *bst_io_results_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void               bst_io_results_free  (BstIoResults       *results);

/* Reads a file. One that is not there is empty; a line that makes no sense costs one result, and is
 * written again as it is. NULL and @error if nothing can be read at all, or if it is
 * no such file. (transfer full) */
BstIoResults      *bst_io_results_read  (const char         *path,
                                         GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* The text of its file, sorted. (transfer full) */
char              *bst_io_results_to_text (const BstIoResults *results) G_GNUC_WARN_UNUSED_RESULT;

/* Reads that text, and writes it again (BstIoReadBack). (transfer full) */
char              *bst_io_results_read_back (const char     *text,
                                         const char         *name,
                                         gconstpointer       data,
                                         GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* How the puzzle went, by the key of its booklet and its id; NULL if it was never tried. */
const BstPractice *bst_io_results_get   (const BstIoResults *results,
                                         const char         *booklet,
                                         const char         *puzzle);

/* All of them together. */
typedef struct
{
  guint n_puzzles;              /* that were tried */
  guint n_right;                /* days on which one was solved ... */
  guint n_wrong;                /* ... or was not */
  int   last_day;               /* as in BstPractice; valid if there are any */
} BstIoResultsSum;

void               bst_io_results_sum   (const BstIoResults *results,
                                         BstIoResultsSum    *sum);

/* FALSE if there are too many. */
gboolean           bst_io_results_set   (BstIoResults       *results,
                                         const char         *booklet,
                                         const char         *puzzle,
                                         const BstPractice  *practice);

/* FALSE: it is forgotten. */
typedef gboolean (*BstIoResultsKeep) (const char        *puzzle,
                                      const BstPractice *practice,
                                      gpointer           data);

/* Asks of all puzzles of a booklet that were tried, in any order, which of them to keep. */
void               bst_io_results_filter (BstIoResults     *results,
                                         const char         *booklet,
                                         BstIoResultsKeep    keep,
                                         gpointer            data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoResults, bst_io_results_free)

G_END_DECLS
