/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-entry.h"
#include "bastide-template.h"
#include "bastide-typed-move.h"

struct _BastideMoveEntry
{
  GtkBox            parent_instance;

  /* Owned */
  BastideTurnInput *turn_input;

  /* Template */
  GtkWidget        *entry;
  GtkLabel         *error;
};

G_DEFINE_FINAL_TYPE (BastideMoveEntry, bastide_move_entry, GTK_TYPE_BOX)

static guint closed_signal;

static void
close_entry (BastideMoveEntry *self)
{
  static const BastideTurnInputRefusal nothing = { .part = BST_NO_PART };

  if (gtk_widget_get_visible (GTK_WIDGET (self->error)))
    bastide_turn_input_point_out (self->turn_input, &nothing);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, closed_signal, 0);
}

static void
show_error (BastideMoveEntry *self,
            const char       *sentence)
{
  gtk_label_set_label (self->error, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), sentence != NULL);
}

static void
activated (BastideMoveEntry *self)
{
  g_autofree char *refusal = bastide_typed_move_enter (self->turn_input,
                                                       gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  if (refusal != NULL)
    show_error (self, refusal);
  else
    close_entry (self);
}

static gboolean
key_pressed (BastideMoveEntry *self,
             guint             key)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  close_entry (self);

  return GDK_EVENT_STOP;
}

void
bastide_move_entry_set_turn_input (BastideMoveEntry *self,
                                   BastideTurnInput *turn_input)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ENTRY (self));

  g_set_object (&self->turn_input, turn_input);
}

void
bastide_move_entry_open (BastideMoveEntry *self)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ENTRY (self));

  show_error (self, NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->entry);
}

static void
bastide_move_entry_dispose (GObject *object)
{
  BastideMoveEntry *self = BASTIDE_MOVE_ENTRY (object);

  g_clear_object (&self->turn_input);

  G_OBJECT_CLASS (bastide_move_entry_parent_class)->dispose (object);
}

static void
bastide_move_entry_class_init (BastideMoveEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_move_entry_dispose;

  closed_signal = g_signal_new ("closed", BASTIDE_TYPE_MOVE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-move-entry.ui");
  bastide_template_children (widget_class, BastideMoveEntry, entry, error);
  gtk_widget_class_bind_template_callback (widget_class, activated);
}

static void
bastide_move_entry_init (BastideMoveEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (self->entry, keys);
}
