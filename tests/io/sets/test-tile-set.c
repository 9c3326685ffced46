/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-booklet.h"
#include "bst-io-rule-text.h"
#include "bst-io-tile-set.h"

#include <glib/gstdio.h>

#include <string.h>

static BstTileSet *
load (const char  *tiles,
      GError     **error)
{
  g_autofree char *text = g_strdup_printf ("<tileset id=\"own\" version=\"1\"><title>Own</title>"
                                           "<start tile=\"A\" x=\"0\" y=\"0\" rotation=\"90\"/>"
                                           "%s</tileset>", tiles);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bst_io_tile_set_load_bytes (bytes, "own.xml", error);
}

static void
refuse (const char *tiles,
        const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = load (tiles, &error);

  g_assert_null (set);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
  g_assert_true (g_str_has_prefix (error->message, "own.xml: line 1: "));
}

/* The sums that rules.md gives below its tile table. */
static void
base_set_has_the_tiles_of_the_game (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", &error);
  guint pennants = 0;
  guint monasteries = 0;
  guint n_starts;

  g_assert_no_error (error);
  g_assert_cmpuint (bst_tile_set_get_n_types (set), ==, 24);
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 72);
  for (guint i = 0; i < 24; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);

      g_assert_cmpint (type->letter, ==, 'A' + (int) i);
      for (guint k = 0; k < type->n_segments; k++)
        {
          pennants += type->count * type->segments[k].pennants;
          monasteries += type->segments[k].kind == BST_FEATURE_MONASTERY ? type->count : 0;
        }
    }
  g_assert_cmpuint (pennants, ==, 10);
  g_assert_cmpuint (monasteries, ==, 6);
  g_assert_cmpint (bst_tile_set_get_starts (set, &n_starts)->type, ==,
                   bst_tile_set_find (set, "BA/RCr"));
  g_assert_cmpuint (n_starts, ==, 1);
}

static void
base_set_has_the_edges_of_the_table (void)
{
  static const struct
  {
    const char *edges;
    guint       count;
  } expected[] = {
    { "FFFF", 4 }, { "FFRF", 2 }, { "CRFR", 4 }, { "CCCC", 1 }, { "CCRC", 3 }, { "FCFC", 3 },
    { "CFFC", 7 }, { "CRRC", 5 }, { "CCFC", 4 }, { "CRRF", 3 }, { "CRRR", 3 }, { "CFRR", 3 },
    { "CFFF", 5 }, { "CFCF", 3 }, { "RRRR", 1 }, { "FRRR", 4 }, { "FFRR", 9 }, { "FRFR", 8 },
  };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  guint found = 0;

  for (guint e = 0; e < G_N_ELEMENTS (expected); e++)
    {
      guint count = 0;

      for (guint i = 0; i < 24; i++)
        {
          const BstTileType *type = bst_tile_set_get_type (set, i);
          char edges[5] = "";

          for (guint d = 0; d < 4; d++)
            edges[d] = ".FRC"[type->edges[d]];
          if (strcmp (edges, expected[e].edges) == 0)
            count += type->count;
        }
      g_assert_cmpuint (count, ==, expected[e].count);
      found += count;
    }
  g_assert_cmpuint (found, ==, 72);
}

static void
fields_know_their_cities (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  const BstTileType *h = bst_tile_set_get_type (set, (guint) bst_tile_set_find (set, "H"));
  const BstTileType *d = bst_tile_set_get_type (set, (guint) bst_tile_set_find (set, "D"));

  g_assert_cmpuint (h->segments[2].cities, ==, 3);
  g_assert_cmpuint (d->segments[2].cities, ==, 1);
  g_assert_cmpuint (d->segments[3].cities, ==, 0);
}

static void
crossings_have_a_house_or_a_tree (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);

  for (guint i = 0; i < 24; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);
      BstCrossing expected = type->letter == 'W' || type->letter == 'X' ? BST_CROSSING_HOUSE
                             : type->letter == 'L' ? BST_CROSSING_TREE : BST_CROSSING_NONE;

      g_assert_cmpint (type->crossing, ==, expected);
    }
}

static void
own_set_needs_no_code (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = NULL;
  guint n_starts;

  set = load ("<tile id=\"A\" count=\"2\"><city sides=\"N S E W\" pennants=\"2\"/></tile>"
              "<tile id=\"B\" count=\"1\"><city sides=\"N\"/><city sides=\"S\"/>"
              "<city sides=\"E\"/><city sides=\"W\"/><field cities=\"N E S W\"/></tile>", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bst_tile_set_get_id (set), ==, "own");
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 3);
  g_assert_cmpuint (bst_tile_set_get_starts (set, &n_starts)->rotation, ==, 1);
  g_assert_cmpuint (bst_tile_set_get_type (set, 0)->segments[0].pennants, ==, 2);
  g_assert_cmpuint (bst_tile_set_get_type (set, 1)->segments[4].sides, ==, 0);
  g_assert_cmpuint (bst_tile_set_get_type (set, 1)->segments[4].cities, ==, 15);
}

