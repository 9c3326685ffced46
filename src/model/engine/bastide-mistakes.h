/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns of a game as exercises, made beside the main loop: puzzles of which the engine has judged every answer
 * (bst-io-report-puzzle.h). They go into a booklet of the user's, the same for all games, where those that are due come back
 * as in any booklet. */

#pragma once

#include <bst-record.h>

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MISTAKES (bastide_mistakes_get_type ())
G_DECLARE_FINAL_TYPE (BastideMistakes, bastide_mistakes, BASTIDE, MISTAKES, GObject)

/* Signals: "changed": another one is made, or it works no more; "done" (GFile *booklet, const char *id, guint n): all are in the
 * booklet, @n that it did not have, and this is the first of them all; "failed" (const char *reason): none are. */

/* More than that are not kept: the oldest make room. */
#define BASTIDE_MAX_MISTAKES 500

/* The booklet; it need not be there. (transfer full) */
GFile           *bastide_mistakes_dup_file      (void) G_GNUC_WARN_UNUSED_RESULT;

BastideMistakes *bastide_mistakes_new           (void) G_GNUC_WARN_UNUSED_RESULT;
/* Tries of turns for each; 0: as usual. It counts from the next call on. */
void             bastide_mistakes_set_depth     (BastideMistakes      *self,
                                                 guint                 n_tries);
/* The turns that @nodes made, all of them on the way to the last: none behind it. @title: of their chapter. What it was at
 * before is let go. The record is copied. */
void             bastide_mistakes_begin         (BastideMistakes      *self,
                                                 const BstRecord      *record,
                                                 BstNode * const      *nodes,
                                                 guint                 n_nodes,
                                                 const char           *title);
void             bastide_mistakes_stop          (BastideMistakes      *self);

gboolean         bastide_mistakes_is_busy       (BastideMistakes      *self);
/* How much is done: 0 to 1. */
double           bastide_mistakes_get_progress  (BastideMistakes      *self);

G_END_DECLS
