/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-text.h"

#include "bst-io-figure-words.h"
#include "bst-io-rule-documents.h"
#include "bst-io-rule-text-table.h"

#include <glib/gi18n-lib.h>

#include <string.h>

typedef struct
{
  const char *id;
  const char *title;
} Word;

/* By BstIoRuleGroup. */
static const Word groups[BST_IO_N_RULE_GROUPS] = {
  { "base", N_("Base game") },
  { "river", N_("The River") },
  { "inns", N_("Inns & Cathedrals") },
  { "traders", N_("Traders & Builders") },
  { "abbey", N_("Abbey & Mayor") },
  { "dragon", N_("Princess & Dragon") },
  { "tower", N_("The Tower") },
  { "siege", N_("Siege") },
  { "abbot", N_("The Abbot and gardens") },
  { "drought", N_("Drought and Pestilence") },
  { "flier", N_("The Flying Machines") },
  { "ferries", N_("The Ferries") },
  { "goldmines", N_("The Gold Mines") },
  { "mage", N_("Mage & Witch") },
  { "circles", N_("Crop Circles") },
  { "king-and-robber", N_("King & Robber Baron") },
  { "hills", N_("Hills & Sheep") },
  { "house", N_("House rules") },
  { "display", N_("Display") },
};

/* By BstIoStanding. */
static const Word standings[BST_IO_N_STANDINGS] = {
  { "document", N_("stated by a rule document") },
  { "public", N_("stated by a public rules page") },
  { "peer", N_("played so by another program") },
  { "reading", N_("our own reading") },
  { "unmentioned", N_("not mentioned in the rule documents") },
};

static const BstIoDocument documents[] = {
  { BST_IO_BARD, N_("Rules of the base game, © 2005 Hans im Glück, published in Poland by Bard; "
                    "in Polish") },
  { BST_IO_TRADERS, N_("Rules of Traders & Builders, translated by Alek Pala for Rebel; in "
                       "Polish") },
  { BST_IO_DROUGHT, N_("Drought and Pestilence, a fan expansion by Jabberwocky and Novelty, "
                       "version 1.0, translated by Paweł Pawlak; in Polish") },
  { BST_IO_OLDER, N_("Older rules of the base game, with the River, translated by Magdalena "
                     "Jedlińska for Rebel; in Polish") },
  { BST_IO_WINTER, N_("Winter Edition of 2012 and later, with footnotes and house rules; in "
                      "Romanian") },
};

static const BstIoOpenPoint open_points[] = {
  { N_("Of the tiles of Drought and Pestilence only the first two have edges that are known; "
       "the other four are our proposal."),
    "drought plague" },
  { N_("Which 12 extra tiles the Winter Editions of 2011, 2020 and 2022 have is not known; "
       "those of 2012 stand for them."),
    "" },
  { N_("Where the River II begins at the spring of GQ11, no document says who lays the fork; here it is the first tile that is "
       "drawn (RV16)."),
    "" },
  { N_("No document says whether a follower who flies may stay at home where he could come down; here he must come down (FL4)."),
    "" },
  { N_("A later edition of the Ferries can be read so that only who puts a highwayman on the lake puts a ferry; here everybody does "
       "(FE2)."),
    "" },
  { N_("Where several features that are paid at once lie on one tile, no document says from which tile a player takes an ingot "
       "first; here it is one from which most of them may take (GO3)."),
    "" },
  { N_("Which other points for the king and the robber baron are played at tables is not known; here are those of JCloisterZone "
       "(KR6)."),
    "king-robber-points" },
  { N_("Whether hills also break ties for farms is not said everywhere; here they do, as in JCloisterZone (HS12)."),
    "hills hill-tie" },
  { N_("No document says what becomes of a flock on a field that nothing can be added to any more when its player had no say; "
       "here, as in JCloisterZone, it is scored at once (HS8)."),
    "shepherds" },
  { N_("No document says which crossings show trees; the tile sets hold our proposal."),
    "trees-pass" },
  { N_("The house rule on holes can mean any four neighbours or four different features."),
    "holes" },
  { N_("No document says what a pig adds where a farm pays 4 for a city."),
    "older-pig pigs" },
  { N_("Of the pictures in Bard 2005 and Jedlińska only the numbers are known; the positions built "
       "after them are ours."),
    "" },
  { N_("Jedlińska speaks of the most meadows in one sentence and of the most farmers in the "
       "next."),
    "farm-scoring" },
  { N_("Ediția de iarnă counts segments where the other documents count tiles."),
    "city-count unfinished-count" },
  { N_("No document says until when figures may leave a city with rats in the turn that completes "
       "it (D11); here they may until it is scored."),
    "plague by-hand" },
  { N_("Ediția de iarnă does not say how the roads of a tile are counted when they decide who "
       "begins (H2); here each edge with a road counts, so a road that runs through counts two."),
    "first-player" },
  { N_("Kupcy i budowniczowie gives another tile to whoever extends or closes the road of his "
       "builder (T12), but knows no abbey; here an abbey that closes it brings none."),
    "builders abbeys" },
};

