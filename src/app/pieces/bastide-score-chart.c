/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-chart.h"
#include "bastide-chart-card.h"
#include "bastide-chart-draw.h"
#include "bastide-chart-values.h"
#include "bastide-place-card.h"
#include "bastide-study-text.h"
#include "bastide-text-size.h"
#include "bastide-widget-pen.h"

#include <bst-io-game-words.h>
#include <bst-render-chart.h>

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

/* In pixels. */
#define HEIGHT  76
#define HEIGHT_WITH_REPORT 108
#define COMPACT 52
#define WIDTH   300
#define RADIUS  6

#define NO_INDEX G_MAXUINT

/* All but the cursor and the values, with one of the curves on top (the first picture: none). */
#define N_PICTURES (BST_MAX_PLAYERS + 1)

struct _BastideScoreChart
{
  GtkWidget        parent_instance;

  /* Owned */
  BastideStudy    *study;
  BastideShown    *shown;                       /* NULL while there is none */
  BastideExpectedLine *expected;
  BastideReport   *report;                      /* (nullable) */
  GArray          *found;                       /* of it: NULL if nothing is known of the line */
  GskRenderNode   *pictures[N_PICTURES];        /* NULL until they are drawn */
  BastideChartValues values;
  GtkWidget       *card;                        /* of the index below; NULL before the first */

  BastideChartPlot plot;                        /* of the pictures */
  gboolean         has_plot;
  int              scale;                       /* device pixels of the pictures */
  BstNode         *last;                        /* end of the line that they show */
  guint            mark;                        /* of the index that is shown */
  gboolean         compact;
  guint            hovered;                     /* index under the pointer, or NO_INDEX */
  int              hovered_curve;               /* or -1 */
  guint            told_index;
  double           wheel;
};

G_DEFINE_FINAL_TYPE (BastideScoreChart, bastide_score_chart, GTK_TYPE_WIDGET)

static gboolean
has_line (BastideScoreChart *self)
{
  return self->shown != NULL;
}

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

/* The index that is read: under the pointer, or where one stands. */
static guint
get_read_index (BastideScoreChart *self)
{
  if (self->hovered < bastide_shown_get_line_length (self->shown))
    return self->hovered;

  return bastide_shown_get_index (self->shown);
}

/* --- The picture --- */

static void
forget_picture (BastideScoreChart *self)
{
  self->has_plot = FALSE;
  for (guint i = 0; i < N_PICTURES; i++)
    g_clear_pointer (&self->pictures[i], gsk_render_node_unref);
}

static const BastideChartPlot *
get_plot (BastideScoreChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  double text_scale = bastide_text_size_get_scale (widget);

  if (self->has_plot && self->plot.width == width && self->plot.height == height && self->scale == scale
      && self->plot.text_scale == text_scale)
    return &self->plot;

  forget_picture (self);
  bastide_chart_plot_init (&self->plot, self->shown, bastide_study_is_exam (self->study), self->expected, width, height,
                           text_scale);
  bastide_chart_plot_set_found (&self->plot, self->found);
  self->scale = scale;
  self->has_plot = TRUE;

  return &self->plot;
}

/* The curve on top: the one under the pointer, or that of the player whose turn it is. */
static int
get_first_curve (BastideScoreChart *self)
{
  if (bastide_chart_plot_is_difference (&self->plot))
    return -1;
  if (self->hovered_curve >= 0)
    return self->hovered_curve;
  if (bastide_shown_is_over (self->shown))
    return -1;

  return (int) bst_position_get_turn (bastide_shown_get_position (self->shown));
}

/* (transfer full) */
static cairo_surface_t *
draw_surface (BastideScoreChart *self,
              int                first)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->plot.width * self->scale,
                                                         self->plot.height * self->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  bastide_chart_draw (&self->plot, cr, gtk_widget_get_pango_context (GTK_WIDGET (self)), is_dark (), first);
  cairo_destroy (cr);

  return surface;
}

/* Strokes of long lines cost too much to be made anew in every frame: the node only paints what was drawn. */
static GskRenderNode *
get_picture (BastideScoreChart *self,
             int                first)
{
  GskRenderNode **picture = &self->pictures[first + 1];
  cairo_surface_t *surface;
  cairo_t *cr;

  if (*picture != NULL)
    return *picture;

  surface = draw_surface (self, first);
  *picture = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, self->plot.width, self->plot.height));
  cr = gsk_cairo_node_get_draw_context (*picture);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return *picture;
}

/* --- Drawing --- */

