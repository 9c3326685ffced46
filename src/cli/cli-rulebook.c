/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-rulebook.h"

#include "cli-examples.h"
#include "cli-json.h"

#include "bst-io-rule-search.h"
#include "bst-io-rule-set.h"
#include "bst-io-rule-spread.h"
#include "bst-io-rulebook.h"

#include <glib/gi18n.h>

#include <string.h>

gboolean
cli_rulebook_is_number (const char *argument)
{
  return bst_io_rulebook_find (argument) != NULL
         || (g_ascii_isupper (*argument) && strpbrk (argument, "0123456789") != NULL
             && !bst_io_rules_is_file (argument));
}

/* The sets in which the switch has this value. (transfer container) */
static GPtrArray *
get_sets_with (GPtrArray  *sets,
               const char *name,
               const char *value)
{
  GPtrArray *with = g_ptr_array_new ();

  for (guint i = 0; i < sets->len; i++)
    {
      BstIoRuleSet *set = g_ptr_array_index (sets, i);
      g_autofree char *own = bst_rules_get (&set->rules, name);

      if (strcmp (own, value) == 0)
        g_ptr_array_add (with, set);
    }

  return with;
}

/* The values that the switch has in the sets, each once. (transfer full) */
static GPtrArray *
get_values (GPtrArray  *sets,
            const char *name)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < sets->len; i++)
    {
      const BstIoRuleSet *set = g_ptr_array_index (sets, i);
      char *value = bst_rules_get (&set->rules, name);

      if (g_ptr_array_find_with_equal_func (values, value, g_str_equal, NULL))
        g_free (value);
      else
        g_ptr_array_add (values, value);
    }

  return values;
}

/* --- JSON --- */

