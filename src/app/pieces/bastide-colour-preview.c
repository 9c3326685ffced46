/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-colour-preview.h"
#include "bastide-look.h"
#include "bastide-player-mark.h"
#include "bastide-texture.h"

#include <adwaita.h>
#include <math.h>

#include <bst-render-figure.h>

/* In pixels: the place of a player, and in it the figure and the mark. */
#define PLACE  34
#define HEIGHT 44
#define FIGURE 26
#define MARK   12

struct _BastideColourPreview
{
  GtkWidget     parent_instance;

  BastideVision vision;
};

G_DEFINE_FINAL_TYPE (BastideColourPreview, bastide_colour_preview, GTK_TYPE_WIDGET)

/* --- What eyes make of it --- */

/* From linear light to what is seen of it: rows for red, green and blue. Deuteranopia: Machado, Oliveira and Fernandes,
 * 2009, severity 1. Grey: the luminance of sRGB. */
static const double no_green[3][3] = {
  { 0.367322, 0.860646, -0.227968 },
  { 0.280085, 0.672501, 0.047413 },
  { -0.011820, 0.042940, 0.968881 },
};
static const double grey[3][3] = {
  { 0.2126, 0.7152, 0.0722 },
  { 0.2126, 0.7152, 0.0722 },
  { 0.2126, 0.7152, 0.0722 },
};

static double
to_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
from_linear (double value)
{
  value = CLAMP (value, 0, 1);

  return value <= 0.0031308 ? value * 12.92 : 1.055 * pow (value, 1 / 2.4) - 0.055;
}

/* @pixel: blue, green, red of an opaque one. */
static void
see_pixel (guint8       *pixel,
           const double  matrix[3][3])
{
  double linear[3];

  for (guint i = 0; i < 3; i++)
    linear[i] = to_linear (pixel[2 - i] / 255.0);
  for (guint i = 0; i < 3; i++)
    pixel[2 - i] = (guint8) lround (255 * from_linear (matrix[i][0] * linear[0] + matrix[i][1] * linear[1]
                                                       + matrix[i][2] * linear[2]));
}

static void
see (cairo_surface_t *surface,
     const double     matrix[3][3])
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (cairo_image_surface_get_data (surface) + y * stride);

      for (int x = 0; x < width; x++)
        {
          guint8 pixel[3] = { row[x] & 0xff, (row[x] >> 8) & 0xff, (row[x] >> 16) & 0xff };

          see_pixel (pixel, matrix);
          row[x] = 0xff000000u | (guint32) pixel[2] << 16 | (guint32) pixel[1] << 8 | pixel[0];
        }
    }
  cairo_surface_mark_dirty (surface);
}

/* --- The picture --- */

static void
draw (cairo_t *cr)
{
  const BstRenderTheme *theme
    = bastide_look_get_theme (NULL, adw_style_manager_get_dark (adw_style_manager_get_default ()));

  bst_render_theme_set_source (theme, cr, BST_RENDER_MEADOW, 1);
  cairo_paint (cr);
  for (guint i = 0; i < BST_N_COLOURS; i++)
    {
      double x = PLACE * (i + 0.5);

      bst_render_figure_draw (cr, theme, BST_RENDER_FIGURE_KNIGHT, (BstColour) i, x, 3 + FIGURE / 2.0, FIGURE);
      bastide_player_mark_draw (cr, (BstColour) i, x, HEIGHT - MARK / 2.0 - 2, MARK);
    }
}

static void
bastide_colour_preview_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  BastideColourPreview *self = BASTIDE_COLOUR_PREVIEW (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PLACE * BST_N_COLOURS * scale,
                                                         HEIGHT * scale);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GdkTexture) texture = NULL;

  cairo_scale (cr, scale, scale);
  draw (cr);
  cairo_destroy (cr);
  if (self->vision != BASTIDE_VISION_USUAL)
    see (surface, self->vision == BASTIDE_VISION_GREY ? grey : no_green);
  texture = bastide_texture_new (surface);
  cairo_surface_destroy (surface);
  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, PLACE * BST_N_COLOURS, HEIGHT));
}

static void
bastide_colour_preview_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? PLACE * BST_N_COLOURS : HEIGHT;
}

static void
bastide_colour_preview_class_init (BastideColourPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bastide_colour_preview_snapshot;
  widget_class->measure = bastide_colour_preview_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_colour_preview_init (BastideColourPreview *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_colour_preview_new (BastideVision vision)
{
  BastideColourPreview *self = g_object_new (BASTIDE_TYPE_COLOUR_PREVIEW, "valign", GTK_ALIGN_CENTER, NULL);

  self->vision = vision;

  return GTK_WIDGET (self);
}
