/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-bga.h"

#include "bst-feature.h"
#include "bst-io-bga-log.h"
#include "bst-io-bga-tiles.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* The arena's game states. */
enum
{
  STATE_PLACE_TILE = 2,
  STATE_CHOOSE_FIGURE = 3,
  STATE_SCORE = 4,
  STATE_TURN_OVER = 5,
  STATE_COUNT_UNACHIEVED = 6,
  STATE_COUNT_FIELDS = 7,
  STATE_NEXT_PLAYER = 10,
  STATE_END = 99
};

gboolean
bst_io_bga_is (const BstIoJson *root)
{
  return bst_io_bga_has_packets (root);
}

/* --- States --- */

/* The tile that a player is asked to place, or picked in advance. */
static void
note_hand (BstIoBgaLog     *game,
           gint64           player_id,
           const BstIoJson *json,
           const char      *key)
{
  int player = bst_io_bga_find_player (game->players, player_id);
  BstIoJson value;
  gint64 type;

  if (player >= 0 && bst_io_json_find (json, key, &value)
      && bst_io_json_get_loose_int (&value, 1, BST_IO_BGA_N_TYPES, &type, NULL))
    game->hand[player] = (int) bst_io_bga_find_type (bst_io_bga_log_get_set (game), (guint) type);
}

static int
score_at_end (const BstIoBgaLog *game,
              int                player)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  if (game->over)
    bst_position_score_final (game->position, points, NULL);

  return points[player] + bst_position_get_score (game->position, (guint) player);
}

/* A game that a player gave up ends without a final scoring, with scores of its own kind. */
static gboolean
is_conceded (const BstIoJson *list)
{
  for (guint i = 0; i < bst_io_json_get_length (list); i++)
    {
      BstIoJson entry, value;
      gint64 number;

      bst_io_json_get_element (list, i, &entry);
      if (bst_io_json_find (&entry, "concede", &value)
          && (bst_io_json_is_true (&value)
              || (bst_io_json_get_loose_int (&value, G_MININT, G_MAXINT, &number, NULL)
                  && number != 0)))
        return TRUE;
    }

  return FALSE;
}

/* The scores that the arena states at the end are the result of the record. */
static gboolean
read_result (BstIoBgaLog      *game,
             const BstIoJson  *list,
             gboolean          compare,
             GError          **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint64 scores[BST_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < bst_io_json_get_length (list); i++)
    {
      BstIoJson entry;
      gint64 id, score;
      int player;

      bst_io_json_get_element (list, i, &entry);
      if (!bst_io_json_need_loose_int (&entry, "player", 0, G_MAXINT64, &id, error)
          || !bst_io_json_need_loose_int (&entry, "score", G_MININT, G_MAXINT, &score, error))
        return FALSE;
      player = bst_io_bga_find_player (game->players, id);
      if (player < 0)
        continue;
      scores[player] = score;
      if (compare && score != score_at_end (game, player))
        bst_io_issues_add (game->issues, "final-score", NULL,
                           _("the log ends with %lld points for %s, the rules here with %d"),
                           (long long) score,
                           g_array_index (game->players, BstIoBgaPlayer, player).name,
                           score_at_end (game, player));
    }

  for (guint i = 0; i < game->players->len; i++)
    g_string_append_printf (text, "%s%lld", i > 0 ? ":" : "", (long long) scores[i]);
  bst_record_set_header (game->record, BST_HEADER_RESULT, text->str);

  return TRUE;
}

static gboolean
end_game (BstIoBgaLog      *game,
          const BstIoJson  *arguments,
          GError          **error)
{
  int points[BST_MAX_PLAYERS] = { 0 };
  BstIoJson inner, result;
  gboolean has_result;
  gboolean conceded;

  if (!bst_io_bga_log_finish_turn (game, arguments, error))
    return FALSE;

  has_result = bst_io_json_find (arguments, "args", &inner)
               && bst_io_json_find (&inner, "result", &result);
  conceded = has_result && is_conceded (&result);
  game->over = TRUE;
  if (bst_position_get_n_drawable (game->position) > 0)
    bst_record_set_ended (game->record, TRUE);
  if (conceded)
    bst_io_issues_add (game->issues, "conceded", NULL,
                       _("the game was given up; the log has no final scoring"));
  else
    {
      bst_position_score_final (game->position, points, &game->events);
      bst_io_bga_log_settle_gains (game);
    }

  return !has_result || read_result (game, &result, !conceded, error);
}

