/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edits of what stands on the board of a set-up, and of what its players have. */

#include "bst-setup-private.h"

#include <string.h>

/* --- Figures --- */

int
bst_setup_find_figure (const BstSetup *setup,
                       const BstSpot  *spot)
{
  guint tile, segment;

  if (!bst_setup_find_part (setup, spot, &tile, &segment))
    return -1;
  for (guint i = 0; i < setup->figures->len; i++)
    {
      const BstSetupFigure *figure = bst_setup_figure (setup, i);

      if (figure->tile == tile && figure->segment == segment && figure->player == spot->player
          && figure->kind == spot->figure)
        return (int) i;
    }

  return -1;
}

guint
bst_setup_count_out (const BstSetup *setup,
                     guint           player,
                     BstFigureKind   kind)
{
  guint n = 0;

  for (guint i = 0; i < setup->figures->len; i++)
    n += bst_setup_figure (setup, i)->player == (gint8) player
         && bst_setup_figure (setup, i)->kind == kind;
  for (guint captor = 0; captor < BST_MAX_PLAYERS; captor++)
    n += setup->prisoners[captor][player][kind];

  return n;
}

void
bst_setup_give_back (BstSetup      *setup,
                     guint          player,
                     BstFigureKind  kind)
{
  guint n = bst_setup_count_out (setup, player, kind) + setup->supply[kind][player];

  if (n < bst_game_count_figures (setup->game, kind))
    setup->supply[kind][player]++;
}

void
bst_setup_lift (BstSetup *setup,
                guint     index)
{
  g_array_remove_index (setup->figures, index);
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    if (setup->neutrals[kind].figure == (gint16) index)
      setup->neutrals[kind].figure = BST_SETUP_NOWHERE;
    else if (setup->neutrals[kind].figure > (gint16) index)
      setup->neutrals[kind].figure--;
}

BstSetupResult
bst_setup_put_figure (BstSetup      *setup,
                      const BstSpot *spot)
{
  BstSetupFigure figure = { .player = spot->player, .kind = spot->figure };
  guint8 *supply = &setup->supply[spot->figure][spot->player];
  guint tile, segment;

  g_return_val_if_fail (spot->figure < BST_N_FIGURE_KINDS && spot->player >= 0
                        && spot->player < (int) bst_game_get_n_players (setup->game),
                        BST_SETUP_NOTHING);

  if (!bst_setup_find_part (setup, spot, &tile, &segment)
      || bst_figure_kind_get (spot->figure)->on_corner != (spot->side >= BST_SIDE_CORNER))
    return BST_SETUP_NO_PLACE;
  if (bst_setup_find_figure (setup, spot) >= 0)
    return BST_SETUP_NOTHING;
  if (*supply > 0)
    --*supply;
  else if (bst_setup_count_out (setup, (guint) spot->player, spot->figure)
           >= BST_MAX_SUPPLY (spot->figure))
    return BST_SETUP_TOO_MANY;
  figure.tile = (guint16) tile;
  figure.segment = (guint8) segment;
  g_array_append_val (setup->figures, figure);

  return BST_SETUP_OK;
}

BstSetupResult
bst_setup_remove_figure (BstSetup      *setup,
                         const BstSpot *spot)
{
  int index = bst_setup_find_figure (setup, spot);

  if (index < 0)
    return BST_SETUP_NOTHING;
  bst_setup_lift (setup, (guint) index);
  bst_setup_give_back (setup, (guint) spot->player, spot->figure);

  return BST_SETUP_OK;
}

BstSetupResult
bst_setup_move_figure (BstSetup      *setup,
                       const BstSpot *spot,
                       const BstSpot *to)
{
  int index = bst_setup_find_figure (setup, spot);
  BstSpot there = *to;
  guint tile, segment;

  there.player = spot->player;
  there.figure = spot->figure;
  if (index < 0 || bst_setup_find_figure (setup, &there) >= 0)
    return BST_SETUP_NOTHING;
  if (!bst_setup_find_part (setup, to, &tile, &segment)
      || bst_figure_kind_get (spot->figure)->on_corner != (to->side >= BST_SIDE_CORNER))
    return BST_SETUP_NO_PLACE;

  bst_setup_figure (setup, (guint) index)->tile = (guint16) tile;
  bst_setup_figure (setup, (guint) index)->segment = (guint8) segment;
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    if (setup->neutrals[kind].figure == (gint16) index)
      setup->neutrals[kind].tile = (gint16) tile;

  return BST_SETUP_OK;
}

/* --- Tokens --- */

BstSetupResult
bst_setup_set_neutral (BstSetup       *setup,
                       BstNeutralKind  kind,
                       const BstSpot  *spot)
{
  const BstNeutralFacts *facts = bst_neutral_kind_get (kind);
  BstSetupNeutral neutral = BST_SETUP_NO_NEUTRAL;
  gboolean joins = spot != NULL && spot->player != BST_NO_PLAYER;
  guint tile, segment;

  if (spot != NULL)
    {
      neutral.tile = (gint16) bst_setup_find_tile (setup, spot->x, spot->y);
      if (joins)
        neutral.figure = (gint16) bst_setup_find_figure (setup, spot);
      if (neutral.tile < 0 || !bst_neutral_is_in_rules (kind, bst_game_get_rules (setup->game))
          || (joins && (neutral.figure < 0 || !facts->joins_followers || !bst_figure_is_follower (spot->figure))))
        return BST_SETUP_NO_PLACE;
      if (facts->grounds != 0)
        {
          if (!(facts->grounds >> spot->feature & 1u) || !bst_setup_find_part (setup, spot, &tile, &segment))
            return BST_SETUP_NO_PLACE;
          neutral.segment = (gint16) segment;
        }
    }
  if (memcmp (&neutral, &setup->neutrals[kind], sizeof neutral) == 0)
    return BST_SETUP_NOTHING;
  setup->neutrals[kind] = neutral;

  return BST_SETUP_OK;
}

