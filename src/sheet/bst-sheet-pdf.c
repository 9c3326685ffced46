/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-sheet.h"

#include "bst-render-export.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#include <string.h>

/* Points. */
#define MARGIN 42

static const struct { const char *name; double width; double height; } papers[BST_SHEET_N_PAPERS] = {
  [BST_SHEET_A4] = { "a4", 595.28, 841.89 },
  [BST_SHEET_LETTER] = { "letter", 612, 792 },
};

gboolean
bst_sheet_paper_find (const char    *name,
                      BstSheetPaper *paper)
{
  for (guint i = 0; i < BST_SHEET_N_PAPERS; i++)
    if (g_ascii_strcasecmp (papers[i].name, name) == 0)
      {
        *paper = (BstSheetPaper) i;
        return TRUE;
      }

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

static cairo_status_t
draw_pages (const BstSheet  *self,
            cairo_surface_t *surface,
            BstSheetPaper    paper,
            gboolean         is_grey)
{
  double width = papers[paper].width - 2 * MARGIN, height = papers[paper].height - 2 * MARGIN;
  guint n_pages = bst_sheet_count_pages (self, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  for (guint page = 0; page < n_pages; page++)
    {
      cairo_save (cr);
      cairo_translate (cr, MARGIN, MARGIN);
      bst_sheet_draw_page (self, cr, page, width, height, is_grey);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);

  return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status (surface) : status;
}

GBytes *
bst_sheet_to_pdf (const BstSheet  *self,
                  BstSheetPaper    paper,
                  gboolean         is_grey,
                  GError         **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, papers[paper].width,
                                                                  papers[paper].height);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, bst_sheet_get_title (self));
  /* The same sheet gives the same file, whenever it is written. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  status = draw_pages (self, surface, paper, is_grey);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_DRAW,
               /* Translators: %s is the reason, in English. */
               _("The sheet cannot be drawn: %s"), cairo_status_to_string (status));

  return NULL;
}
