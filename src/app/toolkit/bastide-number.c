/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-number.h"
#include "bastide-template.h"

/* How long no step may follow, in milliseconds. */
#define REST_TIME 600

struct _BastideNumber
{
  GtkWidget      parent_instance;

  GtkLabel      *title;
  GtkSpinButton *spin;
  int            number;        /* what everybody knows */
  guint          rest_source;
};

enum
{
  SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideNumber, bastide_number, GTK_TYPE_WIDGET)

static void
settle (BastideNumber *self)
{
  int number = gtk_spin_button_get_value_as_int (self->spin);

  g_clear_handle_id (&self->rest_source, g_source_remove);
  if (number == self->number)
    return;
  self->number = number;
  g_signal_emit (self, signals[SETTLED], 0, number);
}

static gboolean
rested (gpointer data)
{
  BastideNumber *self = data;

  self->rest_source = 0;
  settle (self);

  return G_SOURCE_REMOVE;
}

static void
value_changed (BastideNumber *self)
{
  g_clear_handle_id (&self->rest_source, g_source_remove);
  if (gtk_spin_button_get_value_as_int (self->spin) != self->number)
    self->rest_source = g_timeout_add (REST_TIME, rested, self);
}

/* What was typed is the value from now on. */
static void
finish (BastideNumber *self)
{
  if (self->spin == NULL)
    return;
  gtk_spin_button_update (self->spin);
  settle (self);
}

static void
bastide_number_dispose (GObject *object)
{
  BastideNumber *self = BASTIDE_NUMBER (object);

  g_clear_handle_id (&self->rest_source, g_source_remove);
  /* The focus that leaves it now settles nothing. */
  self->spin = NULL;
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_number_parent_class)->dispose (object);
}

static void
bastide_number_class_init (BastideNumberClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_number_dispose;

  signals[SETTLED] = g_signal_new ("settled", BASTIDE_TYPE_NUMBER, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
bastide_number_init (BastideNumber *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_wrap (self->title, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->title), GTK_WIDGET (self));

  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 1, 1));
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->spin), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (GTK_WIDGET (self->spin), GTK_WIDGET (self));
  g_signal_connect_swapped (self->spin, "value-changed", G_CALLBACK (value_changed), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (finish), self);
  gtk_widget_add_controller (GTK_WIDGET (self->spin), focus);
  gtk_widget_add_css_class (GTK_WIDGET (self), "number");
}

GtkWidget *
bastide_number_new (const char *title,
                    int         lowest,
                    int         highest)
{
  BastideNumber *self = g_object_new (BASTIDE_TYPE_NUMBER, NULL);

  gtk_label_set_label (self->title, title);
  self->number = lowest;
  gtk_spin_button_set_range (self->spin, lowest, highest);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_clear_handle_id (&self->rest_source, g_source_remove);

  return GTK_WIDGET (self);
}

void
bastide_number_set (BastideNumber *self,
                    int            number)
{
  g_return_if_fail (BASTIDE_IS_NUMBER (self));

  self->number = number;
  gtk_spin_button_set_value (self->spin, number);
  g_clear_handle_id (&self->rest_source, g_source_remove);
}

void
bastide_number_drop (BastideNumber *self)
{
  g_return_if_fail (BASTIDE_IS_NUMBER (self));

  bastide_number_set (self, self->number);
}
