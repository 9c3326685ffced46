/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-chart.h"
#include "bastide-words.h"

#include <bst-render-theme.h>

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

/* The curve keeps this far from the widget's edges. */
#define PADDING 8
/* Differences smaller than this do not fill the height. */
#define MIN_RANGE 10

struct _BastideScoreChart
{
  GtkWidget      parent_instance;

  /* Owned */
  BastideStudy  *study;
  GskRenderNode *node;          /* all but the cursor; NULL when it has to be drawn */

  BstNode       *last;          /* end of the line that the node shows */
  int            width;         /* of the node */
  int            height;
  double         wheel;
};

G_DEFINE_FINAL_TYPE (BastideScoreChart, bastide_score_chart, GTK_TYPE_WIDGET)

/* --- Numbers --- */

static gboolean
has_line (BastideScoreChart *self)
{
  return self->study != NULL && bastide_study_get_line_length (self->study) > 0;
}

static guint
get_n_players (BastideScoreChart *self)
{
  return bst_game_get_n_players (bastide_study_get_game (self->study));
}

/* What line number @which shows at a place. */
static int
get_value (BastideScoreChart *self,
           guint              place,
           guint              which,
           gboolean           with_pending)
{
  int score;

  if (with_pending)
    score = bastide_study_get_score (self->study, place, which, TRUE);
  else
    score = bastide_study_get_standing (self->study, place, which);
  if (get_n_players (self) == 2)
    score -= with_pending ? bastide_study_get_score (self->study, place, 1, TRUE)
                          : bastide_study_get_standing (self->study, place, 1);

  return score;
}

static guint
get_n_lines (BastideScoreChart *self)
{
  return get_n_players (self) == 2 ? 1 : get_n_players (self);
}

static void
get_range (BastideScoreChart *self,
           int               *low,
           int               *high)
{
  *low = get_n_players (self) == 2 ? -MIN_RANGE : 0;
  *high = MIN_RANGE;
  for (guint line = 0; line < get_n_lines (self); line++)
    for (guint i = 0; i < bastide_study_get_line_length (self->study); i++)
      {
        int scored = get_value (self, i, line, FALSE);
        int pending = get_value (self, i, line, TRUE);

        *low = MIN (*low, MIN (scored, pending));
        *high = MAX (*high, MAX (scored, pending));
      }
}

static double
get_x (BastideScoreChart *self,
       guint              place)
{
  guint n = bastide_study_get_line_length (self->study);
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING;

  return PADDING + (n > 1 ? width * place / (n - 1) : width / 2);
}

/* --- Drawing --- */

typedef struct
{
  BastideScoreChart *self;
  cairo_t           *cr;
  int                low;
  int                high;
} Plot;

static double
get_y (const Plot *plot,
       int         value)
{
  double height = gtk_widget_get_height (GTK_WIDGET (plot->self)) - 2 * PADDING;

  return PADDING + height * (plot->high - value) / (plot->high - plot->low);
}

/* Points come at the end of a turn: the curve is a staircase. */
static void
add_path (const Plot *plot,
          guint       line,
          gboolean    with_pending)
{
  guint n = bastide_study_get_line_length (plot->self->study);
  double y = get_y (plot, get_value (plot->self, 0, line, with_pending));

  cairo_move_to (plot->cr, get_x (plot->self, 0), y);
  for (guint i = 1; i < n; i++)
    {
      double x = get_x (plot->self, i);

      if (!with_pending)
        cairo_line_to (plot->cr, x, y);
      y = get_y (plot, get_value (plot->self, i, line, with_pending));
      cairo_line_to (plot->cr, x, y);
    }
}

static void
set_player (const Plot *plot,
            guint       player,
            double      alpha)
{
  BstGame *game = bastide_study_get_game (plot->self->study);
  const BstRenderColour *colour;

  colour = bst_render_player_colour (bst_game_get_player (game, player)->colour);
  cairo_set_source_rgba (plot->cr, colour->red, colour->green, colour->blue, alpha);
}

static void
set_ink (const Plot *plot,
         double      alpha)
{
  double value = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? 1 : 0;

  cairo_set_source_rgba (plot->cr, value, value, value, alpha);
}

/* Above zero in the first player's colour, below in the second's. */
static void
fill_side (const Plot *plot,
           guint       player)
{
  double width = gtk_widget_get_width (GTK_WIDGET (plot->self));
  double height = gtk_widget_get_height (GTK_WIDGET (plot->self));
  double zero = get_y (plot, 0);
  guint last = bastide_study_get_line_length (plot->self->study) - 1;

  cairo_save (plot->cr);
  cairo_rectangle (plot->cr, 0, player == 0 ? 0 : zero, width, player == 0 ? zero : height - zero);
  cairo_clip (plot->cr);
  add_path (plot, 0, FALSE);
  cairo_line_to (plot->cr, get_x (plot->self, last), zero);
  cairo_line_to (plot->cr, get_x (plot->self, 0), zero);
  cairo_close_path (plot->cr);
  set_player (plot, player, 0.7);
  cairo_fill (plot->cr);
  cairo_restore (plot->cr);
}

