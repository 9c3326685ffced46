/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-token-words.h"

#include "bst-io-game-words.h"
#include "bst-io-word-table.h"

#include <glib/gi18n-lib.h>

const BstIoTokenWords bst_io_token_words[BST_N_TOKEN_KINDS] = {
  [BST_TOKEN_WINE] = {
    NP_("%u wine token", "%u wine tokens"), NC_("amount", "Wine"),
    /* Translators: %s is "12 wine tokens". */
    .problem = N_("The players have %s, the cities of the set give %d"),
  },
  [BST_TOKEN_GRAIN] = {
    NP_("%u grain token", "%u grain tokens"), NC_("amount", "Grain"),
    .problem = N_("The players have %s, the cities of the set give %d"),
  },
  [BST_TOKEN_CLOTH] = {
    NP_("%u cloth token", "%u cloth tokens"), NC_("amount", "Cloth"),
    .problem = N_("The players have %s, the cities of the set give %d"),
  },
  [BST_TOKEN_ABBEY] = {
    NP_("%u abbey tile", "%u abbey tiles"), NC_("amount", "Abbeys"), .heading = N_("In the supply"),
  },
  [BST_TOKEN_PIECE] = {
    NP_("%u tower piece", "%u tower pieces"), NC_("amount", "Tower pieces"), N_("Piece of a tower"),
    N_("Selected: piece of a tower"), NULL,
    NP_("There is %d tower piece in all, by the rules %d", "There are %d tower pieces in all, by the rules %d"),
    N_("In the supply"), NP_("The tower has %u piece", "The tower has %u pieces"),
  },
  [BST_TOKEN_INGOT] = {
    NP_("%u ingot", "%u ingots"), NC_("amount", "Ingots"), N_("Ingot"), N_("Selected: ingot"), NULL,
    NP_("There is %d ingot in all, the gold mines on the board bring %d",
        "There are %d ingots in all, the gold mines on the board bring %d"),
    N_("Ingots taken"), NP_("%u ingot lies here", "%u ingots lie here"), N_("No ingot lies here"),
  },
  [BST_TOKEN_KING] = {
    /* Translators: a card that a player has; as the next. */
    N_("the king"), NULL, NC_("amount", "King"),
    /* Translators: %s is a player; as in the next. */
    .problem = N_("%s has the king, but no city is completed"), .owner = N_("The king: %s"), .nobody = N_("Nobody has the king"),
  },
  [BST_TOKEN_ROBBER] = {
    N_("the robber baron"), NULL, NC_("amount", "Robber baron"),
    .problem = N_("%s has the robber baron, but no road is completed"), .owner = N_("The robber baron: %s"),
    .nobody = N_("Nobody has the robber baron"),
  },
  [BST_TOKEN_FERRY] = {
    NP_("%u ferry", "%u ferries"), NULL, N_("Ferry"), N_("Selected: ferry"),
    N_("Click a lake or press Enter: each time it joins two other roads. Escape puts it away."),
    /* Translators: %s is a cell. */
    .problem = N_("The lake at %s has no ferry"),
  },
};

char *
bst_io_words_tokens (BstTokenKind kind,
                     guint        count)
{
  const BstIoTokenWords *words = &bst_io_token_words[kind];

  return words->many == NULL ? g_strdup (_(words->one)) : bst_io_words_count (words->one, words->many, count);
}

const char *
bst_io_words_token_help (BstTokenKind kind)
{
  const char *help = bst_io_token_words[kind].help;

  return help != NULL ? _(help) : NULL;
}

const char *
bst_io_words_tokens_heading (BstTokenKind kind)
{
  return _(bst_io_token_words[kind].heading);
}

char *
bst_io_words_tokens_on_tile (BstTokenKind kind,
                             guint        count)
{
  const BstIoTokenWords *words = &bst_io_token_words[kind];

  return count == 0 && words->none_on_tile != NULL ? g_strdup (_(words->none_on_tile))
                                                   : bst_io_words_count (words->one_on_tile, words->many_on_tile, count);
}

char *
bst_io_words_token_owner (const BstGame *game,
                          BstTokenKind   kind,
                          int            player)
{
  const BstIoTokenWords *words = &bst_io_token_words[kind];

  return player == BST_NO_PLAYER ? g_strdup (_(words->nobody))
                                 : bst_io_words_fill (_(words->owner), "%s", bst_io_words_player (game, (guint) player));
}

const char *
bst_io_words_tokens_title (BstTokenKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "amount", bst_io_token_words[kind].title);
}

const char *
bst_io_words_token (BstTokenKind kind)
{
  return _(bst_io_token_words[kind].name);
}

const char *
bst_io_words_token_selected (BstTokenKind kind)
{
  return _(bst_io_token_words[kind].selected);
}

/* That there are so many, and should be others. */
static char *
dup_count_problem (const BstIoTokenWords *words,
                   const BstProblem      *problem)
{
  guint count = (guint) problem->has;
  g_autofree char *has = NULL, *begun = NULL, *of = g_strdup_printf ("%d", problem->of);

  if (words->problem_many == NULL)
    {
      has = bst_io_words_tokens (problem->token, count);
      begun = bst_io_words_fill (_(words->problem), "%s", has);
    }
  else
    {
      has = g_strdup_printf ("%u", count);
      begun = bst_io_words_fill (ngettext (words->problem, words->problem_many, count), "%d", has);
    }

  return bst_io_words_fill (begun, "%d", of);
}

char *
bst_io_words_token_problem (const BstGame    *game,
                            const BstProblem *problem)
{
  const BstIoTokenWords *words = &bst_io_token_words[problem->token];
  g_autofree char *cell = bst_io_words_cell (problem->x, problem->y);

  if (problem->has_cell)
    return bst_io_words_fill (_(words->problem), "%s", cell);
  if (problem->player != BST_NO_PLAYER)
    return bst_io_words_fill (_(words->problem), "%s", bst_io_words_player (game, (guint) problem->player));

  return dup_count_problem (words, problem);
}
