/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-bar.h"
#include "bastide-edit-text.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideEditBar
{
  GtkWidget    parent_instance;

  /* Owned */
  BastidePositionEditor *editor;

  gboolean     is_wanted;

  /* Template */
  GtkBox      *box;
  GtkLabel    *prompt;
  GtkLabel    *help;
  GtkLabel    *refusal;
  GtkWidget   *turn;
  GtkWidget   *remove;
};

G_DEFINE_FINAL_TYPE (BastideEditBar, bastide_edit_bar, GTK_TYPE_WIDGET)

static void
update (BastideEditBar *self)
{
  gboolean active = bastide_position_editor_is_active (self->editor) && self->is_wanted;
  BastideSelected selected = bastide_position_editor_get_selected (self->editor);
  const char *refusal = bastide_position_editor_get_refusal (self->editor);
  g_autofree char *prompt = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), active);
  if (!active)
    return;
  prompt = bastide_edit_text_dup_prompt (self->editor);
  gtk_label_set_label (self->prompt, prompt);
  gtk_label_set_label (self->help, bastide_edit_text_get_help (self->editor));
  bastide_rule_link_set_text (self->refusal, refusal ? refusal : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), refusal != NULL);
  gtk_widget_set_visible (self->turn, selected == BASTIDE_SELECTED_CELLS
                                      || (selected == BASTIDE_SELECTED_NOTHING
                                          && bastide_position_editor_get_brush (self->editor)->tool
                                             == BASTIDE_TOOL_TILE));
  gtk_widget_set_visible (self->remove, selected != BASTIDE_SELECTED_NOTHING);
}

void
bastide_edit_bar_set_edit (BastideEditBar        *self,
                           BastidePositionEditor *editor)
{
  g_return_if_fail (BASTIDE_IS_EDIT_BAR (self));
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* --- Buttons --- */

static void
turn_clicked (BastideEditBar *self)
{
  bastide_position_editor_turn (self->editor, 1);
}

static void
remove_clicked (BastideEditBar *self)
{
  bastide_position_editor_remove (self->editor);
}

static void
done_clicked (BastideEditBar *self)
{
  bastide_position_editor_set_active (self->editor, FALSE);
}

static void
bastide_edit_bar_dispose (GObject *object)
{
  BastideEditBar *self = BASTIDE_EDIT_BAR (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (bastide_edit_bar_parent_class)->dispose (object);
}

static void
bastide_edit_bar_class_init (BastideEditBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_edit_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-edit-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideEditBar, box, prompt, help, refusal, turn, remove);
  bastide_template_callbacks (widget_class, turn_clicked, remove_clicked, done_clicked);
}

static void
bastide_edit_bar_init (BastideEditBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bastide_edit_bar_set_line (BastideEditBar *self)
{
  g_return_if_fail (BASTIDE_IS_EDIT_BAR (self));

  gtk_widget_remove_css_class (GTK_WIDGET (self), "feature-card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "edit-line");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->prompt), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->help), FALSE);
}

void
bastide_edit_bar_set_wanted (BastideEditBar *self,
                             gboolean        is_wanted)
{
  g_return_if_fail (BASTIDE_IS_EDIT_BAR (self));

  if (self->is_wanted == is_wanted)
    return;
  self->is_wanted = is_wanted;
  update (self);
}
