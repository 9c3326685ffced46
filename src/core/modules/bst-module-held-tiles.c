/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rules: players hold tiles before their turn. They draw the next one at the end of a turn
 * (H3), or hold two or three and fill the hand up when the whole turn is over, after the
 * builder's second tile (H4). What is in the hands is no more in the bag: when the bag is empty,
 * who holds nothing has no turn, and the game ends when nobody holds anything. How many tiles
 * each player holds is counted; which ones is known or not. */

#include "bst-module.h"

#include <string.h>

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.predraw || p->rules.hand > 1;
}

static guint
count_bag (const BstPosition *p)
{
  guint n_held = 0;

  for (guint player = 0; player < p->n_players; player++)
    n_held += p->tokens.held[player];

  return p->head.n_remaining > n_held ? p->head.n_remaining - n_held : 0;
}

static void
draw_up_to (BstPosition *p,
            guint        player,
            guint        size)
{
  while (p->tokens.held[player] < size && count_bag (p) > 0)
    p->tokens.held[player]++;
}

/* One after the other draws a tile, until all have theirs. */
static void
set_up (BstPosition *p)
{
  for (guint size = 1; size <= p->rules.hand; size++)
    for (guint player = 0; player < p->n_players; player++)
      draw_up_to (p, player, size);
}

static gboolean
may_begin (const BstPosition *p,
           guint              player)
{
  return p->tokens.held[player] > 0 || count_bag (p) > 0 || p->tokens.abbeys[player] > 0;
}

/* Takes a tile from the known ones of the player whose turn it is: the others move up. */
static void
forget (BstPosition *p,
        guint        type)
{
  gint16 *more = p->tokens.more_hand[p->head.turn];
  guint at = 0;

  /* The first of them is forgotten already if it was this tile. */
  if (p->head.hand[p->head.turn] == BST_NO_TILE)
    p->head.hand[p->head.turn] = more[0];
  else
    while (at < BST_MAX_HELD_TILES - 1 && more[at] != (gint16) type)
      at++;
  for (; at + 1 < BST_MAX_HELD_TILES - 1; at++)
    more[at] = more[at + 1];
  if (at < BST_MAX_HELD_TILES - 1)
    more[at] = BST_NO_TILE;
}

/* A tile leaves the hand of the player whose turn it is. Somebody else held it if he has none,
 * as in a record in which somebody plays out of turn. */
static void
take (BstPosition *p,
      guint        type)
{
  guint player = p->head.turn;
  guint n_held = 0;

  bst_position_save_tokens (p);
  forget (p, type);
  if (p->tokens.held[player] > 0)
    p->tokens.held[player]--;
  for (guint i = 0; i < p->n_players; i++)
    n_held += p->tokens.held[i];
  for (; n_held > p->head.n_remaining; n_held--)
    {
      while (p->tokens.held[player] == 0)
        player = (player + 1) % p->n_players;
      p->tokens.held[player]--;
    }
}

static void
placed (BstPosition *p)
{
  guint type = (guint) p->tiles[p->head.n_tiles - 1].type;

  if (p->types[type].group != BST_DRAW_NEVER)
    take (p, type);
}

/* The second tile of a turn comes from a hand of several, or is drawn for itself. */
static void
discarded (BstPosition *p,
           guint        type)
{
  take (p, type);
  draw_up_to (p, p->head.turn, p->rules.hand - (p->head.extra == BST_EXTRA_PLAYED));
}

static void
turn_ends (BstPosition *p)
{
  if (p->head.extra == BST_EXTRA_OWED && bst_position_has_drawable (p)
      && may_begin (p, p->head.turn))
    return;
  bst_position_save_tokens (p);
  draw_up_to (p, p->head.turn, p->rules.hand);
}

guint
bst_position_get_n_held (const BstPosition *p,
                         guint              player)
{
  g_return_val_if_fail (player < p->n_players, 0);

  return p->tokens.held[player];
}

guint
bst_position_get_held_tiles (const BstPosition *p,
                             guint              player,
                             gint16             out[BST_MAX_HELD_TILES])
{
  guint n_known = 0;

  g_return_val_if_fail (player < p->n_players, 0);

  if (p->head.hand[player] != BST_NO_TILE)
    out[n_known++] = p->head.hand[player];
  for (guint i = 0; i < BST_MAX_HELD_TILES - 1; i++)
    if (p->tokens.more_hand[player][i] != BST_NO_TILE)
      out[n_known++] = p->tokens.more_hand[player][i];

  return n_known;
}

/* As far as the hand is known. Another player's tile may be bought (H7). */
static BstReason
why_not_own (const BstPosition *p,
             guint              type)
{
  gint16 known[BST_MAX_HELD_TILES];
  guint n_known;

  if (p->rules.hand == 1 || p->rules.buying || p->types[type].group == BST_DRAW_NEVER)
    return BST_REASON_NOT_HANDLED;
  n_known = bst_position_get_held_tiles (p, p->head.turn, known);
  if (n_known == 0 || n_known < p->tokens.held[p->head.turn])
    return BST_REASON_NOT_HANDLED;
  for (guint i = 0; i < n_known; i++)
    if (known[i] == (gint16) type)
      return BST_REASON_NONE;

  return BST_REASON_NOT_HELD;
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  bst_token_print_numbers (p, "held", p->tokens.held, out);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  if (strcmp (words[0], "held") != 0 || g_strv_length (words) != 2
      || !bst_token_read_numbers (p, words[1], BST_MAX_HELD_TILES, p->tokens.held))
    return FALSE;
  for (guint player = 0; player < p->n_players; player++)
    if (p->tokens.held[player] > p->rules.hand)
      return FALSE;

  return TRUE;
}

/* What the players hold is left to lay. */
static gboolean
is_ok (const BstPosition *p)
{
  guint n_held = 0;

  for (guint player = 0; player < p->n_players; player++)
    {
      if (p->tokens.held[player] > p->rules.hand)
        return FALSE;
      n_held += p->tokens.held[player];
    }

  return n_held <= p->head.n_remaining;
}

const BstModule bst_module_held_tiles = {
  .name = "hands",
  .is_in_play = is_in_play,
  .set_up = set_up,
  .why_not_own = why_not_own,
  .placed = placed,
  .discarded = discarded,
  .turn_ends = turn_ends,
  .may_begin = may_begin,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
};
