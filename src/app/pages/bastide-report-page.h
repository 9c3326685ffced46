/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the report: what the game that is studied was decided by. It is made when it is asked for, in the
 * background; its mistakes lead to the study, and become exercises. */

#pragma once

#include "bastide-report.h"
#include "bastide-study.h"
#include "bastide-user-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_REPORT_PAGE (bastide_report_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideReportPage, bastide_report_page, BASTIDE, REPORT_PAGE, GtkWidget)

/* @report: of the game of @study, and let go of when that is another one. (transfer full) */
GtkWidget *bastide_report_page_new (BastideStudy     *study,
                                    BastideReport    *report,
                                    BastideUserState *user_state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
