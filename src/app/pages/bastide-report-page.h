/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the report: what the game that is studied was decided by. It is made when it is asked for, in the
 * background; its mistakes lead to the study. */

#pragma once

#include "bastide-study.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_REPORT_PAGE (bastide_report_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideReportPage, bastide_report_page, BASTIDE, REPORT_PAGE, GtkWidget)

GtkWidget *bastide_report_page_new (BastideStudy *study);

G_END_DECLS
