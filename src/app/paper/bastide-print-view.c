/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-print-view.h"
#include "bastide-accessible.h"
#include "bastide-explain.h"
#include "bastide-preview.h"
#include "bastide-printing.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastidePrintView
{
  AdwWindow       parent_instance;

  /* Owned */
  BastideSheet   *sheet;
  GtkPageSetup   *setup;
  GCancellable   *cancellable;
  guint           page;
  guint           n_pages;      /* 0 until they are there */
  gboolean        is_printing;

  /* Template */
  BastidePreview *paper;
  GtkSpinner     *spinner;
  GtkLabel       *page_label;
  GtkCheckButton *grey_button;
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
  bastide_sheet_draw (self->sheet, cr, self->page, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS),
                      gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS));
}

static void
update (BastidePrintView *self)
{
  /* Translators: the number of a page, of how many. */
  g_autofree char *text = g_strdup_printf (_("Page %u of %u"), self->page + 1, self->n_pages);
  g_autofree char *says = bastide_sheet_dup_text (self->sheet);

  gtk_label_set_text (self->page_label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "view.previous-page", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "view.next-page", self->page + 1 < self->n_pages);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->paper), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, says, -1);
  bastide_preview_set_drawing (self->paper,
                               gtk_page_setup_get_paper_width (self->setup, GTK_UNIT_POINTS),
                               gtk_page_setup_get_paper_height (self->setup, GTK_UNIT_POINTS),
                               draw_paper, self);
}

static void
turn_page (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastidePrintView *self = BASTIDE_PRINT_VIEW (widget);

  self->page += g_str_equal (name, "view.next-page") ? 1 : -1;
  update (self);
}

static void
grey_toggled (BastidePrintView *self)
{
  bastide_sheet_set_grey (self->sheet, gtk_check_button_get_active (self->grey_button));
  if (self->n_pages > 0)
    update (self);
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
  operation = bastide_printing_new_operation (self->sheet);
  g_signal_connect_object (operation, "done", G_CALLBACK (done), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                           NULL);
}

/* --- Class --- */

/* What is being solved is for nobody then. */
static void
bastide_print_view_dispose (GObject *object)
{
  g_cancellable_cancel (BASTIDE_PRINT_VIEW (object)->cancellable);

  G_OBJECT_CLASS (bastide_print_view_parent_class)->dispose (object);
}

static void
bastide_print_view_finalize (GObject *object)
{
  BastidePrintView *self = BASTIDE_PRINT_VIEW (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->sheet, bastide_sheet_unref);
  g_clear_object (&self->setup);

  G_OBJECT_CLASS (bastide_print_view_parent_class)->finalize (object);
}

static void
bastide_print_view_class_init (BastidePrintViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_print_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_print_view_finalize;

  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_PRINT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BASTIDE_TYPE_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-print-view.ui");
  bastide_template_children (widget_class, BastidePrintView, paper, spinner, page_label, grey_button, print_button);
  gtk_widget_class_bind_template_callback (widget_class, grey_toggled);
  gtk_widget_class_install_action (widget_class, "view.previous-page", NULL, turn_page);
  gtk_widget_class_install_action (widget_class, "view.next-page", NULL, turn_page);
  gtk_widget_class_install_action (widget_class, "view.print", NULL, print);
}

static void
bastide_print_view_init (BastidePrintView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_explain (GTK_WIDGET (self),
                   _("These are the pages as they will come out of the printer. Without colours they can "
                     "be read in grey. The next window can print them to a PDF file, too."));
  bastide_accessible_name_buttons (GTK_WIDGET (self));
}

/* --- The pages --- */

static void
set_enabled (BastidePrintView *self,
             gboolean          is_enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "view.print", is_enabled);
  gtk_widget_set_visible (GTK_WIDGET (self->paper), is_enabled);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), !is_enabled);
  gtk_spinner_set_spinning (self->spinner, !is_enabled);
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BastidePrintView) self = user_data;
  g_autoptr (GError) error = NULL;

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (!bastide_sheet_load_finish (self->sheet, result, &error))
    {
      g_signal_emit (self, signals[FAILED], 0, error->message);
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  self->setup = bastide_printing_dup_setup (self->sheet);
  self->n_pages = bastide_printing_count_pages (self->sheet, self->setup);
  set_enabled (self, TRUE);
  update (self);
  gtk_widget_grab_focus (self->print_button);
}

GtkWidget *
bastide_print_view_new (GtkWindow    *parent,
                        BastideSheet *sheet)
{
  BastidePrintView *self = g_object_new (BASTIDE_TYPE_PRINT_VIEW, "transient-for", parent, NULL);

  self->sheet = bastide_sheet_ref (sheet);
  self->cancellable = g_cancellable_new ();
  set_enabled (self, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "view.previous-page", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "view.next-page", FALSE);
  bastide_sheet_load_async (self->sheet, self->cancellable, loaded, g_object_ref (self));

  return GTK_WIDGET (self);
}
