/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-report-print.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"

#include "bastide-nets.h"
#include "bst-io-experience-text.h"
#include "bst-io-feature-words.h"
#include "bst-io-report-text.h"

#include <glib/gi18n.h>
#include <math.h>

BstEngineExperience
cli_report_find_experience (const BstGame *game)
{
  g_autoptr (BstPosition) position = bst_position_new ((BstGame *) game);

  return bastide_nets_get_experience (position);
}

/* --- JSON --- */

static void
add_turn (JsonBuilder         *builder,
          const BstGame       *game,
          const BstReportTurn *turn)
{
  g_autofree char *move = bst_move_to_text (game, &turn->node->move);
  g_autofree char *best = turn->is_known ? bst_move_to_text (game, &turn->best) : NULL;

  json_builder_begin_object (builder);
  cli_json_int (builder, "placed", turn->node->n_placed);
  cli_json_nullable (builder, "player", turn->player != BST_NO_PLAYER
                                        ? cli_json_player_name (game, (guint) turn->player) : NULL);
  cli_json_text (builder, "move", move);
  cli_json_bool (builder, "known", turn->is_known);
  if (turn->is_known)
    {
      cli_json_int (builder, "turns", turn->n_turns);
      cli_json_int (builder, "rank", turn->rank);
      cli_json_text (builder, "best", best);
      cli_json_number (builder, "margin", turn->margin);
      cli_json_number (builder, "margin_error", turn->margin_error);
      cli_json_number (builder, "win", turn->win);
      cli_json_number (builder, "chance_error", turn->chance_error);
      cli_json_number (builder, "luck", turn->luck);
      cli_json_number (builder, "luck_error", turn->luck_error);
      cli_json_number (builder, "luck_win", turn->luck_win);
      cli_json_number (builder, "luck_win_error", turn->luck_win_error);
      cli_json_number (builder, "loss", turn->loss);
      cli_json_number (builder, "error", turn->error);
      cli_json_number (builder, "loss_win", turn->loss_win);
      cli_json_number (builder, "win_error", turn->win_error);
      cli_json_bool (builder, "exact", turn->is_exact);
      cli_json_text (builder, "mark", bst_glyph_text (turn->mark));
    }
  json_builder_end_object (builder);
}

