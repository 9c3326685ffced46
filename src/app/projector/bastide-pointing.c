/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pointing.h"

#include <glib/gi18n.h>
#include <math.h>

/* Of the smaller side; and how much is left of the light around the spot. */
#define DISC_RADIUS 0.026
#define SPOT_RADIUS 0.17
#define DIMMED      0.68

/* A part of the width, and of the height. */
typedef struct
{
  double x;
  double y;
} Place;

struct _BastidePointing
{
  GtkWidget  parent_instance;

  GArray    *discs;             /* of Place */
  GtkWidget *kept;              /* weak (nullable): what the spotlight leaves as it is, at the bottom */
  Place      pointer;
  gboolean   is_lit;
  gboolean   is_black;
};

G_DEFINE_FINAL_TYPE (BastidePointing, bastide_pointing, GTK_TYPE_WIDGET)

/* --- Drawing --- */

static double
get_side (BastidePointing *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
draw_number (BastidePointing *self,
             cairo_t         *cr,
             guint            number,
             double           x,
             double           y,
             double           radius)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  int width, height;

  pango_font_description_set_absolute_size (font, radius * 1.15 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  cairo_set_source_rgb (cr, 0, 0, 0);
  pango_cairo_show_layout (cr, layout);
}

/* Black on yellow in a black ring in a white one: seen on every tile, and in grey. */
static void
draw_disc (BastidePointing *self,
           cairo_t         *cr,
           guint            index,
           double           width,
           double           height)
{
  const Place *place = &g_array_index (self->discs, Place, index);
  double x = place->x * width, y = place->y * height, radius = DISC_RADIUS * get_side (self);

  cairo_arc (cr, x, y, radius * 1.25, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_arc (cr, x, y, radius * 1.12, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 0.85, 0.2);
  cairo_fill (cr);
  draw_number (self, cr, index + 1, x, y, radius);
}

/* Where the spotlight ends below. */
static double
get_bottom (BastidePointing *self,
            double           height)
{
  graphene_rect_t bounds;

  return self->kept != NULL && gtk_widget_compute_bounds (self->kept, GTK_WIDGET (self), &bounds)
         ? bounds.origin.y : height;
}

static void
draw_spotlight (BastidePointing *self,
                cairo_t         *cr,
                double           width,
                double           height)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, get_bottom (self, height));
  cairo_clip_preserve (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, self->pointer.x * width, self->pointer.y * height, SPOT_RADIUS * get_side (self), 0, 2 * G_PI);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0, 0, 0, DIMMED);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
bastide_pointing_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BastidePointing *self = BASTIDE_POINTING (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr;

  if (self->is_black)
    {
      gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 1 }, &bounds);
      return;
    }
  if (!self->is_lit && self->discs->len == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  if (self->is_lit)
    draw_spotlight (self, cr, width, height);
  for (guint i = 0; i < self->discs->len; i++)
    draw_disc (self, cr, i, width, height);
  cairo_destroy (cr);
}

/* --- What is done --- */

static void
changed (BastidePointing *self)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u disc", "%u discs", self->discs->len), self->discs->len);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->is_black ? _("The screen is black") : text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_pointing_put_disc (BastidePointing *self)
{
  if (self->is_black || self->discs->len == BASTIDE_MAX_DISCS)
    return;
  g_array_append_val (self->discs, self->pointer);
  changed (self);
}

void
bastide_pointing_take_back (BastidePointing *self)
{
  if (self->discs->len == 0)
    return;
  g_array_set_size (self->discs, self->discs->len - 1);
  changed (self);
}

void
bastide_pointing_clear (BastidePointing *self)
{
  g_array_set_size (self->discs, 0);
  changed (self);
}

guint
bastide_pointing_get_n_discs (BastidePointing *self)
{
  return self->discs->len;
}

static void
point_at (BastidePointing *self,
          double           x,
          double           y)
{
  self->pointer.x = CLAMP (x, 0, 1);
  self->pointer.y = CLAMP (y, 0, 1);
  if (self->is_lit)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_pointing_move (BastidePointing *self,
                       double           dx,
                       double           dy)
{
  point_at (self, self->pointer.x + dx, self->pointer.y + dy);
}

void
bastide_pointing_set_kept (BastidePointing *self,
                           GtkWidget       *widget)
{
  g_return_if_fail (BASTIDE_IS_POINTING (self));

  g_set_weak_pointer (&self->kept, widget);
}

void
bastide_pointing_set_spotlight (BastidePointing *self,
                                gboolean         is_lit)
{
  self->is_lit = is_lit;
  changed (self);
}

gboolean
bastide_pointing_get_spotlight (BastidePointing *self)
{
  return self->is_lit;
}

void
bastide_pointing_set_black (BastidePointing *self,
                            gboolean         is_black)
{
  self->is_black = is_black;
  changed (self);
}

gboolean
bastide_pointing_get_black (BastidePointing *self)
{
  return self->is_black;
}

/* --- The pointer --- */

static void
moved (BastidePointing *self,
       double           x,
       double           y)
{
  point_at (self, x / MAX (1, gtk_widget_get_width (GTK_WIDGET (self))),
            y / MAX (1, gtk_widget_get_height (GTK_WIDGET (self))));
}

static void
clicked (BastidePointing *self,
         int              n_clicks,
         double           x,
         double           y)
{
  moved (self, x, y);
  bastide_pointing_put_disc (self);
}

/* --- Class --- */

static void
bastide_pointing_finalize (GObject *object)
{
  BastidePointing *self = BASTIDE_POINTING (object);

  g_array_unref (self->discs);
  g_clear_weak_pointer (&self->kept);

  G_OBJECT_CLASS (bastide_pointing_parent_class)->finalize (object);
}

static void
bastide_pointing_class_init (BastidePointingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_pointing_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = bastide_pointing_snapshot;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_pointing_init (BastidePointing *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->discs = g_array_new (FALSE, FALSE, sizeof (Place));
  self->pointer = (Place) { 0.5, 0.5 };
  g_signal_connect_object (motion, "enter", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Projected board"), -1);
}

GtkWidget *
bastide_pointing_new (void)
{
  return g_object_new (BASTIDE_TYPE_POINTING, NULL);
}
