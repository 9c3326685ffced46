/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-turn-flow.h"

#include <glib/gi18n-lib.h>

/* --- Draws --- */

/* Draws until a tile fits (P5). The discards are kept apart until the next message confirms
 * that the draws are the program's own. */
static gboolean
draw (BstIoJczTurn *turn)
{
  gboolean known;

  g_array_set_size (turn->discards, 0);
  turn->known = TRUE;
  for (;;)
    {
      guint type;

      turn->drawn = bst_io_jcz_draws_next (turn->draws, &known);
      turn->known = turn->known && known;
      if (turn->drawn == BST_NO_TILE)
        return FALSE;
      type = (guint) turn->drawn;
      if (bst_position_has_placement (turn->position, type))
        return TRUE;
      g_array_append_val (turn->discards, type);
    }
}

void
bst_io_jcz_flow_put_discards (BstIoJczTurn *turn)
{
  for (guint i = 0; i < turn->discards->len; i++)
    {
      guint type = g_array_index (turn->discards, guint, i);
      BstMove move = { .kind = BST_MOVE_DISCARD, .type = (gint16) type };

      bst_position_discard (turn->position, type);
      turn->tip = bst_record_add_move (turn->record, turn->tip, &move, BST_NO_PLAYER);
    }
  g_array_set_size (turn->discards, 0);
}

/* Puts what was drawn in vain back into the bag. */
static gboolean
correct_draw (BstIoJczTurn *turn,
              guint         placed)
{
  while (turn->discards->len > 0 && turn->drawn != BST_NO_TILE)
    {
      guint last = g_array_index (turn->discards, guint, turn->discards->len - 1);

      if (!bst_io_jcz_draws_correct (turn->draws, turn->drawn, last))
        break;
      /* The copy of @last that was given back is now the drawn one. */
      turn->drawn = (int) last;
      g_array_set_size (turn->discards, turn->discards->len - 1);
    }

  return bst_io_jcz_draws_correct (turn->draws, turn->drawn, placed);
}

gboolean
bst_io_jcz_flow_check_draw (BstIoJczTurn     *turn,
                            const BstIoJson  *json,
                            guint             placed,
                            GError          **error)
{
  g_autofree char *path = NULL;

  if ((int) placed == turn->drawn)
    {
      bst_io_jcz_flow_put_discards (turn);
      return TRUE;
    }
  if (bst_position_get_remaining (turn->position, placed) == 0 || !correct_draw (turn, placed))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("the tile “%s” is not in the bag any more"),
                             bst_io_json_get_string (json, NULL));

  path = bst_io_json_get_path (json);
  if (turn->known && !turn->warned)
    bst_io_issues_add (turn->issues, "draw-order", path,
                       _("the tile is not the one that the file's seed draws; "
                         "discarded tiles are not known from here on"));
  turn->warned |= turn->known;

  return TRUE;
}

/* --- Abbeys --- */

/* The tile that is never drawn; BST_NO_TILE without abbeys. */
int
bst_io_jcz_flow_find_abbey (const BstIoJczTurn *turn)
{
  return bst_tile_set_find_abbey (bst_game_get_tile_set (turn->setup->game));
}

static gboolean
may_place_abbey (const BstIoJczTurn *turn,
                 guint               player)
{
  int type = bst_io_jcz_flow_find_abbey (turn);

  return type != BST_NO_TILE && bst_position_get_abbeys (turn->position, player) > 0
         && bst_position_has_placement (turn->position, (guint) type);
}

static guint
next_player (const BstIoJczTurn *turn,
             guint               player)
{
  return (player + 1) % bst_game_get_n_players (turn->setup->game);
}

/* The first one from @player to whom the last round offers an abbey. The program ends the round
 * only where it comes to the player with the last say and he cannot place one: behind him it asks
 * everybody again. */