static void
add_player (JsonBuilder           *builder,
            const BstGame         *game,
            const BstEngineReport *report,
            guint                  player)
{
  BstReportTotal total;

  bst_engine_report_sum (report, player, &total);
  json_builder_begin_object (builder);
  cli_json_text (builder, "name", cli_json_player_name (game, player));
  cli_json_int (builder, "points", total.points);
  cli_json_number (builder, "points_without_luck", total.points_without_luck);
  cli_json_int (builder, "turns", total.n_turns);
  cli_json_number (builder, "luck", total.luck);
  cli_json_number (builder, "luck_error", total.luck_error);
  cli_json_number (builder, "luck_win", total.luck_win);
  cli_json_number (builder, "loss", total.loss);
  cli_json_number (builder, "error", total.error);
  cli_json_number (builder, "loss_win", total.loss_win);
  cli_json_int (builder, "dubious", total.n_marks[BST_GLYPH_DUBIOUS]);
  cli_json_int (builder, "mistakes", total.n_marks[BST_GLYPH_MISTAKE]);
  cli_json_int (builder, "blunders", total.n_marks[BST_GLYPH_BLUNDER]);
  json_builder_set_member_name (builder, "by_feature");
  json_builder_begin_object (builder);
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (total.points_by_kind[kind] != 0)
      cli_json_int (builder, bst_feature_kind_get (kind)->name, total.points_by_kind[kind]);
  json_builder_end_object (builder);
  cli_json_int (builder, "unfinished", total.points_unfinished);
  cli_json_int (builder, "idle_figures", total.n_idle);
  cli_json_int (builder, "turns_without_followers", total.n_bare);
  cli_json_int (builder, "cities_given", total.n_cities_given);
  cli_json_begin_array (builder, "biggest");
  for (guint i = 0; i < total.n_biggest; i++)
    json_builder_add_int_value (builder, bst_engine_report_get (report, total.biggest[i])->node->n_placed);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* What the sentence below the text says. */
static void
add_summary (JsonBuilder           *builder,
             const BstGame         *game,
             const BstEngineReport *report)
{
  BstReportSummary summary;

  bst_engine_report_sum_up (report, &summary);
  json_builder_set_member_name (builder, "summary");
  json_builder_begin_object (builder);
  cli_json_text (builder, "verdict", bst_report_verdict_name (summary.verdict));
  if (summary.verdict != BST_REPORT_UNKNOWN)
    {
      cli_json_text (builder, "winner", cli_json_player_name (game, summary.winner));
      cli_json_text (builder, "other", cli_json_player_name (game, summary.other));
      cli_json_int (builder, "margin", summary.margin);
      cli_json_number (builder, "luck", summary.luck);
      cli_json_number (builder, "luck_error", summary.luck_error);
      cli_json_number (builder, "skill", summary.skill);
      cli_json_number (builder, "skill_error", summary.skill_error);
    }
  json_builder_end_object (builder);
}

void
cli_report_print_json (const char            *path,
                       const BstGame         *game,
                       const BstEngineReport *report)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_nullable (builder, "file", path);
  cli_json_text (builder, "experience", bst_engine_experience_name (cli_report_find_experience (game)));
  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    add_player (builder, game, report, player);
  json_builder_end_array (builder);
  add_summary (builder, game, report);
  cli_json_begin_array (builder, "turns");
  for (guint turn = 0; turn < bst_engine_report_get_n (report); turn++)
    add_turn (builder, game, bst_engine_report_get (report, turn));
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- Text --- */

/* "4.5 ± 1.2": an interval of 95 %; what is exact needs none. (transfer full) */
static char *
dup_estimate (const char *sign,
              double      value,
              double      error)
{
  g_autofree char *number = g_strdup_printf ("%s%.1f", value < 0 ? "-" : sign, fabs (value));

  if (error <= 0)
    return g_steal_pointer (&number);

  return g_strdup_printf ("%s ± %.1f", number, BST_ESTIMATE_Z * error);
}

/* "+4 %". (transfer full) */
static char *
dup_chance (double chance)
{
  return g_strdup_printf ("%+.0f %%", 100 * chance);
}

static void
add_row (CliTable            *table,
         const BstGame       *game,
         const BstReportTurn *turn)
{
  cli_table_number (table, (int) turn->node->n_placed);
  cli_table_add (table, cli_player_name (game, (guint) turn->player));
  cli_table_take (table, bst_move_to_text (game, &turn->node->move));
  cli_table_add (table, bst_glyph_text (turn->mark));
  cli_table_take (table, dup_estimate ("+", turn->luck, turn->luck_error));
  cli_table_take (table, dup_chance (turn->luck_win));
  cli_table_take (table, dup_estimate ("", turn->loss, turn->error));
  cli_table_take (table, dup_chance (-turn->loss_win));
  cli_table_take (table, g_strdup_printf ("%u/%u", turn->rank, turn->n_turns));
  cli_table_take (table, turn->rank == 1 ? g_strdup ("") : bst_move_to_text (game, &turn->best));
}

static void
print_turns (const BstGame         *game,
             const BstEngineReport *report,
             gboolean               all)
{
  const char * const headings[] = {
    /* Translators: headings of the report of a game: number of the tile, player, the turn that he made, a mark such as ??, the
     * luck of the draw and what the turn lost, each in points and in chance to win, its place among the turns there were,
     * and the best of them. */
    C_("move", "No."), _("Player"), _("Turn"), "", C_("points", "Luck"), C_("chance", "Chance"), C_("points", "Lost"),
    C_("chance", "Chance"), C_("turn", "Place"), _("Best turn"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 0 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8);

  for (guint i = 0; i < bst_engine_report_get_n (report); i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (report, i);

      if (turn->is_known && (all || turn->mark != BST_GLYPH_NONE))
        add_row (table, game, turn);
    }
  cli_table_print (table);
  g_print ("\n");
}

static void
add_total (CliTable             *table,
           const BstReportTotal *total)
{
  cli_table_number (table, total->points);
  cli_table_take (table, dup_estimate ("+", total->luck, total->luck_error));
  cli_table_take (table, dup_estimate ("", total->loss, total->error));
  cli_table_number (table, (int) total->n_marks[BST_GLYPH_DUBIOUS]);
  cli_table_number (table, (int) total->n_marks[BST_GLYPH_MISTAKE]);
  cli_table_number (table, (int) total->n_marks[BST_GLYPH_BLUNDER]);
  cli_table_take (table, g_strdup_printf ("%.0f", total->points_without_luck));
}

static void
print_players (const BstGame         *game,
               const BstEngineReport *report)
{
  const char * const headings[] = {
    /* Translators: headings of the report's totals: points at the end, luck and what was lost in points, how many turns
     * were marked ?!, ? and ??, and the points without the luck of the draws. */
    _("Player"), _("Points"), C_("points", "Luck"), C_("points", "Lost"), "?!", "?", "??", C_("points", "Without luck"), NULL
  };
  CliTable *table = cli_table_new (headings, 0xfe);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      BstReportTotal total;

      bst_engine_report_sum (report, player, &total);
      cli_table_add (table, cli_player_name (game, player));
      add_total (table, &total);
    }
  cli_table_print (table);
  g_print ("\n");
}

/* Only kinds that paid somebody have a column. */
static void
print_points (const BstGame         *game,
              const BstEngineReport *report)
{
  guint n_players = bst_game_get_n_players (game), n_columns = 0;
  const char *headings[BST_N_FEATURE_KINDS + 6] = { NULL };
  gboolean pays[BST_N_FEATURE_KINDS] = { FALSE };
  BstReportTotal totals[BST_MAX_PLAYERS];
  CliTable *table;

  for (guint player = 0; player < n_players; player++)
    {
      bst_engine_report_sum (report, player, &totals[player]);
      for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
        pays[kind] |= totals[player].points_by_kind[kind] != 0;
    }
  headings[n_columns++] = _("Player");
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (pays[kind])
      headings[n_columns++] = bst_io_words_feature (kind);
  /* Translators: headings of a report: points of features that were not completed, figures that stand on such at the end, turns
   * begun with no follower at home or one, completed cities that pay farms of others alone, and the numbers of the turns that paid most. */
  headings[n_columns++] = C_("points", "Unfinished");
  headings[n_columns++] = C_("figures", "Idle");
  headings[n_columns++] = C_("turns", "Bare");
  headings[n_columns++] = C_("cities", "Given");
  headings[n_columns++] = C_("turns", "Best paid");
  table = cli_table_new (headings, (1u << (n_columns - 1)) - 2);
  for (guint player = 0; player < n_players; player++)
    {
      const BstReportTotal *total = &totals[player];
      g_autoptr (GString) biggest = g_string_new (NULL);

      cli_table_add (table, cli_player_name (game, player));
      for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
        if (pays[kind])
          cli_table_number (table, total->points_by_kind[kind]);
      cli_table_number (table, total->points_unfinished);
      cli_table_number (table, (int) total->n_idle);
      cli_table_number (table, (int) total->n_bare);
      cli_table_number (table, (int) total->n_cities_given);
      for (guint i = 0; i < total->n_biggest; i++)
        {
          const BstNode *node = bst_engine_report_get (report, total->biggest[i])->node;

          g_string_append_printf (biggest, "%s%u: %d", i > 0 ? ", " : "", node->n_placed, bst_node_get_points (node, player));
        }
      cli_table_add (table, biggest->str);
    }
  cli_table_print (table);
}

void
cli_report_print_text (const BstGame         *game,
                       const BstEngineReport *report,
                       gboolean               all)
{
  const char *unsure = bst_io_experience_text (cli_report_find_experience (game));
  g_autofree char *sentence = NULL;
  BstReportSummary summary;

  print_turns (game, report, all);
  print_players (game, report);
  print_points (game, report);
  bst_engine_report_sum_up (report, &summary);
  sentence = bst_io_report_text_dup (game, &summary);
  if (*sentence != '\0')
    g_print ("\n%s\n", sentence);
  if (unsure != NULL)
    g_print ("\n%s\n", unsure);
}

/* --- Several games --- */

typedef struct
{
  char          *path;          /* Owned */
  char          *name;          /* Owned: of the player */
  BstReportTotal total;
} Row;

static void
clear_row (gpointer data)
{
  Row *row = data;

  g_free (row->path);
  g_free (row->name);
}

void
cli_report_sheet_init (CliReportSheet *sheet)
{
  sheet->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (sheet->rows, clear_row);
}

void
cli_report_sheet_clear (CliReportSheet *sheet)
{
  g_clear_pointer (&sheet->rows, g_array_unref);
}

void
cli_report_sheet_add (CliReportSheet        *sheet,
                      const char            *path,
                      const BstGame         *game,
                      const BstEngineReport *report)
{
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      Row row = { g_strdup (path), g_strdup (cli_player_name (game, player)), { 0 } };

      bst_engine_report_sum (report, player, &row.total);
      g_array_append_val (sheet->rows, row);
    }
}

