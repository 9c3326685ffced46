/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice as it was made for a game that is there already. */

#include "config.h"

#include "bastide-new-game-options-private.h"

void
bastide_new_game_options_take_players (BastideNewGameOptions *self,
                                       const BstPlayer       *players,
                                       guint                  n_players)
{
  gboolean taken[BST_N_COLOURS] = { FALSE };
  guint next = 0;

  self->n_players = n_players;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    {
      g_free (self->players[i].name);
      self->players[i].name = NULL;
      if (i >= self->n_players)
        continue;
      self->players[i].name = g_strdup (players[i].name);
      self->players[i].colour = players[i].colour;
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

void
bastide_new_game_options_take_sets (BastideNewGameOptions *self,
                                    const char            *id)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", -1);

  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideNewGameOptionsSet *set = &g_array_index (self->sets, BastideNewGameOptionsSet, i);

      set->chosen = FALSE;
      set->n_copies = 1;
    }
  for (char **part = parts; *part != NULL; part++)
    {
      guint n_copies = bst_io_tile_set_cut_copies (*part);

      for (guint i = 0; i < self->sets->len; i++)
        {
          BastideNewGameOptionsSet *set = &g_array_index (self->sets, BastideNewGameOptionsSet, i);

          if (strcmp (set->id, *part) != 0)
            continue;
          set->chosen = TRUE;
          set->n_copies = MAX (n_copies, 1);
        }
    }
}

static void
take_players_of (BastideNewGameOptions *self,
                 const BstGame         *game)
{
  BstPlayer players[BST_MAX_PLAYERS];

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    players[i] = *bst_game_get_player (game, i);
  bastide_new_game_options_take_players (self, players, bst_game_get_n_players (game));
}

/* A set that nobody knows here any more stays in the game until others are chosen. */
void
bastide_new_game_options_take_game (BastideNewGameOptions *self,
                                    const BstGame         *game)
{
  BstTileSet *tiles = bst_game_get_tile_set (game);

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));

  take_players_of (self, game);
  bastide_new_game_options_take_sets (self, bst_tile_set_get_id (tiles));
  g_clear_pointer (&self->tiles, bst_tile_set_unref);
  self->tiles = bst_tile_set_ref (tiles);
  self->rules = *bst_game_get_rules (game);
  bastide_new_game_options_forget_first (self);
  bastide_new_game_options_changed (self);
}
