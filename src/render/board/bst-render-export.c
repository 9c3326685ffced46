/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-render-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

G_DEFINE_QUARK (bst-render-export-error-quark, bst_render_export_error)

gboolean
bst_render_export_find_format (const char             *path,
                               BstRenderExportFormat  *format,
                               GError                **error)
{
  static const char * const endings[] = { ".png", ".svg", ".pdf" };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (lower, endings[i]))
      {
        *format = (BstRenderExportFormat) i;
        return TRUE;
      }
  g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_FORMAT,
               /* Translators: %s is a file name. */
               _("“%s” does not say the kind of picture: the name must end in .png, .svg or .pdf"),
               path);
  return FALSE;
}

/* FALSE if the picture gets too large. */
static gboolean
measure (const BstRenderPicture  *picture,
         const BstPosition       *position,
         const BstRenderArt      *art,
         double                  *width,
         double                  *height,
         GError                 **error)
{
  if (picture->tile_size != 0 && (picture->tile_size < BST_RENDER_PICTURE_MIN_TILE
                                  || picture->tile_size > BST_RENDER_PICTURE_MAX_TILE))
    {
      g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_SIZE,
                   _("A tile size of %u pixels is out of bounds: it must be between %d and %d"),
                   picture->tile_size, BST_RENDER_PICTURE_MIN_TILE, BST_RENDER_PICTURE_MAX_TILE);
      return FALSE;
    }
  bst_render_picture_measure (picture, position, art, width, height);
  if (*width <= BST_RENDER_EXPORT_MAX_SIDE && *height <= BST_RENDER_EXPORT_MAX_SIDE)
    return TRUE;
  g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_SIZE,
               /* Translators: width and height, then the largest side, in pixels. */
               _("The picture would have %.0f × %.0f pixels; more than %d on a side are not possible. Choose smaller tiles."),
               *width, *height, BST_RENDER_EXPORT_MAX_SIDE);
  return FALSE;
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
make_surface (BstRenderExportFormat  format,
              double                 width,
              double                 height,
              GByteArray            *bytes)
{
  cairo_surface_t *surface;

  switch (format)
    {
    case BST_RENDER_EXPORT_SVG:
      return cairo_svg_surface_create_for_stream (append_bytes, bytes, width, height);
    case BST_RENDER_EXPORT_PDF:
      surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, width, height);
      /* The same board gives the same file, whenever it is written. */
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                      "2000-01-01T00:00:00Z");
      return surface;
    case BST_RENDER_EXPORT_PNG:
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

static cairo_status_t
make (BstRenderExportDraw    draw,
      gpointer               data,
      BstRenderExportFormat  format,
      cairo_surface_t       *surface,
      GByteArray            *bytes)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  draw (cr, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == BST_RENDER_EXPORT_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_bytes, bytes);
  cairo_surface_finish (surface);

  return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status (surface) : status;
}

GBytes *
bst_render_export_drawing (double                  width,
                           double                  height,
                           BstRenderExportDraw     draw,
                           gpointer                data,
                           BstRenderExportFormat   format,
                           GError                **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = make_surface (format, width, height, bytes);
  cairo_status_t status = make (draw, data, format, surface, bytes);

  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_DRAW,
                   /* Translators: %s is the reason, in English. */
                   _("The picture cannot be drawn: %s"), cairo_status_to_string (status));
      return NULL;
    }
  if (format == BST_RENDER_EXPORT_SVG)
    renumber_ids (bytes);

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* A board, for that. */
typedef struct
{
  const BstRenderPicture *picture;
  const BstPosition      *position;
  const BstRenderArt     *art;
} Board;

static void
draw_board (cairo_t  *cr,
            gpointer  data)
{
  const Board *board = data;

  bst_render_picture_draw (board->picture, board->position, board->art, cr);
}

GBytes *
bst_render_export_to_bytes (const BstPosition       *position,
                            const BstRenderArt      *art,
                            const BstRenderPicture  *picture,
                            BstRenderExportFormat    format,
                            GError                 **error)
{
  Board board = { picture, position, art };
  double width, height;

  g_return_val_if_fail (position != NULL && art != NULL, NULL);
  g_return_val_if_fail (picture->theme != NULL, NULL);

  if (!measure (picture, position, art, &width, &height, error))
    return NULL;

  return bst_render_export_drawing (width, height, draw_board, &board, format, error);
}

gboolean
bst_render_export (const BstPosition       *position,
                   const BstRenderArt      *art,
                   const BstRenderPicture  *picture,
                   const char              *path,
                   GError                 **error)
{
  g_autoptr (GBytes) bytes = NULL;
  BstRenderExportFormat format;
  gsize size;
  const char *data;

  g_return_val_if_fail (path != NULL, FALSE);

  if (!bst_render_export_find_format (path, &format, error))
    return FALSE;
  bytes = bst_render_export_to_bytes (position, art, picture, format, error);
  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &size);

  /* Written whole or not at all. */
  return g_file_set_contents (path, data, (gssize) size, error);
}
