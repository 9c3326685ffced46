/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-report-tips.h"

#include "cli-json.h"

#include "bst-io-experience-text.h"
#include "bst-io-habit-text.h"

void
cli_report_tips_print_text (const BstHabits     *habits,
                            BstEngineExperience  experience)
{
  g_autofree char *head = bst_io_habit_text_dup_head (habits);
  g_autoptr (GPtrArray) texts = bst_io_habit_text_list (habits);
  const char *unsure = bst_io_experience_text (experience);

  g_print ("%s\n", head);
  if (texts->len == 0)
    g_print ("\n%s\n", bst_io_habit_text_none ());
  for (guint i = 0; i < texts->len; i++)
    g_print ("\n%s\n", (const char *) g_ptr_array_index (texts, i));
  if (unsure != NULL)
    g_print ("\n%s\n", unsure);
}

static void
add_habit (JsonBuilder    *builder,
           BstHabitKind    kind,
           const BstHabit *habit)
{
  double delay;
  int direction = bst_habit_compare (habit);

  json_builder_begin_object (builder);
  cli_json_text (builder, "habit", bst_habit_name (kind));
  cli_json_int (builder, "played", habit->n_played);
  cli_json_int (builder, "best", habit->n_best);
  cli_json_int (builder, "only_played", habit->n_only_played);
  cli_json_int (builder, "only_best", habit->n_only_best);
  cli_json_number (builder, "loss_only_played", habit->loss_only_played);
  cli_json_number (builder, "loss_only_best", habit->loss_only_best);
  cli_json_text (builder, "told", direction > 0 ? "less" : direction < 0 ? "more" : "");
  if (bst_habit_find_delay (habit, &delay))
    cli_json_number (builder, "tiles_later", delay);
  json_builder_end_object (builder);
}

void
cli_report_tips_print_json (const char          *player,
                            const BstHabits     *habits,
                            BstEngineExperience  experience)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_text (builder, "player", player);
  cli_json_text (builder, "experience", bst_engine_experience_name (experience));
  cli_json_int (builder, "games", habits->n_games);
  cli_json_int (builder, "turns", habits->n_turns);
  cli_json_int (builder, "best_turns", habits->n_same);
  cli_json_number (builder, "loss", habits->loss);
  cli_json_begin_array (builder, "habits");
  for (guint kind = 0; kind < BST_N_HABITS; kind++)
    add_habit (builder, kind, &habits->habits[kind]);
  json_builder_end_array (builder);
  cli_json_print (builder);
}
