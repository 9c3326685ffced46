/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-replay-private.h"

#include <glib/gi18n-lib.h>

/* --- Draws --- */

/* Draws until a tile fits (P5). The discards are kept apart until the next message confirms
 * that the draws are the program's own. */
static gboolean
draw (BstIoJczReplay *replay)
{
  gboolean known;

  g_array_set_size (replay->discards, 0);
  replay->known = TRUE;
  for (;;)
    {
      guint type;

      replay->drawn = bst_io_jcz_draws_next (replay->draws, &known);
      replay->known = replay->known && known;
      if (replay->drawn == BST_NO_TILE)
        return FALSE;
      type = (guint) replay->drawn;
      if (bst_position_has_placement (replay->position, type))
        return TRUE;
      g_array_append_val (replay->discards, type);
    }
}

static void
put_aside (BstIoJczReplay *replay,
           guint           type)
{
  BstMove move = { .kind = BST_MOVE_DISCARD, .type = (gint16) type };

  bst_position_discard (replay->position, type);
  replay->tip = bst_record_add_move (replay->record, replay->tip, &move, BST_NO_PLAYER);
}

void
bst_io_jcz_replay_put_discards (BstIoJczReplay *replay)
{
  for (guint i = 0; i < replay->discards->len; i++)
    put_aside (replay, g_array_index (replay->discards, guint, i));
  g_array_set_size (replay->discards, 0);
}

/* Puts what was drawn in vain back into the bag. */
static gboolean
correct_draw (BstIoJczReplay *replay,
              guint           placed)
{
  while (replay->discards->len > 0 && replay->drawn != BST_NO_TILE)
    {
      guint last = g_array_index (replay->discards, guint, replay->discards->len - 1);

      if (!bst_io_jcz_draws_correct (replay->draws, replay->drawn, last))
        break;
      /* The copy of @last that was given back is now the drawn one. */
      replay->drawn = (int) last;
      g_array_set_size (replay->discards, replay->discards->len - 1);
    }

  return bst_io_jcz_draws_correct (replay->draws, replay->drawn, placed);
}

/* A type that may be drawn, fits nowhere, and is put aside for that; BST_NO_TILE if there is none. */
static int
find_stuck (const BstIoJczReplay *replay)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (replay->setup->game));

  for (guint type = 0; type < n_types; type++)
    if (bst_position_may_draw (replay->position, type) && bst_position_takes_out (replay->position, type)
        && !bst_position_has_placement (replay->position, type))
      return (int) type;

  return BST_NO_TILE;
}

/* Was a tile of the type drawn and kept apart? Then it is no longer. */
static gboolean
forget_discard (BstIoJczReplay *replay,
                guint           type)
{
  for (guint i = 0; i < replay->discards->len; i++)
    if (g_array_index (replay->discards, guint, i) == type)
      {
        g_array_remove_index (replay->discards, i);
        return TRUE;
      }

  return FALSE;
}

/* All that must come before @placed fitted nowhere, or it could not have been drawn. */
static void
put_earlier_aside (BstIoJczReplay *replay,
                   guint           placed)
{
  int stuck;

  while (!bst_position_may_draw (replay->position, placed)
         && (stuck = find_stuck (replay)) != BST_NO_TILE)
    {
      if (!forget_discard (replay, (guint) stuck))
        bst_io_jcz_draws_take (replay->draws, (guint) stuck);
      put_aside (replay, (guint) stuck);
    }
}

gboolean
bst_io_jcz_replay_check_draw (BstIoJczReplay   *replay,
                              const BstIoJson  *json,
                              guint             placed,
                              GError          **error)
{
  g_autofree char *path = NULL;

  if ((int) placed == replay->drawn)
    {
      bst_io_jcz_replay_put_discards (replay);
      return TRUE;
    }
  if (bst_position_get_remaining (replay->position, placed) == 0 || !correct_draw (replay, placed))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("the tile “%s” is not in the bag any more"),
                             bst_io_json_get_string (json, NULL));

  put_earlier_aside (replay, placed);
  path = bst_io_json_dup_path (json);
  if (replay->known && !replay->warned)
    bst_io_issues_add (replay->issues, "draw-order", path,
                       _("the tile is not the one that the file's seed draws; "
                         "discarded tiles are not known from here on"));
  replay->warned |= replay->known;

  return TRUE;
}

/* --- Abbeys --- */

/* The tile that is never drawn; BST_NO_TILE without abbeys. */
int
bst_io_jcz_replay_find_abbey (const BstIoJczReplay *replay)
{
  return bst_tile_set_find_abbey (bst_game_get_tile_set (replay->setup->game));
}

static gboolean
may_place_abbey (const BstIoJczReplay *replay,
                 guint                 player)
{
  int type = bst_io_jcz_replay_find_abbey (replay);

  return type != BST_NO_TILE && bst_position_get_tokens (replay->position, BST_TOKEN_ABBEY, player) > 0
         && bst_position_has_placement (replay->position, (guint) type);
}

static guint
next_player (const BstIoJczReplay *replay,
             guint                 player)
{
  return (player + 1) % bst_game_get_n_players (replay->setup->game);
}

