/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-arena-game.h"

#include "bst-deck.h"
#include "bst-feature.h"
#include "bst-legal-map.h"

#include <string.h>

/* Who takes longer than the time of a move and a tenth of it, this at least, is late; who takes ten times as long, this
 * much more at least, forfeits. Milliseconds. */
#define LEAST_LATE    50u
#define LEAST_FORFEIT 10000u

typedef struct
{
  CliArenaGame    *game;
  CliArenaEngine **engines;
  BstPosition     *position;
  BstNode         *node;        /* the last of the record */
} Match;

static gint64
get_deadline (guint milliseconds)
{
  return g_get_monotonic_time () + milliseconds * (gint64) G_TIME_SPAN_MILLISECOND;
}

static gboolean
is_forfeited (const CliArenaGame *game)
{
  return game->faults[0] != NULL || game->faults[1] != NULL;
}

/* Both are told, unless they forfeit. */
static void
tell (Match      *match,
      const char *line)
{
  for (guint seat = 0; seat < 2; seat++)
    if (match->game->faults[seat] == NULL)
      cli_arena_engine_say (match->engines[seat], line, get_deadline (CLI_ARENA_READY), &match->game->faults[seat]);
}

/* --- Legal moves --- */

static void
add_move (GString       *lines,
          const BstGame *game,
          const BstMove *move)
{
  bst_move_print (game, move, lines);
  g_string_append_c (lines, '\n');
}

/* The answer to `legal`. (transfer full) */
static GString *
list_moves (const BstLegalMap *map,
            const BstGame     *game)
{
  GString *lines = g_string_new (NULL);

  g_string_append_printf (lines, "legal %u\n", map->n_items + map->puts.n_items);
  for (guint i = 0; i < map->n_items; i++)
    {
      const BstLegalPlacement *item = &map->items[i];
      BstMove move = { .type = (gint16) map->type, .x = item->x, .y = item->y, .rotation = item->rotation };

      add_move (lines, game, &move);
      for (guint put = 0; put < item->n_puts; put++)
        {
          move.n_steps = 0;
          bst_move_add_step (&move, &map->puts.items[item->first_put + put]);
          add_move (lines, game, &move);
        }
    }

  return lines;
}

/* The one among them that puts the same figure on the same segment. */
static gboolean
find_put (const BstLegalMap       *map,
          const BstLegalPlacement *item,
          const BstTileType       *type,
          const BstStep           *said,
          BstMove                 *move)
{
  guint segment;

  if (said->kind != BST_STEP_PUT || said->spot.x != item->x || said->spot.y != item->y)
    return FALSE;
  segment = bst_spot_get_segment (&said->spot, type, item->rotation);
  for (guint i = 0; i < item->n_puts; i++)
    {
      const BstStep *put = &map->puts.items[item->first_put + i];

      if (put->spot.player == said->spot.player && put->spot.figure == said->spot.figure
          && bst_spot_get_segment (&put->spot, type, item->rotation) == segment)
        return bst_move_add_step (move, put);
    }

  return FALSE;
}

/* The one that is said, in the usual words. FALSE if it is none of them. */
static gboolean
find_move (const BstLegalMap *map,
           const BstGame     *game,
           const char        *text,
           BstMove           *move)
{
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game), map->type);
  const BstLegalPlacement *item;
  BstMove said;

  if (!bst_move_parse (game, text, &said, NULL) || said.kind != BST_MOVE_PLACE || said.type != (int) map->type
      || said.unfinished || said.n_steps > 1)
    return FALSE;
  item = bst_legal_map_find (map, type, said.x, said.y, said.rotation);
  if (item == NULL)
    return FALSE;
  *move = (BstMove) { .type = said.type, .x = item->x, .y = item->y, .rotation = item->rotation };

  return said.n_steps == 0 || find_put (map, item, type, &said.steps[0], move);
}

/* --- A turn --- */

static void
add_time (CliArenaTimes *times,
          gint64         took,
          guint          movetime)
{
  gint64 allowed = movetime + MAX (movetime / 10, LEAST_LATE);

  times->total += took;
  times->longest = MAX (times->longest, took);
  times->n_moves++;
  times->n_late += took > allowed * G_TIME_SPAN_MILLISECOND;
}

/* Its answer to `go`, and how long it thought. (transfer full) */
static char *
ask_engine (CliArenaEngine    *engine,
            guint              movetime,
            const BstLegalMap *map,
            const BstGame     *game,
            gint64            *took,
            GError           **error)
{
  gint64 deadline = get_deadline (MAX (10 * movetime, movetime + LEAST_FORFEIT)), start, spent = 0;
  g_autofree char *line = g_strdup_printf ("go movetime %u\n", movetime);
  g_autoptr (GString) moves = NULL;

  if (!cli_arena_engine_ask (engine, line, deadline, error))
    return NULL;
  start = g_get_monotonic_time ();
  for (;;)
    {
      gint64 heard;

      g_free (line);
      line = cli_arena_engine_hear (engine, deadline + spent, error);
      heard = g_get_monotonic_time ();
      *took = heard - start - spent;
      if (line == NULL || strcmp (line, "legal") != 0)
        return g_steal_pointer (&line);

      /* Who asks again and again is not given time without an end. */
      if (moves == NULL)
        {
          moves = list_moves (map, game);
          spent = g_get_monotonic_time () - heard;
        }
      if (!cli_arena_engine_say (engine, moves->str, deadline + spent, error))
        return NULL;
    }
}

