/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines that set up a game. */

#include "config.h"

#include "bst-io-case-play-private.h"

#include "bst-io-rule-set.h"
#include "bst-io-rule-text.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static char *
tell_tiles (const char *names)
{
  g_auto (GStrv) parts = g_strsplit (names, "+", -1);
  g_autoptr (GString) titles = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    {
      g_autofree char *title = bst_io_tile_set_dup_title (*part);

      bst_io_case_add_item (titles, title);
    }

  /* Translators: %s is a list of tile sets. */
  return g_strdup_printf (_("Tiles: %s"), titles->str);
}

/* "Fairy: yes". (transfer full) */
static char *
dup_switch (const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  const char *title = bst_io_switch_get_title (parts[0]);
  g_autofree char *label = parts[1] != NULL ? bst_io_value_dup_label (parts[0], parts[1]) : NULL;

  return title != NULL && label != NULL ? g_strdup_printf (_("%s: %s"), title, label) : g_strdup (word);
}

static char *
tell_rules (char **words)
{
  g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (words[0], NULL);
  g_autoptr (GString) text = g_string_new (set != NULL ? set->title : words[0]);

  for (char **word = words + 1; *word != NULL; word++)
    {
      g_autofree char *one = dup_switch (*word);

      g_string_append (text, C_("list separator", "; "));
      g_string_append (text, one);
    }

  /* Translators: %s is a rule set, and switches that are set otherwise. */
  return g_strdup_printf (_("Rules: %s"), text->str);
}

char *
bst_io_case_tell_set_up (const BstIoCaseLine *line)
{
  switch (line->verb)
    {
    case BST_IO_CASE_TILES:
      return tell_tiles (line->words[0]);
    case BST_IO_CASE_RULES:
      return tell_rules (line->words);
    default:
      return NULL;
    }
}
