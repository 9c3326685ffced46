/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-amount.h"

#include <bst-io-game-words.h>
#include <bst-io-token-words.h>

#include <glib/gi18n.h>

/* --- Which there are --- */

static void
add (GArray            *amounts,
     BastideAmountKind  kind,
     guint              which,
     guint              owner)
{
  BastideAmount amount = { .kind = kind, .owner = owner };

  if (kind == BASTIDE_AMOUNT_TOKENS)
    amount.token = (BstTokenKind) which;
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
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    if (bst_token_kind_get (kind)->most > 0 && bst_token_is_in_rules (kind, rules))
      add (amounts, BASTIDE_AMOUNT_TOKENS, kind, player);
  if (rules->towers)
    add_prisoners (amounts, position, player);

  return amounts;
}

/* --- Words --- */

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
    case BASTIDE_AMOUNT_TOKENS:
      return g_strdup (bst_io_words_tokens_title (amount->token));
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
    case BASTIDE_AMOUNT_TOKENS:
      *highest = bst_token_kind_get (amount->token)->most;
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
    case BASTIDE_AMOUNT_TOKENS:
      return (int) bst_position_get_tokens (position, amount->token, player);
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
    case BASTIDE_AMOUNT_TOKENS:
      return bst_setup_set_tokens (setup, amount->token, player, n);
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
