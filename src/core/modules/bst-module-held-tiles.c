/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rules: players hold tiles before their turn. They draw the next one at the end of a turn
 * (H3), or hold two or three and fill the hand up when the whole turn is over, after the
 * builder's second tile (H4). What is in the hands is no more in the bag: when the bag is empty,
 * who holds nothing has no turn, and the game ends when nobody holds anything. How many tiles
 * each player holds is counted; which ones is known or not. */

#include "bst-module-list.h"

#include <string.h>

typedef struct
{
  guint8 held[BST_MAX_PLAYERS];     /* tiles in the hands; which ones is known or not */
} Hands;

static inline const Hands *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_HELD_TILES);
}

static inline Hands *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_HELD_TILES);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.predraw || p->rules.hand > 1;
}

static guint
count_bag (const BstPosition *p)
{
  guint n_left = bst_position_get_n_drawable (p), n_held = 0;

  for (guint player = 0; player < p->n_players; player++)
    n_held += get (p)->held[player];

  return n_left > n_held ? n_left - n_held : 0;
}

static void
draw_up_to (BstPosition *p,
            guint        player,
            guint        size)
{
  while (get (p)->held[player] < size && count_bag (p) > 0)
    change (p)->held[player]++;
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
  return get (p)->held[player] > 0 || count_bag (p) > 0 || bst_position_get_abbeys (p, player) > 0;
}

/* Takes a tile from the known ones of the player whose turn it is, if it is not gone already: the others
 * move up. */
static void
forget (BstPosition *p,
        guint        type)
{
  gint16 *known = p->head.hands[p->head.turn];
  guint at = 0;

  while (at < BST_MAX_HELD_TILES && known[at] != (gint16) type && known[0] != BST_NO_TILE)
    at++;
  for (; at + 1 < BST_MAX_HELD_TILES; at++)
    known[at] = known[at + 1];
  if (at < BST_MAX_HELD_TILES)
    known[at] = BST_NO_TILE;
}

/* A tile leaves the hand of the player whose turn it is. Somebody else held it if he has none,
 * as in a record in which somebody plays out of turn. */
static void
take (BstPosition *p,
      guint        type)
{
  guint player = p->head.turn;
  guint n_left = bst_position_get_n_drawable (p), n_held = 0;

  forget (p, type);
  if (get (p)->held[player] > 0)
    change (p)->held[player]--;
  for (guint i = 0; i < p->n_players; i++)
    n_held += get (p)->held[i];
  for (; n_held > n_left; n_held--)
    {
      while (get (p)->held[player] == 0)
        player = (player + 1) % p->n_players;
      change (p)->held[player]--;
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
  draw_up_to (p, p->head.turn, p->rules.hand);
}

guint
bst_position_get_n_held (const BstPosition *p,
                         guint              player)
{
  g_return_val_if_fail (player < p->n_players, 0);

  return bst_position_has_memory (p, BST_MODULE_HELD_TILES) ? get (p)->held[player] : 0;
}

void
bst_position_set_n_held (BstPosition *p,
                         guint        player,
                         guint        n_tiles)
{
  if (bst_position_has_memory (p, BST_MODULE_HELD_TILES))
    change (p)->held[player] = (guint8) n_tiles;
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
  if (n_known == 0 || n_known < get (p)->held[p->head.turn])
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
  bst_token_print_numbers (p, "held", get (p)->held, out);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  if (strcmp (words[0], "held") != 0 || g_strv_length (words) != 2
      || !bst_token_read_numbers (p, words[1], BST_MAX_HELD_TILES, change (p)->held))
    return FALSE;
  for (guint player = 0; player < p->n_players; player++)
    if (get (p)->held[player] > p->rules.hand)
      return FALSE;

  return TRUE;
}

/* What the players hold is left to lay. */
static BstReason
why_not_text (const BstPosition *p)
{
  guint n_held = 0;

  for (guint player = 0; player < p->n_players; player++)
    n_held += get (p)->held[player];

  return n_held <= bst_position_get_n_drawable (p) ? BST_REASON_NONE : BST_REASON_BAD_HELD_TILES;
}

static gboolean
is_ok (const BstPosition *p)
{
  for (guint player = 0; player < p->n_players; player++)
    if (get (p)->held[player] > p->rules.hand)
      return FALSE;

  return why_not_text (p) == BST_REASON_NONE;
}

const BstModule bst_module_held_tiles = {
  .name = "hands",
  .memory = sizeof (Hands),
  .is_in_play = is_in_play,
  .set_up = set_up,
  .why_not_own = why_not_own,
  .placed = placed,
  .discarded = discarded,
  .turn_ends = turn_ends,
  .may_begin = may_begin,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .why_not_text = why_not_text,
  .is_ok = is_ok,
};
