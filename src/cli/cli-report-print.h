/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A report as the command prints it. */

#pragma once

#include "bst-engine-experience.h"
#include "bst-engine-report.h"

G_BEGIN_DECLS

/* What is printed of several games together: of each player of each one row. */
typedef struct
{
  GArray *rows;
} CliReportSheet;

void cli_report_sheet_init  (CliReportSheet        *sheet);
void cli_report_sheet_clear (CliReportSheet        *sheet);
void cli_report_sheet_add   (CliReportSheet        *sheet,
                             const char            *path,
                             const BstGame         *game,
                             const BstEngineReport *report);
/* The rows, and what players of one name have together. */
void cli_report_sheet_print (const CliReportSheet  *sheet);

/* How much the engine knows of such games. */
BstEngineExperience cli_report_find_experience (const BstGame *game);

/* A report as text: turns that are marked, or all of them; the players; a sentence. */
void cli_report_print_text  (const BstGame         *game,
                             const BstEngineReport *report,
                             gboolean               all);

/* ... and as JSON. @path is NULL for the bundled game. */
void cli_report_print_json  (const char            *path,
                             const BstGame         *game,
                             const BstEngineReport *report);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliReportSheet, cli_report_sheet_clear)

G_END_DECLS
