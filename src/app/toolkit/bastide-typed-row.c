/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-typed-row.h"

struct _BastideTypedRow
{
  AdwEntryRow  parent_instance;

  char        *title;
  char        *text;            /* what everybody knows */
};

enum
{
  TYPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTypedRow, bastide_typed_row, ADW_TYPE_ENTRY_ROW)

static void
commit_entry (BastideTypedRow *self)
{
  g_autofree char *text = NULL;

  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
  if (strcmp (text, self->text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  g_signal_emit (self, signals[TYPED], 0, text);
}

static void
bastide_typed_row_finalize (GObject *object)
{
  BastideTypedRow *self = BASTIDE_TYPED_ROW (object);

  g_free (self->title);
  g_free (self->text);

  G_OBJECT_CLASS (bastide_typed_row_parent_class)->finalize (object);
}

static void
bastide_typed_row_class_init (BastideTypedRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_typed_row_finalize;

  signals[TYPED] = g_signal_new ("typed", BASTIDE_TYPE_TYPED_ROW, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bastide_typed_row_init (BastideTypedRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->text = g_strdup ("");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  g_signal_connect (self, "entry-activated", G_CALLBACK (commit_entry), NULL);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (commit_entry), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
bastide_typed_row_new (const char *title)
{
  BastideTypedRow *self = g_object_new (BASTIDE_TYPE_TYPED_ROW, "title", title, NULL);

  self->title = g_strdup (title);

  return GTK_WIDGET (self);
}

void
bastide_typed_row_set (BastideTypedRow *self,
                       const char      *text)
{
  g_return_if_fail (BASTIDE_IS_TYPED_ROW (self));

  if (strcmp (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_editable_set_text (GTK_EDITABLE (self), text);
  bastide_typed_row_set_error (self, NULL);
}

void
bastide_typed_row_drop (BastideTypedRow *self)
{
  g_return_if_fail (BASTIDE_IS_TYPED_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self), self->text);
  bastide_typed_row_set_error (self, NULL);
}

void
bastide_typed_row_set_error (BastideTypedRow *self,
                             const GError    *error)
{
  g_return_if_fail (BASTIDE_IS_TYPED_ROW (self));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 error != NULL ? error->message : self->title);
  if (error != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
}
