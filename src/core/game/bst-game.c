/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-game.h"

#include <string.h>

struct _BstGame
{
  gatomicrefcount  ref_count;
  BstTileSet      *set;                         /* Owned */
  BstRules         rules;
  BstPlayer        players[BST_MAX_PLAYERS];    /* Names owned */
  guint            n_players;
};

static const char * const colour_names[] = { "Red", "Blue", "Yellow", "Green", "Black", "Pink" };

static gboolean
check_players (const BstPlayer  *players,
               guint             n_players,
               GError          **error)
{
  guint used = 0;

  if (n_players == 0 || n_players > BST_MAX_PLAYERS)
    {
      g_set_error (error, BST_ERROR, BST_ERROR_RANGE, "%u players: 1 to %d are possible",
                   n_players, BST_MAX_PLAYERS);
      return FALSE;
    }

  for (guint i = 0; i < n_players; i++)
    {
      if (used & (1u << players[i].colour))
        {
          g_set_error (error, BST_ERROR, BST_ERROR_DATA, "two players are %s",
                       bst_colour_name (players[i].colour));
          return FALSE;
        }
      used |= 1u << players[i].colour;
    }

  return TRUE;
}

BstGame *
bst_game_new (BstTileSet       *set,
              const BstRules   *rules,
              const BstPlayer  *players,
              guint             n_players,
              GError          **error)
{
  BstGame *game;

  if (!check_players (players, n_players, error))
    return NULL;

  game = g_new0 (BstGame, 1);
  g_atomic_ref_count_init (&game->ref_count);
  game->set = bst_tile_set_ref (set);
  game->rules = *rules;
  game->n_players = n_players;
  for (guint i = 0; i < n_players; i++)
    {
      game->players[i].name = g_strdup (players[i].name);
      game->players[i].colour = players[i].colour;
    }

  return game;
}

BstGame *
bst_game_ref (BstGame *game)
{
  g_atomic_ref_count_inc (&game->ref_count);

  return game;
}

void
bst_game_unref (BstGame *game)
{
  if (!g_atomic_ref_count_dec (&game->ref_count))
    return;

  for (guint i = 0; i < game->n_players; i++)
    g_free (game->players[i].name);
  bst_tile_set_unref (game->set);
  g_free (game);
}

BstGame *
bst_game_with_rules (BstGame        *game,
                     const BstRules *rules)
{
  return bst_game_new (game->set, rules, game->players, game->n_players, NULL);
}

BstTileSet *
bst_game_get_tile_set (const BstGame *game)
{
  return game->set;
}

const BstRules *
bst_game_get_rules (const BstGame *game)
{
  return &game->rules;
}

guint
bst_game_get_n_players (const BstGame *game)
{
  return game->n_players;
}

const BstPlayer *
bst_game_get_player (const BstGame *game,
                     guint          player)
{
  g_return_val_if_fail (player < game->n_players, NULL);

  return &game->players[player];
}

guint
bst_game_count_figures (const BstGame *game,
                        BstFigureKind  kind)
{
  g_return_val_if_fail (kind < BST_N_FIGURE_KINDS, 0);

  return game->rules.figures[kind];
}

gboolean
bst_game_equal_but_names (const BstGame *a,
                          const BstGame *b)
{
  if (a == b)
    return TRUE;
  if (strcmp (bst_tile_set_get_id (a->set), bst_tile_set_get_id (b->set)) != 0
      || strcmp (a->rules.id, b->rules.id) != 0 || !bst_rules_equal (&a->rules, &b->rules)
      || a->n_players != b->n_players)
    return FALSE;
  for (guint i = 0; i < a->n_players; i++)
    if (a->players[i].colour != b->players[i].colour)
      return FALSE;

  return TRUE;
}

gboolean
bst_game_equal (const BstGame *a,
                const BstGame *b)
{
  if (!bst_game_equal_but_names (a, b))
    return FALSE;
  for (guint i = 0; i < a->n_players; i++)
    if (strcmp (a->players[i].name, b->players[i].name) != 0)
      return FALSE;

  return TRUE;
}

const char *
bst_colour_name (BstColour colour)
{
  g_return_val_if_fail (colour < BST_N_COLOURS, NULL);

  return colour_names[colour];
}

int
bst_game_find_colour (const BstGame *game,
                      const char    *name,
                      gsize          length)
{
  for (guint i = 0; i < game->n_players; i++)
    {
      const char *colour = colour_names[game->players[i].colour];

      if (strlen (colour) == length && memcmp (colour, name, length) == 0)
        return (int) i;
    }

  return BST_NO_PLAYER;
}
