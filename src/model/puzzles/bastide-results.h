/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How all puzzles went, for all windows: kept in a file of the user's, which is written in a
 * thread after every answer. The day of the month is asked for here and nowhere else. */

#pragma once

#include <gio/gio.h>

#include <bst-io-results.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RESULTS (bastide_results_get_type ())
G_DECLARE_FINAL_TYPE (BastideResults, bastide_results, BASTIDE, RESULTS, GObject)

/* Signals: "changed": a puzzle was tried; "opened": they are those of another file from now on; "failed" (char *reason): the file could not be read or
 * written. What could not be read is left alone, and nothing is kept then. */

/* Days since 1 January 1970, where the user is. */
typedef int (*BastideToday) (void);

int               bastide_results_get_today (void);

/* @path (nullable): the usual file. */
BastideResults   *bastide_results_new       (const char      *path,
                                             BastideToday     today) G_GNUC_WARN_UNUSED_RESULT;

/* Goes on with another file, as _new(), once the one before is written. */
void              bastide_results_set_path  (BastideResults  *self,
                                             const char      *path);

const char       *bastide_results_get_path  (BastideResults  *self);

/* Where the questions of the quiz are kept that whoever has the results at @path answered wrongly: beside them.
 * (transfer full) */
char             *bastide_results_dup_quiz_path (const char  *path) G_GNUC_WARN_UNUSED_RESULT;

/* Notes a try; booklet: its key. */
void              bastide_results_note      (BastideResults  *self,
                                             const char      *booklet,
                                             const char      *puzzle,
                                             gboolean         right);

BstPracticeState  bastide_results_get_state (BastideResults  *self,
                                             const char      *booklet,
                                             const char      *puzzle);

/* All of them. (transfer none) */
const BstIoResults *bastide_results_get_all  (BastideResults  *self);

/* Asks of all puzzles of a booklet that were tried which of them to keep; what is forgotten is written when the next
 * try is noted. */
void              bastide_results_filter    (BastideResults  *self,
                                             const char      *booklet,
                                             BstIoResultsKeep keep,
                                             gpointer         data);

/* The day on which tries are noted now. */
int               bastide_results_get_day   (BastideResults  *self);

/* Why the file could not be read; NULL if it could. */
const char       *bastide_results_get_fault (BastideResults  *self);

G_END_DECLS
