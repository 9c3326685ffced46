/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-examples.h"
#include "cli-json.h"
#include "cli-rulebook.h"
#include "cli-table.h"
#include "cli.h"

#include "bst-io-case-check.h"
#include "bst-io-rule-set.h"
#include "bst-io-rule-text.h"

#include <glib/gi18n.h>

#include <locale.h>

/* The bundled rule set with this id, or the user's own in this file. */
static BstIoRuleSet *
load (const char  *argument,
      GError     **error)
{
  return bst_io_rules_is_file (argument) ? bst_io_rule_set_load_file (argument, error)
                                         : bst_io_rule_set_load (argument, error);
}

static gboolean
has_open_points (const char *name)
{
  for (guint i = 0; i < bst_io_rules_get_n_open_points (); i++)
    if (bst_io_open_point_concerns (i, name))
      return TRUE;

  return FALSE;
}

/* --- JSON --- */

static void
add_set (JsonBuilder        *builder,
         const BstIoRuleSet *rule_set)
{
  cli_json_text (builder, "id", rule_set->id);
  cli_json_text (builder, "title", rule_set->title);
  cli_json_text (builder, "description", rule_set->description);
  cli_json_text (builder, "source", rule_set->source);
  cli_json_nullable (builder, "tiles", rule_set->tiles);
}

static void
add_value (JsonBuilder *builder,
           const char  *name,
           const char  *value)
{
  g_autofree char *label = bst_io_value_dup_label (name, value);

  cli_json_text (builder, "value", value);
  cli_json_text (builder, "label", label);
  cli_json_text (builder, "source", bst_io_value_get_source (name, value));
  cli_json_text (builder, "standing",
                 bst_io_standing_get_id (bst_io_value_get_standing (name, value)));
}