static void
draw_ground (BastideScoreChart *self,
             GtkSnapshot       *snapshot)
{
  const BstRenderColour *ground = bst_render_chart_ground (is_dark ());
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (0, 0, self->plot.width, self->plot.height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { (float) ground->red, (float) ground->green,
                                                    (float) ground->blue, 1 }, &shape.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_values (BastideScoreChart *self,
             GtkSnapshot       *snapshot)
{
  BastidePen pen = bastide_widget_pen_begin (GTK_WIDGET (self), snapshot);

  bastide_chart_values_draw (&self->values, &self->plot, get_read_index (self), &pen);
  cairo_destroy (pen.cr);
}

/* Where one stands, and where the pointer is. */
static void
draw_cursor (BastideScoreChart *self,
             GtkSnapshot       *snapshot)
{
  GdkRGBA ink = is_dark () ? (GdkRGBA) { 1, 1, 1, 0.9f } : (GdkRGBA) { 0, 0, 0, 0.8f };
  float x = (float) round (bastide_chart_plot_get_x (&self->plot, bastide_shown_get_index (self->shown)));
  float height = (float) self->plot.height;

  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 1, 2, 2, height - 4));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 4, 2, 8, 3));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 4, height - 5, 8, 3));
  if (self->hovered >= bastide_shown_get_line_length (self->shown))
    return;

  x = (float) round (bastide_chart_plot_get_x (&self->plot, self->hovered));
  ink.alpha = 0.5f;
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 0.5f, 2, 1, height - 4));
}

static void
bastide_score_chart_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BastideScoreChart *self = BASTIDE_SCORE_CHART (widget);

  if (!has_line (self))
    return;

  get_plot (self);
  draw_ground (self, snapshot);
  gtk_snapshot_append_node (snapshot, get_picture (self, get_first_curve (self)));
  if (self->plot.has_numbers)
    draw_values (self, snapshot);
  draw_cursor (self, snapshot);
  if (self->hovered < bastide_shown_get_line_length (self->shown))
    bastide_chart_card_draw (widget, &self->plot, self->hovered, snapshot);
}

/* Half of it is for texts, which may be larger. */
static void
bastide_score_chart_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  double share = (1 + bastide_text_size_get_scale (widget)) / 2;

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 64 : COMPACT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = WIDTH;
  else
    *natural = BASTIDE_SCORE_CHART (widget)->compact ? COMPACT
               : (int) ((BASTIDE_SCORE_CHART (widget)->found != NULL ? HEIGHT_WITH_REPORT : HEIGHT) * share);
}

