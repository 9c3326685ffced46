/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-colour-preview.h"
#include "bastide-look.h"
#include "bastide-mark-picture.h"

#include <adwaita.h>

#include <bst-render-figure.h>

/* In pixels: the place of a player, and in it the figure and the mark. */
#define PLACE  34
#define HEIGHT 44
#define FIGURE 26
#define MARK   12

static void
draw_players (cairo_t *cr)
{
  const BstRenderTheme *theme
    = bastide_look_get_theme (NULL, adw_style_manager_get_dark (adw_style_manager_get_default ()));

  bst_render_theme_set_source (theme, cr, BST_RENDER_MEADOW, 1);
  cairo_paint (cr);
  for (guint i = 0; i < BST_N_COLOURS; i++)
    {
      double x = PLACE * (i + 0.5);

      bst_render_figure_draw (cr, theme, BST_RENDER_FIGURE_KNIGHT, (BstColour) i, x, 3 + FIGURE / 2.0, FIGURE);
      bastide_mark_picture_draw (cr, (BstColour) i, x, HEIGHT - MARK / 2.0 - 2, MARK);
    }
}

/* Pixel by pixel, as that is how eyes see them. */
static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        vision)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *on_surface = cairo_create (surface);

  cairo_scale (on_surface, scale, scale);
  draw_players (on_surface);
  cairo_destroy (on_surface);
  bastide_vision_see (GPOINTER_TO_UINT (vision), surface);
  cairo_scale (cr, 1.0 / scale, 1.0 / scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

GtkWidget *
bastide_colour_preview_new (BastideVision vision)
{
  GtkWidget *self = g_object_new (GTK_TYPE_DRAWING_AREA, "valign", GTK_ALIGN_CENTER,
                                  "content-width", PLACE * BST_N_COLOURS, "content-height", HEIGHT,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, GUINT_TO_POINTER (vision), NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);

  return self;
}
