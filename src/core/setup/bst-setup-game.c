/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Other players, rules or tiles for a set-up. */

#include "bst-setup-private.h"

#include <string.h>

/* For each player of the old game who he is in the new one, or BST_NO_PLAYER. */
static void
match_players (const BstGame *from,
               const BstGame *to,
               const gint8   *players,
               gint8          out[BST_MAX_PLAYERS])
{
  memset (out, BST_NO_PLAYER, BST_MAX_PLAYERS);
  for (guint i = 0; i < bst_game_get_n_players (to); i++)
    {
      const char *colour = bst_colour_name (bst_game_get_player (to, i)->colour);
      int was = players != NULL ? players[i] : bst_game_find_colour (from, colour, strlen (colour));

      if (was != BST_NO_PLAYER)
        out[was] = (gint8) i;
    }
}

/* The type in the other set with the same id; BST_NO_TILE stays what it is. FALSE if there is
 * none. */
static gboolean
convert_type (const BstTileSet *from,
              const BstTileSet *to,
              gint16           *type)
{
  if (*type == BST_NO_TILE)
    return TRUE;
  *type = (gint16) bst_tile_set_find (to, bst_tile_set_get_type (from, (guint) *type)->id);

  return *type != BST_NO_TILE;
}

/* A form has its type's name and another behind it. */
static gboolean
convert_tile (const BstTileSet *from,
              const BstTileSet *to,
              BstSetupTile     *tile)
{
  const char *form = bst_tile_set_get_name (from, (guint) tile->form);
  gboolean is_plain = tile->form == tile->type;

  if (!convert_type (from, to, &tile->type))
    return FALSE;
  tile->form = is_plain ? tile->type : (gint16) bst_tile_set_find_form (to, form);

  return tile->form != BST_NO_TILE;
}

static gboolean
convert_types (BstSetup         *setup,
               const BstTileSet *from,
               const BstTileSet *to)
{
  for (guint i = 0; i < setup->tiles->len; i++)
    if (!convert_tile (from, to, bst_setup_tile (setup, i)))
      return FALSE;
  for (guint i = 0; i < setup->discards->len; i++)
    if (!convert_type (from, to, &g_array_index (setup->discards, gint16, i)))
      return FALSE;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    for (guint n = 0; n < BST_MAX_HELD_TILES; n++)
      if (!convert_type (from, to, &setup->hand[i][n]))
        return FALSE;

  return TRUE;
}

static void
convert_figures (BstSetup    *setup,
                 const gint8  map[BST_MAX_PLAYERS])
{
  for (guint i = setup->figures->len; i > 0; i--)
    {
      BstSetupFigure *figure = bst_setup_figure (setup, i - 1);

      figure->player = map[figure->player];
      if (figure->player == BST_NO_PLAYER)
        bst_setup_lift (setup, i - 1);
    }
  for (guint i = 0; i < setup->tiles->len; i++)
    if (bst_setup_tile (setup, i)->player != BST_NO_PLAYER)
      bst_setup_tile (setup, i)->player = map[bst_setup_tile (setup, i)->player];
}

static void
convert_hand (BstSetup       *setup,
              guint           player,
              const gint16    hand[BST_MAX_HELD_TILES])
{
  guint n = 0;

  while (n < BST_MAX_HELD_TILES && hand[n] != BST_NO_TILE)
    n++;
  bst_setup_set_held_tiles (setup, player, hand, n);
}

/* What belongs to player @from of @was, and goes with the rules of both games. */
static void
convert_player (BstSetup       *setup,
                const BstSetup *was,
                guint           from,
                const gint8     map[BST_MAX_PLAYERS])
{
  const BstRules *before = bst_game_get_rules (was->game);
  const BstRules *rules = bst_game_get_rules (setup->game);
  guint to = (guint) map[from];

  setup->scores[to] = was->scores[from];
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    if (bst_token_is_in_rules (kind, before) && bst_token_is_in_rules (kind, rules))
      setup->tokens[kind][to] = was->tokens[kind][from];
  convert_hand (setup, to, was->hand[from]);
  if (before->predraw == rules->predraw && before->hand == rules->hand)
    setup->held[to] = was->held[from];
  for (guint other = 0; rules->towers && other < BST_MAX_PLAYERS; other++)
    if (map[other] != BST_NO_PLAYER)
      memcpy (setup->prisoners[to][map[other]], was->prisoners[from][other], sizeof setup->prisoners[to][map[other]]);
}

