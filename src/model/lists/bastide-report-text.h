/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A report in words. */

#pragma once

#include "bastide-report.h"

G_BEGIN_DECLS

/* "+6.1 ± 2.0". (transfer full) */
char *bastide_report_text_dup_estimate (double                points,
                                        double                error) G_GNUC_WARN_UNUSED_RESULT;
/* "?! 1   ? 2   ?? 4". (transfer full) */
char *bastide_report_text_dup_marks    (const BstReportTotal *total) G_GNUC_WARN_UNUSED_RESULT;
/* "City 34 · Road 21 · Farm 17". (transfer full) */
char *bastide_report_text_dup_kinds    (const BstReportTotal *total) G_GNUC_WARN_UNUSED_RESULT;
/* How far it has come, or why it can not be made. (transfer full) */
char *bastide_report_text_dup_told     (BastideReport        *report) G_GNUC_WARN_UNUSED_RESULT;

/* The turns of @player (BST_NO_PLAYER: of all) that are marked, the largest loss first, in place of what is in @turns
 * (element-type BstReportTurn). */
void  bastide_report_text_list_mistakes  (BastideReport        *report,
                                          int                   player,
                                          GPtrArray            *turns);
guint bastide_report_text_count_mistakes (BastideReport        *report,
                                          int                   player);

G_END_DECLS
