/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-document.h"
#include "bst-io-rule-scope.h"
#include "bst-io-rule-set.h"
#include "bst-io-rule-spread.h"
#include "bst-io-tile-set.h"
#include "io-test.h"

#include <glib/gstdio.h>

#include <string.h>

static const BstPlayer players[] = {
  { .colour = BST_COLOUR_RED }, { .colour = BST_COLOUR_BLUE }
};

/* Every switch in which a bundled set differs from the modern rules: the table of rules.md,
 * 3.17, and the house rules of 3.16 that go together. */
static void
bundled_sets_are_those_of_the_documents (void)
{
  static const struct
  {
    const char *id;
    const char *source;
    const char *tiles;
    const char *differs;
  } expected[] = {
    { "modern", "Bard 2005, Ediția de iarnă", NULL, "modern" },
    { "bard", "Bard 2005", "basic", "modern" },
    { "classic", "Jedlińska", "basic",
      "modern,farm-scoring=older,two-tile-city=reduced,unplaceable=return-to-stack,"
      "first-player=youngest-names" },
    { "classic-literal", "Jedlińska", "basic",
      "modern,farm-scoring=older-literal,two-tile-city=reduced,unplaceable=return-to-stack,"
      "first-player=youngest-names" },
    { "classic-river", "Jedlińska", "basic+river",
      "modern,farm-scoring=older,two-tile-city=reduced,unplaceable=return-to-stack,"
      "first-player=youngest-names" },
    { "jcloisterzone", "JCloisterZone", NULL,
      "modern,u-turn=jcloisterzone,river-start=kept,ransom=any-decision,king-record=on-board" },
    { "second-edition", "FV2", NULL,
      "modern,farm-scoring=second-edition,two-tile-city=reduced" },
    { "winter", "Ediția de iarnă", "basic+winter",
      "modern,first-player=youngest-decides,score-track=laps" },
    { "winter-house", "Ediția de iarnă", "basic+winter",
      "modern,unplaceable=return-to-bag,first-player=roads,predraw=yes,start-in-bag=yes,"
      "trees-pass=yes,buying=yes,holes=turn,unfinished=nothing,table-edge=completes,score-track=dice" },
  };
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  g_assert_cmpuint (g_strv_length (ids), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (expected[i].id, &error);
      g_autofree char *differs = NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (ids[i], ==, expected[i].id);
      g_assert_cmpstr (set->id, ==, expected[i].id);
      g_assert_cmpstr (set->rules.id, ==, expected[i].id);
      g_assert_cmpstr (set->source, ==, expected[i].source);
      g_assert_cmpstr (set->tiles, ==, expected[i].tiles);
      g_assert_cmpuint (strlen (set->title), >, 0);
      g_assert_true (g_str_has_suffix (set->description, "."));
      g_strlcpy (set->rules.id, "custom", sizeof set->rules.id);
      differs = bst_rules_to_text (&set->rules);
      g_assert_cmpstr (differs, ==, expected[i].differs);
    }
}

/* Two to five play, or six where an expansion has figures in a sixth colour. */
static void
players_are_counted (void)
{
  static const struct
  {
    const char *rules;
    const char *tiles;
    guint       n_players;
    const char *fault;
  } cases[] = {
    { "classic", "basic", 2, NULL }, { "classic", "basic", 5, NULL },
    { "classic", "basic", 1, "“Older rules” is for 2 to 5 players, this game has 1" },
    { "classic", "basic", 6, "“Older rules” is for 2 to 5 players, this game has 6" },
    { "modern", "basic+inns-and-cathedrals", 6, NULL },
    { "jcloisterzone", "basic", 1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *fault = NULL;
      BstRules rules;

      g_assert_true (bst_io_rules_load (cases[i].rules, &rules, NULL));
      fault = bst_io_rule_set_dup_players_fault (&rules, cases[i].tiles, cases[i].n_players);
      g_assert_cmpstr (fault, ==, cases[i].fault);
    }
}

/* Whatever set names tiles, these are there, and the game can begin. */
static void
named_tiles_are_there (void)
{
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (*id, &error);
      g_autoptr (BstTileSet) tiles = bst_io_tile_set_load (set->tiles != NULL ? set->tiles
                                                                              : "basic", &error);
      g_autoptr (BstGame) game = NULL;

      g_assert_no_error (error);
      game = bst_game_new (tiles, &set->rules, players, 2, &error);
      g_assert_no_error (error);
    }
}