BstSetupResult
bst_setup_set_tile_tokens (BstSetup     *setup,
                           BstTokenKind  kind,
                           int           x,
                           int           y,
                           guint         number)
{
  int index = bst_setup_find_tile (setup, x, y);
  BstSetupTile *tile = index < 0 ? NULL : bst_setup_tile (setup, (guint) index);
  const BstTileType *type;

  if (tile == NULL || !bst_token_is_in_rules (kind, bst_game_get_rules (setup->game)))
    return BST_SETUP_NO_PLACE;
  type = bst_tile_set_get_type (bst_game_get_tile_set (setup->game), (guint) tile->form);
  if (bst_token_find_grounds (kind, type) == 0)
    return BST_SETUP_NO_PLACE;
  if (number != 0 && !bst_token_may_lie (kind, type, number))
    return bst_token_kind_get (kind)->is_link ? BST_SETUP_NO_PLACE : BST_SETUP_TOO_MANY;
  if (tile->tokens[kind] == number)
    return BST_SETUP_NOTHING;
  tile->tokens[kind] = (guint16) number;

  return BST_SETUP_OK;
}

/* --- Players --- */

void
bst_setup_set_turn (BstSetup *setup,
                    guint     player)
{
  g_return_if_fail (player < bst_game_get_n_players (setup->game));

  setup->turn = (guint8) player;
  setup->is_extra = FALSE;
}

void
bst_setup_set_score (BstSetup *setup,
                     guint     player,
                     int       score)
{
  g_return_if_fail (player < bst_game_get_n_players (setup->game));

  setup->scores[player] = CLAMP (score, -BST_MAX_SCORE, BST_MAX_SCORE);
}

BstSetupResult
bst_setup_set_supply (BstSetup      *setup,
                      guint          player,
                      BstFigureKind  kind,
                      guint          supply)
{
  g_return_val_if_fail (player < bst_game_get_n_players (setup->game)
                        && kind < BST_N_FIGURE_KINDS, BST_SETUP_NOTHING);

  if (supply + bst_setup_count_out (setup, player, kind) > BST_MAX_SUPPLY (kind))
    return BST_SETUP_TOO_MANY;
  if (setup->supply[kind][player] == supply)
    return BST_SETUP_NOTHING;
  setup->supply[kind][player] = (guint8) supply;

  return BST_SETUP_OK;
}

BstSetupResult
bst_setup_set_tokens (BstSetup     *setup,
                      BstTokenKind  kind,
                      guint         player,
                      guint         number)
{
  const BstTokenFacts *facts = bst_token_kind_get (kind);

  g_return_val_if_fail (player < bst_game_get_n_players (setup->game), BST_SETUP_NOTHING);

  number = MIN (number, facts->most);
  if (setup->tokens[kind][player] == number || !bst_token_is_in_rules (kind, bst_game_get_rules (setup->game)))
    return BST_SETUP_NOTHING;
  if (facts->is_single)
    memset (setup->tokens[kind], 0, sizeof setup->tokens[kind]);
  setup->tokens[kind][player] = (guint8) number;

  return BST_SETUP_OK;
}

BstSetupResult
bst_setup_set_prisoners (BstSetup      *setup,
                         guint          captor,
                         guint          owner,
                         BstFigureKind  kind,
                         guint          n)
{
  guint8 *held = &setup->prisoners[captor][owner][kind];
  guint8 *supply = &setup->supply[kind][owner];

  g_return_val_if_fail (captor < bst_game_get_n_players (setup->game) && captor != owner
                        && owner < bst_game_get_n_players (setup->game)
                        && bst_figure_is_follower (kind), BST_SETUP_NOTHING);

  if (n == *held || !bst_game_get_rules (setup->game)->towers)
    return BST_SETUP_NOTHING;
  if (n > *held && bst_setup_count_out (setup, owner, kind) + n - *held > BST_MAX_SUPPLY (kind))
    return BST_SETUP_TOO_MANY;
  for (; *held < n; ++*held)
    *supply -= *supply > 0;
  while (*held > n)
    {
      --*held;
      bst_setup_give_back (setup, owner, kind);
    }

  return BST_SETUP_OK;
}

void
bst_setup_set_held_tiles (BstSetup     *setup,
                          guint         player,
                          const gint16 *types,
                          guint         n_types)
{
  guint hand = bst_game_get_rules (setup->game)->hand;

  g_return_if_fail (player < bst_game_get_n_players (setup->game));

  n_types = MIN (n_types, hand);
  for (guint i = 0; i < BST_MAX_HELD_TILES; i++)
    setup->hand[player][i] = i < n_types ? types[i] : BST_NO_TILE;
  /* H3, H4: who holds tiles that are not known holds at least those that are. */
  if (hand > 1 || bst_game_get_rules (setup->game)->predraw)
    setup->held[player] = (guint8) MAX (setup->held[player], n_types);
}

BstSetupResult
bst_setup_set_discards (BstSetup     *setup,
                        const gint16 *types,
                        guint         n_types)
{
  GArray *before = setup->discards;
  BstSetupResult result;

  setup->discards = g_array_new (FALSE, FALSE, sizeof (gint16));
  g_array_append_vals (setup->discards, types, n_types);
  result = bst_setup_check_room (setup);
  if (result != BST_SETUP_OK)
    {
      g_array_unref (setup->discards);
      setup->discards = before;
      return result;
    }
  g_array_unref (before);

  return BST_SETUP_OK;
}
