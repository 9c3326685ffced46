/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-legend.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

struct _BastideLegend
{
  GtkWidget     parent_instance;

  BastideStudy *study;          /* owned; NULL while nothing is shown */
  guint         show;
};

G_DEFINE_FINAL_TYPE (BastideLegend, bastide_legend, GTK_TYPE_WIDGET)

void
bastide_legend_get_text (BstRenderLegendText *text)
{
  *text = (BstRenderLegendText) {
    /* Translators: these sentences explain what is drawn over the board. */
    .owner = _("Pattern and colour: owner"),
    .tie = _("Bands: shared by a tie"),
    .unclaimed = _("Outline only: unclaimed"),
    .farm = _("Farm with its number"),
    .feeds_complete = _("Feeds a completed city"),
    .feeds_unfinished = _("Borders an unfinished city"),
    .legal = _("Legal cell, number of rotations"),
    .coordinates = _("Column and row"),
    .dragon = _("The dragon"),
    .fairy = _("The fairy"),
  };
}

static void
draw_legend (BastideLegend *self,
             cairo_t       *cr,
             double        *width,
             double        *height)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  BstRenderViewport viewport = { .scale = 64, .width = 600, .height = 400 };
  BstRenderScope scope = {
    .cr = cr,
    .position = bastide_study_get_position (self->study),
    .art = bastide_study_get_art (self->study),
    .theme = bastide_study_get_theme (self->study, dark),
    .viewport = &viewport,
  };
  BstRenderLegendText text;

  bastide_legend_get_text (&text);
  bst_render_legend_draw (&scope, self->show, &text, 0, 0, width, height);
}

static void
bastide_legend_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  BastideLegend *self = BASTIDE_LEGEND (widget);
  double width = 0, height = 0;

  if (self->study != NULL)
    draw_legend (self, NULL, &width, &height);
  *minimum = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
  *natural = *minimum;
}

static void
bastide_legend_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BastideLegend *self = BASTIDE_LEGEND (widget);
  cairo_t *cr;

  if (self->study == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  draw_legend (self, cr, NULL, NULL);
  cairo_destroy (cr);
}

void
bastide_legend_update (BastideLegend *self,
                       BastideStudy  *study,
                       guint          show)
{
  g_return_if_fail (BASTIDE_IS_LEGEND (self));

  gtk_widget_set_visible (GTK_WIDGET (self), show != 0);
  self->show = show;
  if (show == 0)
    return;

  g_set_object (&self->study, study);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
bastide_legend_dispose (GObject *object)
{
  g_clear_object (&BASTIDE_LEGEND (object)->study);

  G_OBJECT_CLASS (bastide_legend_parent_class)->dispose (object);
}

static void
bastide_legend_class_init (BastideLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_legend_dispose;
  widget_class->measure = bastide_legend_measure;
  widget_class->snapshot = bastide_legend_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_legend_init (BastideLegend *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Legend of the overlays"), -1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