/* Of one player, over all games. */
static void
add_sum (CliTable             *table,
         const CliReportSheet *sheet,
         const char           *name)
{
  BstReportTotal sum = { 0 };
  guint n_games = 0;

  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const Row *row = &g_array_index (sheet->rows, Row, i);

      if (g_strcmp0 (row->name, name) != 0)
        continue;
      n_games++;
      sum.points += row->total.points;
      sum.luck += row->total.luck;
      sum.loss += row->total.loss;
      sum.luck_error = hypot (sum.luck_error, row->total.luck_error);
      sum.error = hypot (sum.error, row->total.error);
      sum.points_without_luck += row->total.points_without_luck;
      for (guint glyph = 0; glyph < BST_N_GLYPHS; glyph++)
        sum.n_marks[glyph] += row->total.n_marks[glyph];
    }
  cli_table_take (table, g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games));
  cli_table_add (table, name);
  add_total (table, &sum);
}

void
cli_report_sheet_print (const CliReportSheet *sheet)
{
  const char * const headings[] = {
    /* Translators: heading of the report of several games: whose row it is. The others as those of one game. */
    _("Game"), _("Player"), _("Points"), C_("points", "Luck"), C_("points", "Lost"), "?!", "?", "??",
    C_("points", "Without luck"), NULL
  };
  CliTable *table = cli_table_new (headings, 0x1fc);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const Row *row = &g_array_index (sheet->rows, Row, i);

      cli_table_add (table, row->path != NULL ? row->path : "");
      cli_table_add (table, row->name);
      add_total (table, &row->total);
    }
  for (guint i = 0; i < sheet->rows->len; i++)
    if (g_hash_table_add (names, g_array_index (sheet->rows, Row, i).name))
      add_sum (table, sheet, g_array_index (sheet->rows, Row, i).name);
  cli_table_print (table);
}
