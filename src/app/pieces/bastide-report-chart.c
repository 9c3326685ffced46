/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report-chart.h"
#include "bastide-report-plot.h"
#include "bastide-text-size.h"
#include "bastide-widget-pen.h"

struct _BastideReportChart
{
  GtkWidget      parent_instance;

  BastideReport *report;        /* owned (nullable) */
};

enum
{
  TURN_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideReportChart, bastide_report_chart, GTK_TYPE_WIDGET)

static void
report_changed (BastideReportChart *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_report_chart_set_report (BastideReportChart *self,
                                 BastideReport      *report)
{
  g_return_if_fail (BASTIDE_IS_REPORT_CHART (self));
  g_return_if_fail (self->report == NULL);

  self->report = g_object_ref (report);
  g_signal_connect_object (report, "changed", G_CALLBACK (report_changed), self, G_CONNECT_SWAPPED);
}

/* --- Drawing --- */

static void
bastide_report_chart_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  double scale = bastide_text_size_get_scale (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? bastide_report_plot_get_width (scale)
                                                                  : bastide_report_plot_get_height (scale);
}

static gboolean
has_turns (BastideReportChart *self)
{
  return self->report != NULL && bastide_report_get_n (self->report) > 0;
}

static void
bastide_report_chart_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  BastideReportPlot plot = { BASTIDE_REPORT_CHART (widget)->report };

  if (!has_turns (BASTIDE_REPORT_CHART (widget)))
    return;
  plot.pen = bastide_widget_pen_begin (widget, snapshot);
  bastide_report_plot_draw (&plot);
  cairo_destroy (plot.pen.cr);
}

static void
pressed (BastideReportChart *self,
         int                 n_press,
         double              x)
{
  BastideReportPlot plot = { self->report, bastide_widget_pen_get (GTK_WIDGET (self)) };
  guint turn;

  if (has_turns (self) && bastide_report_plot_find_turn (&plot, x, &turn))
    g_signal_emit (self, signals[TURN_ACTIVATED], 0, turn);
}

/* --- Class --- */

static void
bastide_report_chart_dispose (GObject *object)
{
  g_clear_object (&BASTIDE_REPORT_CHART (object)->report);

  G_OBJECT_CLASS (bastide_report_chart_parent_class)->dispose (object);
}

static void
bastide_report_chart_class_init (BastideReportChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_report_chart_dispose;
  widget_class->measure = bastide_report_chart_measure;
  widget_class->snapshot = bastide_report_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  signals[TURN_ACTIVATED] = g_signal_new ("turn-activated", BASTIDE_TYPE_REPORT_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bastide_report_chart_init (BastideReportChart *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
