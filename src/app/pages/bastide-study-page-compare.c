/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Before and after: two positions are compared, and a slider goes from one to the other. */

#include "config.h"

#include "bastide-study-page-private.h"

static void
begin (BastideStudyPage *self,
       BstNode          *base)
{
  if (bastide_study_get_record (self->study) == NULL || bastide_position_editor_is_active (self->editor)
      || bastide_study_page_refuse_in_exam (self))
    return;
  if (!bastide_comparison_is_active (self->comparison))
    self->tab_before = gtk_stack_get_visible_child (self->tabs);
  bastide_comparison_begin (self->comparison, base);
  gtk_stack_set_visible_child (self->tabs, GTK_WIDGET (self->features));
}

static void
change_compare (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  if (g_variant_get_boolean (state))
    begin (self, NULL);
  else
    bastide_comparison_end (self->comparison);
}

static void
compare_with (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  begin (self, bastide_study_get_node (self->study));
}

static void
comparison_changed (BastideStudyPage *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "compare");

  gboolean is_active = bastide_comparison_is_active (self->comparison);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (is_active));
  /* The bar is about to be hidden. */
  if (!is_active && gtk_widget_get_focus_child (GTK_WIDGET (self->compare_bar)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  /* Who has not gone elsewhere himself sees what he saw before. */
  if (!is_active && self->tab_before != NULL
      && gtk_stack_get_visible_child (self->tabs) == GTK_WIDGET (self->features))
    gtk_stack_set_visible_child (self->tabs, self->tab_before);
  if (!is_active)
    self->tab_before = NULL;
}

/* A position that is set up changes with every click. */
static void
mode_changed (BastideStudyPage *self)
{
  if (bastide_position_editor_is_active (self->editor))
    bastide_comparison_end (self->comparison);
}

void
bastide_study_page_class_init_compare (GtkWidgetClass *widget_class)
{
  g_type_ensure (BASTIDE_TYPE_COMPARE_BAR);
  gtk_widget_class_bind_template_child (widget_class, BastideStudyPage, compare_bar);
}

void
bastide_study_page_init_compare (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "compare", .state = "false", .change_state = change_compare },
    { .name = "compare-with", .activate = compare_with },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->comparison = bastide_comparison_new (self->study);
  g_signal_connect_object (self->comparison, "changed", G_CALLBACK (comparison_changed), self, G_CONNECT_SWAPPED);
  bastide_compare_bar_set_comparison (self->compare_bar, self->comparison);
  bastide_features_pane_set_comparison (self->features, self->comparison);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (mode_changed), self, G_CONNECT_SWAPPED);
}
