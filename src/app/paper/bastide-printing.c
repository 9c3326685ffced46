/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-printing.h"

GtkPageSetup *
bastide_printing_dup_setup (BastideSheet *sheet)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  if (bastide_sheet_is_wide (sheet))
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);

  return setup;
}

guint
bastide_printing_count_pages (BastideSheet *sheet,
                              GtkPageSetup *setup)
{
  return bastide_sheet_count_pages (sheet, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS),
                                    gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS));
}

static void
draw_page (GtkPrintOperation *operation,
           GtkPrintContext   *context,
           int                number,
           BastideSheet      *sheet)
{
  bastide_sheet_draw (sheet, gtk_print_context_get_cairo_context (context), (guint) number,
                      gtk_print_context_get_width (context), gtk_print_context_get_height (context));
}

/* The paper may be another than that of the preview. */
static void
begin_print (GtkPrintOperation *operation,
             GtkPrintContext   *context,
             BastideSheet      *sheet)
{
  gtk_print_operation_set_n_pages (operation,
                                   (int) bastide_sheet_count_pages (sheet, gtk_print_context_get_width (context),
                                                                    gtk_print_context_get_height (context)));
}

GtkPrintOperation *
bastide_printing_new_operation (BastideSheet *sheet)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = bastide_printing_dup_setup (sheet);

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, bastide_sheet_get_title (sheet));
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), sheet);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page), bastide_sheet_ref (sheet),
                         (GClosureNotify) G_CALLBACK (bastide_sheet_unref), 0);

  return operation;
}
