/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that go through the game. */

#include "config.h"

#include "bastide-study-page-private.h"

static void
go_first (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step (BASTIDE_STUDY_PAGE (user_data)->study, -G_MAXINT);
}

static void
go_previous (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step (BASTIDE_STUDY_PAGE (user_data)->study, -1);
}

static void
go_next (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step (BASTIDE_STUDY_PAGE (user_data)->study, 1);
}

static void
go_last (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step (BASTIDE_STUDY_PAGE (user_data)->study, G_MAXINT);
}

static void
go_rounds (BastideStudyPage *self,
           int            rounds)
{
  BstGame *game = bastide_study_get_game (self->study);

  if (game != NULL)
    bastide_study_step (self->study, rounds * (int) bst_game_get_n_players (game));
}

static void
go_previous_round (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go_rounds (user_data, -1);
}

static void
go_next_round (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go_rounds (user_data, 1);
}

static void
go_previous_variation (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_sibling (BASTIDE_STUDY_PAGE (user_data)->study, -1);
}

static void
go_next_variation (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_sibling (BASTIDE_STUDY_PAGE (user_data)->study, 1);
}

static void
leave_variation (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_leave_variation (BASTIDE_STUDY_PAGE (user_data)->study);
}

static void
enter_variation (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_enter_variation (BASTIDE_STUDY_PAGE (user_data)->study);
}

static void
go_previous_fork (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_fork (BASTIDE_STUDY_PAGE (user_data)->study, -1);
}

static void
go_next_fork (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_fork (BASTIDE_STUDY_PAGE (user_data)->study, 1);
}

static void
go_previous_comment (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_comment (BASTIDE_STUDY_PAGE (user_data)->study, -1);
}

static void
go_next_comment (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_comment (BASTIDE_STUDY_PAGE (user_data)->study, 1);
}

static void
go_previous_marked (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_marked (BASTIDE_STUDY_PAGE (user_data)->study, -1);
}

static void
go_next_marked (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_study_step_marked (BASTIDE_STUDY_PAGE (user_data)->study, 1);
}

void
bastide_study_page_init_steps (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "first", .activate = go_first },
    { .name = "previous", .activate = go_previous },
    { .name = "next", .activate = go_next },
    { .name = "last", .activate = go_last },
    { .name = "previous-round", .activate = go_previous_round },
    { .name = "next-round", .activate = go_next_round },
    { .name = "previous-variation", .activate = go_previous_variation },
    { .name = "next-variation", .activate = go_next_variation },
    { .name = "leave-variation", .activate = leave_variation },
    { .name = "enter-variation", .activate = enter_variation },
    { .name = "previous-fork", .activate = go_previous_fork },
    { .name = "next-fork", .activate = go_next_fork },
    { .name = "previous-comment", .activate = go_previous_comment },
    { .name = "next-comment", .activate = go_next_comment },
    { .name = "previous-marked", .activate = go_previous_marked },
    { .name = "next-marked", .activate = go_next_marked },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
bastide_study_page_update_steps (BastideStudyPage *self)
{
  static const char * const back[] = { "first", "previous", NULL };
  static const char * const forth[] = { "next", "last", NULL };
  guint n_nodes = bastide_study_get_line_length (self->study);
  guint index = bastide_study_get_index (self->study);

  bastide_page_enable (BASTIDE_PAGE (self), back, n_nodes > 0 && index > 0);
  bastide_page_enable (BASTIDE_PAGE (self), forth, n_nodes > 0 && index + 1 < n_nodes);
}
