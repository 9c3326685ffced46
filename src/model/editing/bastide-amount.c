/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-amount.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* --- Which there are --- */

static void
add (GArray            *amounts,
     BastideAmountKind  kind,
     guint              which,
     guint              owner)
{
  BastideAmount amount = { .kind = kind, .owner = owner };

  if (kind == BASTIDE_AMOUNT_GOODS)
    amount.good = (BstGood) which;
  else if (kind == BASTIDE_AMOUNT_CARD)
    amount.card = (BstCard) which;
  else
    amount.figure = (BstFigureKind) which;
  g_array_append_val (amounts, amount);
}

static void
add_prisoners (GArray            *amounts,
               const BstPosition *position,
               guint              player)
{
  const BstGame *game = bst_position_get_game (position);

  for (guint owner = 0; owner < bst_game_get_n_players (game); owner++)
    for (guint kind = 0; owner != player && kind < BST_N_FIGURE_KINDS; kind++)
      if (bst_figure_is_follower (kind)
          && (bst_game_count_figures (game, kind) > 0
              || bst_position_get_prisoners (position, player, owner, kind) > 0))
        add (amounts, BASTIDE_AMOUNT_PRISONERS, kind, owner);
}

GArray *
bastide_amount_list (const BstPosition *position,
                     guint              player)
{
  const BstGame *game = bst_position_get_game (position);
  const BstRules *rules = bst_game_get_rules (game);
  GArray *amounts = g_array_new (FALSE, FALSE, sizeof (BastideAmount));

  add (amounts, BASTIDE_AMOUNT_SCORE, 0, player);
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_game_count_figures (game, kind) > 0
        || bst_position_get_supply (position, player, kind) > 0)
      add (amounts, BASTIDE_AMOUNT_SUPPLY, kind, player);
  for (guint good = 0; rules->goods && good < BST_N_GOODS; good++)
    add (amounts, BASTIDE_AMOUNT_GOODS, good, player);
  if (rules->towers)
    add (amounts, BASTIDE_AMOUNT_PIECES, 0, player);
  if (rules->abbeys > 0)
    add (amounts, BASTIDE_AMOUNT_ABBEYS, 0, player);
  if (rules->gold)
    add (amounts, BASTIDE_AMOUNT_INGOTS, 0, player);
  if (rules->king)
    add (amounts, BASTIDE_AMOUNT_CARD, BST_CARD_KING, player);
  if (rules->robber)
    add (amounts, BASTIDE_AMOUNT_CARD, BST_CARD_ROBBER, player);
  if (rules->towers)
    add_prisoners (amounts, position, player);

  return amounts;
}

/* --- Words --- */

static const char *
get_goods_words (BstGood good)
{
  switch (good)
    {
    case BST_WINE:
      return C_("amount", "Wine");
    case BST_GRAIN:
      return C_("amount", "Grain");
    case BST_CLOTH:
    default:
      return C_("amount", "Cloth");
    }
}

char *
bastide_amount_dup_title (const BastideAmount *amount,
                          const BstGame       *game)
{
  switch (amount->kind)
    {
    case BASTIDE_AMOUNT_SCORE:
      return g_strdup (C_("amount", "Points"));
    case BASTIDE_AMOUNT_SUPPLY:
      return g_strdup (bst_io_words_pieces (amount->figure));
    case BASTIDE_AMOUNT_GOODS:
      return g_strdup (get_goods_words (amount->good));
    case BASTIDE_AMOUNT_PIECES:
      return g_strdup (C_("amount", "Tower pieces"));
    case BASTIDE_AMOUNT_ABBEYS:
      return g_strdup (C_("amount", "Abbeys"));
    case BASTIDE_AMOUNT_INGOTS:
      return g_strdup (C_("amount", "Ingots"));
    case BASTIDE_AMOUNT_CARD:
      return g_strdup (amount->card == BST_CARD_KING ? C_("amount", "King") : C_("amount", "Robber baron"));
    case BASTIDE_AMOUNT_PRISONERS:
    default:
      /* Translators: what a player holds in his towers: a kind of figure, and whose it is. */
      return g_strdup_printf (_("Prisoners: %s, %s"), bst_io_words_pieces (amount->figure),
                              bst_io_words_player (game, amount->owner));
    }
}

/* --- Numbers --- */

