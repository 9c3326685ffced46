/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-supply-list.h"

#include <bst-io-game-words.h>
#include <bst-io-token-words.h>

#include <glib/gi18n.h>

static void
add_figures (GArray            *items,
             const BstPosition *position,
             guint              player,
             const BstRules    *rules)
{
  const BstGame *game = bst_position_get_game (position);

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      BastideSupplyItem item = {
        .figure = (BstFigureKind) kind,
        .player = player,
        .colour = bst_game_get_player (game, player)->colour,
        .count = bst_position_get_supply (position, player, (BstFigureKind) kind),
      };

      if (rules->figures[kind] > 0 || item.count > 0)
        g_array_append_val (items, item);
    }
}

/* What there is one of only if he has it. */
static void
add_tokens (GArray            *items,
            const BstPosition *position,
            guint              player,
            const BstRules    *rules)
{
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    {
      const BstTokenFacts *facts = bst_token_kind_get (kind);
      BastideSupplyItem item = {
        .is_token = TRUE,
        .token = (BstTokenKind) kind,
        .count = bst_position_get_tokens (position, (BstTokenKind) kind, player),
      };

      if (facts->most > 0 && bst_token_is_in_rules (kind, rules) && (item.count > 0 || !facts->is_single))
        g_array_append_val (items, item);
    }
}

/* Figures of others that the player holds (TO3). */
static void
add_prisoners (GArray            *items,
               const BstPosition *position,
               guint              player)
{
  const BstGame *game = bst_position_get_game (position);

  for (guint owner = 0; owner < bst_game_get_n_players (game); owner++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      {
        BastideSupplyItem item = {
          .figure = (BstFigureKind) kind,
          .player = owner,
          .is_captive = TRUE,
          .colour = bst_game_get_player (game, owner)->colour,
          .count = bst_position_get_prisoners (position, player, owner, (BstFigureKind) kind),
        };

        if (item.count > 0)
          g_array_append_val (items, item);
      }
}

GArray *
bastide_supply_list_new (const BstPosition *position,
                         guint              player)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));
  GArray *items = g_array_new (FALSE, FALSE, sizeof (BastideSupplyItem));

  add_figures (items, position, player, rules);
  add_tokens (items, position, player, rules);
  add_prisoners (items, position, player);

  return items;
}

void
bastide_supply_list_drop_empty (GArray *items)
{
  for (guint i = items->len; i > 1; i--)
    if (g_array_index (items, BastideSupplyItem, i - 1).count == 0)
      g_array_remove_index (items, i - 1);
}

static char *
describe (const BstGame           *game,
          const BastideSupplyItem *item)
{
  g_autofree char *figures = NULL;

  if (item->is_token)
    return bst_io_words_tokens (item->token, item->count);

  figures = bst_io_words_figures (item->figure, item->count);
  if (!item->is_captive)
    return g_steal_pointer (&figures);

  /* Translators: prisoners: the player that they belong to, and how many of what kind:
   * "prisoners of Blue: 1 follower". */
  return g_strdup_printf (_("prisoners of %s: %s"), bst_io_words_player (game, item->player),
                          figures);
}

char *
bastide_supply_list_dup_text (const BstPosition *position,
                              guint              player)
{
  g_autoptr (GArray) items = bastide_supply_list_new (position, player);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *one = describe (bst_position_get_game (position),
                                       &g_array_index (items, BastideSupplyItem, i));

      if (text->len > 0)
        g_string_append (text, C_("list separator", ", "));
      g_string_append (text, one);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
bastide_supply_item_equal (const BastideSupplyItem *a,
                           const BastideSupplyItem *b)
{
  return a->is_token == b->is_token && a->token == b->token && a->figure == b->figure
         && a->colour == b->colour && a->player == b->player && a->is_captive == b->is_captive
         && a->count == b->count;
}
