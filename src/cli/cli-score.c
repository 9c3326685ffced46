/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"

#include "bst-feature.h"
#include "bst-io-event-text.h"
#include "bst-io-feature-words.h"
#include "bst-io-game-words.h"
#include "bst-ranking.h"

#include <glib/gi18n.h>

/* The places that players have, or would have if the game ended now (E3). */
static void
rank (const CliFile *file,
      const BstGame *game,
      BstRanking    *ranking)
{
  int totals[BST_MAX_PLAYERS];

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    totals[player] = bst_position_get_score (file->position, player) + file->pending[player];
  bst_ranking_init (ranking, totals, bst_game_get_n_players (game));
}

/* Nobody has won before the game is over. */
static guint
find_winners (const CliFile *file,
              const BstGame *game)
{
  BstRanking ranking;

  rank (file, game, &ranking);

  return file->over ? bst_ranking_get_players (&ranking, 1) : 0;
}

/* --- JSON --- */

static void
add_players (JsonBuilder   *builder,
             const CliFile *file,
             const BstGame *game)
{
  BstRanking ranking;

  rank (file, game, &ranking);
  cli_json_begin_array (builder, "players");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      int scored = bst_position_get_score (file->position, player);

      json_builder_begin_object (builder);
      cli_json_text (builder, "name", cli_json_player_name (game, player));
      cli_json_int (builder, "scored", scored);
      cli_json_int (builder, "pending", file->pending[player]);
      cli_json_int (builder, "total", scored + file->pending[player]);
      cli_json_int (builder, "place", ranking.ranks[player]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_terms (JsonBuilder    *builder,
           const BstEvent *event)
{
  cli_json_begin_array (builder, "terms");
  for (guint i = 0; i < event->n_terms; i++)
    {
      json_builder_begin_object (builder);
      cli_json_text (builder, "noun", bst_term_noun_name (event->terms[i].noun));
      cli_json_int (builder, "count", event->terms[i].count);
      cli_json_int (builder, "factor", event->terms[i].factor);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_rules (JsonBuilder    *builder,
           const BstEvent *event)
{
  cli_json_begin_array (builder, "rules");
  for (guint i = 0; i < event->n_rules; i++)
    json_builder_add_string_value (builder, event->rules[i]);
  json_builder_end_array (builder);
}

static const char *
counted_name (BstCounted counted)
{
  static const char * const names[] = { "followers", "farms", "tokens" };

  return names[counted];
}

/* What decided the majority. */
static void
add_counts (JsonBuilder    *builder,
            const BstGame  *game,
            const BstEvent *event)
{
  cli_json_begin_array (builder, "counts");
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (event->figures[player] > 0)
      {
        json_builder_begin_object (builder);
        cli_json_text (builder, "player", cli_json_player_name (game, player));
        cli_json_int (builder, "count", event->figures[player]);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_event (JsonBuilder    *builder,
           const CliFile  *file,
           const BstEvent *event)
{
  const BstGame *game = bst_position_get_game (file->position);

  json_builder_begin_object (builder);
  if (event->final)
    cli_json_text (builder, "turn", "final");
  else
    cli_json_int (builder, "turn", event->turn);
  cli_json_text (builder, "feature", bst_event_get_name (event));
  cli_json_players (builder, "players", game, event->players);
  cli_json_nullable (builder, "other", bst_event_is_transfer (event)
                     ? cli_json_player_name (game, event->other) : NULL);
  cli_json_int (builder, "tiles", event->tiles);
  cli_json_int (builder, "segments", event->segments);
  cli_json_int (builder, "pennants", event->pennants);
  cli_json_int (builder, "cities", event->cities);
  cli_json_int (builder, "points", event->points);
  add_terms (builder, event);
  cli_json_text (builder, "rule", event->rules[0]);
  add_rules (builder, event);
  cli_json_players (builder, "owners", game, event->owners);
  cli_json_text (builder, "counted", counted_name (event->counted));
  add_counts (builder, game, event);
  json_builder_end_object (builder);
}

static void
print_json (const CliFile *file)
{
  const BstGame *game = bst_position_get_game (file->position);
  JsonBuilder *builder = cli_json_new ();

  add_players (builder, file, game);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, file->over);
  cli_json_players (builder, "winners", game, find_winners (file, game));
  cli_json_begin_array (builder, "events");
  for (guint i = 0; i < file->events.n_items; i++)
    add_event (builder, file, &file->events.items[i]);
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- Text --- */

static void
print_players (const CliFile *file,
               const BstGame *game)
{
  const char * const headings[] = {
    /* Translators: headings of the score sheet: the points of a player so far, those that he
     * would get if the game ended now, their sum, and which place he has by them. */
    _("Player"), _("Colour"), _("Scored"), _("Pending"), _("Total"), _("Place"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5);
  BstRanking ranking;

  rank (file, game, &ranking);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      int scored = bst_position_get_score (file->position, player);

      cli_table_add (table, cli_player_name (game, player));
      cli_table_add (table, bst_io_words_colour (bst_game_get_player (game, player)->colour));
      cli_table_number (table, scored);
      cli_table_number (table, file->pending[player]);
      cli_table_number (table, scored + file->pending[player]);
      cli_table_number (table, ranking.ranks[player]);
    }
  cli_table_print (table);
}

static void
print_winners (const CliFile *file,
               const BstGame *game)
{
  guint winners = find_winners (file, game);
  g_autofree char *names = cli_player_names (game, winners);
  gboolean is_shared = (winners & (winners - 1)) != 0;

  if (winners == 0)
    return;
  /* Translators: %s is the player with the most points, and the number of the rule. */
  g_print (is_shared ? _("First place is shared by %s (%s)\n") : _("The winner is %s (%s)\n"),
           names, BST_RANKING_RULE);
}

static const char *
taken_words (const BstEvent *event)
{
  switch ((int) bst_event_get_taken (event))
    {
    case BST_TERM_INGOTS:
      return _("ingots taken");
    case BST_TERM_KING:
      return _("king taken");
    case BST_TERM_ROBBER:
      return _("robber baron taken");
    default:
      return _("goods taken");
    }
}

/* What was scored: completed or not, as one phrase for each kind. */
static const char *
event_words (const BstEvent *event)
{
  switch (event->cause)
    {
    case BST_EVENT_GOODS:
      return _("goods");
    case BST_EVENT_FAIRY_TURN:
      return _("turn with the fairy");
    case BST_EVENT_FAIRY_SCORED:
      return _("scored with the fairy");
    case BST_EVENT_BARN_PLACED:
      return _("farm before a barn");
    case BST_EVENT_BARN_CONNECTED:
      return _("farm joined to a barn");
    case BST_EVENT_BARN:
      return _("barn");
    case BST_EVENT_TOKENS:
      return taken_words (event);
    case BST_EVENT_RANSOM:
      return _("ransom");
    case BST_EVENT_PURCHASE:
      return _("tile bought");
    case BST_EVENT_EXTRA_TURN:
      return _("another turn");
    case BST_EVENT_TAKEN_BACK:
      return _("abbot taken back");
    case BST_EVENT_GOLD:
      return _("ingots");
    case BST_EVENT_FLOCK:
      return _("flock");
    case BST_EVENT_KING:
      return _("king");
    case BST_EVENT_ROBBER:
      return _("robber baron");
    case BST_EVENT_KING_AND_ROBBER:
      return _("king and robber baron");
    case BST_EVENT_FEATURE:
    default:
      return bst_io_words_paid_in_table (event);
    }
}

/* The first pays; the others had a part. (transfer full) */
static char *
dup_rules (const BstEvent *event)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < event->n_rules; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", event->rules[i]);

  return g_string_free (text, FALSE);
}

static void
print_events (const CliFile *file,
              const BstGame *game)
{
  const char * const headings[] = {
    _("Turn"), _("Feature"), _("Players"), _("Points"), _("Formula"), _("Rules"), NULL
  };
  CliTable *table = cli_table_new (headings, 1 << 0 | 1 << 3);

  for (guint i = 0; i < file->events.n_items; i++)
    {
      const BstEvent *event = &file->events.items[i];

      if (event->final)
        /* Translators: stands in the column of turn numbers for the scoring after the game. */
        cli_table_add (table, C_("turn", "end"));
      else
        cli_table_number (table, (int) event->turn);
      cli_table_add (table, event_words (event));
      cli_table_take (table, cli_player_names (game, event->players));
      cli_table_number (table, event->points);
      cli_table_take (table, bst_io_event_dup_formula (event));
      cli_table_take (table, dup_rules (event));
    }
  cli_table_print (table);
}

CliStatus
cli_score (int    argc,
           char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  GOptionEntry entries[] = { CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), { NULL } };
  g_auto (CliFile) file;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);

  if (status != CLI_OK)
    return status;

  if (where.json)
    {
      print_json (&file);
    }
  else
    {
      print_players (&file, bst_position_get_game (file.position));
      print_winners (&file, bst_position_get_game (file.position));
      g_print ("\n");
      print_events (&file, bst_position_get_game (file.position));
    }

  return CLI_OK;
}
