/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the main line of a game was decided by (bst-engine-report.h), found out beside the main loop, a few turns at a time.
 * What was found out about a turn is kept for the next time (bst-io-report-cache.h). */

#pragma once

#include <bst-engine-report.h>

#include <glib-object.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_REPORT (bastide_report_get_type ())
G_DECLARE_FINAL_TYPE (BastideReport, bastide_report, BASTIDE, REPORT, GObject)

/* Signal "changed": more is known, or nothing any more; or it is in another state. */

typedef enum
{
  BASTIDE_REPORT_NONE,      /* nothing was asked */
  BASTIDE_REPORT_WORKING,
  BASTIDE_REPORT_STOPPED,   /* what was known then stays */
  BASTIDE_REPORT_DONE,
  BASTIDE_REPORT_FAILED     /* bastide_report_get_error() */
} BastideReportState;

BastideReport      *bastide_report_new         (void) G_GNUC_WARN_UNUSED_RESULT;
/* Tries of turns for each turn of the game; 0: as usual. It counts from the next report on. */
void                bastide_report_set_depth   (BastideReport      *self,
                                                guint               n_tries);
/* The record is copied; what was known goes. */
void                bastide_report_begin       (BastideReport      *self,
                                                const BstRecord    *record);
/* No more is found out. */
void                bastide_report_stop        (BastideReport      *self);
/* And nothing is known. */
void                bastide_report_clear       (BastideReport      *self);

BastideReportState  bastide_report_get_state   (BastideReport      *self);
const char         *bastide_report_get_error   (BastideReport      *self);

/* --- What is known: owned by @self, until the next change --- */

/* How many turns the game has, and how many of them were looked at. */
guint               bastide_report_get_n       (BastideReport      *self);
guint               bastide_report_get_n_done  (BastideReport      *self);
/* Its node is one of the copy, and goes with it. */
const BstReportTurn *bastide_report_get        (BastideReport      *self,
                                                guint               turn);
/* The game of the copy; NULL without one. */
BstGame            *bastide_report_get_game    (BastideReport      *self);
void                bastide_report_get_total   (BastideReport      *self,
                                                guint               player,
                                                BstReportTotal     *total);
void                bastide_report_get_summary (BastideReport      *self,
                                                BstReportSummary   *summary);

/* The node of @record that is the turn, if its main line is the same up to there. (nullable) */
BstNode            *bastide_report_find_node   (BastideReport      *self,
                                                const BstRecord    *record,
                                                guint               turn);

G_END_DECLS
