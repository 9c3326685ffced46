/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rulebook.h"

#include "bst-io-rulebook-table.h"

#include <string.h>

/* What the numbers with one beginning are about. */
typedef struct
{
  const char     *prefix;
  const char     *title;        /* NULL where the group of switches has it */
  BstIoRuleGroup  group;
} Chapter;

static const Chapter chapters[] = {
  { "R", N_("Preparation and turn"), BST_IO_RULES_BASE },
  { "P", N_("Laying tiles"), BST_IO_RULES_BASE },
  { "M", N_("Putting followers"), BST_IO_RULES_BASE },
  { "RD", N_("Roads"), BST_IO_RULES_BASE },
  { "C", N_("Cities"), BST_IO_RULES_BASE },
  { "MJ", N_("Majority"), BST_IO_RULES_BASE },
  { "MO", N_("Monasteries"), BST_IO_RULES_BASE },
  { "ST", N_("Score track"), BST_IO_RULES_BASE },
  { "F", N_("Farms"), BST_IO_RULES_BASE },
  { "FV", N_("Ways of scoring farms"), BST_IO_RULES_BASE },
  { "E", N_("End of the game"), BST_IO_RULES_BASE },
  { "RV", NULL, BST_IO_RULES_RIVER },
  { "IC", NULL, BST_IO_RULES_INNS },
  { "T", NULL, BST_IO_RULES_TRADERS },
  { "AM", NULL, BST_IO_RULES_ABBEY },
  { "PD", NULL, BST_IO_RULES_DRAGON },
  { "TO", NULL, BST_IO_RULES_TOWER },
  { "SI", NULL, BST_IO_RULES_SIEGE },
  { "AB", NULL, BST_IO_RULES_ABBOT },
  { "D", NULL, BST_IO_RULES_DROUGHT },
  { "FL", NULL, BST_IO_RULES_FLIER },
  { "FE", NULL, BST_IO_RULES_FERRIES },
  { "GO", NULL, BST_IO_RULES_GOLDMINES },
  { "MW", NULL, BST_IO_RULES_MAGE },
  { "CC", NULL, BST_IO_RULES_CIRCLES },
  { "KR", NULL, BST_IO_RULES_KING_AND_ROBBER },
  { "HS", NULL, BST_IO_RULES_HILLS },
  { "W", N_("Winter Edition"), BST_IO_RULES_BASE },
  { "H", NULL, BST_IO_RULES_HOUSE },
};

guint
bst_io_rulebook_get_n_rules (void)
{
  return bst_io_n_rulebook_base + bst_io_n_rulebook_more;
}

const BstIoRule *
bst_io_rulebook_get_rule (guint index)
{
  g_return_val_if_fail (index < bst_io_rulebook_get_n_rules (), NULL);

  return index < bst_io_n_rulebook_base ? &bst_io_rulebook_base[index]
                                        : &bst_io_rulebook_more[index - bst_io_n_rulebook_base];
}

const BstIoRule *
bst_io_rulebook_find (const char *number)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_get_rule (i);

      if (g_ascii_strcasecmp (rule->number, number) == 0)
        return rule;
    }

  return NULL;
}

const char *
bst_io_rule_get_sentence (const BstIoRule *rule)
{
  return _(rule->sentence);
}

/* --- Sources --- */

/* (transfer full) */
static char *
get_citation (const BstIoCitation *citation)
{
  switch (citation->place)
    {
    case BST_IO_PAGE:
      /* Translators: where a rule is written: "Bard 2005, page 3". */
      return g_strdup_printf (_("%s, page %u"), citation->document, citation->number);
    case BST_IO_SHEET:
      /* Translators: where a rule is written, on one of two sheets: "Bard 2005, sheet B1". */
      return g_strdup_printf (_("%s, sheet B%u"), citation->document, citation->number);
    case BST_IO_FOOTNOTE:
      /* Translators: where a rule is written: "Ediția de iarnă, footnote 21". */
      return g_strdup_printf (_("%s, footnote %u"), citation->document, citation->number);
    case BST_IO_HOUSE_RULES:
      /* Translators: where a rule is written: "Ediția de iarnă, house rules". */
      return g_strdup_printf (_("%s, house rules"), citation->document);
    case BST_IO_SOMEWHERE:
    default:
      return g_strdup (citation->document);
    }
}

char *
bst_io_rule_dup_source (const BstIoRule *rule)
{
  g_autoptr (GString) source = g_string_new (NULL);

  if (rule->standing != BST_IO_STANDING_DOCUMENT)
    return g_strdup (bst_io_standing_get_source (rule->standing));

  for (const BstIoCitation *at = rule->citations; at->document != NULL; at++)
    {
      g_autofree char *citation = get_citation (at);

      if (source->len > 0)
        g_string_append (source, "; ");
      g_string_append (source, citation);
    }

  return g_string_free (g_steal_pointer (&source), FALSE);
}

gboolean
bst_io_rule_cites (const BstIoRule *rule,
                   const char      *document)
{
  for (const BstIoCitation *at = rule->citations; at->document != NULL; at++)
    if (strcmp (at->document, document) == 0)
      return TRUE;

  return FALSE;
}

/* --- Numbers --- */

/* How many letters the number begins with: 2 of "MO3", 2 of "FV-pig". */
static gsize
get_prefix_length (const char *number)
{
  gsize length = 0;

  while (g_ascii_isupper (number[length]))
    length++;

  return length;
}

static const Chapter *
find_chapter (const BstIoRule *rule)
{
  gsize length = get_prefix_length (rule->number);

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    if (strlen (chapters[i].prefix) == length
        && strncmp (chapters[i].prefix, rule->number, length) == 0)
      return &chapters[i];

  g_return_val_if_reached (&chapters[0]);
}

const char *
bst_io_rule_get_chapter (const BstIoRule *rule)
{
  const Chapter *chapter = find_chapter (rule);

  return chapter->title != NULL ? _(chapter->title) : bst_io_rule_group_get_title (chapter->group);
}

BstIoRuleGroup
bst_io_rule_get_group (const BstIoRule *rule)
{
  return find_chapter (rule)->group;
}

/* "D12" lies in "D11-D14", "FV1b" in "FV1-FV3". */
static gboolean
lies_between (const char *number,
              const char *first,
              const char *last)
{
  gsize length = get_prefix_length (number);
  guint64 value = g_ascii_strtoull (number + length, NULL, 10);

  return get_prefix_length (first) == length && strncmp (number, first, length) == 0
         && value >= g_ascii_strtoull (first + length, NULL, 10)
         && value <= g_ascii_strtoull (last + length, NULL, 10);
}

gboolean
bst_io_rule_concerns (const BstIoRule *rule,
                      const char      *rules_of_switch)
{
  g_auto (GStrv) parts = g_strsplit (rules_of_switch, ", ", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      g_auto (GStrv) ends = g_strsplit (*part, "-", 2);

      if (strcmp (rule->number, *part) == 0
          || (ends[1] != NULL && g_ascii_isdigit (ends[1][strlen (ends[1]) - 1])
              && lies_between (rule->number, ends[0], ends[1])))
        return TRUE;
    }

  return FALSE;
}