static void
add_values (JsonBuilder *builder,
            GPtrArray   *sets,
            const char  *name)
{
  g_autoptr (GPtrArray) values = get_values (sets, name);

  cli_json_begin_array (builder, "values");
  for (guint i = 0; i < values->len; i++)
    {
      const char *value = g_ptr_array_index (values, i);
      g_autofree char *label = bst_io_value_dup_label (name, value);
      g_autoptr (GPtrArray) with = get_sets_with (sets, name, value);

      json_builder_begin_object (builder);
      cli_json_text (builder, "value", value);
      cli_json_text (builder, "label", label);
      cli_json_begin_array (builder, "rulesets");
      for (guint j = 0; j < with->len; j++)
        json_builder_add_string_value (builder, ((const BstIoRuleSet *) g_ptr_array_index (with, j))->id);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_rule (JsonBuilder     *builder,
          const BstIoRule *rule,
          GPtrArray       *sets)
{
  g_autofree char *source = bst_io_rule_dup_source (rule);
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  json_builder_begin_object (builder);
  cli_json_text (builder, "number", rule->number);
  cli_json_text (builder, "chapter", bst_io_rule_get_chapter (rule));
  cli_json_text (builder, "sentence", bst_io_rule_get_sentence (rule));
  cli_json_text (builder, "source", source);
  cli_json_text (builder, "standing", bst_io_standing_get_id (rule->standing));
  cli_json_begin_array (builder, "switches");
  for (guint i = 0; i < n_switches; i++)
    if (bst_io_rule_concerns (rule, switches[i].rule))
      {
        json_builder_begin_object (builder);
        cli_json_text (builder, "name", switches[i].name);
        cli_json_text (builder, "title", bst_io_switch_get_title (switches[i].name));
        add_values (builder, sets, switches[i].name);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
  cli_examples_add (builder, rule);
  json_builder_end_object (builder);
}

static void
add_documents (JsonBuilder *builder)
{
  cli_json_begin_array (builder, "documents");
  for (guint i = 0; i < bst_io_rules_get_n_documents (); i++)
    {
      BstIoDocument document = bst_io_rules_get_document (i);

      json_builder_begin_object (builder);
      cli_json_text (builder, "id", document.id);
      cli_json_text (builder, "title", document.title);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (GPtrArray *rules,
            GPtrArray *sets)
{
  JsonBuilder *builder = cli_json_new ();

  add_documents (builder);
  cli_json_begin_array (builder, "rules");
  for (guint i = 0; i < rules->len; i++)
    add_rule (builder, g_ptr_array_index (rules, i), sets);
  json_builder_end_array (builder);
  cli_json_print (builder);
}

/* --- Text --- */

/* A set or value is named as who asks for it must write it, and as who reads knows it. */
static void
print_value (GPtrArray  *sets,
             const char *name,
             const char *value)
{
  g_autofree char *label = bst_io_value_dup_label (name, value);
  g_autoptr (GPtrArray) with = get_sets_with (sets, name, value);

  g_print (strcmp (label, value) == 0 ? "      %s: " : "      %s (%s): ", value, label);
  for (guint i = 0; i < with->len; i++)
    {
      const BstIoRuleSet *set = g_ptr_array_index (with, i);

      g_print ("%s%s (%s)", i > 0 ? C_("list separator", ", ") : "", set->id, set->title);
    }
  g_print ("\n");
}

static void
print_switch (GPtrArray  *sets,
              const char *name)
{
  g_autoptr (GPtrArray) values = get_values (sets, name);

  g_print ("    %s (%s)\n", name, bst_io_switch_get_title (name));
  for (guint i = 0; i < values->len; i++)
    print_value (sets, name, g_ptr_array_index (values, i));
}

static void
print_rule (const BstIoRule *rule,
            GPtrArray       *sets)
{
  g_autofree char *source = bst_io_rule_dup_source (rule);
  g_auto (BstIoRuleSpread) spread = { NULL, NULL };
  g_autofree char *standing = NULL;
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  /* Translators: the number of a rule and its sentence: "C2: A completed city ..." */
  g_print (_("%s: %s"), rule->number, bst_io_rule_get_sentence (rule));
  g_print ("\n    ");
  g_print (_("Source: %s\n"), source);
  bst_io_rule_spread_init (&spread, rule);
  standing = bst_io_rule_spread_dup_text (&spread);
  g_print ("    %s\n", standing);
  for (guint i = 0; i < n_switches; i++)
    if (bst_io_rule_concerns (rule, switches[i].rule))
      print_switch (sets, switches[i].name);
  cli_examples_print (rule);
}

/* What the documents are that the rules rest on. */
static void
print_documents (GPtrArray *rules)
{
  gboolean first = TRUE;

  for (guint i = 0; i < bst_io_rules_get_n_documents (); i++)
    {
      BstIoDocument document = bst_io_rules_get_document (i);
      gboolean cited = FALSE;

      for (guint j = 0; j < rules->len; j++)
        cited = cited || bst_io_rule_cites (g_ptr_array_index (rules, j), document.id);
      if (!cited)
        continue;
      g_print ("%s%s: %s\n", first ? "\n" : "", document.id, document.title);
      first = FALSE;
    }
}

CliStatus
cli_rulebook_print (char      **numbers,
                    guint       n_numbers,
                    GPtrArray  *sets,
                    gboolean    json)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  for (guint i = 0; i < n_numbers; i++)
    {
      const BstIoRule *rule = bst_io_rulebook_find (numbers[i]);

      if (rule == NULL)
        {
          g_printerr (_("no rule has the number “%s”\n"), numbers[i]);
          return CLI_USAGE;
        }
      g_ptr_array_add (rules, (gpointer) rule);
    }

  if (json)
    {
      print_json (rules, sets);
      return CLI_OK;
    }
  for (guint i = 0; i < rules->len; i++)
    print_rule (g_ptr_array_index (rules, i), sets);
  print_documents (rules);

  return CLI_OK;
}

CliStatus
cli_rulebook_search (const char *words,
                     GPtrArray  *sets,
                     gboolean    json)
{
  g_autoptr (GPtrArray) rules = bst_io_rule_search (words);

  if (json)
    print_json (rules, sets);
  for (guint i = 0; i < rules->len && !json; i++)
    {
      const BstIoRule *rule = g_ptr_array_index (rules, i);

      g_print (_("%s: %s"), rule->number, bst_io_rule_get_sentence (rule));
      g_print ("\n");
    }

  return rules->len > 0 ? CLI_OK : CLI_FAULTS;
}

/* --- The page of all rules --- */

static void
print_page_rule (const BstIoRule *rule)
{
  g_autofree char *source = bst_io_rule_dup_source (rule);
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  g_print ("* **%s** %s *%s*", rule->number, bst_io_rule_get_sentence (rule), source);
  for (guint i = 0; i < n_switches; i++)
    if (bst_io_rule_concerns (rule, switches[i].rule))
      g_print (" `%s`", switches[i].name);
  g_print ("\n");
}

static void
print_page (void)
{
  const char *chapter = "";

  g_print ("# %s\n\n%s\n", _("The numbered rules"),
           _("In our own words, with where they are written and the switches that change them."));
  g_print ("\n## %s\n\n", _("Rule Documents"));
  for (guint i = 0; i < bst_io_rules_get_n_documents (); i++)
    {
      BstIoDocument document = bst_io_rules_get_document (i);

      g_print ("* **%s** %s\n", document.id, document.title);
    }
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_get_rule (i);

      if (strcmp (bst_io_rule_get_chapter (rule), chapter) != 0)
        {
          chapter = bst_io_rule_get_chapter (rule);
          g_print ("\n## %s\n\n", chapter);
        }
      print_page_rule (rule);
    }
  g_print ("\n## %s\n\n", _("What the documents leave open"));
  for (guint i = 0; i < bst_io_rules_get_n_open_points (); i++)
    g_print ("%u. %s\n", i + 1, bst_io_rules_get_open_point (i).sentence);
}

CliStatus
cli_rulebook_print_all (GPtrArray *sets,
                        gboolean   json)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  if (!json)
    {
      print_page ();
      return CLI_OK;
    }
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    g_ptr_array_add (rules, (gpointer) bst_io_rulebook_get_rule (i));
  print_json (rules, sets);

  return CLI_OK;
}
