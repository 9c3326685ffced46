/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The report of the game that is open: its page shows it as a whole, the timeline what was found of each turn; and a mistake can
 * be tried again. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-findings.h"
#include "bastide-report-line.h"

#include <bst-io-report-cache.h>

#include <glib/gi18n.h>

/* --- Trying a mistake again --- */

static void
try_again (BastideStudyPage *self)
{
  BstNode *node;

  if (bastide_study_get_record (self->study) == NULL || bastide_study_page_refuse_in_exam (self))
    return;
  bastide_study_take_partial_turn (self->study, NULL);
  node = bastide_report_line_find_mistake (self->report, bastide_study_get_shown (self->study));
  if (node == NULL)
    {
      bastide_page_tell (BASTIDE_PAGE (self), _("Neither this move nor the next is marked as a mistake."));
      return;
    }
  bastide_page_tell (BASTIDE_PAGE (self), _("The engine looks at the turn…"));
  bastide_exercises_make (self->exercises, self->study, &node, 1);
}

/* --- The report --- */

/* What was found is kept, and what is old goes when there is too much of it. */
static void
report_changed (BastideStudyPage *self)
{
  if (bastide_report_get_state (self->report) == BASTIDE_REPORT_DONE)
    bastide_findings_trim_async (NULL, BST_IO_MAX_FINDINGS, NULL, NULL);
}

/* It is of one game, and told in no exam. */
static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  if (!(change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_EXAM)))
    return;
  bastide_report_clear (self->report);
  bastide_mistakes_stop (bastide_exercises_get_mistakes (self->exercises));
}

BastideReport *
bastide_study_page_get_report (BastideStudyPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY_PAGE (self), NULL);

  return self->report;
}

void
bastide_study_page_init_report (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "try-again", G_CALLBACK (try_again) },
  };

  self->report = bastide_report_new ();
  self->exercises = bastide_exercises_new (BASTIDE_PAGE (self), self->user_state);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  g_signal_connect_object (self->report, "changed", G_CALLBACK (report_changed), self, G_CONNECT_SWAPPED);
  bastide_timeline_set_report (self->timeline, self->report);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

void
bastide_study_page_dispose_report (BastideStudyPage *self)
{
  g_clear_object (&self->exercises);
  g_clear_object (&self->report);
}