/* The first one from @player to whom the last round offers an abbey. The program ends the round
 * only where it comes to the player with the last say and he cannot place one: behind him it asks
 * everybody again. */
static void
offer_last_abbey (BstIoJczReplay *replay,
                  guint           player)
{
  guint n_players = bst_game_get_n_players (replay->setup->game);

  for (guint i = 0; i < n_players; i++, player = next_player (replay, player))
    {
      if (may_place_abbey (replay, player))
        {
          replay->phase = BST_IO_JCZ_PHASE_LAST_ABBEY;
          replay->mover = (int) player;
          return;
        }
      if ((int) player == replay->last_abbey)
        break;
    }
  replay->phase = BST_IO_JCZ_PHASE_OVER;
}

/* The bag is empty: one more round for abbeys, which begins behind @player and ends with him. */
static void
begin_last_round (BstIoJczReplay *replay,
                  guint           player)
{
  bst_io_jcz_replay_drop_ransom (replay);
  replay->drawn = BST_NO_TILE;
  replay->last_abbey = (int) player;
  offer_last_abbey (replay, next_player (replay, player));
}

/* --- From turn to turn --- */

void
bst_io_jcz_replay_draw (BstIoJczReplay *replay)
{
  if (draw (replay))
    replay->phase = BST_IO_JCZ_PHASE_TILE;
  else
    begin_last_round (replay, bst_position_get_turn (replay->position));
}

void
bst_io_jcz_replay_begin (BstIoJczReplay *replay)
{
  if (may_place_abbey (replay, bst_position_get_turn (replay->position)))
    {
      g_array_set_size (replay->discards, 0);
      replay->drawn = BST_NO_TILE;
      replay->known = TRUE;
      replay->phase = BST_IO_JCZ_PHASE_ABBEY;
    }
  else
    {
      bst_io_jcz_replay_draw (replay);
    }
}

/* Appends the turn so far to the record. */
BstNode *
bst_io_jcz_replay_add_move (BstIoJczReplay *replay)
{
  BstNode *node = bst_record_add_move (replay->record, replay->tip, &replay->move, replay->mover);

  node->passed = (guint8) MIN (replay->passed, G_MAXUINT8);
  replay->passed = 0;

  return node;
}

/* The turn of @player is scored and done. */
static void
end_turn (BstIoJczReplay *replay,
          guint           player)
{
  replay->move.unfinished = FALSE;
  replay->tip = bst_io_jcz_replay_add_move (replay);
  replay->mover = BST_NO_PLAYER;
  if (replay->last_abbey != BST_NO_PLAYER)
    offer_last_abbey (replay, next_player (replay, player));
  else if (bst_io_jcz_draws_is_empty (replay->draws))
    begin_last_round (replay, player);
  else
    bst_io_jcz_replay_begin (replay);
}

/* Who placed the tile that lies last. */
guint
bst_io_jcz_replay_get_placer (const BstIoJczReplay *replay)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (replay->position, &n_tiles);

  return (guint) tiles[n_tiles - 1].player;
}

/* The program's halt for the phase of the position. */
void
bst_io_jcz_replay_settle (BstIoJczReplay *replay)
{
  static const BstIoJczPhase phases[BST_PHASE_END + 1] = {
    [BST_PHASE_GOLD] = BST_IO_JCZ_PHASE_GOLD,
    [BST_PHASE_MAGIC] = BST_IO_JCZ_PHASE_MAGIC,
    [BST_PHASE_ACTION] = BST_IO_JCZ_PHASE_ACTION,
    [BST_PHASE_LANDING] = BST_IO_JCZ_PHASE_ACTION,
    [BST_PHASE_CAPTURE] = BST_IO_JCZ_PHASE_CAPTURE,
    [BST_PHASE_FREE] = BST_IO_JCZ_PHASE_EXCHANGE,
    [BST_PHASE_FERRY] = BST_IO_JCZ_PHASE_PUT_FERRY,
    [BST_PHASE_DRAGON] = BST_IO_JCZ_PHASE_DRAGON,
    [BST_PHASE_COMMIT] = BST_IO_JCZ_PHASE_COMMIT,
    [BST_PHASE_WAGON] = BST_IO_JCZ_PHASE_WAGON,
    [BST_PHASE_LATE_DRAGON] = BST_IO_JCZ_PHASE_DRAGON,
    [BST_PHASE_CIRCLE] = BST_IO_JCZ_PHASE_CIRCLE,
    [BST_PHASE_ESCAPE] = BST_IO_JCZ_PHASE_ESCAPE,
  };

  if (bst_position_get_phase (replay->position) == BST_PHASE_TILE)
    end_turn (replay, bst_io_jcz_replay_get_placer (replay));
  else
    replay->phase = phases[bst_position_get_phase (replay->position)];
  if (replay->phase == BST_IO_JCZ_PHASE_PUT_FERRY && bst_position_may_pass (replay->position))
    replay->phase = BST_IO_JCZ_PHASE_MOVE_FERRY;
}

void
bst_io_jcz_replay_pass_abbey (BstIoJczReplay *replay)
{
  bst_io_jcz_replay_drop_ransom (replay);
  replay->passed++;
  offer_last_abbey (replay, next_player (replay, (guint) replay->mover));
}