static void
faults_are_named (void)
{
  refuse ("", "element");
  refuse ("<tile id=\"A\" count=\"0\"><monastery/></tile>", "tile");
  refuse ("<tile id=\"A\" count=\"1\"><city sides=\"N X\"/></tile>", "X");
  refuse ("<tile id=\"A\" count=\"1\"><city sides=\"N\"/></tile>", "tile A");
  refuse ("<tile id=\"A\" count=\"1\"><city sides=\"N E S W\"/><road sides=\"N\"/></tile>", "tile A");
  refuse ("<tile id=\"A\" count=\"1\"><city sides=\"N E S W\"/><field sides=\"NL\"/></tile>",
          "tile A");
  refuse ("<tile id=\"A\" count=\"1\"><monastery/><field sides=\"NL NR EL ER SL SR WL WR\" "
          "cities=\"N\"/></tile>", "city");
  refuse ("<tile id=\"A\" count=\"1\"><tower/><tower/><field sides=\"NL NR EL ER SL SR WL WR\"/>"
          "</tile>", "tower");
  refuse ("<tile id=\"A\" count=\"1\"><tower sides=\"N\"/></tile>", "tower");
  refuse ("<tile id=\"A\" count=\"1\" draw=\"never\"><city sides=\"N\"/></tile>", "tile A");
  refuse ("<tile id=\"A\" count=\"1\" draw=\"never\"><monastery/>"
          "<field sides=\"NL NR EL ER SL SR WL WR\"/></tile>", "tile A");
  refuse ("<tile id=\"A\" count=\"1\" dragon=\"big\"><monastery/></tile>", "dragon");
  refuse ("<tile id=\"A\" count=\"1\" certainty=\"rumour\"><monastery/></tile>", "certainty");
  refuse ("<tile id=\"A\" count=\"1\"><city sides=\"N E S W\" drought=\"yes\"/></tile>", "city");
  refuse ("<tile id=\"B\" count=\"1\"><city sides=\"N E S W\"/></tile>", "A");
  refuse ("<tile id=\"A\" count=\"1\"><city sides=\"N E S W\"/></tile>"
          "<tile id=\"A\" count=\"1\"><city sides=\"N E S W\"/></tile>", "A");
}

