/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-set.h"

#include "bst-io-data.h"
#include "bst-io-xml.h"

#include <string.h>

/* As many characters as the schema allows. */
#define MAX_ID   31
#define MAX_TEXT 1000

/* A word for files: the letters and digits of the title without accents, joined by hyphens. */
static char *
make_id (const char *title)
{
  g_autofree char *valid = g_utf8_make_valid (title, -1);
  g_autofree char *ascii = g_str_to_ascii (valid, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < MAX_ID; c++)
    {
      if (g_ascii_isalnum (*c))
        g_string_append_c (id, g_ascii_tolower (*c));
      else if (id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "own");

  return g_string_free (id, FALSE);
}

/* What was typed, as far as a file may hold it. */
static char *
dup_clipped (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  return g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), MAX_TEXT));
}

BstIoRuleSet *
bst_io_rule_set_new (const BstRules *rules,
                     const char     *title,
                     const char     *description)
{
  BstIoRuleSet *rule_set = g_new0 (BstIoRuleSet, 1);

  rule_set->id = make_id (title);
  rule_set->rules = *rules;
  g_strlcpy (rule_set->rules.id, BST_IO_CUSTOM_RULES, sizeof rule_set->rules.id);
  rule_set->title = dup_clipped (title);
  rule_set->description = dup_clipped (description != NULL ? description : "");
  rule_set->source = g_strdup ("");

  return rule_set;
}

static void
write_element (GString    *out,
               const char *name,
               const char *text)
{
  g_string_append_printf (out, "  <%s>", name);
  bst_io_xml_append (out, text, FALSE);
  g_string_append_printf (out, "</%s>\n", name);
}

/* What is left out has the value of the modern rules. Names and values are plain words. */
static void
write_switches (GString        *out,
                const BstRules *rules)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);
  BstRules modern;

  bst_rules_init (&modern);
  for (guint i = 0; i < n_switches; i++)
    {
      g_autofree char *value = NULL;

      if (!bst_rules_differ (rules, &modern, &switches[i]))
        continue;
      value = bst_rules_get (rules, switches[i].name);
      g_string_append_printf (out, "  <switch name=\"%s\" value=\"%s\"/>\n", switches[i].name, value);
    }
}

char *
bst_io_rule_set_to_text (const BstIoRuleSet *rule_set)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ruleset id=\"");

  bst_io_xml_append (out, rule_set->id, TRUE);
  g_string_append (out, "\" version=\"1\">\n");
  write_element (out, "title", rule_set->title);
  write_element (out, "description", rule_set->description);
  write_element (out, "source", rule_set->source);
  if (rule_set->tiles != NULL)
    write_element (out, "tiles", rule_set->tiles);
  if (rule_set->most_players > 0)
    g_string_append_printf (out, "  <players least=\"%u\" most=\"%u\"/>\n",
                            rule_set->least_players, rule_set->most_players);
  write_switches (out, &rule_set->rules);
  g_string_append (out, "</ruleset>\n");

  return g_string_free (out, FALSE);
}

static char *
read_back (const char     *text,
           const char     *name,
           gconstpointer   data,
           GError        **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  BstIoRuleSet *rule_set = bst_io_rule_set_load_bytes (bytes, name, error);
  char *again = rule_set != NULL ? bst_io_rule_set_to_text (rule_set) : NULL;

  bst_io_rule_set_free (rule_set);

  return again;
}

gboolean
bst_io_rule_set_save (const BstIoRuleSet  *rule_set,
                      const char          *path,
                      GError             **error)
{
  g_autofree char *text = bst_io_rule_set_to_text (rule_set);

  return bst_io_data_write (path, text, read_back, NULL, error);
}
