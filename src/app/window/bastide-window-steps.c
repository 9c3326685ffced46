/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that go through the game. */

#include "config.h"

#include "bastide-window-private.h"

static void
go_first (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step (BASTIDE_WINDOW (widget)->study, -G_MAXINT);
}

static void
go_previous (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step (BASTIDE_WINDOW (widget)->study, -1);
}

static void
go_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step (BASTIDE_WINDOW (widget)->study, 1);
}

static void
go_last (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step (BASTIDE_WINDOW (widget)->study, G_MAXINT);
}

static void
go_rounds (BastideWindow *self,
           int            rounds)
{
  BstGame *game = bastide_study_get_game (self->study);

  if (game != NULL)
    bastide_study_step (self->study, rounds * (int) bst_game_get_n_players (game));
}

static void
go_previous_round (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_rounds (BASTIDE_WINDOW (widget), -1);
}

static void
go_next_round (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_rounds (BASTIDE_WINDOW (widget), 1);
}

static void
go_previous_variation (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_sibling (BASTIDE_WINDOW (widget)->study, -1);
}

static void
go_next_variation (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_sibling (BASTIDE_WINDOW (widget)->study, 1);
}

static void
leave_variation (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_leave_variation (BASTIDE_WINDOW (widget)->study);
}

static void
enter_variation (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_enter_variation (BASTIDE_WINDOW (widget)->study);
}

static void
go_previous_fork (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_fork (BASTIDE_WINDOW (widget)->study, -1);
}

static void
go_next_fork (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_fork (BASTIDE_WINDOW (widget)->study, 1);
}

static void
go_previous_comment (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_comment (BASTIDE_WINDOW (widget)->study, -1);
}

static void
go_next_comment (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_comment (BASTIDE_WINDOW (widget)->study, 1);
}

static void
go_previous_marked (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_marked (BASTIDE_WINDOW (widget)->study, -1);
}

static void
go_next_marked (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_step_marked (BASTIDE_WINDOW (widget)->study, 1);
}

void
bastide_window_class_init_steps (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.first", go_first },
    { "win.previous", go_previous },
    { "win.next", go_next },
    { "win.last", go_last },
    { "win.previous-round", go_previous_round },
    { "win.next-round", go_next_round },
    { "win.previous-variation", go_previous_variation },
    { "win.next-variation", go_next_variation },
    { "win.leave-variation", leave_variation },
    { "win.enter-variation", enter_variation },
    { "win.previous-fork", go_previous_fork },
    { "win.next-fork", go_next_fork },
    { "win.previous-comment", go_previous_comment },
    { "win.next-comment", go_next_comment },
    { "win.previous-marked", go_previous_marked },
    { "win.next-marked", go_next_marked },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

void
bastide_window_update_steps (BastideWindow *self)
{
  guint n_places = bastide_study_get_n_places (self->study);
  guint place = bastide_study_get_place (self->study);
  gboolean back = n_places > 0 && place > 0;
  gboolean forth = n_places > 0 && place + 1 < n_places;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.first", back);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.previous", back);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.next", forth);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.last", forth);
}
