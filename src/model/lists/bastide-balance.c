/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-balance.h"

#include <glib/gi18n.h>

/* Copies of each type on the board, known in hands, and aside. */
typedef struct
{
  guint n_board;
  guint n_known;
  guint n_discarded;
} Copies;

static void
count_copies (const BstPosition *position,
              Copies            *copies)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  guint n_tiles, n_discarded;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const gint16 *discarded = bst_position_get_discards (position, &n_discarded);

  for (guint i = 0; i < n_tiles; i++)
    copies[tiles[i].type].n_board++;
  for (guint i = 0; i < n_discarded; i++)
    copies[discarded[i]].n_discarded++;
  for (guint p = 0; p < n_players; p++)
    {
      gint16 known[BST_MAX_HELD_TILES];

      for (guint i = bst_position_get_held_tiles (position, p, known); i > 0; i--)
        copies[known[i - 1]].n_known++;
    }
}

/* Tiles that players hold and nobody has named (H3, H4). */
static guint
count_unknown (const BstPosition *position)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  guint n = 0;

  for (guint p = 0; p < n_players; p++)
    {
      gint16 known[BST_MAX_HELD_TILES];
      guint n_known = bst_position_get_held_tiles (position, p, known);
      guint n_held = bst_position_get_n_held (position, p);

      n += n_held - MIN (n_held, n_known);
    }

  return n;
}

void
bastide_balance_count (const BstPosition *position,
                       BastideBalance    *balance)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_types = bst_tile_set_get_n_types (set);
  g_autofree Copies *copies = g_new0 (Copies, n_types);
  guint n_unknown = count_unknown (position);

  *balance = (BastideBalance) { 0 };
  count_copies (position, copies);
  for (guint i = 0; i < n_types; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);
      guint n_used = copies[i].n_board + copies[i].n_known + copies[i].n_discarded;

      if (type->group == BST_DRAW_NEVER)
        continue;
      balance->n_set += type->count;
      balance->n_board += copies[i].n_board;
      balance->n_hands += copies[i].n_known;
      balance->n_discarded += copies[i].n_discarded;
      balance->n_bag += type->count - MIN (type->count, n_used);
      balance->n_excess += n_used - MIN (type->count, n_used);
    }
  n_unknown = MIN (n_unknown, balance->n_bag);
  balance->n_hands += n_unknown;
  balance->n_bag -= n_unknown;
  balance->n_hidden = MIN (bst_position_get_n_under_hills (position), balance->n_bag);
  balance->n_bag -= balance->n_hidden;
}

char *
bastide_balance_dup_hidden (const BastideBalance *balance)
{
  /* Translators: how many tiles (HS11). */
  return g_strdup_printf (ngettext ("%u under a hill", "%u under hills", balance->n_hidden), balance->n_hidden);
}

char *
bastide_balance_dup_text (const BastideBalance *balance)
{
  g_autofree char *set = NULL, *board = NULL, *hands = NULL, *bag = NULL, *discarded = NULL;
  g_autofree char *excess = NULL;

  set = g_strdup_printf (ngettext ("%u tile", "%u tiles", balance->n_set), balance->n_set);
  /* Translators: how many tiles, as all that follow. */
  board = g_strdup_printf (ngettext ("%u on the board", "%u on the board", balance->n_board),
                           balance->n_board);
  hands = g_strdup_printf (ngettext ("%u in hand", "%u in hand", balance->n_hands),
                           balance->n_hands);
  bag = g_strdup_printf (ngettext ("%u in the bag", "%u in the bag", balance->n_bag),
                         balance->n_bag);
  discarded = g_strdup_printf (ngettext ("%u aside", "%u aside", balance->n_discarded), balance->n_discarded);
  if (balance->n_excess > 0)
    {
      g_autofree char *sum = NULL;

      excess = g_strdup_printf (ngettext ("%u too many", "%u too many", balance->n_excess),
                                balance->n_excess);
      /* Translators: two numbers of tiles, as "72 tiles + 1 too many", or "49 in the bag + 1 under a hill". */
      sum = g_strdup_printf (_("%s + %s"), set, excess);
      g_free (set);
      set = g_steal_pointer (&sum);
    }
  if (balance->n_hidden > 0)
    {
      g_autofree char *hidden = bastide_balance_dup_hidden (balance);
      g_autofree char *in_bag = g_steal_pointer (&bag);

      bag = g_strdup_printf (_("%s + %s"), in_bag, hidden);
    }

  /* Translators: "72 tiles = 20 on the board + 1 in hand + 49 in the bag + 2 aside". */
  return g_strdup_printf (_("%s = %s + %s + %s + %s"), set, board, hands, bag, discarded);
}
