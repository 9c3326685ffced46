/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-render-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MARGIN 16.0

G_DEFINE_QUARK (bst-render-export-error-quark, bst_render_export_error)

typedef enum
{
  FORMAT_PNG,
  FORMAT_SVG,
  FORMAT_PDF
} Format;

static gboolean
find_format (const char  *path,
             Format      *format,
             GError     **error)
{
  static const char * const endings[] = { ".png", ".svg", ".pdf" };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (lower, endings[i]))
      {
        *format = (Format) i;
        return TRUE;
      }
  g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_FORMAT,
               /* Translators: %s is a file name. */
               _("“%s” does not say the kind of picture: the name must end in .png, .svg or .pdf"),
               path);
  return FALSE;
}

static guint
tile_size_of (const BstRenderExportOptions *options)
{
  return options->tile_size != 0 ? options->tile_size : 96;
}

/* Lays out the board, and the legend to the right of it. FALSE if that gets too large. */
static gboolean
lay_out (const BstPosition             *position,
         const BstRenderExportOptions  *options,
         BstRenderViewport             *viewport,
         BstRenderScope                *scope,
         GError                       **error)
{
  BstRenderShow outside = BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_COORDINATES;
  guint tile_size = tile_size_of (options);
  double overhang = bst_render_board_get_overhang (position, scope->art);
  double legend_width = 0;
  double legend_height = 0;
  BstRenderBox box;

  if (tile_size < BST_RENDER_EXPORT_MIN_TILE || tile_size > BST_RENDER_EXPORT_MAX_TILE)
    {
      g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_SIZE,
                   _("A tile size of %u pixels is out of bounds: it must be between %d and %d"),
                   tile_size, BST_RENDER_EXPORT_MIN_TILE, BST_RENDER_EXPORT_MAX_TILE);
      return FALSE;
    }
  bst_render_board_get_box (position, options->show & outside ? 1 : 0, &box);
  if (options->show & BST_RENDER_SHOW_LEGEND)
    bst_render_legend_draw (scope, options->show, options->legend, 0, 0,
                            &legend_width, &legend_height);
  viewport->scale = tile_size;
  viewport->origin_x = box.min_x - MARGIN / tile_size;
  viewport->origin_y = box.min_y - overhang - MARGIN / tile_size;
  viewport->width = ((double) box.max_x - box.min_x + 1) * tile_size + 2 * MARGIN;
  viewport->height = ceil (((double) box.max_y - box.min_y + 1 + overhang) * tile_size) + 2 * MARGIN;
  viewport->height = MAX (viewport->height, legend_height + 2 * MARGIN);
  viewport->width += legend_width > 0 ? legend_width + MARGIN : 0;
  if (viewport->width <= BST_RENDER_EXPORT_MAX_SIDE && viewport->height <= BST_RENDER_EXPORT_MAX_SIDE)
    return TRUE;
  g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_SIZE,
               /* Translators: width and height, then the largest side, in pixels. */
               _("The picture would have %.0f × %.0f pixels; more than %d on a side are not possible. Choose smaller tiles."),
               viewport->width, viewport->height, BST_RENDER_EXPORT_MAX_SIDE);
  return FALSE;
}

static void
draw (const BstRenderScope         *scope,
      const BstRenderExportOptions *options)
{
  bst_render_board_draw_table (scope);
  bst_render_board_draw_edge (scope);
  bst_render_board_draw_tiles (scope);
  bst_render_overlay_draw (scope, options->show);
  bst_render_board_draw_towers (scope);
  bst_render_board_draw_figures (scope);
  bst_render_board_draw_tokens (scope);
  if (options->marks != NULL)
    bst_render_marks_draw (scope, options->marks);
  if (options->show & BST_RENDER_SHOW_LEGEND)
    {
      double width;

      bst_render_legend_draw (&(BstRenderScope) { .position = scope->position }, options->show,
                              options->legend, 0, 0, &width, NULL);
      bst_render_legend_draw (scope, options->show, options->legend,
                              scope->viewport->width - width - MARGIN, MARGIN, NULL, NULL);
    }
}

static cairo_status_t
append_bytes (void                *closure,
              const unsigned char *data,
              unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
make_surface (Format      format,
              double      width,
              double      height,
              GByteArray *bytes)
{
  cairo_surface_t *surface;

  switch (format)
    {
    case FORMAT_SVG:
      return cairo_svg_surface_create_for_stream (append_bytes, bytes, width, height);
    case FORMAT_PDF:
      surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, width, height);
      /* The same board gives the same file, whenever it is written. */
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                      "2000-01-01T00:00:00Z");
      return surface;
    case FORMAT_PNG:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
    }
}

static gboolean
renumber (const GMatchInfo *match,
          GString          *out,
          gpointer          data)
{
  GHashTable *numbers = data;
  g_autofree char *kind = g_match_info_fetch (match, 1);
  char *name = g_match_info_fetch (match, 0);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, name));

  if (number == 0)
    {
      number = g_hash_table_size (numbers) + 1;
      g_hash_table_insert (numbers, name, GUINT_TO_POINTER (number));
    }
  else
    g_free (name);
  g_string_append_printf (out, "%s%u", kind, number);
  return FALSE;
}

/* cairo numbers surfaces through the life of the process; a file must not tell what was drawn
 * before it. Ids are numbered anew in the order in which they occur. */
static void
renumber_ids (GByteArray *bytes)
{
  g_autoptr (GRegex) regex = g_regex_new ("(?<=[\"#])(image|surface|source)-?[0-9]+", G_REGEX_RAW, 0, NULL);
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *text = g_regex_replace_eval (regex, (const char *) bytes->data,
                                                (gssize) bytes->len, 0, 0, renumber, numbers, NULL);

  g_byte_array_set_size (bytes, 0);
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
}

static gboolean
set_write_error (const char      *path,
                 cairo_status_t   status,
                 GError         **error)
{
  g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_WRITE,
               /* Translators: a file name, then the reason. */
               _("“%s” cannot be written: %s"), path, cairo_status_to_string (status));
  return FALSE;
}

gboolean
bst_render_export (const BstPosition             *position,
                   const BstRenderArt            *art,
                   const BstRenderExportOptions  *options,
                   const char                    *path,
                   GError                       **error)
{
  BstRenderViewport viewport;
  BstRenderScope scope = { NULL, position, art, options->theme, &viewport };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  Format format;

  g_return_val_if_fail (position != NULL && art != NULL && path != NULL, FALSE);
  g_return_val_if_fail (options->theme != NULL, FALSE);

  if (!find_format (path, &format, error)
      || !lay_out (position, options, &viewport, &scope, error))
    return FALSE;
  surface = make_surface (format, viewport.width, viewport.height, bytes);
  scope.cr = cairo_create (surface);
  draw (&scope, options);
  status = cairo_status (scope.cr);
  cairo_destroy (scope.cr);
  if (status == CAIRO_STATUS_SUCCESS && format == FORMAT_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_bytes, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    return set_write_error (path, status, error);
  if (format == FORMAT_SVG)
    renumber_ids (bytes);
  /* Written whole or not at all. */
  return g_file_set_contents (path, (const char *) bytes->data, (gssize) bytes->len, error);
}
