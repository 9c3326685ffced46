/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-timeline.h"
#include "bastide-score-chart.h"
#include "bastide-template.h"

struct _BastideTimeline
{
  GtkWidget     parent_instance;

  /* Template */
  GtkWidget         *first;
  GtkWidget         *previous;
  GtkWidget         *next;
  BastideScoreChart *chart;
  GtkWidget         *last;
};

G_DEFINE_FINAL_TYPE (BastideTimeline, bastide_timeline, GTK_TYPE_WIDGET)

void
bastide_timeline_set_study (BastideTimeline *self,
                            BastideStudy    *study)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  bastide_score_chart_set_study (self->chart, study);
}

void
bastide_timeline_set_shows_expected (BastideTimeline *self,
                                     gboolean         shows)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  bastide_score_chart_set_shows_expected (self->chart, shows);
}

void
bastide_timeline_set_report (BastideTimeline *self,
                             BastideReport   *report)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  bastide_score_chart_set_report (self->chart, report);
}

void
bastide_timeline_set_short (BastideTimeline *self,
                            gboolean         is_short)
{
  GtkWidget *steps[] = { self->previous, self->next };

  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  gtk_widget_set_visible (self->first, !is_short);
  gtk_widget_set_visible (self->last, !is_short);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (is_short)
      gtk_widget_add_css_class (steps[i], "thumb");
    else
      gtk_widget_remove_css_class (steps[i], "thumb");
}

void
bastide_timeline_set_low (BastideTimeline *self,
                          gboolean         is_low)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  bastide_score_chart_set_compact (self->chart, is_low);
}

static void
bastide_timeline_dispose (GObject *object)
{
  BastideTimeline *self = BASTIDE_TIMELINE (object);

  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_timeline_parent_class)->dispose (object);
}

static void
bastide_timeline_class_init (BastideTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_timeline_dispose;

  g_type_ensure (BASTIDE_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-timeline.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideTimeline, first, previous, chart, next, last);
}

/* What is held goes to the end: a click would step once more. */
static void
held (GtkGesture *gesture,
      double      x,
      double      y,
      const char *action)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), action, NULL);
}

static void
add_hold (GtkWidget  *button,
          const char *action)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held), (gpointer) action);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (hold));
}

static void
bastide_timeline_init (BastideTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_hold (self->previous, "page.first");
  add_hold (self->next, "page.last");
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}
