/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"
#include "cli-table.h"

#include "bst-draw-values.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

static void
add_value (JsonBuilder        *builder,
           const char         *name,
           const BstGame      *game,
           const BstDrawValue *value)
{
  g_autofree char *move = value->n_turns > 0 ? bst_move_to_text (game, &value->move) : NULL;
  const char *rule = bst_reason_get_rule (value->reason);

  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  cli_json_nullable (builder, "rule", rule);
  cli_json_int (builder, "turns", value->n_turns);
  cli_json_nullable (builder, "move", move);
  json_builder_set_member_name (builder, "best");
  if (value->n_turns > 0)
    json_builder_add_int_value (builder, value->best);
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
}

static void
print_json (const BstGame       *game,
            const BstDrawValues *values,
            guint                player,
            guint                n_under,
            gboolean             complete)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  JsonBuilder *builder = cli_json_new ();
  guint n_rows;
  const BstDrawValueRow *rows = bst_draw_values_get (values, &n_rows);

  cli_json_text (builder, "player", cli_json_player_name (game, player));
  cli_json_text (builder, "other",
                 cli_json_player_name (game, (player + 1) % bst_game_get_n_players (game)));
  json_builder_set_member_name (builder, "complete");
  json_builder_add_boolean_value (builder, complete);
  json_builder_set_member_name (builder, "mean");
  json_builder_add_double_value (builder, bst_draw_values_mean (values, BST_DRAW_MINE));
  json_builder_set_member_name (builder, "otherMean");
  json_builder_add_double_value (builder, bst_draw_values_mean (values, BST_DRAW_THEIRS));
  cli_json_int (builder, "under_hills", n_under);
  cli_json_begin_array (builder, "draws");
  for (guint i = 0; i < n_rows; i++)
    {
      json_builder_begin_object (builder);
      cli_json_text (builder, "tile", bst_tile_set_get_type (set, rows[i].type)->id);
      cli_json_int (builder, "copies", rows[i].n_copies);
      add_value (builder, "mine", game, &rows[i].values[BST_DRAW_MINE]);
      add_value (builder, "theirs", game, &rows[i].values[BST_DRAW_THEIRS]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);
}

static void
take_value (CliTable           *table,
            const BstGame      *game,
            const BstDrawValue *value)
{
  if (value->n_turns == 0)
    {
      cli_table_add (table, "-");
      cli_table_take (table, value->reason != BST_REASON_NONE ? bst_io_reason_dup_text (value->reason)
                                                              : g_strdup (""));
      return;
    }
  cli_table_take (table, g_strdup_printf ("%+d", value->best));
  cli_table_take (table, bst_move_to_text (game, &value->move));
}

static void
print_text (const BstGame       *game,
            const BstDrawValues *values,
            guint                player,
            guint                n_under,
            gboolean             complete)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  guint n_rows, next = (player + 1) % bst_game_get_n_players (game);
  const BstDrawValueRow *rows = bst_draw_values_get (values, &n_rows);
  const char * const headings[] = {
    _("Tile"), _("Copies"), cli_player_name (game, player), _("Best turn"),
    cli_player_name (game, next), _("Best turn"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 1 | 1 << 2 | 1 << 4);

  for (guint i = 0; i < n_rows; i++)
    {
      cli_table_add (table, bst_tile_set_get_name (set, rows[i].type));
      cli_table_number (table, rows[i].n_copies);
      take_value (table, game, &rows[i].values[BST_DRAW_MINE]);
      take_value (table, game, &rows[i].values[BST_DRAW_THEIRS]);
    }
  cli_table_print (table);
  /* Translators: the mean over all tiles that may come, for each of two players. */
  g_print (_("Mean: %s %+.2f, %s %+.2f\n"), cli_player_name (game, player),
           bst_draw_values_mean (values, BST_DRAW_MINE), cli_player_name (game, next),
           bst_draw_values_mean (values, BST_DRAW_THEIRS));
  if (n_under > 0)
    g_print (ngettext ("%u of these tiles lies under a hill, and nobody knows which.\n",
                       "%u of these tiles lie under hills, and nobody knows which.\n", n_under), n_under);
  if (!complete)
    g_print (_("Not all tiles could be tried in that time.\n"));
}

CliStatus
cli_draws (int    argc,
           char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question), { NULL }
  };
  g_auto (CliFile) file;
  g_autoptr (BstDrawValues) values = NULL;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);
  guint player, n_steps, n_made = 0, n_under;

  if (status == CLI_OK)
    status = cli_question_begin (&question, &file, "draws", FALSE, &player);
  if (status != CLI_OK)
    return status;

  values = bst_draw_values_new (file.position, player);
  n_steps = bst_draw_values_get_n_steps (values);
  while (n_made < n_steps && cli_question_has_time (&question))
    bst_draw_values_make_step (values, n_made++);
  n_under = bst_position_get_n_under_hills (file.position);
  if (where.json)
    print_json (bst_position_get_game (file.position), values, player, n_under, n_made == n_steps);
  else
    print_text (bst_position_get_game (file.position), values, player, n_under, n_made == n_steps);

  return CLI_OK;
}
