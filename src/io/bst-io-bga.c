/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-bga.h"

#include "bst-feature.h"
#include "bst-io-bga-packets.h"
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

/* Points that the log gives, to be compared with ours. */
typedef struct
{
  int player;
  int points;
} Gain;

typedef struct
{
  GArray       *players;        /* owned, as the next four */
  BstRecord    *record;
  BstPosition  *position;
  GArray       *gains;          /* (element-type Gain) of the turn so far */
  BstEvents     events;         /* ours of the same time */
  BstNode      *tip;
  BstIoIssues  *issues;         /* borrowed (nullable) */
  gboolean      has_move;       /* a tile is placed, its turn not played to the end */
  gboolean      may_score;      /* ... but the log has left the choice of a figure */
  BstMove       move;
  guint         type;           /* the arena's, of that tile */
  gint64        tile;
  int           mover;
  int           hand[BST_MAX_PLAYERS];
  gboolean      over;
} Log;

static void
log_clear (Log *game)
{
  g_clear_pointer (&game->players, g_array_unref);
  g_clear_pointer (&game->record, bst_record_unref);
  g_clear_pointer (&game->position, bst_position_free);
  g_clear_pointer (&game->gains, g_array_unref);
  bst_events_clear (&game->events);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Log, log_clear)

gboolean
bst_io_bga_is (const BstIoJson *root)
{
  return bst_io_bga_has_packets (root);
}

static BstTileSet *
get_set (const Log *game)
{
  return bst_game_get_tile_set (bst_record_get_game (game->record));
}

static gboolean
need_player (const Log        *game,
             const BstIoJson  *json,
             int              *player,
             GError          **error)
{
  gint64 id;

  if (!bst_io_json_need_loose_int (json, "player_id", 0, G_MAXINT64, &id, error))
    return FALSE;
  *player = bst_io_bga_find_player (game->players, id);

  return *player >= 0
         || bst_io_json_fail (json, error, BST_IO_ERROR_DATA, _("the player is not of this game"));
}

static gboolean
need_type (const BstIoJson  *json,
           const char       *key,
           guint            *type,
           GError          **error)
{
  BstIoJson value;
  gint64 number;

  if (!bst_io_json_need (json, key, &value, error)
      || !bst_io_json_get_loose_int (&value, 1, G_MAXINT, &number, error))
    return FALSE;
  if (number > BST_IO_BGA_N_TYPES)
    return bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the tile %lld of an expansion is not supported yet"),
                             (long long) number);
  *type = (guint) number;

  return TRUE;
}

/* --- Comparing points --- */

static int
compare_gains (gconstpointer a,
               gconstpointer b)
{
  const Gain *x = a;
  const Gain *y = b;

  return x->player != y->player ? x->player - y->player : x->points - y->points;
}

static GArray *
gains_of_events (const BstEvents *events)
{
  GArray *gains = g_array_new (FALSE, FALSE, sizeof (Gain));

  for (guint i = 0; i < events->n_items; i++)
    for (int player = 0; player < BST_MAX_PLAYERS; player++)
      if ((events->items[i].players & (1u << player)) && events->items[i].points != 0)
        {
          Gain gain = { player, events->items[i].points };

          g_array_append_val (gains, gain);
        }

  return gains;
}

static char *
print_gains (const Log    *game,
             const GArray *gains)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < gains->len; i++)
    {
      const Gain *gain = &g_array_index (gains, Gain, i);

      g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "",
                              g_array_index (game->players, BstIoBgaPlayer, gain->player).name,
                              gain->points);
    }
  if (gains->len == 0)
    g_string_append (text, _("nothing"));

  return g_string_free (text, FALSE);
}

