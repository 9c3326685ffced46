/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can happen next: the table of turns, whose choice is seen on the board, what draws are worth, and what is
 * expected at the end. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-board-services.h"
#include "bastide-focus.h"

static void
turn_chosen (BastideStudyPage *self,
             const BstMove    *move)
{
  bastide_turn_tool_set_preview (BASTIDE_TURN_TOOL (self->turn_tool), move);
  bastide_study_page_engine_turn_chosen (self, move);
}

static void
pin_turn (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  if (self->turns != NULL)
    bastide_turns_pane_pin (self->turns);
}

static void
tab_changed (BastideStudyPage *self)
{
  if (self->turns != NULL || gtk_stack_get_visible_child (self->tabs) != GTK_WIDGET (self->turns_place))
    return;
  self->turns = g_object_new (BASTIDE_TYPE_TURNS_PANE, NULL);
  bastide_turns_pane_set_turn_input (self->turns, self->turn_input);
  bastide_turns_pane_set_quiet (self->turns, bastide_position_editor_is_active (self->editor));
  g_signal_connect_object (self->turns, "turn-chosen", G_CALLBACK (turn_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turns, "emptied", G_CALLBACK (gtk_widget_grab_focus), self->board,
                           G_CONNECT_SWAPPED);
  bastide_study_page_connect_engine (self);
  bastide_page_put_late (bastide_keys_get_shared (self->user_state), self->turns_place, GTK_WIDGET (self->turns));
}

/* The rows of a pane. (nullable) */
static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_list (child);

  return found;
}

/* Into its list, wherever that is below other things; without rows to what else there is. */
static void
enter (GtkWidget *tab)
{
  GtkWidget *list = find_list (tab);

  if (list == NULL || !bastide_focus_enter (list))
    bastide_focus_enter (tab);
}

/* The one that is pinned has its row, or else the one at the cursor of the board. FALSE if there is none. */
static gboolean
select_feature (BastideStudyPage *self)
{
  guint part = bastide_board_get_target (self->board);
  int x, y;

  if (part == BST_NO_PART && bastide_desk_get_cursor (BASTIDE_DESK (self->board), &x, &y))
    part = bastide_board_get_lit (self->board);

  return part != BST_NO_PART && bastide_features_pane_select (self->features, part);
}

/* From the menu of a cell. */
static void
show_feature (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  guint part = g_variant_get_uint32 (parameter);

  if (bastide_study_get_record (self->study) == NULL || bastide_study_page_refuse_in_exam (self)
      || part >= bst_position_get_n_parts (bastide_study_get_position (self->study)))
    return;
  bastide_study_page_pin (self, part);
  gtk_widget_activate_action (GTK_WIDGET (self), "page.tab", "s", "features");
}

static void
show_tab (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;
  const char *name = g_variant_get_string (parameter, NULL);
  GtkWidget *tab = gtk_stack_get_child_by_name (self->tabs, name);

  if (tab == NULL)
    return;
  if (!gtk_stack_page_get_visible (gtk_stack_get_page (self->tabs, tab)))
    {
      bastide_study_page_refuse_in_exam (self);
      return;
    }
  bastide_split_view_set_show (self->pane, TRUE);
  gtk_stack_set_visible_child (self->tabs, tab);
  if (tab == GTK_WIDGET (self->features) && select_feature (self))
    bastide_features_pane_enter (self->features);
  else if (tab == GTK_WIDGET (self->turns_place))
    bastide_turns_pane_enter (self->turns);
  else
    enter (tab);
  gtk_window_set_focus_visible (bastide_page_get_window (BASTIDE_PAGE (self)), TRUE);
}

/* The bag is where it is to be read. */
static void
change_draws (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideStudyPage *self = user_data;
  gboolean shows_draws = g_variant_get_boolean (state);

  if (shows_draws && bastide_study_page_refuse_in_exam (self))
    return;
  bastide_bag_set_shows_draws (self->bag, shows_draws);
  if (shows_draws)
    {
      gtk_stack_set_visible_child (self->start_tabs, GTK_WIDGET (self->palette));
      bastide_split_view_set_show (self->side, TRUE);
    }
  g_simple_action_set_state (action, state);
}

static void
change_expected (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideStudyPage *self = user_data;
  gboolean is_shown = g_variant_get_boolean (state);

  if (is_shown && bastide_study_page_refuse_in_exam (self))
    return;
  bastide_score_bar_set_active (self->score_bar, is_shown);
  bastide_timeline_set_shows_expected (self->timeline, is_shown);
  g_simple_action_set_state (action, state);
}

/* What is off in an exam is not on again after it. */
static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  static const char * const told[] = { "show-draws", "show-expected", "show-engine" };

  if (!(change & BASTIDE_STUDY_EXAM) || !bastide_study_is_exam (self->study))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), told[i], g_variant_new_boolean (FALSE));
}

void
bastide_study_page_init_turns (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "pin-turn", .activate = pin_turn },
    { .name = "show-draws", .state = "false", .change_state = change_draws },
    { .name = "show-expected", .state = "false", .change_state = change_expected },
    { .name = "tab", .activate = show_tab, .parameter_type = "s" },
    { .name = "show-feature", .activate = show_feature, .parameter_type = "u" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabs, "notify::visible-child", G_CALLBACK (tab_changed), self, G_CONNECT_SWAPPED);
}
