/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-token-kind.h"

#define IN_RULES(field) G_STRUCT_OFFSET (BstRules, field)

const BstTokenFacts bst_token_facts[BST_N_TOKEN_KINDS] = {
  /* Texts say goods with the player. */
  [BST_TOKEN_WINE] = { .problem = "goods", .rule = "T3", .in_rules = IN_RULES (goods), .most = BST_MAX_GOODS },
  [BST_TOKEN_GRAIN] = { .problem = "goods", .rule = "T3", .in_rules = IN_RULES (goods), .most = BST_MAX_GOODS },
  [BST_TOKEN_CLOTH] = { .problem = "goods", .rule = "T3", .in_rules = IN_RULES (goods), .most = BST_MAX_GOODS },
  [BST_TOKEN_ABBEY] = {
    .of_players = "abbeys", .problem = "abbeys", .rule = "AM1", .in_rules = IN_RULES (abbeys), .most = BST_MAX_ABBEYS
  },
  [BST_TOKEN_PIECE] = {
    .on_tile = "tower", .of_players = "pieces", .problem = "towers", .rule = "TO1", .in_rules = IN_RULES (towers),
    .most_on_tile = BST_MAX_PIECES, .most = BST_MAX_PIECES, .grounds = 1u << BST_FEATURE_TOWER
  },
  [BST_TOKEN_INGOT] = {
    .on_tile = "gold", .of_players = "ingots", .problem = "ingots", .rule = "GO1", .in_rules = IN_RULES (gold),
    .most_on_tile = BST_MAX_INGOTS, .most = BST_MAX_INGOTS
  },
  /* The module writes how large the largest was with whose the card is. */
  [BST_TOKEN_KING] = {
    .of_players = "king", .problem = "card", .rule = "KR1", .in_rules = IN_RULES (king), .most = 1, .is_single = TRUE
  },
  [BST_TOKEN_ROBBER] = {
    .of_players = "robber", .problem = "card", .rule = "KR1", .in_rules = IN_RULES (robber), .most = 1, .is_single = TRUE
  },
  /* It is written as its step is. */
  [BST_TOKEN_FERRY] = {
    .problem = "ferry", .rule = "FE1", .most_on_tile = 1, .is_link = TRUE, .is_of_tile = TRUE,
    .grounds = 1u << BST_FEATURE_ROAD, .signs = BST_SIGN_FERRY
  },
};

guint
bst_token_find_grounds (BstTokenKind       kind,
                        const BstTileType *type)
{
  const BstTokenFacts *facts = bst_token_kind_get (kind);
  guint grounds = 0;

  if (facts->most_on_tile == 0 || (facts->signs != 0 && !(type->signs & facts->signs)))
    return 0;
  if (facts->grounds == 0)
    return G_MAXUINT;
  for (guint i = 0; i < type->n_segments; i++)
    grounds |= (facts->grounds >> type->segments[i].kind & 1u) << i;

  return grounds;
}

gboolean
bst_token_may_lie_in (BstTokenKind   kind,
                      const BstGame *game)
{
  const BstTileSet *set = bst_game_get_tile_set (game);

  if (!bst_token_is_in_rules (kind, bst_game_get_rules (game)))
    return FALSE;
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    if (bst_token_find_grounds (kind, bst_tile_set_get_type (set, i)) != 0)
      return TRUE;

  return FALSE;
}

gboolean
bst_token_may_lie (BstTokenKind       kind,
                   const BstTileType *type,
                   guint              number)
{
  guint grounds = bst_token_find_grounds (kind, type);

  if (!bst_token_kind_get (kind)->is_link)
    return grounds != 0 && number <= bst_token_kind_get (kind)->most_on_tile;

  return (number & ~grounds) == 0 && __builtin_popcount (number) == 2;
}