/* Compares what the log gave since the last call with our events, and forgets both. */
static void
settle_gains (Log *game)
{
  g_autoptr (GArray) ours = gains_of_events (&game->events);
  GArray *theirs = game->gains;

  g_array_sort (ours, compare_gains);
  g_array_sort (theirs, compare_gains);
  if (ours->len != theirs->len
      || (ours->len > 0 && memcmp (ours->data, theirs->data, ours->len * sizeof (Gain)) != 0))
    {
      g_autofree char *place = g_strdup_printf (_("turn %u"),
                                                bst_position_get_n_placed (game->position));
      g_autofree char *our_text = print_gains (game, ours);
      g_autofree char *their_text = print_gains (game, theirs);

      bst_io_issues_add (game->issues, "points", place,
                         _("the log gives other points (%s) than the rules here (%s)"),
                         their_text, our_text);
    }

  g_array_set_size (theirs, 0);
  bst_events_clear (&game->events);
}

/* --- Turns --- */

static gboolean
finish_turn (Log              *game,
             const BstIoJson  *json,
             GError          **error)
{
  g_autoptr (GError) reason = NULL;

  if (!game->has_move)
    return TRUE;

  bst_position_undo (game->position);
  game->move.unfinished = FALSE;
  if (!bst_position_apply (game->position, &game->move, &game->events, &reason))
    return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  game->tip = bst_record_add_move (game->record, game->tip, &game->move, game->mover);
  game->has_move = FALSE;
  settle_gains (game);

  return TRUE;
}

static gboolean
try_move (Log              *game,
          const BstIoJson  *json,
          GError          **error)
{
  g_autoptr (GError) reason = NULL;

  game->move.unfinished = TRUE;
  if (bst_position_apply (game->position, &game->move, NULL, &reason))
    return TRUE;

  return bst_io_json_fail_with (json, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
}

/* The arena passes over players who left; then the mover is said in the record. */
static void
set_mover (Log *game,
           int  player)
{
  gboolean in_turn = bst_position_get_turn (game->position) == (guint) player;

  game->mover = in_turn ? BST_NO_PLAYER : player;
  if (!in_turn)
    bst_position_set_turn (game->position, (guint) player);
}

static gboolean
play_tile (Log              *game,
           const BstIoJson  *arguments,
           GError          **error)
{
  gint64 x, y, orientation;
  guint type = 0;
  int player;

  if (!finish_turn (game, arguments, error)
      || !need_player (game, arguments, &player, error)
      || !need_type (arguments, "type", &type, error)
      || !bst_io_json_need_loose_int (arguments, "id", 1, G_MAXINT, &game->tile, error)
      || !bst_io_json_need_loose_int (arguments, "x", -BST_MAX_COORDINATE, BST_MAX_COORDINATE,
                                      &x, error)
      || !bst_io_json_need_loose_int (arguments, "y", -BST_MAX_COORDINATE, BST_MAX_COORDINATE,
                                      &y, error)
      || !bst_io_json_need_loose_int (arguments, "ori", 1, 4, &orientation, error))
    return FALSE;

  set_mover (game, player);
  game->type = type;
  game->hand[player] = BST_NO_TILE;
  game->has_move = TRUE;
  game->may_score = FALSE;
  game->move = (BstMove) {
    .kind = BST_MOVE_PLACE,
    .type = (gint16) bst_io_bga_find_type (get_set (game), type),
    .x = (gint16) x,
    .y = (gint16) y,
    .rotation = (guint8) bst_io_bga_get_rotation (type, (guint) orientation),
    .player = BST_NO_PLAYER,
  };

  return try_move (game, arguments, error);
}

static gboolean
check_figure_kind (const BstIoJson  *arguments,
                   GError          **error)
{
  BstIoJson value;
  const char *kind;

  if (!bst_io_json_find (arguments, "ptype", &value))
    return TRUE;
  kind = bst_io_json_get_string (&value, error);

  return kind != NULL
         && (strcmp (kind, "normal") == 0
             || bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                                  _("the figure “%s” is not supported yet"), kind));
}

