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
bastide_timeline_set_short (BastideTimeline *self,
                            gboolean         is_short)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  gtk_widget_set_visible (self->first, !is_short);
  gtk_widget_set_visible (self->last, !is_short);
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
  bastide_template_children (widget_class, BastideTimeline, first, chart, last);
}

static void
bastide_timeline_init (BastideTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}