const char *
bst_io_rule_group_get_title (BstIoRuleGroup group)
{
  g_return_val_if_fail (group < BST_IO_N_RULE_GROUPS, NULL);

  return _(groups[group].title);
}

const char *
bst_io_rule_group_get_id (BstIoRuleGroup group)
{
  g_return_val_if_fail (group < BST_IO_N_RULE_GROUPS, NULL);

  return groups[group].id;
}

const char *
bst_io_standing_get_title (BstIoStanding standing)
{
  g_return_val_if_fail (standing < BST_IO_N_STANDINGS, NULL);

  return _(standings[standing].title);
}

const char *
bst_io_standing_get_id (BstIoStanding standing)
{
  g_return_val_if_fail (standing < BST_IO_N_STANDINGS, NULL);

  return standings[standing].id;
}

const char *
bst_io_standing_get_source (BstIoStanding standing)
{
  switch (standing)
    {
    case BST_IO_STANDING_DOCUMENT:
      return NULL;
    case BST_IO_STANDING_PUBLIC:
      return _("public rules page");
    case BST_IO_STANDING_PEER:
      return "JCloisterZone";
    case BST_IO_STANDING_UNMENTIONED:
      return _("not mentioned");
    case BST_IO_STANDING_READING:
    case BST_IO_N_STANDINGS:
    default:
      return _("our reading");
    }
}

/* --- Switches --- */

static const BstIoSwitchText *
find_switch (const char *name)
{
  for (guint i = 0; i < bst_io_n_rule_table; i++)
    if (strcmp (bst_io_rule_table[i].name, name) == 0)
      return &bst_io_rule_table[i];
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (strcmp (bst_io_figure_words[kind].number.name, name) == 0)
      return &bst_io_figure_words[kind].number;

  return NULL;
}

const char *
bst_io_switch_get_title (const char *name)
{
  const BstIoSwitchText *text = find_switch (name);

  return text != NULL ? _(text->title) : NULL;
}

const char *
bst_io_switch_get_sentence (const char *name)
{
  const BstIoSwitchText *text = find_switch (name);

  return text != NULL ? _(text->sentence) : NULL;
}

BstIoRuleGroup
bst_io_switch_get_group (const char *name)
{
  const BstIoSwitchText *text = find_switch (name);

  return text != NULL ? text->group : BST_IO_RULES_BASE;
}

/* --- Values --- */

/* Core knows which values there are, so that no number passes that a switch cannot have. */
static const BstIoValueText *
find_value (const char *name,
            const char *value)
{
  const BstIoSwitchText *text = find_switch (name);
  const BstIoValueText *found;
  BstRules scratch;

  bst_rules_init (&scratch);
  if (text == NULL || !bst_rules_set (&scratch, name, value, NULL))
    return NULL;

  for (found = text->values; found->value != NULL; found++)
    if (strcmp (found->value, value) == 0 || strcmp (found->value, "*") == 0)
      return found;

  return NULL;
}

char *
bst_io_value_dup_label (const char *name,
                        const char *value)
{
  const BstIoValueText *text = find_value (name, value);

  if (text == NULL)
    return NULL;

  return g_strdup (text->label != NULL ? _(text->label) : value);
}

const char *
bst_io_value_get_source (const char *name,
                         const char *value)
{
  const BstIoValueText *text = find_value (name, value);

  if (text == NULL)
    return NULL;

  return text->standing == BST_IO_STANDING_DOCUMENT ? text->documents
                                                    : bst_io_standing_get_source (text->standing);
}

BstIoStanding
bst_io_value_get_standing (const char *name,
                           const char *value)
{
  const BstIoValueText *text = find_value (name, value);

  return text != NULL ? text->standing : BST_IO_STANDING_READING;
}

/* --- Documents --- */

guint
bst_io_rules_get_n_documents (void)
{
  return G_N_ELEMENTS (documents);
}

BstIoDocument
bst_io_rules_get_document (guint index)
{
  BstIoDocument document = { "", "" };

  g_return_val_if_fail (index < G_N_ELEMENTS (documents), document);

  document.id = documents[index].id;
  document.title = _(documents[index].title);

  return document;
}

/* --- Open points --- */

guint
bst_io_rules_get_n_open_points (void)
{
  return G_N_ELEMENTS (open_points);
}

BstIoOpenPoint
bst_io_rules_get_open_point (guint index)
{
  BstIoOpenPoint point = { "", "" };

  g_return_val_if_fail (index < G_N_ELEMENTS (open_points), point);

  point.sentence = _(open_points[index].sentence);
  point.switches = open_points[index].switches;

  return point;
}

gboolean
bst_io_open_point_concerns (guint       index,
                            const char *name)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (index < G_N_ELEMENTS (open_points), FALSE);

  names = g_strsplit (open_points[index].switches, " ", -1);

  return g_strv_contains ((const char * const *) names, name);
}