static gboolean
play_figure (Log              *game,
             const BstIoJson  *arguments,
             GError          **error)
{
  const BstTileType *type;
  gint64 tile, place;
  guint segment;
  int player;

  if (!check_figure_kind (arguments, error)
      || !need_player (game, arguments, &player, error)
      || !bst_io_json_need_loose_int (arguments, "id", 1, G_MAXINT, &tile, error)
      || !bst_io_json_need_loose_int (arguments, "pos", 0, G_MAXINT, &place, error))
    return FALSE;
  if (!game->has_move || game->move.player != BST_NO_PLAYER || tile != game->tile)
    return bst_io_json_fail (arguments, error, BST_IO_ERROR_DATA,
                             _("the figure is not put on the tile just placed"));

  type = bst_tile_set_get_type (get_set (game), (guint) game->move.type);
  segment = bst_io_bga_find_segment (type, game->type, (guint) place);
  if (segment == BST_NO_SEGMENT)
    return bst_io_json_fail (arguments, error, BST_IO_ERROR_DATA,
                             _("the tile has no place %lld"), (long long) place);
  bst_position_undo (game->position);
  bst_move_set_spot (&game->move, type, segment, player);

  return try_move (game, arguments, error);
}

static gboolean
discard (Log              *game,
         const BstIoJson  *arguments,
         GError          **error)
{
  g_autoptr (GError) reason = NULL;
  BstMove move = { .kind = BST_MOVE_DISCARD, .player = BST_NO_PLAYER };
  gint64 tile;
  int player;

  if (!finish_turn (game, arguments, error)
      || !need_player (game, arguments, &player, error)
      || !bst_io_json_need_loose_int (arguments, "tile_id", 1, BST_IO_BGA_N_TILES, &tile, error))
    return FALSE;

  set_mover (game, player);
  game->hand[player] = BST_NO_TILE;
  move.type = (gint16) bst_io_bga_find_type (get_set (game),
                                             bst_io_bga_type_of_tile ((guint) tile));
  if (!bst_position_apply (game->position, &move, NULL, &reason))
    return bst_io_json_fail_with (arguments, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
  game->tip = bst_record_add_move (game->record, game->tip, &move, game->mover);

  return TRUE;
}

/* --- States --- */

/* The tile that a player is asked to place, or picked in advance. */
static void
note_hand (Log              *game,
           gint64            player_id,
           const BstIoJson  *json,
           const char       *key)
{
  int player = bst_io_bga_find_player (game->players, player_id);
  BstIoJson value;
  gint64 type;

  if (player >= 0 && bst_io_json_find (json, key, &value)
      && bst_io_json_get_loose_int (&value, 1, BST_IO_BGA_N_TYPES, &type, NULL))
    game->hand[player] = (int) bst_io_bga_find_type (get_set (game), (guint) type);
}

/* Compares the places that the log offers for a figure with ours. */
static gboolean
compare_spots (Log              *game,
               const BstIoJson  *list,
               GError          **error)
{
  const BstTileType *type = bst_tile_set_get_type (get_set (game), (guint) game->move.type);
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_spots = bst_position_get_spots (game->position,
                                          bst_position_get_turn (game->position), spots);
  guint ours = 0;
  guint theirs = 0;

  for (guint i = 0; i < n_spots; i++)
    ours |= 1u << spots[i];
  for (guint i = 0; i < bst_io_json_get_length (list); i++)
    {
      BstIoJson spot;
      gint64 place;
      guint segment;

      bst_io_json_get_element (list, i, &spot);
      if (!bst_io_json_need_loose_int (&spot, "pos", 0, G_MAXINT, &place, error))
        return FALSE;
      segment = bst_io_bga_find_segment (type, game->type, (guint) place);
      theirs |= 1u << MIN (segment, 31);
    }

  if (ours != theirs)
    {
      g_autofree char *place = g_strdup_printf (_("turn %u"),
                                                bst_position_get_n_placed (game->position));

      bst_io_issues_add (game->issues, "spots", place,
                         _("the log offers other places for a figure than the rules here"));
    }

  return TRUE;
}

static int
score_at_end (const Log *game,
              int        player)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  if (game->over)
    bst_position_score_final (game->position, points, NULL);

  return points[player] + bst_position_get_score (game->position, (guint) player);
}

