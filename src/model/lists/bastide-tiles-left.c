/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tiles-left.h"
#include "bastide-balance.h"

#include <bst-fit-map.h>

#include <glib/gi18n.h>

#include <string.h>

guint
bastide_tiles_left_count_copies (BstGame *game,
                                 guint    type)
{
  const BstTileType *tile = bst_tile_set_get_type (bst_game_get_tile_set (game), type);

  if (tile->group != BST_DRAW_NEVER)
    return tile->count;

  return MIN (tile->count,
              bst_game_get_rules (game)->abbeys * bst_game_get_n_players (game));
}

guint
bastide_tiles_left_count (const BstPosition *position,
                          guint              type)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  return bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER
         ? bst_position_count_abbeys (position) : bst_position_get_remaining (position, type);
}

/* Tiles under hills are left, too: nobody knows which they are. (transfer full) */
static char *
add_hidden (char                 *text,
            const BastideBalance *balance)
{
  g_autofree char *alone = text;
  g_autofree char *hidden = bastide_balance_dup_hidden (balance);

  if (balance->n_hidden == 0)
    return g_steal_pointer (&alone);

  /* Translators: how many tiles are left, and how many of them lie under hills: "40 of 71 · 2 under hills". */
  return g_strdup_printf (C_("left", "%s · %s"), alone, hidden);
}

char *
bastide_tiles_left_dup_numbers (const BstPosition *position,
                                guint              n_tiles)
{
  BastideBalance balance;

  bastide_balance_count (position, &balance);

  /* Translators: how many tiles of how many are left. */
  return add_hidden (g_strdup_printf (_("%u of %u"), bst_position_get_n_remaining (position), n_tiles), &balance);
}

char *
bastide_tiles_left_dup_text (const BstPosition *position,
                             guint              n_tiles)
{
  guint remaining = bst_position_get_n_remaining (position);
  BastideBalance balance;

  bastide_balance_count (position, &balance);
  if (balance.n_hands > 0)
    /* Translators: how many tiles of how many are still to be laid, and how many of them somebody
     * has drawn. The plural is that of the second number. */
    return add_hidden (g_strdup_printf (ngettext ("%u of %u tile left, %u of them in hand",
                                                  "%u of %u tiles left, %u of them in hand", n_tiles),
                                        remaining, n_tiles, balance.n_hands), &balance);

  return add_hidden (g_strdup_printf (ngettext ("%u of %u tile left", "%u of %u tiles left", n_tiles), remaining, n_tiles),
                     &balance);
}

gboolean
bastide_tiles_left_fits (const BstPosition *position,
                         guint              type,
                         int                x,
                         int                y)
{
  return bastide_tiles_left_count (position, type) > 0 && bst_fit_rotations (position, type, x, y) != 0;
}

gboolean
bastide_tiles_left_is_asked_for (const BstPosition *position,
                                 int                x,
                                 int                y)
{
  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    if (bst_position_find_tile (position, x + bst_step_x[d], y + bst_step_y[d]) >= 0)
      return bst_position_find_tile (position, x, y) < 0;

  return FALSE;
}

int
bastide_tiles_left_find_name (BstGame    *game,
                              const char *name)
{
  BstTileSet *set = bst_game_get_tile_set (game);
  int type = bst_tile_set_find (set, name);

  for (guint i = 0; type == BST_NO_TILE && i < bst_tile_set_get_n_types (set); i++)
    if (bastide_tiles_left_count_copies (game, i) > 0
        && g_ascii_strncasecmp (bst_tile_set_get_name (set, i), name, strlen (name)) == 0)
      type = (int) i;

  return type;
}

guint
bastide_tiles_left_get_open (const BstPosition *position,
                             guint              player,
                             gboolean           editing,
                             gint16             types[BST_MAX_HELD_TILES])
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));

  if (rules->hands == BST_HANDS_HIDDEN && bst_position_get_turn (position) != player && !editing)
    return 0;

  return bst_position_get_held_tiles (position, player, types);
}