/* All values that the switch may have: a list, or for a number its bounds. */
static void
add_choice (JsonBuilder         *builder,
            const BstRuleSwitch *rule_switch)
{
  if (rule_switch->values == NULL)
    {
      cli_json_int (builder, "lowest", rule_switch->lowest);
      cli_json_int (builder, "highest", rule_switch->highest);
      return;
    }

  cli_json_begin_array (builder, "values");
  for (guint i = 0; rule_switch->values[i] != NULL; i++)
    {
      json_builder_begin_object (builder);
      add_value (builder, rule_switch->name, rule_switch->values[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_switch (JsonBuilder         *builder,
            const BstRules      *rules,
            const BstRuleSwitch *rule_switch)
{
  const char *name = rule_switch->name;
  g_autofree char *value = bst_rules_get (rules, name);

  json_builder_begin_object (builder);
  cli_json_text (builder, "name", name);
  cli_json_text (builder, "group", bst_io_rule_group_get_id (bst_io_switch_get_group (name)));
  cli_json_text (builder, "rule", rule_switch->rule);
  cli_json_text (builder, "title", bst_io_switch_get_title (name));
  cli_json_text (builder, "sentence", bst_io_switch_get_sentence (name));
  add_value (builder, name, value);
  add_choice (builder, rule_switch);
  json_builder_end_object (builder);
}

static void
add_open_points (JsonBuilder *builder)
{
  cli_json_begin_array (builder, "open");
  for (guint i = 0; i < bst_io_rules_get_n_open_points (); i++)
    {
      BstIoOpenPoint point = bst_io_rules_get_open_point (i);
      g_auto (GStrv) names = g_strsplit (point.switches, " ", -1);

      json_builder_begin_object (builder);
      cli_json_text (builder, "sentence", point.sentence);
      cli_json_texts (builder, "switches", names);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_set_json (const BstIoRuleSet *rule_set)
{
  JsonBuilder *builder = cli_json_new ();
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  add_set (builder, rule_set);
  cli_json_begin_array (builder, "switches");
  for (guint i = 0; i < n_switches; i++)
    add_switch (builder, &rule_set->rules, &switches[i]);
  json_builder_end_array (builder);
  add_open_points (builder);
  cli_json_print (builder);
}

/* --- Text --- */

/* Where there is no name to give, the source is itself a word for the standing. */
static gboolean
names_a_source (BstIoStanding standing)
{
  return standing == BST_IO_STANDING_DOCUMENT || standing == BST_IO_STANDING_PEER;
}

static void
print_switch (const BstRules      *rules,
              const BstRuleSwitch *rule_switch)
{
  const char *name = rule_switch->name;
  g_autofree char *value = bst_rules_get (rules, name);
  g_autofree char *label = bst_io_value_dup_label (name, value);
  BstIoStanding standing = bst_io_value_get_standing (name, value);

  /* Translators: the title of a rule switch, and what it is set to. */
  g_autofree char *set = g_strdup_printf (_("%s: %s"), bst_io_switch_get_title (name), label);

  g_print ("  %s = %s\n", name, value);
  g_print ("      %s\n", set);
  g_print ("      %s\n", bst_io_switch_get_sentence (name));
  g_print ("      [%s] %s", rule_switch->rule, bst_io_value_get_source (name, value));
  if (names_a_source (standing))
    g_print ("; %s", bst_io_standing_get_title (standing));
  g_print ("%s\n", has_open_points (name) ? " (*)" : "");
}

/* What is marked with a star, and what concerns no switch. */
static void
print_open_points (void)
{
  g_print ("\n%s\n", _("What the documents leave open (*)"));
  for (guint i = 0; i < bst_io_rules_get_n_open_points (); i++)
    {
      BstIoOpenPoint point = bst_io_rules_get_open_point (i);

      g_print ("  %u. %s", i + 1, point.sentence);
      if (*point.switches != '\0')
        g_print (" [%s]", point.switches);
      g_print ("\n");
    }
}

static void
print_set (const BstIoRuleSet *rule_set)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  g_print ("%s (%s)\n", rule_set->title, rule_set->id);
  if (*rule_set->description != '\0')
    g_print ("%s\n", rule_set->description);
  if (*rule_set->source != '\0')
    g_print (_("Source: %s\n"), rule_set->source);
  if (rule_set->tiles != NULL)
    g_print (_("Tile sets: %s\n"), rule_set->tiles);

  for (guint group = 0; group < BST_IO_N_RULE_GROUPS; group++)
    {
      g_print ("\n%s\n", bst_io_rule_group_get_title ((BstIoRuleGroup) group));
      for (guint i = 0; i < n_switches; i++)
        if (bst_io_switch_get_group (switches[i].name) == (BstIoRuleGroup) group)
          print_switch (&rule_set->rules, &switches[i]);
    }
  print_open_points ();
}

/* --- All rule sets --- */

static CliStatus
print_list_json (GPtrArray *sets)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_begin_array (builder, "rulesets");
  for (guint i = 0; i < sets->len; i++)
    {
      json_builder_begin_object (builder);
      add_set (builder, g_ptr_array_index (sets, i));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);

  return CLI_OK;
}

static CliStatus
print_list (GPtrArray *sets)
{
  const char * const headings[] = { "", "", "", NULL };
  CliTable *table = cli_table_new (headings, 0);

  for (guint i = 0; i < sets->len; i++)
    {
      const BstIoRuleSet *rule_set = g_ptr_array_index (sets, i);

      cli_table_add (table, rule_set->id);
      cli_table_add (table, rule_set->title);
      cli_table_add (table, rule_set->source);
    }
  cli_table_print (table);

  return CLI_OK;
}

static GPtrArray *
load_all (GError **error)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify)
                                                               bst_io_rule_set_free);
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (char **id = ids; *id != NULL; id++)
    {
      BstIoRuleSet *rule_set = bst_io_rule_set_load (*id, error);

      if (rule_set == NULL)
        return NULL;
      g_ptr_array_add (sets, rule_set);
    }

  return g_steal_pointer (&sets);
}

/* One rule set, by its id or in a file of the user's own. */
static CliStatus
print_one (const char *argument,
           gboolean    json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoRuleSet) rule_set = load (argument, &error);

  if (rule_set == NULL)
    {
      g_printerr ("%s\n", error->message);
      return bst_io_rules_is_file (argument) ? CLI_FAULTS : CLI_USAGE;
    }
  if (json)
    print_set_json (rule_set);
  else
    print_set (rule_set);

  return CLI_OK;
}

/* What is asked of the rule or the rule set that is named. */
typedef struct
{
  gboolean  json;
  gboolean  all;
  gboolean  compare;
  gboolean  check;
  int       example;    /* from 1; 0 for none */
  int       step;       /* from 1; 0: the one that shows best what the example is about */
  char     *render;     /* the file (nullable) */
  char     *search;     /* (nullable) */
} Request;

static gboolean
asks_for_example (const Request *request)
{
  return request->compare || request->example != 0 || request->step != 0 || request->render != NULL;
}