static void
offer_last_abbey (BstIoJczTurn *turn,
                  guint         player)
{
  guint n_players = bst_game_get_n_players (turn->setup->game);

  for (guint i = 0; i < n_players; i++, player = next_player (turn, player))
    {
      if (may_place_abbey (turn, player))
        {
          turn->phase = BST_IO_JCZ_PHASE_LAST_ABBEY;
          turn->mover = (int) player;
          return;
        }
      if ((int) player == turn->last_abbey)
        break;
    }
  turn->phase = BST_IO_JCZ_PHASE_OVER;
}

/* The bag is empty: one more round for abbeys, which begins behind @player and ends with him. */
static void
begin_last_round (BstIoJczTurn *turn,
                  guint         player)
{
  turn->drawn = BST_NO_TILE;
  turn->last_abbey = (int) player;
  offer_last_abbey (turn, next_player (turn, player));
}

/* --- From turn to turn --- */

void
bst_io_jcz_flow_draw (BstIoJczTurn *turn)
{
  if (draw (turn))
    turn->phase = BST_IO_JCZ_PHASE_TILE;
  else
    begin_last_round (turn, bst_position_get_turn (turn->position));
}

void
bst_io_jcz_flow_begin (BstIoJczTurn *turn)
{
  if (may_place_abbey (turn, bst_position_get_turn (turn->position)))
    {
      g_array_set_size (turn->discards, 0);
      turn->drawn = BST_NO_TILE;
      turn->known = TRUE;
      turn->phase = BST_IO_JCZ_PHASE_ABBEY;
    }
  else
    {
      bst_io_jcz_flow_draw (turn);
    }
}

/* Appends the turn so far to the record. */
BstNode *
bst_io_jcz_flow_add_move (BstIoJczTurn *turn)
{
  BstNode *node = bst_record_add_move (turn->record, turn->tip, &turn->move, turn->mover);

  node->passed = (guint8) MIN (turn->passed, G_MAXUINT8);
  turn->passed = 0;

  return node;
}

/* The turn of @player is scored and done. */
static void
end_turn (BstIoJczTurn *turn,
          guint         player)
{
  turn->move.unfinished = FALSE;
  turn->tip = bst_io_jcz_flow_add_move (turn);
  turn->mover = BST_NO_PLAYER;
  if (turn->last_abbey != BST_NO_PLAYER)
    offer_last_abbey (turn, next_player (turn, player));
  else if (bst_io_jcz_draws_is_empty (turn->draws))
    begin_last_round (turn, player);
  else
    bst_io_jcz_flow_begin (turn);
}

/* Who placed the tile that lies last. */
guint
bst_io_jcz_flow_get_placer (const BstIoJczTurn *turn)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (turn->position, &n_tiles);

  return (guint) tiles[n_tiles - 1].player;
}

/* The program's halt for the phase of the position. */
void
bst_io_jcz_flow_settle (BstIoJczTurn *turn)
{
  static const BstIoJczPhase phases[BST_PHASE_END + 1] = {
    [BST_PHASE_ACTION] = BST_IO_JCZ_PHASE_ACTION,
    [BST_PHASE_CAPTURE] = BST_IO_JCZ_PHASE_CAPTURE,
    [BST_PHASE_FREE] = BST_IO_JCZ_PHASE_EXCHANGE,
    [BST_PHASE_DRAGON] = BST_IO_JCZ_PHASE_DRAGON,
    [BST_PHASE_COMMIT] = BST_IO_JCZ_PHASE_COMMIT,
    [BST_PHASE_WAGON] = BST_IO_JCZ_PHASE_WAGON,
    [BST_PHASE_LATE_DRAGON] = BST_IO_JCZ_PHASE_DRAGON,
    [BST_PHASE_ESCAPE] = BST_IO_JCZ_PHASE_ESCAPE,
  };

  if (bst_position_get_phase (turn->position) == BST_PHASE_TILE)
    end_turn (turn, bst_io_jcz_flow_get_placer (turn));
  else
    turn->phase = phases[bst_position_get_phase (turn->position)];
}

void
bst_io_jcz_flow_pass_abbey (BstIoJczTurn *turn)
{
  turn->passed++;
  offer_last_abbey (turn, next_player (turn, (guint) turn->mover));
}
