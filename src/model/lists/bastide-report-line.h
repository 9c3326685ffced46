/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a report found out, by the places of the line that is shown. */

#pragma once

#include "bastide-report.h"
#include "bastide-shown.h"

G_BEGIN_DECLS

/* Of the move there. */
typedef struct
{
  gboolean is_known;    /* nothing of the rest is, otherwise */
  int      player;      /* who made it */
  double   lead;        /* points by which the first of two players is expected to be ahead at the end, after the move; of
                         * more, or of one, those of the player who made it */
  double   interval;    /* half of the one in which the result will lie with 95 % */
  double   luck;
  double   loss;
  BstGlyph mark;
} BastideReportPlace;

/* For a turn of a report, of a game of so many players. */
void    bastide_report_place_init (BastideReportPlace  *place,
                                   const BstReportTurn *turn,
                                   guint                n_players);

/* One for each place; NULL if nothing is known of any of them: the line is another, or there is no report. (transfer full)
 * (nullable) (element-type BastideReportPlace) */
GArray *bastide_report_line_new   (BastideReport       *report,
                                   BastideShown        *shown) G_GNUC_WARN_UNUSED_RESULT;

/* "Luck of the tile +1.2, lost by the turn −3.0". (transfer full) */
char   *bastide_report_place_dup_text (const BastideReportPlace *place) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a place of @line (nullable), for whom bars tell nothing; NULL if nothing is known. (transfer full) (nullable) */
char   *bastide_report_line_dup_text  (const GArray             *line,
                                       guint                     index) G_GNUC_WARN_UNUSED_RESULT;

/* A move that is marked as a mistake, by a person or by @report: the one that is shown, or the one that follows, since before a
 * mistake one thinks and after it one regrets. (nullable) */
BstNode *bastide_report_line_find_mistake (BastideReport       *report,
                                           BastideShown        *shown);

G_END_DECLS
