/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-change.h"
#include "bst-io-change-text.h"
#include "bst-io-game-words.h"

#include <glib/gi18n.h>

/* By the bits of BstChangedWhat; read by programs. */
static const char * const what_names[] = { "tiles", "open", "figures", "owners", "worth", "cities" };

/* --- JSON --- */

static void
add_places (JsonBuilder       *builder,
            const char        *name,
            const BstPosition *position,
            const guint16     *roots,
            guint              n_roots)
{
  cli_json_begin_array (builder, name);
  for (guint i = 0; i < n_roots; i++)
    {
      g_autofree char *place = cli_question_dup_place (position, roots[i]);

      json_builder_add_string_value (builder, place);
    }
  json_builder_end_array (builder);
}

static void
print_json (const BstChanges  *changes,
            const BstPosition *before,
            const BstPosition *after)
{
  const BstGame *game = bst_position_get_game (after);
  JsonBuilder *builder = cli_json_new ();

  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      json_builder_begin_object (builder);
      cli_json_text (builder, "name", cli_json_player_name (game, player));
      cli_json_int (builder, "points", changes->points[player]);
      cli_json_int (builder, "total", changes->totals[player]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_int (builder, "unchanged", changes->n_unchanged);
  cli_json_begin_array (builder, "changes");
  for (guint i = 0; i < changes->n_items; i++)
    {
      const BstChange *change = &changes->items[i];

      json_builder_begin_object (builder);
      cli_json_text (builder, "change", bst_change_kind_name (change->kind));
      cli_json_text (builder, "kind", bst_feature_kind_get (change->feature)->name);
      cli_json_begin_array (builder, "what");
      for (guint bit = 0; bit < G_N_ELEMENTS (what_names); bit++)
        if (change->what & (1u << bit))
          json_builder_add_string_value (builder, what_names[bit]);
      json_builder_end_array (builder);
      add_places (builder, "before", before, change->before, change->n_before);
      add_places (builder, "after", after, change->after, change->n_after);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- Text --- */

static char *
dup_places (const BstPosition *position,
            const guint16     *roots,
            guint              n_roots)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_roots; i++)
    {
      g_autofree char *place = cli_question_dup_place (position, roots[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", place);
    }

  return g_string_free (text, FALSE);
}

static void
print_points (const BstChanges *changes,
              const BstGame    *game)
{
  const char * const headings[] = {
    /* Translators: how many points more or less: those scored, and with those that the end of the game would
     * pay. */
    _("Player"), _("Points"), C_("points", "Total"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      cli_table_add (table, cli_player_name (game, player));
      cli_table_take (table, g_strdup_printf ("%+d", changes->points[player]));
      cli_table_take (table, g_strdup_printf ("%+d", changes->totals[player]));
    }
  cli_table_print (table);
}

static void
print_text (const BstChanges  *changes,
            const BstPosition *before,
            const BstPosition *after)
{
  const char * const headings[] = {
    _("Change"), _("Feature"), _("Before"), _("After"), C_("change", "What"), NULL
  };
  CliTable *table = cli_table_new (headings, 0);

  print_points (changes, bst_position_get_game (after));
  g_print ("\n");
  for (guint i = 0; i < changes->n_items; i++)
    {
      const BstChange *change = &changes->items[i];

      cli_table_add (table, bst_io_change_text_kind (change->kind));
      cli_table_add (table, bst_io_words_feature_in_table (change->feature));
      cli_table_take (table, dup_places (before, change->before, change->n_before));
      cli_table_take (table, dup_places (after, change->after, change->n_after));
      cli_table_take (table, bst_io_change_text_dup_what (change->what));
    }
  cli_table_print (table);
  g_print (_("Features as they were: %u\n"), changes->n_unchanged);
}

static CliStatus
answer (const CliFile *before,
        const CliFile *after,
        gboolean       json)
{
  g_auto (BstChanges) changes = { 0 };

  if (!bst_changes_init (&changes, before->position, after->position))
    {
      g_printerr (_("diff: the games have not the same tiles and as many players\n"));
      return CLI_USAGE;
    }
  if (json)
    print_json (&changes, before->position, after->position);
  else
    print_text (&changes, before->position, after->position);

  return CLI_OK;
}

CliStatus
cli_diff (int    argc,
          char **argv)
{
  int at = CLI_AT_END, to = CLI_AT_END;
  gboolean json = FALSE, sample = FALSE;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_("The first after N placed tiles instead of at the end"), "N" },
    { "to", 0, 0, G_OPTION_ARG_INT, &to, N_("The second after N placed tiles instead of at the end"), "N" },
    { "sample", 0, 0, G_OPTION_ARG_NONE, &sample, N_("The bundled sample game instead of a file"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print JSON (described in the manual page)"), NULL },
    CLI_QUESTION_ENTRIES (question), { NULL }
  };
  g_auto (CliFile) before = { 0 };
  g_auto (CliFile) after = { 0 };
  gboolean parsed = cli_parse (&argc, &argv, entries, _("FILE [FILE]"), 0, 2);
  CliStatus status;
  guint player;

  if (!parsed)
    return CLI_USAGE;
  if (sample == (argc > 1) || (at < 0 && at != CLI_AT_END) || (to < 0 && to != CLI_AT_END))
    {
      g_printerr (_("diff: give one file or two, and numbers of tiles that are not negative\n"));
      return CLI_USAGE;
    }

  status = cli_file_read (&before, sample ? NULL : argv[1], at, NULL);
  if (status == CLI_OK)
    status = cli_file_read (&after, sample ? NULL : argv[argc - 1], to, NULL);
  if (status == CLI_OK)
    status = cli_question_begin (&question, &after, "diff", TRUE, &player);

  return status == CLI_OK ? answer (&before, &after, json) : status;
}
