/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pointer.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#define MAX_DISCS 99

/* Of the smaller side; and how much is left of the light around the spot. */
#define DISC_RADIUS 0.026
#define SPOT_RADIUS 0.17
#define DIMMED      0.68

typedef struct
{
  double x;
  double y;
} Place;

struct _BastidePointer
{
  GObject   parent_instance;

  GArray   *discs;              /* of Place */
  Place     place;
  gboolean  is_lit;
  gboolean  is_black;
};

enum
{
  CHANGED,
  MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePointer, bastide_pointer, G_TYPE_OBJECT)

/* --- Drawing --- */

static void
draw_number (cairo_t *cr,
             guint    number,
             double   x,
             double   y,
             double   radius)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  int width, height;

  pango_layout_set_text (layout, text, -1);
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
draw_disc (cairo_t *cr,
           guint    number,
           double   x,
           double   y,
           double   radius)
{
  cairo_arc (cr, x, y, radius * 1.25, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_arc (cr, x, y, radius * 1.12, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 0.85, 0.2);
  cairo_fill (cr);
  draw_number (cr, number, x, y, radius);
}

static void
draw_spotlight (BastidePointer *self,
                cairo_t        *cr,
                double          width,
                double          height,
                double          bottom)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, bottom);
  cairo_clip_preserve (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, self->place.x * width, self->place.y * height, SPOT_RADIUS * MIN (width, height), 0, 2 * G_PI);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0, 0, 0, DIMMED);
  cairo_fill (cr);
  cairo_restore (cr);
}

gboolean
bastide_pointer_is_seen (BastidePointer *self)
{
  g_return_val_if_fail (BASTIDE_IS_POINTER (self), FALSE);

  return self->is_black || self->is_lit || self->discs->len > 0;
}

void
bastide_pointer_draw (BastidePointer *self,
                      cairo_t        *cr,
                      double          width,
                      double          height,
                      double          bottom)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  if (self->is_black)
    {
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_paint (cr);
      return;
    }
  if (self->is_lit)
    draw_spotlight (self, cr, width, height, bottom);
  for (guint i = 0; i < self->discs->len; i++)
    {
      const Place *place = &g_array_index (self->discs, Place, i);

      draw_disc (cr, i + 1, place->x * width, place->y * height, DISC_RADIUS * MIN (width, height));
    }
}

/* --- What is done --- */

char *
bastide_pointer_dup_text (BastidePointer *self)
{
  g_return_val_if_fail (BASTIDE_IS_POINTER (self), NULL);

  return self->is_black ? g_strdup (_("The screen is black"))
                        : g_strdup_printf (ngettext ("%u disc", "%u discs", self->discs->len), self->discs->len);
}

static void
set_n_discs (BastidePointer *self,
             guint           n_discs)
{
  g_array_set_size (self->discs, n_discs);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_pointer_put_disc (BastidePointer *self)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  if (self->is_black || self->discs->len == MAX_DISCS)
    return;
  g_array_append_val (self->discs, self->place);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_pointer_take_back (BastidePointer *self)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  if (self->discs->len > 0)
    set_n_discs (self, self->discs->len - 1);
}

void
bastide_pointer_clear (BastidePointer *self)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  set_n_discs (self, 0);
}

void
bastide_pointer_set_place (BastidePointer *self,
                           double          x,
                           double          y)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  self->place = (Place) { CLAMP (x, 0, 1), CLAMP (y, 0, 1) };
  if (self->is_lit)
    g_signal_emit (self, signals[MOVED], 0);
}

void
bastide_pointer_move (BastidePointer *self,
                      double          dx,
                      double          dy)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  bastide_pointer_set_place (self, self->place.x + dx, self->place.y + dy);
}

void
bastide_pointer_toggle_light (BastidePointer *self)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  self->is_lit = !self->is_lit;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_pointer_toggle_black (BastidePointer *self)
{
  g_return_if_fail (BASTIDE_IS_POINTER (self));

  self->is_black = !self->is_black;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Class --- */

static void
bastide_pointer_finalize (GObject *object)
{
  g_array_unref (BASTIDE_POINTER (object)->discs);

  G_OBJECT_CLASS (bastide_pointer_parent_class)->finalize (object);
}

static void
bastide_pointer_class_init (BastidePointerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_pointer_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_POINTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", BASTIDE_TYPE_POINTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_pointer_init (BastidePointer *self)
{
  self->discs = g_array_new (FALSE, FALSE, sizeof (Place));
  self->place = (Place) { 0.5, 0.5 };
}

BastidePointer *
bastide_pointer_new (void)
{
  return g_object_new (BASTIDE_TYPE_POINTER, NULL);
}
