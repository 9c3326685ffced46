/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-notice.h"
#include "bastide-accessible.h"
#include "bastide-template.h"

struct _BastideNotice
{
  GtkWidget  parent_instance;

  /* Template */
  GtkWidget  *grid;
  GtkLabel   *text;
  GtkSpinner *spinner;
  GtkBox     *buttons;
};

G_DEFINE_FINAL_TYPE (BastideNotice, bastide_notice, GTK_TYPE_WIDGET)

static guint closed_signal;

static void
close_clicked (BastideNotice *self)
{
  g_signal_emit (self, closed_signal, 0);
}

static void
bastide_notice_dispose (GObject *object)
{
  g_clear_pointer (&BASTIDE_NOTICE (object)->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (bastide_notice_parent_class)->dispose (object);
}

/* A grid says for any width how high it is where it is narrowest, which is more than it needs elsewhere; newer versions of
 * GTK complain of a window that is measured with less than that. */
static void
bastide_notice_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GtkWidget *grid = BASTIDE_NOTICE (widget)->grid;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    gtk_widget_measure (grid, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (grid, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static GtkSizeRequestMode
bastide_notice_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bastide_notice_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  gtk_widget_allocate (BASTIDE_NOTICE (widget)->grid, width, height, baseline, NULL);
}

static void
bastide_notice_class_init (BastideNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_notice_dispose;
  widget_class->measure = bastide_notice_measure;
  widget_class->get_request_mode = bastide_notice_get_request_mode;
  widget_class->size_allocate = bastide_notice_size_allocate;

  closed_signal = g_signal_new ("closed", BASTIDE_TYPE_NOTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-notice.ui");
  bastide_template_children (widget_class, BastideNotice, grid, text, buttons, spinner);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked);
  gtk_widget_class_set_css_name (widget_class, "notice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
bastide_notice_init (BastideNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_notice_new (const char *text)
{
  BastideNotice *self = g_object_new (BASTIDE_TYPE_NOTICE, NULL);

  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

void
bastide_notice_set_busy (BastideNotice *self,
                         gboolean       is_busy)
{
  g_return_if_fail (BASTIDE_IS_NOTICE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_busy);
  gtk_spinner_set_spinning (self->spinner, is_busy);
}

void
bastide_notice_set_narrow (BastideNotice *self,
                           gboolean       is_narrow)
{
  GtkLayoutManager *layout;
  GtkGridLayoutChild *buttons;

  g_return_if_fail (BASTIDE_IS_NOTICE (self));

  layout = gtk_widget_get_layout_manager (self->grid);
  buttons = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (
                                     layout, GTK_WIDGET (self->buttons)));
  gtk_grid_layout_child_set_column (buttons, is_narrow ? 0 : 1);
  gtk_grid_layout_child_set_column_span (buttons, is_narrow ? 3 : 1);
  gtk_grid_layout_child_set_row (buttons, is_narrow ? 1 : 0);
}

void
bastide_notice_add_button (BastideNotice *self,
                           const char    *label,
                           const char    *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_if_fail (BASTIDE_IS_NOTICE (self));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  bastide_accessible_name_button (button);
  gtk_box_append (self->buttons, button);
}