static gboolean
ask_for_tile (BstIoBgaLog      *game,
              const BstIoJson  *arguments,
              GError          **error)
{
  BstIoJson value, inner;
  gint64 player;

  if (!bst_io_bga_log_finish_turn (game, arguments, error))
    return FALSE;
  if (bst_io_json_find (arguments, "args", &inner)
      && bst_io_json_find (arguments, "active_player", &value)
      && bst_io_json_get_loose_int (&value, 0, G_MAXINT64, &player, NULL))
    note_hand (game, player, &inner, "tile_type");

  return TRUE;
}

static gboolean
ask_for_figure (BstIoBgaLog      *game,
                const BstIoJson  *arguments,
                GError          **error)
{
  BstIoJson inner, list;

  return !game->has_move
         || !bst_io_json_find (arguments, "args", &inner)
         || !bst_io_json_find (&inner, "spots", &list)
         || bst_io_bga_log_compare_spots (game, &list, error);
}

static gboolean
change_state (BstIoBgaLog      *game,
              const BstIoJson  *arguments,
              GError          **error)
{
  BstIoJson value;
  gint64 state;

  if (!bst_io_json_find (arguments, "id", &value))
    return TRUE;
  if (!bst_io_json_get_loose_int (&value, 0, G_MAXINT, &state, error))
    return FALSE;

  switch (state)
    {
    case STATE_PLACE_TILE:
      return ask_for_tile (game, arguments, error);

    case STATE_CHOOSE_FIGURE:
      return ask_for_figure (game, arguments, error);

    case STATE_SCORE:
      game->may_score = TRUE;
      return TRUE;

    case STATE_TURN_OVER:
    case STATE_COUNT_UNACHIEVED:
    case STATE_COUNT_FIELDS:
    case STATE_NEXT_PLAYER:
      return bst_io_bga_log_finish_turn (game, arguments, error);

    case STATE_END:
      return end_game (game, arguments, error);

    default:
      return TRUE;
    }
}

/* --- Events --- */

static gboolean
win_points (BstIoBgaLog      *game,
            const BstIoJson  *arguments,
            GError          **error)
{
  BstIoBgaGain gain;
  gint64 points;

  if (!bst_io_bga_log_need_player (game, arguments, &gain.player, error)
      || !bst_io_json_need_loose_int (arguments, "points", G_MININT, G_MAXINT, &points, error))
    return FALSE;
  gain.points = (int) points;
  if (gain.points != 0)
    g_array_append_val (game->gains, gain);

  return TRUE;
}

/* "/player/p10000001": whom a private event is for. */
static void
pick_tile (BstIoBgaLog     *game,
           const BstIoJson *packet,
           const BstIoJson *arguments)
{
  BstIoJson value;
  const char *channel;

  if (!bst_io_json_find (packet, "channel", &value))
    return;
  channel = bst_io_json_get_string (&value, NULL);
  if (channel != NULL && g_str_has_prefix (channel, "/player/p"))
    note_hand (game, g_ascii_strtoll (channel + strlen ("/player/p"), NULL, 10), arguments,
               "type");
}

static gboolean
play_event (const BstIoJson  *packet,
            const BstIoJson  *arguments,
            const char       *type,
            gpointer          data,
            GError          **error)
{
  BstIoBgaLog *game = data;

  /* After the end come ratings and chat. */
  if (game->over)
    return TRUE;

  if (strcmp (type, "playTile") == 0)
    return bst_io_bga_log_play_tile (game, arguments, error);
  if (strcmp (type, "playPartisan") == 0)
    return bst_io_bga_log_play_figure (game, arguments, error);
  if (strcmp (type, "cantPlay") == 0)
    return bst_io_bga_log_discard (game, arguments, error);
  if (strcmp (type, "winPoints") == 0)
    return win_points (game, arguments, error);
  if (strcmp (type, "gameStateChange") == 0)
    return change_state (game, arguments, error);
  if (strcmp (type, "pickTile") == 0)
    pick_tile (game, packet, arguments);

  return TRUE;
}