/* At home is what the new rules give and is not out; but a supply that was changed by hand stays
 * as it is. */
static void
convert_supplies (BstSetup       *setup,
                  const BstSetup *was,
                  guint           from,
                  guint           to)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      guint given = bst_game_count_figures (setup->game, kind);
      guint n_out = bst_setup_count_out (setup, to, kind);
      guint home = was->supply[kind][from];

      if (home + bst_setup_count_out (was, from, kind) == bst_game_count_figures (was->game, kind))
        home = given - MIN (given, n_out);
      setup->supply[kind][to] = (guint8) MIN (home, BST_MAX_SUPPLY (kind) - n_out);
    }
}

/* What the new rules do not have leaves the board. */
static void
convert_tokens (BstSetup *setup)
{
  const BstRules *rules = bst_game_get_rules (setup->game);

  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    if (!bst_neutral_is_in_rules (kind, rules))
      setup->neutrals[kind] = BST_SETUP_NO_NEUTRAL;
  for (guint i = 0; i < setup->tiles->len; i++)
    {
      BstSetupTile *tile = bst_setup_tile (setup, i);
      const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (setup->game), (guint) tile->form);

      for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
        if (!bst_token_is_in_rules (kind, rules) || !bst_token_may_lie (kind, type, tile->tokens[kind]))
          tile->tokens[kind] = 0;
    }
}

/* The start of @game with the board of @was, whose types are those of @game already. */
static BstSetup *
convert (const BstSetup *was,
         BstGame        *game,
         const gint8    *players)
{
  BstSetup *setup = bst_setup_copy (was);
  g_autoptr (BstSetup) start = bst_setup_new (game);
  gint8 map[BST_MAX_PLAYERS];

  match_players (was->game, game, players, map);
  bst_game_unref (setup->game);
  setup->game = bst_game_ref (game);
  memcpy (setup->scores, start->scores, sizeof setup->scores);
  memcpy (setup->supply, start->supply, sizeof setup->supply);
  memcpy (setup->hand, start->hand, sizeof setup->hand);
  memcpy (setup->tokens, start->tokens, sizeof setup->tokens);
  memcpy (setup->held, start->held, sizeof setup->held);
  memset (setup->prisoners, 0, sizeof setup->prisoners);
  convert_figures (setup, map);
  convert_tokens (setup);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if (map[i] != BST_NO_PLAYER)
      convert_player (setup, was, i, map);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if (map[i] != BST_NO_PLAYER)
      convert_supplies (setup, was, i, (guint) map[i]);
  setup->turn = (guint8) MAX (0, map[was->turn]);

  return setup;
}

BstSetupResult
bst_setup_set_game (BstSetup    *setup,
                    BstGame     *game,
                    const gint8 *players)
{
  g_autoptr (BstSetup) was = bst_setup_copy (setup);
  BstSetupResult result;
  BstSetup *next;
  BstSetup swap;

  if (players == NULL && bst_game_equal_but_names (was->game, game))
    {
      bst_game_ref (game);
      bst_game_unref (setup->game);
      setup->game = game;
      return BST_SETUP_OK;
    }
  if (!convert_types (was, bst_game_get_tile_set (was->game), bst_game_get_tile_set (game)))
    return BST_SETUP_NOT_IN_GAME;

  next = convert (was, game, players);
  result = bst_setup_check_room (next);
  if (result != BST_SETUP_OK)
    {
      bst_setup_free (next);
      return result;
    }
  swap = *setup;
  *setup = *next;
  *next = swap;
  bst_setup_free (next);

  return BST_SETUP_OK;
}