static void
draw_difference (const Plot *plot)
{
  fill_side (plot, 0);
  fill_side (plot, 1);
  add_path (plot, 0, FALSE);
  set_ink (plot, 0.75);
  cairo_set_line_width (plot->cr, 1.2);
  cairo_stroke (plot->cr);

  add_path (plot, 0, TRUE);
  set_ink (plot, 0.5);
  cairo_set_dash (plot->cr, (double[]) { 3, 2 }, 2, 0);
  cairo_stroke (plot->cr);
  cairo_set_dash (plot->cr, NULL, 0, 0);
}

static void
draw_players (const Plot *plot)
{
  for (guint p = 0; p < get_n_players (plot->self); p++)
    {
      add_path (plot, p, FALSE);
      set_ink (plot, 0.45);
      cairo_set_line_width (plot->cr, 3.5);
      cairo_stroke_preserve (plot->cr);
      set_player (plot, p, 1);
      cairo_set_line_width (plot->cr, 2.2);
      cairo_stroke (plot->cr);
    }
}

static void
draw_curve (BastideScoreChart *self,
            cairo_t           *cr)
{
  Plot plot = { .self = self, .cr = cr };
  double zero;

  get_range (self, &plot.low, &plot.high);
  zero = round (get_y (&plot, 0)) + 0.5;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (get_n_players (self) == 2)
    draw_difference (&plot);
  else
    draw_players (&plot);

  cairo_move_to (cr, PADDING, zero);
  cairo_line_to (cr, gtk_widget_get_width (GTK_WIDGET (self)) - PADDING, zero);
  set_ink (&plot, 0.4);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
update_node (BastideScoreChart *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_t *cr;

  if (self->node != NULL && self->width == width && self->height == height)
    return;

  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  self->width = width;
  self->height = height;
  cr = gsk_cairo_node_get_draw_context (self->node);
  draw_curve (self, cr);
  cairo_destroy (cr);
}

static void
bastide_score_chart_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BastideScoreChart *self = BASTIDE_SCORE_CHART (widget);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA ink = dark ? (GdkRGBA) { 1, 1, 1, 0.9f } : (GdkRGBA) { 0, 0, 0, 0.8f };
  float x, height = gtk_widget_get_height (widget);

  if (!has_line (self))
    return;

  update_node (self);
  gtk_snapshot_append_node (snapshot, self->node);
  x = (float) round (get_x (self, bastide_study_get_index (self->study)));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 1, 2, 2, height - 4));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 4, 2, 8, 3));
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x - 4, height - 5, 8, 3));
}

static void
bastide_score_chart_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 64 : 48;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 300 : 48;
}

/* --- Following the study --- */

static void
redraw (BastideScoreChart *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static char *
dup_value_text (BastideScoreChart *self)
{
  BstGame *game = bastide_study_get_game (self->study);
  guint place = bastide_study_get_index (self->study);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (p > 0)
        g_string_append (text, C_("list separator", ", "));
      /* Translators: a player and that player's points: "Red 12". */
      g_string_append_printf (text, _("%s %d"), bastide_words_player (game, p),
                              bastide_study_get_standing (self->study, place, p));
    }

  /* Translators: for screen readers: the move, how many there are, and all scores. */
  return g_strdup_printf (_("Move %u of %u: %s"),
                          bst_node_get_number (bastide_study_get_node (self->study)),
                          bastide_study_get_n_moves (self->study), text->str);
}

static void
node_changed (BastideScoreChart *self)
{
  guint n_places = bastide_study_get_line_length (self->study);
  BstNode *last = bastide_study_get_line_node (self->study, n_places - 1);
  g_autofree char *text = dup_value_text (self);

  if (last != self->last)
    g_clear_pointer (&self->node, gsk_render_node_unref);
  self->last = last;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) (n_places - 1),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) bastide_study_get_index (self->study),
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
  redraw (self);
}

static void
study_changed (BastideScoreChart  *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_TREE))
    record_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
}

/* --- Input --- */

static void
scrub_to (BastideScoreChart *self,
          double             x)
{
  guint n = bastide_study_get_line_length (self->study);
  double width = MAX (1, gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING);
  double place = round ((x - PADDING) / width * (n - 1));

  bastide_study_set_index (self->study, (guint) CLAMP (place, 0, n - 1));
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

void
bastide_score_chart_set_study (BastideScoreChart *self,
                               BastideStudy *study)
{
  g_return_if_fail (BASTIDE_IS_SCORE_CHART (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

static void
bastide_score_chart_dispose (GObject *object)
{
  BastideScoreChart *self = BASTIDE_SCORE_CHART (object);

  g_clear_pointer (&self->node, gsk_render_node_unref);
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
  gtk_widget_class_set_css_name (widget_class, "curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
bastide_score_chart_init (BastideScoreChart *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Course of the score"), -1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
}
