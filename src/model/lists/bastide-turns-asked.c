/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turns-asked.h"
#include "bastide-tiles-left.h"

#include <bst-compare.h>
#include <bst-io-game-words.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

static guint
count_problems (BastideShown *shown)
{
  const GArray *problems = bastide_shown_get_problems (shown);
  guint n_problems = 0;

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    n_problems += !g_array_index (problems, BstProblem, i).is_allowed;

  return n_problems;
}

static guint
count_held (const BstPosition *position,
            guint              player,
            guint              type)
{
  gint16 types[BST_MAX_HELD_TILES];
  guint n_types = bastide_tiles_left_get_open (position, player, FALSE, types);
  guint n_held = 0;

  for (guint i = 0; i < n_types; i++)
    n_held += types[i] == (int) type;

  return n_held;
}

guint
bastide_turns_asked_find_player (BastideShown *shown,
                                 int           type)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  guint n_players = bst_game_get_n_players (bastide_shown_get_game (shown));
  guint turn = bst_position_get_turn (position);
  guint holder = turn;
  guint n_held = 0;

  if (type == BST_NO_TILE)
    return turn;
  for (guint i = n_players - 1; i > 0; i--)
    {
      guint player = (turn + i) % n_players;
      guint n = count_held (position, player, (guint) type);

      n_held += n;
      if (n > 0)
        holder = player;
    }

  return n_held < bst_position_get_remaining (position, (guint) type) ? turn : holder;
}

char *
bastide_turns_asked_dup_obstacle (BastideShown *shown,
                                  int           type,
                                  guint         player)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  guint n_problems = count_problems (shown);
  BstReason reason;

  if (n_problems > 0)
    return g_strdup_printf (ngettext ("%u problem is to be mended before turns can be compared.",
                                      "%u problems are to be mended before turns can be compared.", n_problems),
                            n_problems);
  if (bastide_shown_is_over (shown) || bst_position_is_exhausted (position))
    return g_strdup (_("The game is over."));
  if (bst_position_is_unfinished (position))
    return g_strdup (_("The turn has not ended."));
  if (type == BST_NO_TILE)
    return g_strdup (_("No tile is in hand. Choose one in the bag."));
  reason = bst_compare_why_not (position, (guint) type, player);

  return reason != BST_REASON_NONE ? bst_io_reason_dup_text (reason) : NULL;
}

char *
bastide_turns_asked_dup_status (BastideShown *shown,
                                guint         type,
                                guint         player,
                                guint         n_turns,
                                guint         n_shown,
                                gboolean      is_cut)
{
  BstGame *game = bastide_shown_get_game (shown);
  const char *name = bst_io_words_player (game, player);
  const char *tile = bst_io_words_tile (bst_game_get_tile_set (game), type);
  g_autofree char *turns = NULL;

  if (n_shown < n_turns)
    /* Translators: turns that a filter leaves, of how many. The plural is that of the second number. */
    turns = g_strdup_printf (ngettext ("%u of %u turn", "%u of %u turns", n_turns), n_shown, n_turns);
  else
    turns = g_strdup_printf (is_cut ? ngettext ("the first %u turn", "the first %u turns", n_turns)
                                    : ngettext ("%u turn", "%u turns", n_turns), n_turns);
  if (player == bst_position_get_turn (bastide_shown_get_position (shown)))
    /* Translators: who is to move with which tile, and how many turns are legal: "Red, tile V: 34 turns" */
    return g_strdup_printf (_("%s, tile %s: %s"), name, tile, turns);

  /* Translators: the same for a player who holds the tile while another is to move: "If Red were to move, tile V: 34
   * turns" */
  return g_strdup_printf (_("If %s were to move, tile %s: %s"), name, tile, turns);
}

BastideTurnItem *
bastide_turns_asked_find_played (BastideShown *shown,
                                 GListModel   *turns,
                                 guint         player)
{
  guint next = bastide_shown_get_index (shown) + 1;
  const BstNode *node = next < bastide_shown_get_line_length (shown)
                        ? bastide_shown_get_line_node (shown, next) : NULL;

  if (node == NULL || !bst_node_is_move (node) || bst_node_get_player (node) != (int) player)
    return NULL;
  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (BastideTurnItem) item = g_list_model_get_item (turns, i);

      if (bst_move_equal (&bastide_turn_item_get_row (item)->move, &node->move))
        return item;
    }

  return NULL;
}

/* (transfer full) */
static char *
dup_number (BastideTurnItem *item,
            BastideTurnFact  fact)
{
  if (fact == BASTIDE_TURN_GAIN || bastide_turn_text_is_engine (fact))
    return bastide_turn_text_dup_number (item, fact);

  return bst_io_words_number (bastide_turn_text_get_number (item, fact));
}

char *
bastide_turns_asked_dup_played (GListModel      *turns,
                                BastideTurnItem *played,
                                BastideTurnFact  fact)
{
  guint n_turns = g_list_model_get_n_items (turns), place = 1;
  int number = bastide_turn_text_get_number (played, fact), most = number;
  BastideTurnItem *best = played;   /* borrowed, from the list */
  g_autofree char *number_text = NULL;
  g_autofree char *best_text = NULL;

  for (guint i = 0; i < n_turns; i++)
    {
      g_autoptr (BastideTurnItem) item = g_list_model_get_item (turns, i);
      int other = bastide_turn_text_get_number (item, fact);

      place += other > number;
      if (other > most)
        best = item;
      most = MAX (most, other);
    }
  number_text = dup_number (played, fact);
  best_text = dup_number (best, fact);

  /* Translators: of the turn that was played: its place among how many, by a column of the table such as "Gain", its
   * number there and the highest: "Played: place 12 of 85 · Gain −2, best +3" */
  return g_strdup_printf (_("Played: place %u of %u · %s %s, best %s"), place, n_turns,
                          bastide_turn_text_get_heading (fact), number_text, best_text);
}
