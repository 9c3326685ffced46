/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-value-bar.h"
#include "bastide-mark-picture.h"
#include "bastide-text-size.h"

#include <bst-render-chart.h>

#include <adwaita.h>

#include <math.h>
#include <string.h>

/* In pixels for texts of the usual size. */
#define WIDTH       16
#define MARK        12
#define PILL_WIDTH  62
#define PILL_HEIGHT 22
#define PILL_MARK   11
#define GAP         3

struct _BastideValueBar
{
  GtkWidget  parent_instance;

  BstGame   *game;          /* owned; NULL while nothing is known */
  double     shares[BST_MAX_PLAYERS];
  guint      player;
  char      *text;          /* owned */
};

G_DEFINE_FINAL_TYPE (BastideValueBar, bastide_value_bar, GTK_TYPE_WIDGET)

static double
get_size (BastideValueBar *self,
          double           pixels)
{
  return pixels * bastide_text_size_get_scale (GTK_WIDGET (self));
}

void
bastide_value_bar_clear (BastideValueBar *self)
{
  g_return_if_fail (BASTIDE_IS_VALUE_BAR (self));

  g_clear_pointer (&self->game, bst_game_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
bastide_value_bar_set (BastideValueBar *self,
                       BstGame         *game,
                       const double    *shares,
                       guint            player,
                       const char      *text,
                       const char      *sentence)
{
  g_return_if_fail (BASTIDE_IS_VALUE_BAR (self));

  bst_game_ref (game);
  g_clear_pointer (&self->game, bst_game_unref);
  self->game = game;
  memcpy (self->shares, shares, bst_game_get_n_players (game) * sizeof *shares);
  self->player = player;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Drawing --- */

static void
bastide_value_bar_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = (int) ceil (get_size (BASTIDE_VALUE_BAR (widget),
                                              orientation == GTK_ORIENTATION_HORIZONTAL ? PILL_WIDTH : 2 * PILL_HEIGHT));
}

static BstColour
get_colour (BastideValueBar *self,
            guint            player)
{
  return bst_game_get_player (self->game, player)->colour;
}

static void
set_source (cairo_t               *cr,
            const BstRenderColour *colour)
{
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
}

static void
round_box (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   height,
           double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, x + width - radius, y + radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, x + radius, y + height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

/* His colour, and his mark at the outer end, on a disc that parts the two. */
static void
draw_share (BastideValueBar *self,
            cairo_t         *cr,
            guint            player,
            double           y,
            double           height)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  double width = get_size (self, WIDTH), mark = get_size (self, MARK);

  cairo_rectangle (cr, 0, y, width, height);
  set_source (cr, bst_render_chart_colour (get_colour (self, player), is_dark));
  cairo_fill (cr);
  if (height < 2 * mark)
    return;
  y += player == 0 ? mark : height - mark;
  cairo_arc (cr, width / 2, y, mark / 2 + 1, 0, 2 * G_PI);
  set_source (cr, bst_render_chart_ground (is_dark));
  cairo_fill (cr);
  bastide_mark_picture_draw (cr, get_colour (self, player), width / 2, y, mark - 2);
}

/* The points, with the mark of whose they are. */
static void
draw_pill (BastideValueBar *self,
           cairo_t         *cr,
           double           y)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  double height = get_size (self, PILL_HEIGHT), mark = get_size (self, PILL_MARK), gap = get_size (self, GAP);
  int text_width, text_height;
  double width, x;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  y = CLAMP (y - height / 2, 0, gtk_widget_get_height (GTK_WIDGET (self)) - height);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  width = MIN (get_size (self, PILL_WIDTH), mark + text_width + 4 * gap);
  round_box (cr, 0.5, y + 0.5, width - 1, height - 1, get_size (self, 5));
  set_source (cr, bst_render_chart_ground (is_dark));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  x = (width - mark - gap - text_width) / 2;
  bastide_mark_picture_draw (cr, get_colour (self, self->player), x + mark / 2, y + height / 2, mark);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_move_to (cr, x + mark + gap, y + (height - text_height) / 2);
  pango_cairo_show_layout (cr, layout);
}

static void
bastide_value_bar_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideValueBar *self = BASTIDE_VALUE_BAR (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint n_players = self->game != NULL ? bst_game_get_n_players (self->game) : 0;
  double y = 0, pill = 0;
  cairo_t *cr;
  GdkRGBA ink;

  if (n_players == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_save (cr);
  round_box (cr, 0, 0, get_size (self, WIDTH), height, get_size (self, 4));
  cairo_clip_preserve (cr);
  for (guint player = 0; player < n_players; player++)
    {
      double share = self->shares[player] * height;

      draw_share (self, cr, player, y, share);
      /* Between two, or in the middle of his own. */
      if (player == self->player)
        pill = n_players == 2 ? (player == 0 ? share : y) : y + share / 2;
      y += share;
    }
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  round_box (cr, 0, 0, get_size (self, WIDTH), height, get_size (self, 4));
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_restore (cr);
  draw_pill (self, cr, pill);
  cairo_destroy (cr);
}

/* --- Class --- */

static void
bastide_value_bar_dispose (GObject *object)
{
  BastideValueBar *self = BASTIDE_VALUE_BAR (object);

  g_clear_pointer (&self->game, bst_game_unref);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (bastide_value_bar_parent_class)->dispose (object);
}

static void
bastide_value_bar_class_init (BastideValueBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_value_bar_dispose;
  widget_class->measure = bastide_value_bar_measure;
  widget_class->snapshot = bastide_value_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_value_bar_init (BastideValueBar *self)
{
  /* The board below it is what one clicks on. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