void
bastide_amount_get_range (const BastideAmount *amount,
                          int                 *lowest,
                          int                 *highest)
{
  *lowest = 0;
  switch (amount->kind)
    {
    case BASTIDE_AMOUNT_SCORE:
      *lowest = -BST_MAX_SCORE;
      *highest = BST_MAX_SCORE;
      break;
    case BASTIDE_AMOUNT_GOODS:
      *highest = BST_MAX_GOODS;
      break;
    case BASTIDE_AMOUNT_PIECES:
      *highest = BST_MAX_PIECES;
      break;
    case BASTIDE_AMOUNT_ABBEYS:
      *highest = BST_MAX_ABBEYS;
      break;
    case BASTIDE_AMOUNT_INGOTS:
      *highest = BST_MAX_INGOTS;
      break;
    case BASTIDE_AMOUNT_CARD:
      *highest = 1;
      break;
    case BASTIDE_AMOUNT_SUPPLY:
    case BASTIDE_AMOUNT_PRISONERS:
    default:
      *highest = (int) BST_MAX_SUPPLY (amount->figure);
      break;
    }
}

int
bastide_amount_get (const BastideAmount *amount,
                    const BstPosition   *position,
                    guint                player)
{
  switch (amount->kind)
    {
    case BASTIDE_AMOUNT_SCORE:
      return bst_position_get_score (position, player);
    case BASTIDE_AMOUNT_SUPPLY:
      return (int) bst_position_get_supply (position, player, amount->figure);
    case BASTIDE_AMOUNT_GOODS:
      return (int) bst_position_get_goods (position, player, amount->good);
    case BASTIDE_AMOUNT_PIECES:
      return (int) bst_position_get_pieces (position, player);
    case BASTIDE_AMOUNT_ABBEYS:
      return (int) bst_position_get_abbeys (position, player);
    case BASTIDE_AMOUNT_INGOTS:
      return (int) bst_position_get_ingots (position, player);
    case BASTIDE_AMOUNT_CARD:
      return bst_position_get_card (position, amount->card) == (int) player;
    case BASTIDE_AMOUNT_PRISONERS:
    default:
      return (int) bst_position_get_prisoners (position, player, amount->owner, amount->figure);
    }
}

static BstSetupResult
put (const BastideAmount *amount,
     BstSetup            *setup,
     guint                player,
     int                  number)
{
  guint n = (guint) number;

  switch (amount->kind)
    {
    case BASTIDE_AMOUNT_SCORE:
      bst_setup_set_score (setup, player, number);
      return BST_SETUP_OK;
    case BASTIDE_AMOUNT_SUPPLY:
      return bst_setup_set_supply (setup, player, amount->figure, n);
    case BASTIDE_AMOUNT_GOODS:
      bst_setup_set_goods (setup, player, amount->good, n);
      return BST_SETUP_OK;
    case BASTIDE_AMOUNT_PIECES:
      bst_setup_set_pieces (setup, player, n);
      return BST_SETUP_OK;
    case BASTIDE_AMOUNT_ABBEYS:
      bst_setup_set_abbeys (setup, player, n);
      return BST_SETUP_OK;
    case BASTIDE_AMOUNT_INGOTS:
      bst_setup_set_ingots (setup, player, n);
      return BST_SETUP_OK;
    case BASTIDE_AMOUNT_CARD:
      return bst_setup_set_card (setup, amount->card, n > 0 ? (int) player : BST_NO_PLAYER);
    case BASTIDE_AMOUNT_PRISONERS:
    default:
      return bst_setup_set_prisoners (setup, player, amount->owner, amount->figure, n);
    }
}

gboolean
bastide_amount_set (const BastideAmount   *amount,
                    BastidePositionEditor *editor,
                    guint                  player,
                    int                    number)
{
  BastideStudy *study = bastide_position_editor_get_study (editor);
  BstSetup *setup;
  BstSetupResult result;

  if (bastide_amount_get (amount, bastide_study_get_position (study), player) == number)
    return FALSE;
  setup = bastide_study_dup_setup (study);
  result = put (amount, setup, player, number);

  return bastide_position_editor_commit (editor, setup, result,
                                         amount->kind == BASTIDE_AMOUNT_SCORE ? BST_CHANGE_SCORE
                                                                   : BST_CHANGE_SUPPLY);
}
