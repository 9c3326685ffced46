/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-figure-words.h"

#include "bst-io-feature-words.h"
#include "bst-io-rule-documents.h"
#include "bst-io-word-table.h"

#include <glib/gi18n-lib.h>

static const BstIoValueText numbers_of_followers[] = {
  { "7", NULL, BST_IO_STANDING_DOCUMENT, BST_IO_ALL_OF_BASE },
  { "*", NULL, BST_IO_STANDING_READING, NULL },
  { 0 }
};

static const BstIoValueText numbers_of_traders[] = {
  { "0", NULL, BST_IO_STANDING_UNMENTIONED, NULL },
  { "1", NULL, BST_IO_STANDING_DOCUMENT, BST_IO_TRADERS },
  { "*", NULL, BST_IO_STANDING_READING, NULL },
  { 0 }
};

static const BstIoValueText numbers_of_abbots[] = {
  { "0", NULL, BST_IO_STANDING_UNMENTIONED, NULL },
  { "1", NULL, BST_IO_STANDING_PUBLIC, NULL },
  { "*", NULL, BST_IO_STANDING_READING, NULL },
  { 0 }
};

static const BstIoValueText numbers_of_shepherds[] = {
  { "0", NULL, BST_IO_STANDING_UNMENTIONED, NULL },
  { "1", NULL, BST_IO_STANDING_PUBLIC, NULL },
  { "*", NULL, BST_IO_STANDING_READING, NULL },
  { 0 }
};

const BstIoFigureWords bst_io_figure_words[BST_N_FIGURE_KINDS] = {
  [BST_FIGURE_FOLLOWER] = {
    N_("follower"), NP_("%u follower", "%u followers"), NC_("amount", "Followers"),
    { "followers", BST_IO_RULES_BASE, numbers_of_followers, N_("Followers"),
      N_("How many followers each player has at the start.") },
  },
  [BST_FIGURE_BIG] = {
    N_("big follower"), NP_("%u big follower", "%u big followers"),
    /* Translators: what a player has, before a number, as all that follow. */
    NC_("amount", "Big followers"),
    { "big-followers", BST_IO_RULES_INNS, bst_io_number_of_peer, N_("Big followers"),
      N_("How many big followers each player has; each counts as two.") },
  },
  [BST_FIGURE_BUILDER] = {
    N_("builder"), NP_("%u builder", "%u builders"), NC_("amount", "Builders"),
    { "builders", BST_IO_RULES_TRADERS, numbers_of_traders, N_("Builders"),
      N_("How many builders each player has; extending a road or city with an own builder brings "
         "another tile.") },
  },
  [BST_FIGURE_PIG] = {
    N_("pig"), NP_("%u pig", "%u pigs"), NC_("amount", "Pigs"),
    { "pigs", BST_IO_RULES_TRADERS, numbers_of_traders, N_("Pigs"),
      N_("How many pigs each player has; an own pig raises what his farm pays for a city by 1.") },
  },
  [BST_FIGURE_BARN] = {
    N_("barn"), NP_("%u barn", "%u barns"), NC_("amount", "Barns"),
    { "barns", BST_IO_RULES_ABBEY, bst_io_number_of_peer, N_("Barns"),
      N_("How many barns each player has; a barn takes over a whole farm.") },
  },
  [BST_FIGURE_WAGON] = {
    N_("wagon"), NP_("%u wagon", "%u wagons"), NC_("amount", "Wagons"),
    { "wagons", BST_IO_RULES_ABBEY, bst_io_number_of_peer, N_("Wagons"),
      N_("How many wagons each player has; a wagon that is scored may drive on to a free "
         "feature.") },
  },
  [BST_FIGURE_MAYOR] = {
    N_("mayor"), NP_("%u mayor", "%u mayors"), NC_("amount", "Mayors"),
    { "mayors", BST_IO_RULES_ABBEY, bst_io_number_of_peer, N_("Mayors"),
      N_("How many mayors each player has; a mayor counts as many as the city has pennants.") },
  },
  [BST_FIGURE_ABBOT] = {
    N_("abbot"), NP_("%u abbot", "%u abbots"), NC_("amount", "Abbots"),
    { "abbots", BST_IO_RULES_ABBOT, numbers_of_abbots, N_("Abbots"),
      N_("How many abbots each player has; an abbot stands on a monastery or a garden, and may be taken back.") },
  },
  [BST_FIGURE_SHEPHERD] = {
    N_("shepherd"), NP_("%u shepherd", "%u shepherds"), NC_("amount", "Shepherds"),
    { "shepherds", BST_IO_RULES_HILLS, numbers_of_shepherds, N_("Shepherds"),
      N_("How many shepherds each player has; a shepherd gathers sheep on a field until his flock is scored or the wolf comes.") },
  },
};

/* A follower is called by what he does where he stands; other figures have one name. */
const char *
bst_io_words_figure (BstFigureKind  figure,
                     BstFeatureKind feature)
{
  return figure == BST_FIGURE_FOLLOWER ? bst_io_words_role (feature) : bst_io_words_piece (figure);
}

const char *
bst_io_words_piece (BstFigureKind figure)
{
  return _(bst_io_figure_words[figure].name);
}

const char *
bst_io_words_pieces (BstFigureKind figure)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "amount", bst_io_figure_words[figure].title);
}

char *
bst_io_words_figures (BstFigureKind figure,
                      guint         count)
{
  const BstIoFigureWords *words = &bst_io_figure_words[figure];

  return bst_io_words_count (words->one, words->many, count);
}

/* --- Neutral figures --- */

const BstIoNeutralWords bst_io_neutral_words[BST_N_NEUTRAL_KINDS] = {
  [BST_NEUTRAL_DRAGON] = { N_("The dragon"), N_("dragon"), N_("Selected: the dragon") },
  [BST_NEUTRAL_FAIRY] = { N_("The fairy"), N_("fairy"), N_("Selected: the fairy") },
  [BST_NEUTRAL_MAGE] = { N_("The mage"), N_("mage"), N_("Selected: the mage") },
  [BST_NEUTRAL_WITCH] = { N_("The witch"), N_("witch"), N_("Selected: the witch") },
};

const char *
bst_io_words_neutral (BstNeutralKind kind)
{
  return _(bst_io_neutral_words[kind].name);
}

const char *
bst_io_words_neutral_word (BstNeutralKind kind)
{
  return _(bst_io_neutral_words[kind].word);
}

const char *
bst_io_words_neutral_selected (BstNeutralKind kind)
{
  return _(bst_io_neutral_words[kind].selected);
}
