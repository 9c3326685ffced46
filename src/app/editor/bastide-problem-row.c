/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-problem-row.h"
#include "bastide-problem-text.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideProblemRow
{
  GtkListBoxRow  parent_instance;

  BstProblem     problem;

  /* Template */
  GtkLabel      *rule;
  GtkLabel      *sentence;
  GtkWidget     *buttons;
  GtkButton     *mend;
  GtkButton     *allow;
};

enum
{
  MEND,
  ALLOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideProblemRow, bastide_problem_row, GTK_TYPE_LIST_BOX_ROW)

static void
mend_clicked (BastideProblemRow *self)
{
  g_signal_emit (self, signals[MEND], 0);
}

static void
allow_clicked (BastideProblemRow *self)
{
  g_signal_emit (self, signals[ALLOW], 0, !self->problem.is_allowed);
}

static void
bastide_problem_row_class_init (BastideProblemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[MEND] = g_signal_new ("mend", BASTIDE_TYPE_PROBLEM_ROW, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ALLOW] = g_signal_new ("allow", BASTIDE_TYPE_PROBLEM_ROW, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-problem-row.ui");
  bastide_template_children (widget_class, BastideProblemRow, rule, sentence, buttons, mend, allow);
  bastide_template_callbacks (widget_class, mend_clicked, allow_clicked);
}

static void
bastide_problem_row_init (BastideProblemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_problem_row_new (void)
{
  return g_object_new (BASTIDE_TYPE_PROBLEM_ROW, NULL);
}

void
bastide_problem_row_set (BastideProblemRow *self,
                         const BstPosition *position,
                         const BstSetup    *setup,
                         const BstProblem  *problem)
{
  g_autofree char *sentence = bastide_problem_text_get (position, problem);
  g_autofree char *whole = bastide_problem_text_dup_full (position, problem);
  const char *rule = bst_problem_get_rule (problem);

  g_return_if_fail (BASTIDE_IS_PROBLEM_ROW (self));

  self->problem = *problem;
  bastide_rule_link_set_text (self->rule, rule);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), *rule != '\0');
  gtk_label_set_label (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  gtk_widget_set_visible (self->buttons, setup != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->mend), setup != NULL && !problem->is_allowed
                                                   && bst_setup_can_mend (setup, problem));
  gtk_button_set_label (self->mend, bastide_problem_text_get_mend (problem));
  gtk_button_set_label (self->allow, problem->is_allowed ? _("Do Not Allow") : _("Allow"));
}

const BstProblem *
bastide_problem_row_get (BastideProblemRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_PROBLEM_ROW (self), NULL);

  return &self->problem;
}
