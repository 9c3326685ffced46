/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-practice.h"
#include "bastide-practice.h"

#include <glib/gi18n.h>

/* Of a window's data: the BastidePractice that goes on. */
#define PRACTICE "bastide-practice"

/* The page where it is done says it. */
static void
say (BastideWindow *self,
     const char    *sentence)
{
  bastide_page_notice (bastide_window_get_named_page (self, "study"), BASTIDE_NOTICE_PRACTICE, sentence);
}

/* A lesson about the game needs a game, and where none is open the sample is. */
static void
open_place (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;

  if (g_str_equal (g_variant_get_string (parameter, NULL), "study")
      && bastide_page_is_empty (bastide_window_get_named_page (self, "study")))
    bastide_window_open_sample (self);
  else
    g_action_group_change_action_state (G_ACTION_GROUP (self), "page", parameter);
}

/* The lesson knows it, and is a click away: nobody is torn out of what he tries. */
static void
practised (BastideWindow *self)
{
  BastidePage *learn = bastide_window_get_named_page (self, "learn");

  g_action_group_activate_action (bastide_page_get_actions (learn), "practised", NULL);
  say (self, _("Well done!"));
}

/* The place that a lesson leads to, what is done there ("": nothing that can be seen), and the sentence that says so. */
static void
begin_practice (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;
  g_autoptr (GVariant) place = g_variant_get_child_value (parameter, 0);
  BastidePractice *practice;
  const char *deed, *sentence;

  g_variant_get_child (parameter, 1, "&s", &deed);
  g_variant_get_child (parameter, 2, "&s", &sentence);
  open_place (NULL, place, self);
  practice = bastide_practice_new (G_ACTION_MAP (bastide_page_get_actions (bastide_window_get_named_page (self, "study"))),
                                   deed);
  g_signal_connect_object (practice, "done", G_CALLBACK (practised), self, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (self), PRACTICE, practice, g_object_unref);
  say (self, sentence);
}

static void
leave_practice (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;

  g_object_set_data (G_OBJECT (self), PRACTICE, NULL);
  say (self, NULL);
  bastide_window_show_page (self, bastide_window_get_named_page (self, "learn"));
}

void
bastide_window_practice_init (BastideWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "open-place", .activate = open_place, .parameter_type = "s" },
    { .name = "practise", .activate = begin_practice, .parameter_type = "(sss)" },
    { .name = "leave-practice", .activate = leave_practice },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