static gboolean
choose (Match          *match,
        guint           seat,
        guint           type,
        BstMove        *move,
        GError        **error)
{
  CliArenaGame *game = match->game;
  g_auto (BstLegalMap) map = { 0 };
  g_autofree char *answer = NULL;
  gint64 took;

  bst_legal_map_init (&map, match->position, type, seat);
  answer = ask_engine (match->engines[seat], game->movetime, &map, game->game, &took, error);
  if (answer == NULL)
    return FALSE;
  if (!g_str_has_prefix (answer, "bestmove ")
      || !find_move (&map, game->game, answer + strlen ("bestmove "), move))
    return cli_arena_refuse (answer, error);
  add_time (&game->times[seat], took, game->movetime);

  return TRUE;
}

/* The tile of the player whose turn it is; no longer than somebody forfeits. */
static void
play_tile (Match *match,
           guint  type)
{
  CliArenaGame *game = match->game;
  guint seat = bst_position_get_turn (match->position);
  BstMove move = { .kind = BST_MOVE_DISCARD, .type = (gint16) type };
  g_autofree char *draw = g_strdup_printf ("draw %s\n", bst_tile_set_get_name (bst_game_get_tile_set (game->game), type));
  g_autofree char *text = NULL, *played = NULL;

  tell (match, draw);
  if (is_forfeited (game)
      || (bst_position_has_placement (match->position, type)
          && !choose (match, seat, type, &move, &game->faults[seat])))
    return;

  if (!bst_position_apply (match->position, &move, NULL, NULL))
    g_assert_not_reached ();
  match->node = bst_record_add_move (game->record, match->node, &move, BST_NO_PLAYER);
  text = bst_move_to_text (game->game, &move);
  played = g_strdup_printf ("played %s\n", text);
  tell (match, played);
}

/* --- A game --- */

/* Until both are ready, or somebody forfeits. */
static void
begin (Match *match)
{
  CliArenaGame *game = match->game;
  gint64 deadline;

  for (guint seat = 0; seat < 2; seat++)
    cli_arena_engine_start (match->engines[seat], &game->faults[seat]);

  deadline = get_deadline (CLI_ARENA_READY);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *line = g_strdup_printf ("newgame players 2 seat %u tiles basic rules modern deck UNKNOWN seed %u\n",
                                               seat + 1, game->seeds[seat]);

      if (game->faults[seat] == NULL)
        cli_arena_engine_ask (match->engines[seat], line, deadline, &game->faults[seat]);
    }
  for (guint seat = 0; seat < 2; seat++)
    if (game->faults[seat] == NULL)
      cli_arena_engine_get_ready (match->engines[seat], deadline, &game->faults[seat]);
}

static void
play (Match *match)
{
  CliArenaGame *game = match->game;
  g_auto (BstDeck) deck = { 0 };
  BstRandom random;
  int type;

  bst_deck_init (&deck, game->game);
  bst_random_init (&random, game->deck_seed);
  bst_deck_shuffle (&deck, match->position, &random);
  while (!is_forfeited (game) && (type = bst_deck_draw (&deck, match->position)) != BST_NO_TILE)
    {
      play_tile (match, (guint) type);
      bst_deck_advance (&deck);
    }
}

static void
finish (Match *match)
{
  CliArenaGame *game = match->game;
  g_autofree char *line = NULL;

  for (guint seat = 0; seat < 2; seat++)
    game->points[seat] = bst_position_get_score (match->position, seat);
  bst_position_score_final (match->position, game->points, NULL);
  line = g_strdup_printf ("result Red %d Blue %d\n", game->points[0], game->points[1]);
  tell (match, line);
  /* The game was over before; who does not hear that has time until the next one. */
  g_clear_error (&game->faults[0]);
  g_clear_error (&game->faults[1]);
}

gboolean
cli_arena_game_play (CliArenaGame    *game,
                     CliArenaEngine  *engines[2],
                     GError         **error)
{
  g_autoptr (BstPosition) position = bst_position_new (game->game);
  Match match = { game, engines, position, NULL };

  game->record = bst_record_new (game->game);
  match.node = bst_record_get_root (game->record);
  begin (&match);
  play (&match);
  if (!is_forfeited (game))
    finish (&match);

  for (guint seat = 0; seat < 2; seat++)
    {
      if (game->faults[seat] == NULL)
        continue;
      if (!g_error_matches (game->faults[seat], CLI_ARENA_ERROR, CLI_ARENA_ERROR_FORFEIT))
        {
          g_propagate_error (error, g_steal_pointer (&game->faults[seat]));
          return FALSE;
        }
      cli_arena_engine_kill (engines[seat]);
    }

  return TRUE;
}

void
cli_arena_game_clear (CliArenaGame *game)
{
  g_clear_pointer (&game->record, bst_record_unref);
  g_clear_error (&game->faults[0]);
  g_clear_error (&game->faults[1]);
}
