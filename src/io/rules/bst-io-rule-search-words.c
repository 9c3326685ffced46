/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-search-words.h"

#include <glib/gi18n-lib.h>

/* Translators: none of this is ever shown. Put the words and endings of your language, not those of English: a line is a
 * thing, and what people call it. Case and accents do not count, and endings that are in their list need not be repeated;
 * forms that change within the word ("foot, feet") are words of their own. */
static const char * const small_words = NC_("rule search, small words",
  "a, an, and, any, are, as, at, be, by, can, could, do, does, for, from, get, gets, had, has, have, how, i, if, in, into, "
  "game, is, it, its, many, may, me, much, must, my, not, of, on, one, or, should, so, somebody, someone, that, the, their, them, "
  "then, there, they, this, to, was, we, what, when, where, which, who, whose, why, will, with, would, you, your, happens");

/* Translators: endings of words that do not change what is meant. */
static const char * const endings = NC_("rule search, endings", "s, es, ies, y, e, ed, ied, ing, er, ers");

static const char * const names[] = {
  /* Translators: a line is a thing: before the colon what the rules call it, after it what else people may say. */
  NC_("rule search", "road: street, path, way, highway"),
  NC_("rule search", "crossing: crossroads, junction, intersection"),
  NC_("rule search", "highwayman: thief, thieves, robber, bandit"),
  NC_("rule search", "follower, figure: pawn, meeple, piece, man, men"),
  NC_("rule search", "farmer: peasant"),
  NC_("rule search", "farm, field, meadow: grass, pasture"),
  NC_("rule search", "city: town, castle"),
  NC_("rule search", "monastery: cloister, convent, church"),
  NC_("rule search", "pennant: shield, flag, banner, crest"),
  NC_("rule search", "tile: card"),
  NC_("rule search", "put, lay, lie: place, laid, deploy"),
  NC_("rule search", "completed: finished, closed, done"),
  NC_("rule search", "points, gives, score: worth, pay, count, value, earn"),
  NC_("rule search", "most: majority"),
  NC_("rule search", "equally: tie, tied, draw, same, equal, share"),
  NC_("rule search", "returns, back: retrieve, recover, reclaim"),
  NC_("rule search", "begins: start, starts"),
  NC_("rule search", "ends: over, stop"),
  NC_("rule search", "wins: winner, victory, won"),
  NC_("rule search", "corner: diagonal, diagonally"),
  NC_("rule search", "match, fits: suit, connect"),
  NC_("rule search", "nowhere: impossible, unplaceable"),
  NC_("rule search", "already, holds: occupied, taken, claimed"),
  NC_("rule search", "supply: reserve, stock"),
  NC_("rule search", "inn: tavern, pub"),
  NC_("rule search", "goods: wares, resources"),
  NC_("rule search", "unfinished: incomplete, uncompleted"),
  NC_("rule search", "garden: flowers, park"),
  NC_("rule search", "mage, witch: wizard, sorcerer, sorceress, magician"),
};

const char *
bst_io_rule_search_get_small_words (void)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "rule search, small words", small_words);
}

const char *
bst_io_rule_search_get_endings (void)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "rule search, endings", endings);
}

guint
bst_io_rule_search_get_n_names (void)
{
  return G_N_ELEMENTS (names);
}

const char *
bst_io_rule_search_get_names (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "rule search", names[index]);
}
