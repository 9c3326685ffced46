/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-sheet.h"

#include <math.h>

/* Points. */
#define TITLE_SIZE 16
#define LINE_SIZE  11
#define GAP        6
/* A small board is not blown up beyond this. */
#define TILE_MAX   96

struct _BastideSheet
{
  BastidePicture  *picture;
  char            *title;
  GStrv            lines;
};

BastideSheet *
bastide_sheet_new (BastidePicture     *picture,
                   const char         *title,
                   const char * const *lines)
{
  BastideSheet *self = g_rc_box_new0 (BastideSheet);

  self->picture = bastide_picture_ref (picture);
  self->title = g_strdup (title);
  self->lines = g_strdupv ((GStrv) lines);

  return self;
}

BastideSheet *
bastide_sheet_ref (BastideSheet *self)
{
  return g_rc_box_acquire (self);
}

BastidePicture *
bastide_sheet_get_picture (BastideSheet *self)
{
  return self->picture;
}

const char *
bastide_sheet_get_title (BastideSheet *self)
{
  return self->title;
}

static void
clear (gpointer data)
{
  BastideSheet *self = data;

  bastide_picture_unref (self->picture);
  g_free (self->title);
  g_strfreev (self->lines);
}

void
bastide_sheet_unref (BastideSheet *self)
{
  g_rc_box_release_full (self, clear);
}

/* --- Text --- */

/* Draws a paragraph, and returns where the next one may begin. */
static double
draw_text (cairo_t     *cr,
           const char  *text,
           int          size,
           PangoWeight  weight,
           double       top,
           double       width)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  int height;

  /* User units are points, whatever the resolution of the context is said to be. */
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, NULL, &height);
  cairo_move_to (cr, 0, top);
  cairo_set_source_rgb (cr, 0, 0, 0);
  pango_cairo_show_layout (cr, layout);

  return top + height / (double) PANGO_SCALE + GAP;
}

/* --- Board --- */

/* The legend, whose size is that of its text, counts once the tiles have theirs. */
static double
fit_board (BastideSheet          *self,
           BastidePictureOptions *options,
           double                 width,
           double                 height,
           double                *board_width)
{
  double board_height, scale;

  options->tile_size = TILE_MAX;
  options->has_legend = FALSE;
  bastide_picture_measure (self->picture, options, board_width, &board_height);
  scale = MIN (1, MIN (width / *board_width, height / board_height));
  options->tile_size = MAX (BST_RENDER_PICTURE_MIN_TILE, (guint) floor (TILE_MAX * scale));
  options->has_legend = TRUE;
  bastide_picture_measure (self->picture, options, board_width, &board_height);
  scale = MIN (1, MIN (width / *board_width, height / board_height));
  *board_width *= scale;

  return scale;
}

static void
draw_board (BastideSheet *self,
            cairo_t      *cr,
            double        top,
            double        width,
            double        height)
{
  BastidePictureOptions options = { 0 };
  double board_width;
  double scale = fit_board (self, &options, width, height - top, &board_width);

  cairo_save (cr);
  cairo_translate (cr, (width - board_width) / 2, top);
  cairo_scale (cr, scale, scale);
  bastide_picture_draw (self->picture, &options, bst_render_theme_get (BST_RENDER_THEME_PRINT), cr);
  cairo_restore (cr);
}

void
bastide_sheet_draw (BastideSheet *self,
                    cairo_t      *cr,
                    double        width,
                    double        height)
{
  double top = draw_text (cr, self->title, TITLE_SIZE, PANGO_WEIGHT_BOLD, 0, width);

  for (guint i = 0; self->lines != NULL && self->lines[i] != NULL; i++)
    top = draw_text (cr, self->lines[i], LINE_SIZE, PANGO_WEIGHT_NORMAL, top, width);
  /* However long the text is, the board has half of the sheet. */
  draw_board (self, cr, MIN (top + GAP, height / 2), width, height);
}

/* --- Printing --- */

GtkPageSetup *
bastide_sheet_dup_setup (BastideSheet *self)
{
  BastidePictureOptions options = { .tile_size = TILE_MAX };
  GtkPageSetup *setup = gtk_page_setup_new ();
  double width, height;

  bastide_picture_measure (self->picture, &options, &width, &height);
  if (width > height)
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);

  return setup;
}

static void
draw_page (GtkPrintOperation *operation,
           GtkPrintContext   *context,
           int                number,
           BastideSheet      *self)
{
  bastide_sheet_draw (self, gtk_print_context_get_cairo_context (context),
                      gtk_print_context_get_width (context),
                      gtk_print_context_get_height (context));
}

GtkPrintOperation *
bastide_sheet_new_operation (BastideSheet *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = bastide_sheet_dup_setup (self);

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_job_name (operation, self->title);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page), bastide_sheet_ref (self),
                         (GClosureNotify) G_CALLBACK (bastide_sheet_unref), 0);

  return operation;
}
