/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What decided a game, in one sentence that a child understands (bst-engine-report.h). */

#pragma once

#include "bst-engine-report.h"

G_BEGIN_DECLS

/* "Anna won by 12 points: those turns were better, and the tiles were about fair."; "" if nothing can be said. (transfer full) */
char *bst_io_report_text_dup (const BstGame          *game,
                              const BstReportSummary *summary) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