/* FALSE, and it is said, if the options do not go together. */
static gboolean
check_request (const Request *request,
               char         **argv,
               int            argc)
{
  if (request->check && (argc < 2 || request->all || request->search != NULL || request->json
                         || asks_for_example (request)))
    g_printerr (_("%s: files of examples to check\n"), argv[0]);
  else if (request->check)
    return TRUE;
  else if (request->all && argc > 1)
    g_printerr (_("%s: all rules, or those that are named\n"), argv[0]);
  else if (request->search != NULL && (request->all || argc > 1))
    g_printerr (_("%s: a search, or rules that are named\n"), argv[0]);
  else if (asks_for_example (request) && (argc != 2 || bst_io_rulebook_find (argv[1]) == NULL))
    g_printerr (_("%s: an example is one of a single rule, by its number\n"), argv[0]);
  else
    return TRUE;

  return FALSE;
}

static CliStatus
show_example (const BstIoRule *rule,
              const Request   *request)
{
  int number = request->example != 0 ? request->example : 1;

  if (request->render != NULL)
    return cli_examples_render (rule, number, request->step, request->render);
  if (request->compare)
    return cli_examples_compare (rule, number, request->json);

  return cli_examples_show (rule, number, request->json);
}

/* FALSE if a case has a fault, which is told. */
static gboolean
check_case (const BstIoCase *one)
{
  g_autoptr (GPtrArray) faults = bst_io_case_check (one);

  for (guint i = 0; i < faults->len; i++)
    g_print ("%s\n", (const char *) g_ptr_array_index (faults, i));

  return faults->len == 0;
}

/* Do all examples of the files hold? How many there are is said of each. */
static CliStatus
check_files (char **paths,
             int    n_paths)
{
  CliStatus status = CLI_OK;

  for (int i = 0; i < n_paths; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) cases = bst_io_case_check_load (paths[i], &error);
      guint n_faults = 0;

      if (cases == NULL)
        {
          g_printerr ("%s\n", error->message);
          status = CLI_FAULTS;
          continue;
        }
      for (guint n = 0; n < cases->len; n++)
        n_faults += !check_case (g_ptr_array_index (cases, n));
      /* Translators: a file, how many examples of rules it has, and how many of them are wrong. */
      g_print (ngettext ("%s: %u example, wrong: %u\n", "%s: %u examples, wrong: %u\n", cases->len),
               paths[i], cases->len, n_faults);
      if (n_faults > 0)
        status = CLI_FAULTS;
    }

  return status;
}

static CliStatus
print_rules (char          **argv,
             int             argc,
             const Request  *request)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sets = load_all (&error);

  if (sets == NULL)
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }
  if (request->all)
    return cli_rulebook_print_all (sets, request->json);
  if (request->search != NULL)
    return cli_rulebook_search (request->search, sets, request->json);
  if (argc > 1)
    return cli_rulebook_print (argv + 1, (guint) argc - 1, sets, request->json);

  return request->json ? print_list_json (sets) : print_list (sets);
}

CliStatus
cli_rules (int    argc,
           char **argv)
{
  Request request = { FALSE };
  g_autofree char *render = NULL, *search = NULL;
  GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &request.all, N_("Print all numbered rules"), NULL },
    { "search", 0, 0, G_OPTION_ARG_STRING, &search, N_("Print the rules that speak of this"),
      N_("WORDS") },
    { "example", 0, 0, G_OPTION_ARG_INT, &request.example,
      N_("Print this example of the rule, step by step"), "N" },
    { "compare", 0, 0, G_OPTION_ARG_NONE, &request.compare,
      N_("Print what the example pays under each rule set"), NULL },
    { "render", 0, 0, G_OPTION_ARG_FILENAME, &render,
      N_("Draw the example; the ending chooses PNG, SVG or PDF"), N_("OUT") },
    { "step", 0, 0, G_OPTION_ARG_INT, &request.step, N_("The step of the example that is drawn"), "N" },
    { "check", 0, 0, G_OPTION_ARG_NONE, &request.check,
      N_("Check the examples of these files and folders"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &request.json,
      N_("Print JSON (described in the manual page)"), NULL },
    { NULL }
  };
  gboolean parsed = cli_parse (&argc, &argv, entries, _("[SET | NUMBER… | FILE…]"), 0, -1);

  request.render = render;
  request.search = search;
  if (!parsed || !check_request (&request, argv, argc))
    return CLI_USAGE;

  /* JSON says the same in every locale. */
  if (request.json)
    setlocale (LC_MESSAGES, "C");
  if (request.check)
    return check_files (argv + 1, argc - 1);
  if (asks_for_example (&request))
    return show_example (bst_io_rulebook_find (argv[1]), &request);
  if (argc == 2 && !cli_rulebook_is_number (argv[1]))
    return print_one (argv[1], request.json);

  return print_rules (argv, argc, &request);
}