/* --- The whole --- */

static BstGame *
create_game (const BstIoJson  *root,
             const GArray     *players,
             GError          **error)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", error);
  g_autoptr (GError) reason = NULL;
  BstPlayer list[BST_MAX_PLAYERS];
  BstGame *game;
  BstRules rules;

  if (set == NULL || !bst_io_rules_load ("modern", &rules, error))
    return NULL;

  for (guint i = 0; i < players->len; i++)
    {
      const BstIoBgaPlayer *player = &g_array_index (players, BstIoBgaPlayer, i);

      list[i] = (BstPlayer) { player->name, player->assigned };
    }
  game = bst_game_new (set, &rules, list, players->len, &reason);
  if (game == NULL)
    bst_io_json_fail_with (root, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));

  return game;
}

/* The table and the day are said by every packet; the first one is enough. */
static gboolean
read_header (const BstIoJson  *packet,
             const BstIoJson  *arguments,
             const char       *type,
             gpointer          data,
             GError          **error)
{
  BstIoBgaLog *game = data;
  BstIoJson value;
  gint64 number;

  if (bst_record_get_header (game->record, BST_HEADER_SOURCE) != NULL)
    return TRUE;

  if (bst_io_json_find (packet, "table_id", &value)
      && bst_io_json_get_loose_int (&value, 0, G_MAXINT64, &number, NULL))
    {
      g_autofree char *source = g_strdup_printf ("Board Game Arena #%lld",
                                                 (long long) number);

      bst_record_set_header (game->record, BST_HEADER_SOURCE, source);
    }
  else
    bst_record_set_header (game->record, BST_HEADER_SOURCE, "Board Game Arena");

  if (bst_io_json_find (packet, "time", &value)
      && bst_io_json_get_loose_int (&value, 0, G_MAXINT32, &number, NULL))
    {
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (number);
      g_autofree char *date = g_date_time_format (time, "%Y-%m-%d");

      bst_record_set_header (game->record, BST_HEADER_DATE, date);
    }

  return TRUE;
}

/* A log that stops in the middle: the turn may be open, and tiles in hand stay. */
static gboolean
close_open_log (BstIoBgaLog      *game,
                const BstIoJson  *root,
                GError          **error)
{
  /* Tiles that are put aside were drawn after the turn. */
  if (game->has_move && (game->may_score || game->discards->len > 0)
      && !bst_io_bga_log_finish_turn (game, root, error))
    return FALSE;
  if (game->has_move)
    game->tip = bst_record_add_move (game->record, game->tip, &game->move, game->mover);

  for (guint i = 0; i < game->players->len; i++)
    game->tip->hand[i] = (gint16) game->hand[i];

  return TRUE;
}

BstRecord *
bst_io_bga_read (const BstIoJson  *root,
                 BstIoIssues      *issues,
                 GError          **error)
{
  g_auto (BstIoBgaLog) game = { .issues = issues };
  g_autoptr (BstGame) set_up = NULL;

  game.players = bst_io_bga_read_players (root, error);
  if (game.players == NULL)
    return NULL;
  set_up = create_game (root, game.players, error);
  if (set_up == NULL)
    return NULL;

  game.record = bst_record_new (set_up);
  game.position = bst_position_new (set_up);
  game.gains = g_array_new (FALSE, FALSE, sizeof (BstIoBgaGain));
  game.discards = g_array_new (FALSE, FALSE, sizeof (BstIoBgaDiscard));
  game.tip = bst_record_get_root (game.record);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    game.hand[i] = BST_NO_TILE;
  bst_record_set_draws_ahead (game.record, TRUE);

  if (!bst_io_bga_foreach (root, read_header, &game, NULL, error)
      || !bst_io_bga_foreach (root, play_event, &game, issues, error))
    return NULL;
  if (!game.over && !close_open_log (&game, root, error))
    return NULL;

  return g_steal_pointer (&game.record);
}