void
bastide_score_chart_set_compact (BastideScoreChart *self,
                                 gboolean           compact)
{
  g_return_if_fail (BASTIDE_IS_SCORE_CHART (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bastide_score_chart_set_shows_expected (BastideScoreChart *self,
                                        gboolean           shows)
{
  g_return_if_fail (BASTIDE_IS_SCORE_CHART (self));

  bastide_expected_line_set_active (self->expected, shows);
}

/* --- Following the study --- */

/* In an exam nothing is told. */
static void
update_found (BastideScoreChart *self)
{
  gboolean had = self->found != NULL;

  forget_picture (self);
  g_clear_pointer (&self->found, g_array_unref);
  if (self->report != NULL && self->shown != NULL && !bastide_study_is_exam (self->study))
    self->found = bastide_report_line_new (self->report, self->shown);
  if (had != (self->found != NULL))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
redraw (BastideScoreChart *self)
{
  forget_picture (self);
  self->told_index = NO_INDEX;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
node_changed (BastideScoreChart *self)
{
  gboolean is_exam = bastide_study_is_exam (self->study);
  guint n_nodes = bastide_shown_get_line_length (self->shown);
  BstNode *last = bastide_shown_get_line_node (self->shown, n_nodes - 1);
  g_autofree char *move = bastide_study_text_dup_move (self->shown, is_exam, bastide_shown_get_index (self->shown));
  g_autofree char *found = NULL;
  g_autofree char *text = NULL;

  if (last != self->last)
    update_found (self);
  found = bastide_report_line_dup_text (self->found, bastide_shown_get_index (self->shown));
  text = found != NULL ? g_strdup_printf ("%s. %s", move, found) : g_strdup (move);
  if (last != self->last || is_exam)
    redraw (self);
  self->last = last;
  self->mark = bastide_chart_plot_get_mark (self->shown, is_exam, bastide_shown_get_index (self->shown));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) (n_nodes - 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) bastide_shown_get_index (self->shown),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  /* GTK 4.8 tells the value of its own sliders only. */
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
record_changed (BastideScoreChart *self)
{
  self->last = NULL;
  update_found (self);
  redraw (self);
}

/* Letters that are typed into a comment change nothing here, but for the first one. */
static void
node_edited (BastideScoreChart *self)
{
  guint mark = bastide_chart_plot_get_mark (self->shown, bastide_study_is_exam (self->study),
                                            bastide_shown_get_index (self->shown));

  if (mark != self->mark)
    redraw (self);
  self->mark = mark;
}

/* What was drawn of the line stays, as long as it is the same. */
static void
take_shown (BastideScoreChart *self,
            BastideShown      *shown)
{
  bastide_shown_set (&self->shown, shown);
  self->plot.shown = shown;
}

static void
study_reset (BastideScoreChart *self)
{
  take_shown (self, NULL);
  g_clear_pointer (&self->found, g_array_unref);
  forget_picture (self);
}

static void
study_changed (BastideScoreChart  *self,
               BastideStudyChange  change)
{
  take_shown (self, bastide_study_get_shown (self->study));
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_TREE | BASTIDE_STUDY_EXAM))
    record_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
  if (change & BASTIDE_STUDY_EDITED)
    node_edited (self);
}

/* --- Input --- */

static void
scrub_to (BastideScoreChart *self,
          double             x)
{
  bastide_study_set_index (self->study, bastide_chart_plot_find_index (get_plot (self), x));
}

static void
drag_begin (BastideScoreChart *self,
            double             x,
            double             y,
            GtkGestureDrag    *gesture)
{
  if (!has_line (self))
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  scrub_to (self, x);
}

static void
drag_update (BastideScoreChart *self,
             double             offset_x,
             double             offset_y,
             GtkGestureDrag    *gesture)
{
  double x, y;

  if (has_line (self) && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    scrub_to (self, x + offset_x);
}

static gboolean
scroll (BastideScoreChart        *self,
        double                    dx,
        double                    dy,
        GtkEventControllerScroll *controller)
{
  int steps;

  self->wheel += dy;
  steps = (int) trunc (self->wheel);
  self->wheel -= steps;
  if (steps != 0)
    bastide_study_step (self->study, steps);

  return GDK_EVENT_STOP;
}

/* --- Under the pointer --- */

static void
hover (BastideScoreChart *self,
       guint              index,
       int                curve)
{
  if (self->hovered == index && self->hovered_curve == curve)
    return;

  self->hovered = index;
  self->hovered_curve = curve;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointer_moved (BastideScoreChart *self,
               double             x,
               double             y)
{
  guint index;

  if (!has_line (self))
    return;
  index = bastide_chart_plot_find_index (get_plot (self), x);
  hover (self, index, bastide_chart_plot_find_curve (&self->plot, index, y));
}

static void
pointer_left (BastideScoreChart *self)
{
  hover (self, NO_INDEX, -1);
}

static gboolean
bastide_score_chart_query_tooltip (GtkWidget  *widget,
                                   int         x,
                                   int         y,
                                   gboolean    by_keys,
                                   GtkTooltip *tooltip)
{
  BastideScoreChart *self = BASTIDE_SCORE_CHART (widget);
  guint index;
  int middle;

  if (!has_line (self))
    return FALSE;
  index = by_keys ? bastide_shown_get_index (self->shown) : bastide_chart_plot_find_index (get_plot (self), x);
  if (index != self->told_index)
    {
      g_clear_object (&self->card);
      self->card = bastide_place_card_new (self->study, self->shown, self->found, index);
      self->told_index = index;
    }
  /* The points stand beside the pointer already. */
  if (!by_keys && gtk_widget_get_first_child (self->card) == gtk_widget_get_last_child (self->card))
    return FALSE;
  middle = (int) bastide_chart_plot_get_x (get_plot (self), index);
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { middle - 4, 0, 8, gtk_widget_get_height (widget) });
  gtk_tooltip_set_custom (tooltip, self->card);

  return TRUE;
}

void
bastide_score_chart_set_study (BastideScoreChart *self,
                               BastideStudy      *study)
{
  g_return_if_fail (BASTIDE_IS_SCORE_CHART (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  self->expected = bastide_expected_line_new (study);
  g_signal_connect_object (self->expected, "changed", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
  take_shown (self, bastide_study_get_shown (study));
  g_signal_connect_object (study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

static void
report_changed (BastideScoreChart *self)
{
  update_found (self);
  redraw (self);
}

void
bastide_score_chart_set_report (BastideScoreChart *self,
                                BastideReport     *report)
{
  g_return_if_fail (BASTIDE_IS_SCORE_CHART (self));
  g_return_if_fail (self->study != NULL && self->report == NULL);

  self->report = g_object_ref (report);
  g_signal_connect_object (report, "changed", G_CALLBACK (report_changed), self, G_CONNECT_SWAPPED);
}

static void
bastide_score_chart_dispose (GObject *object)
{
  BastideScoreChart *self = BASTIDE_SCORE_CHART (object);

  forget_picture (self);
  bastide_chart_values_clear (&self->values);
  g_clear_object (&self->expected);
  g_clear_object (&self->report);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_object (&self->card);
  take_shown (self, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_score_chart_parent_class)->dispose (object);
}

static void
bastide_score_chart_class_init (BastideScoreChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_score_chart_dispose;
  widget_class->measure = bastide_score_chart_measure;
  widget_class->snapshot = bastide_score_chart_snapshot;
  widget_class->query_tooltip = bastide_score_chart_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
bastide_score_chart_init (BastideScoreChart *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->hovered = NO_INDEX;
  self->hovered_curve = -1;
  self->told_index = NO_INDEX;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Course of the score"), -1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
}
