/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-print-view.h"
#include "bastide-preview.h"

struct _BastidePrintView
{
  AdwWindow       parent_instance;

  /* Owned */
  BastideSheet   *page;
  GtkPageSetup   *setup;
  gboolean        is_printing;

  /* Template */
  BastidePreview *paper;
  GtkWidget      *print_button;
};

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePrintView, bastide_print_view, ADW_TYPE_WINDOW)

/* --- Preview --- */

static void
draw_paper (cairo_t  *cr,
            gpointer  owner)
{
  BastidePrintView *self = owner;
  GtkPageSetup *setup = self->setup;

  cairo_rectangle (cr, 0, 0, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_translate (cr, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS));
  bastide_sheet_draw (self->page, cr, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS),
                      gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS));
}

/* --- Printing --- */

/* Who changes his mind is back at the preview. */
static void
done (GtkPrintOperation       *operation,
      GtkPrintOperationResult  result,
      BastidePrintView        *self)
{
  g_autoptr (GError) error = NULL;

  self->is_printing = FALSE;
  if (result == GTK_PRINT_OPERATION_RESULT_CANCEL)
    return;
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      g_signal_emit (self, signals[FAILED], 0, error->message);
    }
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastidePrintView *self = BASTIDE_PRINT_VIEW (widget);
  g_autoptr (GtkPrintOperation) operation = NULL;

  if (self->is_printing)
    return;
  self->is_printing = TRUE;
  operation = bastide_sheet_new_operation (self->page);
  g_signal_connect_object (operation, "done", G_CALLBACK (done), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                           NULL);
}

/* --- Class --- */

static void
bastide_print_view_finalize (GObject *object)
{
  BastidePrintView *self = BASTIDE_PRINT_VIEW (object);

  g_clear_pointer (&self->page, bastide_sheet_unref);
  g_clear_object (&self->setup);

  G_OBJECT_CLASS (bastide_print_view_parent_class)->finalize (object);
}

static void
bastide_print_view_class_init (BastidePrintViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_print_view_finalize;

  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_PRINT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BASTIDE_TYPE_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-print-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BastidePrintView, paper);
  gtk_widget_class_bind_template_child (widget_class, BastidePrintView, print_button);
  gtk_widget_class_install_action (widget_class, "view.print", NULL, print);
}

static void
bastide_print_view_init (BastidePrintView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_print_view_new (GtkWindow    *parent,
                        BastideSheet *page)
{
  BastidePrintView *self = g_object_new (BASTIDE_TYPE_PRINT_VIEW, "transient-for", parent, NULL);

  self->page = bastide_sheet_ref (page);
  self->setup = bastide_sheet_dup_setup (page);
  bastide_preview_set_drawing (self->paper,
                               gtk_page_setup_get_paper_width (self->setup, GTK_UNIT_POINTS),
                               gtk_page_setup_get_paper_height (self->setup, GTK_UNIT_POINTS),
                               draw_paper, self);
  gtk_widget_grab_focus (self->print_button);

  return GTK_WIDGET (self);
}
