/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane of odds, and choosing the cells that it asks about: while A or B is armed a click on a cell puts it in. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-template.h"

static const char * const actions[] = { "arm-a", "arm-b" };

/* -1: neither is armed; else a BastideRaceSide. */
static void
set_armed (BastideStudyPage *self,
           int               armed)
{
  if (self->armed == armed)
    return;
  /* The tile that hovers is put away. */
  while (armed >= 0 && bastide_turn_input_cancel (self->turn_input))
    ;
  self->armed = armed;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), actions[i])),
                               g_variant_new_boolean ((int) i == armed));
  if (!bastide_position_editor_is_active (self->editor))
    bastide_board_set_tool (self->board, armed >= 0 ? self->pick_tool : self->turn_tool);
}

gboolean
bastide_study_page_disarm (BastideStudyPage *self)
{
  gboolean was_armed = self->armed >= 0;

  set_armed (self, -1);

  return was_armed;
}

static void
change_armed (GSimpleAction *action,
              GVariant      *state,
              gpointer       user_data)
{
  BastideStudyPage *self = user_data;
  int side = g_str_equal (g_action_get_name (G_ACTION (action)), actions[BASTIDE_RACE_A]) ? BASTIDE_RACE_A
                                                                                           : BASTIDE_RACE_B;

  if (bastide_study_get_record (self->study) == NULL || bastide_position_editor_is_active (self->editor)
      || bastide_study_page_refuse_in_exam (self))
    return;
  if (!g_variant_get_boolean (state))
    {
      set_armed (self, -1);
      return;
    }
  gtk_stack_set_visible_child (self->start_tabs, GTK_WIDGET (self->odds_place));
  bastide_split_view_set_show (self->side, TRUE);
  set_armed (self, side);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
clear_race (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  bastide_race_cells_clear (self->race_cells);
  set_armed (self, -1);
}

static void
cell_picked (BastideStudyPage *self,
             int               x,
             int               y)
{
  if (self->armed >= 0)
    bastide_race_cells_toggle (self->race_cells, (BastideRaceSide) self->armed, x, y);
}

static void
cell_activated (BastideStudyPage *self,
                int               x,
                int               y)
{
  bastide_board_look_at (self->board, x, y);
}

/* The cells that were chosen go with the move. */
static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  gboolean is_exam = bastide_study_is_exam (self->study);

  if (change & BASTIDE_STUDY_POSITION)
    bastide_race_cells_clear (self->race_cells);
  if (!(change & BASTIDE_STUDY_EXAM))
    return;
  if (is_exam)
    {
      bastide_race_cells_clear (self->race_cells);
      set_armed (self, -1);
    }
  bastide_study_page_update_start_tabs (self);
}

/* In an exam, and while a position is set up, there is the bag alone. */
void
bastide_study_page_update_start_tabs (BastideStudyPage *self)
{
  gboolean has_odds = !bastide_study_is_exam (self->study) && !bastide_position_editor_is_active (self->editor);

  if (!has_odds)
    gtk_stack_set_visible_child (self->start_tabs, GTK_WIDGET (self->palette));
  gtk_stack_page_set_visible (gtk_stack_get_page (self->start_tabs, GTK_WIDGET (self->odds_place)), has_odds);
  gtk_widget_set_visible (GTK_WIDGET (self->start_switcher), has_odds);
}

static void
tab_changed (BastideStudyPage *self)
{
  if (self->odds != NULL || gtk_stack_get_visible_child (self->start_tabs) != GTK_WIDGET (self->odds_place))
    return;
  self->odds = g_object_new (BASTIDE_TYPE_ODDS_PANE, NULL);
  bastide_odds_pane_set_study (self->odds, self->study, self->race_cells);
  g_signal_connect_object (self->odds, "cell-activated", G_CALLBACK (cell_activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->odds, "cell-pointed", G_CALLBACK (bastide_board_point_at), self->board,
                           G_CONNECT_SWAPPED);
  bastide_page_put_late (bastide_keys_get_shared (self->user_state), self->odds_place, GTK_WIDGET (self->odds));
  bastide_study_page_update_feature_odds (self);
}

/* --- Set-up --- */

void
bastide_study_page_class_init_odds (GtkWidgetClass *widget_class)
{
  bastide_template_children (widget_class, BastideStudyPage, start_tabs, start_switcher, odds_place);
}

void
bastide_study_page_init_odds (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "arm-a", .state = "false", .change_state = change_armed },
    { .name = "arm-b", .state = "false", .change_state = change_armed },
    { .name = "clear-race", .activate = clear_race },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->armed = -1;
  self->race_cells = bastide_race_cells_new ();
  self->pick_tool = bastide_pick_tool_new ();
  g_signal_connect_object (self->pick_tool, "picked", G_CALLBACK (cell_picked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  bastide_board_set_race_cells (self->board, self->race_cells);
  g_signal_connect_object (self->start_tabs, "notify::visible-child", G_CALLBACK (tab_changed), self,
                           G_CONNECT_SWAPPED);
}
