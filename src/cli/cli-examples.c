/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-examples.h"

#include "bst-io-case-book.h"
#include "bst-io-case-compare.h"
#include "bst-io-case-play.h"

#include <glib/gi18n.h>

/* The example with this number; NULL, and it is said, if there is none. */
static const BstIoCase *
find (const BstIoRule *rule,
      int              number)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule (rule->number, &n_cases);

  if (number >= 1 && number <= (int) n_cases)
    return cases[number - 1];
  g_printerr (ngettext ("%s has %u example, and no number %d\n", "%s has %u examples, and no number %d\n",
                        n_cases),
              rule->number, n_cases, number);

  return NULL;
}

/* The bundled examples can all be played: a test plays them. */
static BstIoCasePlay *
play (const BstIoCase *one)
{
  g_autoptr (GError) error = NULL;
  BstIoCasePlay *self = bst_io_case_play_new (one, &error);

  if (self == NULL)
    g_error ("%s", error->message);

  return self;
}

void
cli_examples_print (const BstIoRule *rule)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule (rule->number, &n_cases);

  g_print ("    %s\n", _("Examples:"));
  for (guint i = 0; i < n_cases; i++)
    g_print ("      %u. %s\n", i + 1, cases[i]->title);
}

/* --- JSON --- */

static void
add_members (JsonBuilder     *builder,
             const BstIoCase *one)
{
  cli_json_text (builder, "id", one->id);
  cli_json_text (builder, "title", one->title);
  cli_json_text (builder, "source", one->source);
  cli_json_texts (builder, "rules", one->rules);
}

void
cli_examples_add (JsonBuilder     *builder,
                  const BstIoRule *rule)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule (rule->number, &n_cases);

  cli_json_begin_array (builder, "examples");
  for (guint i = 0; i < n_cases; i++)
    {
      json_builder_begin_object (builder);
      add_members (builder, cases[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_step (JsonBuilder         *builder,
          const BstIoCaseStep *step)
{
  g_autofree char *position = bst_position_to_text (step->position);

  json_builder_begin_object (builder);
  cli_json_nullable (builder, "kind",
                     step->line == NULL ? "game"
                     : step->line->verb == BST_IO_CASE_NOTE ? "note"
                     : bst_io_case_verb_name (step->line->verb));
  cli_json_text (builder, "sentence", step->sentence);
  cli_json_texts (builder, "details", step->details);
  cli_json_text (builder, "position", position);
  json_builder_end_object (builder);
}

static void
print_json (const BstIoCasePlay *steps)
{
  JsonBuilder *builder = cli_json_new ();

  add_members (builder, bst_io_case_play_get_case (steps));
  cli_json_begin_array (builder, "steps");
  for (guint i = 0; i < bst_io_case_play_get_n_steps (steps); i++)
    add_step (builder, bst_io_case_play_get_step (steps, i));
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- One example --- */

CliStatus
cli_examples_show (const BstIoRule *rule,
                   int              number,
                   gboolean         json)
{
  const BstIoCase *one = find (rule, number);
  g_autoptr (BstIoCasePlay) steps = one != NULL ? play (one) : NULL;

  if (one == NULL)
    return CLI_USAGE;
  if (json)
    {
      print_json (steps);
      return CLI_OK;
    }

  g_print ("%s\n", one->title);
  for (guint i = 0; i < bst_io_case_play_get_n_steps (steps); i++)
    {
      const BstIoCaseStep *step = bst_io_case_play_get_step (steps, i);

      g_print ("%3u. %s\n", i + 1, step->sentence);
      for (char **detail = step->details; *detail != NULL; detail++)
        g_print ("       %s\n", *detail);
    }

  return CLI_OK;
}

/* --- The same moves under each rule set --- */

static void
add_outcome (JsonBuilder            *builder,
             const BstIoCaseOutcome *outcome)
{
  const BstGame *game = bst_position_get_game (outcome->position);
  g_auto (GStrv) lines = bst_io_case_outcome_dup_lines (outcome);

  json_builder_begin_object (builder);
  cli_json_text (builder, "ruleset", outcome->rule_set);
  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    cli_json_int (builder, cli_json_player_name (game, i), outcome->points[i]);
  json_builder_end_object (builder);
  cli_json_texts (builder, "details", lines);
  json_builder_end_object (builder);
}

static void
print_outcomes_json (const BstIoCase *one,
                     const GPtrArray *outcomes)
{
  JsonBuilder *builder = cli_json_new ();

  add_members (builder, one);
  cli_json_begin_array (builder, "outcomes");
  for (guint i = 0; i < outcomes->len; i++)
    add_outcome (builder, g_ptr_array_index (outcomes, i));
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* Those that pay the same stand together. */
static void
print_group (const GPtrArray *outcomes,
             guint            group)
{
  const BstIoCaseOutcome *first = g_ptr_array_index (outcomes, group);
  g_autofree char *points = bst_io_case_outcome_dup_points (first);
  g_auto (GStrv) lines = bst_io_case_outcome_dup_lines (first);
  g_autoptr (GString) titles = g_string_new (first->title);

  for (guint i = group + 1; i < outcomes->len; i++)
    {
      const BstIoCaseOutcome *other = g_ptr_array_index (outcomes, i);

      if (other->group == group)
        g_string_append_printf (titles, "; %s", other->title);
    }
  g_print (_("%s: %s"), titles->str, points);
  g_print ("\n");
  for (char **line = lines; *line != NULL; line++)
    g_print ("    %s\n", *line);
}

CliStatus
cli_examples_compare (const BstIoRule *rule,
                      int              number,
                      gboolean         json)
{
  const BstIoCase *one = find (rule, number);
  g_autoptr (BstIoCasePlay) steps = one != NULL ? play (one) : NULL;
  g_autoptr (GPtrArray) outcomes = NULL;

  if (one == NULL)
    return CLI_USAGE;
  outcomes = bst_io_case_compare (bst_io_case_play_get_step (steps, bst_io_case_play_get_n_steps (steps) - 1)
                                    ->node);
  if (json)
    {
      print_outcomes_json (one, outcomes);
      return CLI_OK;
    }
  g_print ("%s\n", one->title);
  for (guint i = 0; i < outcomes->len; i++)
    if (((const BstIoCaseOutcome *) g_ptr_array_index (outcomes, i))->group == i)
      print_group (outcomes, i);

  return CLI_OK;
}

/* The module has its own copy of the libraries, so the example is played there alone. */
CliStatus
cli_examples_render (const BstIoRule *rule,
                     int              number,
                     int              step,
                     const char      *path)
{
  const BstIoCase *one = find (rule, number);
  g_autofree char *place = g_strdup_printf ("%d", step);

  if (one == NULL)
    return CLI_USAGE;

  return cli_render_call ("cli_render_example_in_module", 3,
                          (char *[]) { one->id, place, (char *) path, NULL });
}
