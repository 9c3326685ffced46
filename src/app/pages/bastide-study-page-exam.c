/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exam mode: what follows from the position is not told. What is refused still says why. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-overlay-choice.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

gboolean
bastide_study_page_refuse_in_exam (BastideStudyPage *self)
{
  gboolean is_exam = bastide_study_is_exam (self->study);

  if (is_exam)
    bastide_page_tell (BASTIDE_PAGE (self), _("Off in exam mode"));

  return is_exam;
}

static void
change_exam (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  bastide_study_set_exam (BASTIDE_STUDY_PAGE (user_data)->study, g_variant_get_boolean (state));
}

/* A list of what everything is worth has no use now. */
static void
update_features (BastideStudyPage *self,
                 gboolean          is_exam)
{
  GtkWidget *features = GTK_WIDGET (self->features);

  if (is_exam && gtk_stack_get_visible_child (self->tabs) == features)
    gtk_stack_set_visible_child_name (self->tabs, "moves");
  gtk_stack_page_set_visible (gtk_stack_get_page (self->tabs, features), !is_exam);
}

static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "exam");
  gboolean is_exam = bastide_study_is_exam (self->study);

  if (!(change & BASTIDE_STUDY_EXAM))
    return;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (is_exam));
  update_features (self, is_exam);
  /* A key that is held would bring back what was shown before it. */
  self->peek_key = 0;
  if (is_exam)
    bastide_board_set_show (self->board, bastide_board_get_show (self->board) & ~(guint) BASTIDE_OVERLAYS_UNTOLD);
}

void
bastide_study_page_init_exam (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "exam", .state = "false", .change_state = change_exam },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}
