/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice as it was made for a game that is there already. */

#include "config.h"

#include "bastide-setup-private.h"

static void
take_players (BastideSetup  *self,
              const BstGame *game)
{
  gboolean taken[BST_N_COLOURS] = { FALSE };
  guint next = 0;

  self->n_players = bst_game_get_n_players (game);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    {
      g_free (self->players[i].name);
      self->players[i].name = NULL;
      if (i >= self->n_players)
        continue;
      self->players[i].name = g_strdup (bst_game_get_player (game, i)->name);
      self->players[i].colour = bst_game_get_player (game, i)->colour;
      taken[self->players[i].colour] = TRUE;
    }
  /* The other colours wait for players who come. */
  for (guint i = self->n_players; i < BST_MAX_PLAYERS; i++)
    {
      while (taken[next])
        next++;
      self->players[i].name = g_strdup ("");
      self->players[i].colour = (BstColour) next++;
    }
}

/* A set that nobody knows here any more stays in the game until others are chosen. */
void
bastide_setup_take_game (BastideSetup  *self,
                         const BstGame *game)
{
  BstTileSet *tiles = bst_game_get_tile_set (game);
  g_auto (GStrv) ids = g_strsplit (bst_tile_set_get_id (tiles), "+", -1);

  g_return_if_fail (BASTIDE_IS_SETUP (self));

  take_players (self, game);
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetupSet *set = &g_array_index (self->sets, BastideSetupSet, i);

      set->chosen = g_strv_contains ((const char * const *) ids, set->id);
    }
  g_clear_pointer (&self->tiles, bst_tile_set_unref);
  self->tiles = bst_tile_set_ref (tiles);
  self->rules = *bst_game_get_rules (game);
  bastide_setup_forget_first (self);
  bastide_setup_changed (self);
}