static void
modern_is_what_core_begins_with (void)
{
  BstRules core, data;

  bst_rules_init (&core);
  g_assert_true (bst_io_rules_load ("modern", &data, NULL));
  g_assert_true (bst_rules_equal (&core, &data));
}

static void
refuse (const char *switches,
        const char *words)
{
  g_autofree char *text = g_strdup_printf ("<ruleset id=\"own\" version=\"1\"><title>t</title>"
                                           "<description>d</description><source/>%s</ruleset>",
                                           switches);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load_bytes (bytes, "own.xml", &error);

  g_assert_null (set);
  g_assert_true (g_str_has_prefix (error->message, "own.xml: line 1: "));
  g_assert_nonnull (strstr (error->message, words));
}

static void
faults_are_named (void)
{
  g_autofree char *long_title = g_strnfill (1001, 'x');
  g_autofree char *long_words = g_strdup_printf ("<switch name=\"%s\" value=\"x\"/>", long_title);
  g_autoptr (GError) error = NULL;
  BstRules rules;

  refuse ("<switch name=\"no-such\" value=\"x\"/>", "no-such");
  refuse ("<switch name=\"followers\" value=\"21\"/>", "21");
  refuse ("<switch name=\"farm-scoring\"/>", "switch");
  refuse ("<switch name=\"goods\" value=\"yes\"/><switch name=\"goods\" value=\"yes\"/>",
          "goods");
  refuse ("<tiles>no set</tiles>", "datatype");
  refuse ("<other/>", "other");
  refuse (long_words, "switch");
  g_assert_false (bst_io_rules_load ("none", &rules, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
}

/* --- Files --- */

static BstIoRuleSet *
new_own_set (void)
{
  BstRules rules;

  g_assert_true (bst_io_rules_parse ("winter-house,hand=3,followers=5,goods=yes", &rules, NULL));

  return bst_io_rule_set_new (&rules, "Żółte & <zimowe> \"zasady\"", NULL);
}

static char *
get_path (const char *name)
{
  return g_build_filename (g_get_tmp_dir (), name, NULL);
}

static void
own_sets_are_read_as_written (void)
{
  g_autofree char *path = get_path ("own-rules.xml");
  g_autofree char *argument = g_strconcat (path, ",pigs=2", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoRuleSet) written = new_own_set ();
  g_autoptr (BstIoRuleSet) found = NULL;
  BstRules rules;

  written->tiles = g_strdup ("basic+winter");
  g_assert_cmpstr (written->id, ==, "zolte-zimowe-zasady");
  g_assert_true (bst_io_rule_set_save (written, path, &error));
  found = bst_io_rule_set_load_file (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found->id, ==, written->id);
  g_assert_cmpstr (found->rules.id, ==, "custom");
  g_assert_cmpstr (found->title, ==, written->title);
  g_assert_cmpstr (found->description, ==, "");
  g_assert_cmpstr (found->tiles, ==, "basic+winter");
  g_assert_true (bst_rules_equal (&found->rules, &written->rules));

  g_assert_true (bst_io_rules_parse_argument (path, &rules, &error));
  g_assert_true (bst_rules_equal (&rules, &written->rules));
  g_assert_true (bst_io_rules_parse_argument (argument, &rules, &error));
  g_assert_cmpuint (rules.figures[BST_FIGURE_PIG], ==, 2);
  g_assert_cmpstr (rules.id, ==, "custom");
  /* A text from outside does not choose files. */
  g_assert_false (bst_io_rules_parse (path, &rules, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
  g_remove (path);
}

static void
any_title_makes_a_file (void)
{
  static const char * const titles[] = { "", "---", "\xff\xfe", "\001", "日本", "A  B!", "Ünïted" };
  g_autofree char *long_title = g_strnfill (3000, 'y');
  BstRules rules;

  bst_rules_init (&rules);
  for (guint i = 0; i <= G_N_ELEMENTS (titles); i++)
    {
      const char *title = i < G_N_ELEMENTS (titles) ? titles[i] : long_title;
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_new (&rules, title, title);
      g_autofree char *text = bst_io_rule_set_to_text (set);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;
      g_autoptr (BstIoRuleSet) found = bst_io_rule_set_load_bytes (bytes, "own.xml", &error);

      g_assert_no_error (error);
      g_assert_cmpstr (found->id, ==, set->id);
    }
}

/* Cut anywhere, and one byte after the other replaced: an error with a sentence, or a set. */
static void
hostile_files (void)
{
  static const char bytes[] = { '\0', '"', '<', '&', '\xff', '-' };
  g_autoptr (BstIoRuleSet) set = new_own_set ();
  g_autofree char *text = bst_io_rule_set_to_text (set);
  gsize size = strlen (text);

  for (gsize at = 0; at < 2 * size; at++)
    {
      char kept = text[at % size];
      g_autoptr (GBytes) wrong = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (BstIoRuleSet) found = NULL;

      text[at % size] = bytes[at % sizeof bytes];
      wrong = at < size ? g_bytes_new (text, at) : g_bytes_new (text, size);
      text[at % size] = kept;
      found = bst_io_rule_set_load_bytes (wrong, "own.xml", &error);
      g_assert_true ((found == NULL) == (error != NULL));
      g_assert_true (error == NULL || g_str_has_prefix (error->message, "own.xml: "));
    }
}

static void
refuse_file (const char *content,
             BstIoError  code,
             const char *words)
{
  g_autofree char *path = get_path ("hostile-rules.xml");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  g_assert_null (bst_io_rule_set_load_file (path, &error));
  g_assert_error (error, BST_IO_ERROR, (int) code);
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_nonnull (strstr (error->message, words));
  g_remove (path);
}

static void
files_from_outside (void)
{
  g_autofree char *nested = io_test_repeat ("<ruleset>", "<a>", 100000, "");
  g_autofree char *many = io_test_repeat ("<ruleset id=\"a\" version=\"1\"><title/><description/>"
                                          "<source/>", "<switch name=\"goods\" value=\"no\"/>",
                                          80000, "</ruleset>");
  g_autoptr (GError) error = NULL;
  BstRules rules;

  refuse_file ("", BST_IO_ERROR_SYNTAX, "");
  refuse_file ("<!DOCTYPE ruleset [<!ENTITY a \"b\">]><ruleset>&a;</ruleset>",
               BST_IO_ERROR_SYNTAX, "DOCTYPE");
  refuse_file ("<tileset id=\"a\" version=\"1\"/>", BST_IO_ERROR_SYNTAX, "line 1");
  refuse_file ("<ruleset id=\"a\" version=\"2\"><title/><description/><source/></ruleset>",
               BST_IO_ERROR_SYNTAX, "ruleset");
  refuse_file (nested, BST_IO_ERROR_SYNTAX, "depth");
  refuse_file (many, BST_IO_ERROR_DATA, "goods");
  g_assert_false (bst_io_rules_parse_argument ("/nowhere/at.all", &rules, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_READ);
  g_assert_true (bst_io_rules_is_file ("own.xml"));
  g_assert_true (bst_io_rules_is_file ("./own"));
  g_assert_false (bst_io_rules_is_file ("modern"));
}

static void
unwritable_places_are_named (void)
{
  g_autoptr (BstIoRuleSet) set = new_own_set ();
  g_autoptr (GError) error = NULL;

  g_assert_false (bst_io_rule_set_save (set, "/nowhere/at/all.xml", &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/at/all.xml: "));
}

/* A document keeps every switch of a set that is not bundled. */
static void
documents_keep_own_sets (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);
  g_autoptr (BstTileSet) tiles = bst_io_tile_set_load ("basic", NULL);

  for (guint i = 0; i < n_switches; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstGame) game = NULL;
      g_autoptr (BstRecord) record = NULL, found = NULL;
      g_autofree char *text = NULL;
      g_autofree char *number = g_strdup_printf ("%u", switches[i].highest);
      BstRules rules;

      bst_rules_init (&rules);
      g_strlcpy (rules.id, "custom", sizeof rules.id);
      g_assert_true (bst_rules_set (&rules, switches[i].name, switches[i].values != NULL
                                    ? switches[i].values[1] : number, &error));
      game = bst_game_new (tiles, &rules, players, 2, &error);
      g_assert_no_error (error);
      record = bst_record_new (game);
      text = bst_io_document_to_text (record, &error);
      g_assert_no_error (error);
      found = io_test_open (text, NULL);
      g_assert_true (bst_rules_equal (&rules, bst_game_get_rules (bst_record_get_game (found))));
      g_assert_cmpstr (bst_game_get_rules (bst_record_get_game (found))->id, ==, "custom");
    }
}

/* Rules are known again when tile sets have turned on what they bring; one switch more, and they
 * are nobody's. */
static void
rules_are_found (void)
{
  static const char * const tiles = "basic+inns-and-cathedrals+tower";
  g_autoptr (BstIoRuleSet) found = NULL;
  g_autoptr (BstIoRuleSet) plain = NULL;
  g_autoptr (BstIoRuleSet) own = NULL;
  BstRules rules;

  g_assert_true (bst_io_rules_load ("classic", &rules, NULL));
  plain = bst_io_rule_set_find (&rules, tiles);
  g_assert_cmpstr (plain->id, ==, "classic");
  bst_io_tile_set_raise_switches (tiles, &rules);
  g_assert_cmpstr (rules.id, ==, "custom");
  found = bst_io_rule_set_find (&rules, tiles);
  g_assert_cmpstr (found->id, ==, "classic");
  g_assert_true (bst_rules_set (&rules, "holes", "turn", NULL));
  own = bst_io_rule_set_find (&rules, tiles);
  g_assert_null (own);
}

/* In which rule sets a numbered rule is the same. */
static void
test_spread (void)
{
  static const struct
  {
    const char *rule;
    gboolean    is_changed;
    const char *set;
    gboolean    is_same;
  } expected[] = {
    { "MO1", FALSE, "classic", TRUE },
    { "C4", TRUE, "classic", FALSE },
    { "C4", TRUE, "bard", TRUE },
    { "FV1", TRUE, "classic", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_auto (BstIoRuleSpread) spread = { NULL, NULL };
      g_autofree char *text = NULL;
      g_auto (GStrv) ids = bst_io_rule_set_list ();

      bst_io_rule_spread_init (&spread, bst_io_rulebook_find (expected[i].rule));
      text = bst_io_rule_spread_dup_text (&spread);
      g_test_message ("%s: %s", expected[i].rule, text);
      g_assert_cmpuint (g_strv_length (spread.same) + g_strv_length (spread.other), ==,
                        g_strv_length (ids));
      g_assert_cmpstr (spread.same[0], ==, "modern");
      g_assert_true ((g_strv_length (spread.other) > 0) == expected[i].is_changed);
      g_assert_true (g_strv_contains ((const char * const *) spread.same, expected[i].set)
                     == expected[i].is_same);
    }
}

/* A game has the chapters of its sets, and those of which a switch is on. */
static void
test_scope (void)
{
  BstRules rules;

  bst_rules_init (&rules);
  g_assert_cmpuint (bst_io_rule_scope_get ("basic", &rules), ==, 1u << BST_IO_RULES_BASE);
  g_assert_cmpuint (bst_io_rule_scope_get ("basic:2+river-2+flier", &rules), ==,
                    1u << BST_IO_RULES_BASE | 1u << BST_IO_RULES_RIVER | 1u << BST_IO_RULES_FLIER);
  /* A set of the user's brings no chapter, its switches do. */
  g_assert_true (bst_rules_set (&rules, "siege", "yes", NULL));
  g_assert_cmpuint (bst_io_rule_scope_get ("basic+unheard-of", &rules), ==,
                    1u << BST_IO_RULES_BASE | 1u << BST_IO_RULES_SIEGE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule-set/bundled", bundled_sets_are_those_of_the_documents);
  g_test_add_func ("/rule-set/tiles", named_tiles_are_there);
  g_test_add_func ("/rule-set/players", players_are_counted);
  g_test_add_func ("/rule-set/modern", modern_is_what_core_begins_with);
  g_test_add_func ("/rule-set/faults", faults_are_named);
  g_test_add_func ("/rule-set/own", own_sets_are_read_as_written);
  g_test_add_func ("/rule-set/titles", any_title_makes_a_file);
  g_test_add_func ("/rule-set/hostile", hostile_files);
  g_test_add_func ("/rule-set/outside", files_from_outside);
  g_test_add_func ("/rule-set/unwritable", unwritable_places_are_named);
  g_test_add_func ("/rule-set/document", documents_keep_own_sets);
  g_test_add_func ("/rule-set/found", rules_are_found);
  g_test_add_func ("/rule-set/spread", test_spread);
  g_test_add_func ("/rule-set/scope", test_scope);

  return g_test_run ();
}