static void
refuse_file (const char *text,
             const char *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_bytes (bytes, "own.xml", &error);

  g_assert_null (set);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

static void
own_set_builds_on_bundled_ones (void)
{
  const char *text = "<tileset id=\"own\" version=\"1\"><title>Own</title><include set=\"basic\"/>"
                     "<tile id=\"DP/7\" count=\"2\"><city sides=\"N E S W\" plague=\"yes\"/></tile>"
                     "</tileset>";
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_bytes (bytes, "own.xml", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 74);
  refuse_file ("<tileset id=\"own\" version=\"1\"><title>Own</title>"
               "<include set=\"no-such-set\"/></tileset>", "no-such-set");
  refuse_file ("<tileset id=\"own\" version=\"1\"><title>Own</title>"
               "<include set=\"../basic\"/></tileset>", "include");
  refuse_file ("<tileset id=\"own\" version=\"1\"><title>Own</title>"
               "<switch name=\"dragons\" value=\"yes\"/><include set=\"basic\"/></tileset>",
               "dragons");
  refuse_file ("<tileset id=\"own\" version=\"1\" needs=\"rivers\"><title>Own</title>"
               "<include set=\"basic\"/></tileset>", "rivers");
}

/* Only what a user types names files. */
static void
ids_name_no_files (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-own-set.xml", NULL);
  g_autofree char *typed = g_strconcat ("basic+", path, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (BstTileSet) strict = NULL;

  g_assert_true (g_file_set_contents (path, "<tileset id=\"own\" version=\"1\"><title>Own</title>"
                                      "<tile id=\"DP/7\" count=\"2\"><city sides=\"N E S W\"/>"
                                      "</tile></tileset>", -1, NULL));
  set = bst_io_tile_set_load_typed (typed, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 74);
  strict = bst_io_tile_set_load (typed, &error);
  g_assert_null (strict);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
too_many_pieces_are_refused (void)
{
  g_autofree char *pieces = NULL;
  GString *text = g_string_new ("<tile id=\"A\" count=\"1\">");

  for (guint i = 0; i <= BST_MAX_SEGMENTS; i++)
    g_string_append (text, "<monastery/>");
  g_string_append (text, "</tile>");
  pieces = g_string_free (text, FALSE);
  refuse (pieces, "12");
}

static void
unknown_set_is_named (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("../rulesets/modern", &error);

  g_assert_null (set);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
  g_assert_nonnull (strstr (error->message, "../rulesets/modern"));
}

/* As the documents have them, an addition behind what it is added to; what says nothing comes last. */
static void
list_names_the_bundled_sets (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();
  g_autofree char *title = bst_io_tile_set_dup_title ("basic");
  g_autofree char *list = g_strjoinv (" ", ids);

  g_assert_cmpstr (list, ==, "basic abbot river river-2 inns-and-cathedrals traders-and-builders abbey-and-mayor abbey "
                   "princess-and-dragon tower siege-cathars hills-and-sheep siege-besiegers gq11 flier ferries goldmines mage-and-witch "
                   "corn-circles-1 corn-circles-2 king-and-robber gq11-river "
                   "drought-and-pestilence winter winter-wd winter-we2 winter-we3");
  g_assert_cmpstr (title, ==, "Base game");
}

/* Two cities of a tile may have a half each of an edge, and one alone has all of it. */
static void
cities_share_an_edge (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = load ("<tile id=\"A\" count=\"2\"><city sides=\"W NL\"/><city sides=\"NR E\"/>"
                                     "<field sides=\"SL SR\" cities=\"W E\"/></tile>", &error);
  const BstOrientation *orientation;

  g_assert_no_error (error);
  orientation = bst_tile_set_get_orientation (set, 0, 0);
  g_assert_cmpuint (orientation->edge_segment[BST_NORTH], ==, 0);
  g_assert_cmpuint (orientation->edge_second[BST_NORTH], ==, 1);
  g_assert_cmpuint (orientation->edge_segment[BST_EAST], ==, 1);
  g_assert_cmpuint (orientation->edge_second[BST_EAST], ==, BST_NO_SEGMENT);
  g_assert_cmphex (bst_tile_set_get_type (set, 0)->segments[2].cities, ==, 3);
  refuse ("<tile id=\"A\" count=\"2\"><city sides=\"W NL\"/><field sides=\"NR EL ER SL SR\"/></tile>", "both halves");
}

static gboolean
is_lesson (const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, "/", 2);
  g_autoptr (BstBooklet) course = bst_io_course_load (parts[0], NULL);

  for (guint i = 0; course != NULL && i < bst_booklet_count_lessons (course); i++)
    if (g_strcmp0 (bst_booklet_get_lesson (course, i)->id, parts[1]) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_rule_group (const char *id)
{
  for (guint group = 0; group < BST_IO_N_RULE_GROUPS; group++)
    if (strcmp (bst_io_rule_group_get_id ((BstIoRuleGroup) group), id) == 0)
      return TRUE;

  return FALSE;
}

/* A set leads to a lesson and to rules that there are; one that brings switches of its own brings their chapter. */
static void
sets_lead_on (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *lesson = bst_io_tile_set_dup_lesson (*id);
      g_autofree char *rules = bst_io_tile_set_dup_rules (*id);

      g_test_message ("%s", *id);
      g_assert_true (lesson == NULL || is_lesson (lesson));
      g_assert_true (rules == NULL || is_rule_group (rules));
      g_assert_cmpuint (bst_io_tile_set_get_load (*id), <=, BST_IO_MAX_SET_LOAD);
      g_assert_true (bst_io_tile_set_get_load (*id) == 0 || (lesson != NULL && rules != NULL));
    }
  g_assert_cmpuint (bst_io_tile_set_get_load ("tower"), ==, 3);
  g_assert_cmpuint (bst_io_tile_set_get_load ("gq11"), ==, 0);
  g_assert_null (bst_io_tile_set_dup_lesson ("unheard-of"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-set/base/tiles", base_set_has_the_tiles_of_the_game);
  g_test_add_func ("/tile-set/base/edges", base_set_has_the_edges_of_the_table);
  g_test_add_func ("/tile-set/base/fields", fields_know_their_cities);
  g_test_add_func ("/tile-set/base/crossings", crossings_have_a_house_or_a_tree);
  g_test_add_func ("/tile-set/own/alone", own_set_needs_no_code);
  g_test_add_func ("/tile-set/own/built", own_set_builds_on_bundled_ones);
  g_test_add_func ("/tile-set/own/files", ids_name_no_files);
  g_test_add_func ("/tile-set/faults", faults_are_named);
  g_test_add_func ("/tile-set/pieces", too_many_pieces_are_refused);
  g_test_add_func ("/tile-set/shared-edge", cities_share_an_edge);
  g_test_add_func ("/tile-set/unknown", unknown_set_is_named);
  g_test_add_func ("/tile-set/list", list_names_the_bundled_sets);
  g_test_add_func ("/tile-set/lead-on", sets_lead_on);

  return g_test_run ();
}