/* The scores that the arena states at the end are the result of the record. */
static gboolean
read_result (Log              *game,
             const BstIoJson  *list,
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
      if (score != score_at_end (game, player))
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
end_game (Log              *game,
          const BstIoJson  *arguments,
          GError          **error)
{
  int points[BST_MAX_PLAYERS] = { 0 };
  BstIoJson inner, result;

  if (!finish_turn (game, arguments, error))
    return FALSE;

  game->over = TRUE;
  bst_position_score_final (game->position, points, &game->events);
  settle_gains (game);
  if (bst_position_get_n_remaining (game->position) > 0)
    bst_record_set_ended (game->record, TRUE);
  if (!bst_io_json_find (arguments, "args", &inner)
      || !bst_io_json_find (&inner, "result", &result))
    return TRUE;

  return read_result (game, &result, error);
}

static gboolean
ask_for_tile (Log              *game,
              const BstIoJson  *arguments,
              GError          **error)
{
  BstIoJson value, inner;
  gint64 player;

  if (!finish_turn (game, arguments, error))
    return FALSE;
  if (bst_io_json_find (arguments, "args", &inner)
      && bst_io_json_find (arguments, "active_player", &value)
      && bst_io_json_get_loose_int (&value, 0, G_MAXINT64, &player, NULL))
    note_hand (game, player, &inner, "tile_type");

  return TRUE;
}

static gboolean
ask_for_figure (Log              *game,
                const BstIoJson  *arguments,
                GError          **error)
{
  BstIoJson inner, list;

  return !game->has_move
         || !bst_io_json_find (arguments, "args", &inner)
         || !bst_io_json_find (&inner, "spots", &list)
         || compare_spots (game, &list, error);
}

static gboolean
change_state (Log              *game,
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
      return finish_turn (game, arguments, error);

    case STATE_END:
      return end_game (game, arguments, error);

    default:
      return TRUE;
    }
}

/* --- Events --- */

static gboolean
win_points (Log              *game,
            const BstIoJson  *arguments,
            GError          **error)
{
  Gain gain;
  gint64 points;

  if (!need_player (game, arguments, &gain.player, error)
      || !bst_io_json_need_loose_int (arguments, "points", G_MININT, G_MAXINT, &points, error))
    return FALSE;
  gain.points = (int) points;
  if (gain.points != 0)
    g_array_append_val (game->gains, gain);

  return TRUE;
}

/* "/player/p10000001": whom a private event is for. */
static void
pick_tile (Log              *game,
           const BstIoJson  *packet,
           const BstIoJson  *arguments)
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
  Log *game = data;

  /* After the end come ratings and chat. */
  if (game->over)
    return TRUE;

  if (strcmp (type, "playTile") == 0)
    return play_tile (game, arguments, error);
  if (strcmp (type, "playPartisan") == 0)
    return play_figure (game, arguments, error);
  if (strcmp (type, "cantPlay") == 0)
    return discard (game, arguments, error);
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
  Log *game = data;
  BstIoJson value;
  gint64 number;

  if (bst_record_get_header (game->record, BST_HEADER_SOURCE) != NULL)
    return TRUE;

  if (bst_io_json_find (packet, "table_id", &value)
      && bst_io_json_get_loose_int (&value, 0, G_MAXINT64, &number, NULL))
    {
      g_autofree char *source = g_strdup_printf ("Board Game Arena, table %lld",
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
close_open_log (Log              *game,
                const BstIoJson  *root,
                GError          **error)
{
  if (game->has_move && game->may_score && !finish_turn (game, root, error))
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
  g_auto (Log) game = { .issues = issues };
  g_autoptr (BstGame) set_up = NULL;

  game.players = bst_io_bga_read_players (root, error);
  if (game.players == NULL)
    return NULL;
  set_up = create_game (root, game.players, error);
  if (set_up == NULL)
    return NULL;

  game.record = bst_record_new (set_up);
  game.position = bst_position_new (set_up);
  game.gains = g_array_new (FALSE, FALSE, sizeof (Gain));
  game.tip = bst_record_get_root (game.record);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    game.hand[i] = BST_NO_TILE;
  bst_record_set_draws_ahead (game.record, TRUE);

  if (!bst_io_bga_foreach (root, read_header, &game, error)
      || !bst_io_bga_foreach (root, play_event, &game, error))
    return NULL;
  if (!game.over && !close_open_log (&game, root, error))
    return NULL;

  return g_steal_pointer (&game.record);
}
