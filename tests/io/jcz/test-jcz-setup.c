/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets, elements and rules of the expansions, in the words of every version. */

#include "jcz-text.h"

#include <string.h>

#define START(tile) ",\"start\":[{\"tile\":\"" tile "\",\"x\":0,\"y\":0,\"rotation\":0}]}"
#define EVERY_ELEMENT \
  ELEMENTS ",\"big-follower\":1,\"builder\":1,\"pig\":1,\"abbey\":1,\"barn\":2,\"wagon\":1," \
  "\"mayor\":1,\"inn\":true,\"cathedral\":true,\"traders\":true,\"pig-herd\":true," \
  "\"dragon\":1,\"fairy\":1,\"princess\":true,\"portal\":true,\"tower\":1,\"siege\":true," \
  "\"escape\":true"

static const BstRules *
get_rules (BstRecord *record)
{
  return bst_game_get_rules (bst_record_get_game (record));
}

static const char *
get_sets (BstRecord *record)
{
  return bst_tile_set_get_id (bst_game_get_tile_set (bst_record_get_game (record)));
}

static guint
count_tiles (BstRecord  *record,
             const char *id)
{
  g_autoptr (BstPosition) position = bst_position_new (bst_record_get_game (record));
  BstTileSet *set = bst_game_get_tile_set (bst_record_get_game (record));

  return bst_position_get_remaining (position, (guint) bst_tile_set_find (set, id));
}

static void
check_sets (const char *sets,
            const char *expected)
{
  g_autofree char *setup = g_strdup_printf ("\"setup\":{\"sets\":{%s},\"elements\":{" ELEMENTS
                                            "},\"rules\":{}}", sets);
  g_autoptr (BstRecord) record = jcz_open (setup, "");

  g_assert_cmpstr (get_sets (record), ==, expected);
}

/* Whatever the order and the edition, the sets come in ours. */
static void
sets_have_their_tiles (void)
{
  check_sets ("\"abbey-and-mayor:1\":1,\"basic:1\":1", "basic+abbey-and-mayor");
  check_sets ("\"basic:1\":1,\"princess-and-dragon:1\":1,\"tower:1\":1",
              "basic+princess-and-dragon+tower");
  check_sets ("\"basic:2\":1,\"princess-and-dragon:2\":1,\"tower:2\":1,\"abbey-and-mayor:2\":1",
              "basic+abbey-and-mayor+princess-and-dragon+tower");
  check_sets ("\"siege/besiegers\":1,\"siege/cathars\":1,\"basic:1\":1,\"gq11\":1",
              "basic+siege-cathars+siege-besiegers+gq11");
  check_sets ("\"winter\":1,\"tower:1\":1,\"count\":0", "basic+winter+tower");
}

/* Second editions have gardens if the game has; without them their tiles are the plain ones. */
static void
gardens_are_tiles (void)
{
  g_autoptr (BstRecord) record = NULL, plain = NULL;

  record = jcz_open (SETUP ("\"basic:2\":1,\"tower:2\":1", ELEMENTS ",\"abbot\":1,\"garden\":true", ""), "");
  g_assert_cmpstr (get_sets (record), ==, "basic+tower+abbot");
  g_assert_cmpuint (bst_game_get_rules (bst_record_get_game (record))->figures[BST_FIGURE_ABBOT], ==, 1);
  g_assert_cmpuint (count_tiles (record, "BA/CG"), ==, 1);
  g_assert_cmpuint (count_tiles (record, "BA/C"), ==, 4);
  plain = jcz_open (SETUP ("\"basic:2\":1", ELEMENTS ",\"abbot\":2", ""), "");
  g_assert_cmpstr (get_sets (plain), ==, "basic");
  g_assert_cmpuint (bst_game_get_rules (bst_record_get_game (plain))->figures[BST_FIGURE_ABBOT], ==, 2);
}

static void
check_copies (const char *sets,
              const char *tile,
              guint       n_tiles)
{
  g_autofree char *setup = g_strdup_printf (SETUP ("%s", ELEMENTS, ""), sets);
  g_autoptr (BstRecord) record = jcz_open (setup, "");

  g_assert_cmpuint (count_tiles (record, tile), ==, n_tiles);
}

/* The winter is a base game with more tiles; the start tile lies already. */
static void
sets_come_several_times (void)
{
  check_sets ("\"basic:1\":2,\"inns-and-cathedrals:1\":1", "basic:2+inns-and-cathedrals");
  check_sets ("\"basic:1\":1,\"tower:1\":1,\"tower:2\":2", "basic+tower:3");
  check_sets ("\"winter\":1,\"basic:1\":1", "basic:2+winter");
  check_sets ("\"winter\":2", "basic:2+winter:2");
  check_copies ("\"basic:1\":2", "BA/RCr", 7);
  check_copies ("\"basic:1\":1,\"winter\":1", "BA/RCr", 7);
  check_copies ("\"basic:1\":1,\"winter\":1", "WI/RRR", 1);
  check_copies ("\"winter\":2", "WI/RRR", 2);
}

/* The spring of GQ11 takes the place of the River's, which leaves the game. */
static void
gq11_brings_a_spring (void)
{
  g_autoptr (BstRecord) record =
    jcz_open ("\"setup\":{\"sets\":{\"gq11/river\":1,\"river/1:1\":1,\"basic:1\":1},"
              "\"elements\":{" ELEMENTS "},\"rules\":{}" START ("GQ/RFI"), "");

  g_assert_cmpstr (get_sets (record), ==, "basic+river+gq11-river");
  g_assert_cmpuint (count_tiles (record, "RI/s"), ==, 0);
  g_assert_cmpuint (count_tiles (record, "GQ/CICI"), ==, 1);
  g_assert_cmpuint (count_tiles (record, "BA/RCr"), ==, 4);
}

static void
elements_are_switches (void)
{
  g_autoptr (BstRecord) record = jcz_open (SETUP ("\"basic:1\":1", EVERY_ELEMENT, ""), "");
  const BstRules *rules = get_rules (record);

  g_assert_cmpuint (rules->abbeys, ==, 1);
  g_assert_cmpuint (rules->figures[BST_FIGURE_BARN], ==, 2);
  g_assert_cmpuint (rules->figures[BST_FIGURE_WAGON], ==, 1);
  g_assert_cmpuint (rules->figures[BST_FIGURE_MAYOR], ==, 1);
  g_assert_true (rules->dragon && rules->fairy && rules->portals && rules->towers && rules->siege);
  g_assert_cmpint (rules->princess, ==, BST_PRINCESS_MAY);
  g_assert_cmpint (rules->escape, ==, BST_ESCAPE_ANY_TILE);
  g_assert_cmpint (rules->wagon_move, ==, BST_WAGON_NEAR);
  /* The abbey has come without the other tiles of its expansion. */
  g_assert_cmpstr (get_sets (record), ==, "basic+abbey");
}

static void
rules_are_switches (void)
{
  g_autoptr (BstRecord) record =
    jcz_open (SETUP ("\"basic:1\":1", EVERY_ELEMENT,
                     "\"princess-action\":\"must\",\"fairy-placement\":\"on-tile\","
                     "\"dragon-move\":\"after-scoring\",\"barn-placement\":\"occupied\","
                     "\"wagon-move\":\"C1\",\"espace-variant\":\"siege-tile\","
                     "\"gq11-pig-herd\":\"nothing\""), "");
  const BstRules *rules = get_rules (record);

  g_assert_cmpint (rules->princess, ==, BST_PRINCESS_MUST);
  g_assert_cmpint (rules->fairy_placement, ==, BST_FAIRY_ON_TILE);
  g_assert_cmpint (rules->dragon_move, ==, BST_DRAGON_AFTER_SCORING);
  g_assert_cmpint (rules->barn_placement, ==, BST_BARNS_TOGETHER);
  g_assert_cmpint (rules->wagon_move, ==, BST_WAGON_JOINED);
  g_assert_cmpint (rules->escape, ==, BST_ESCAPE_SIEGE_TILE);
  g_assert_false (rules->pig_herds);
}

/* Rules of what is not played change nothing. */
static void
rules_need_their_elements (void)
{
  g_autoptr (BstRecord) record =
    jcz_open (SETUP ("\"basic:1\":1", ELEMENTS,
                     "\"princess-action\":\"must\",\"escape-variant\":\"any-tile\","
                     "\"gq11-pig-herd\":\"pig\",\"count-move\":\"clockwise\""), "");
  const BstRules *rules = get_rules (record);

  g_assert_cmpint (rules->princess, ==, BST_PRINCESS_OFF);
  g_assert_cmpint (rules->escape, ==, BST_ESCAPE_OFF);
  g_assert_false (rules->pig_herds);
}

static void
unknown_values_are_refused (void)
{
  jcz_refuse (SETUP ("\"basic:1\":1", EVERY_ELEMENT, "\"wagon-move\":\"C3\""), "",
              BST_IO_ERROR_UNSUPPORTED, "setup.rules.wagon-move: the rule “wagon-move” has");
  jcz_refuse (SETUP ("\"basic:1\":1", EVERY_ELEMENT, "\"wagon-move\":1"), "",
              BST_IO_ERROR_SYNTAX, "wagon-move");
  jcz_refuse (SETUP ("\"basic:1\":1", ELEMENTS ",\"barn\":6", ""), "", BST_IO_ERROR_DATA, "6");
  jcz_refuse (SETUP ("\"basic:1\":1,\"tower:3\":1", ELEMENTS, ""), "",
              BST_IO_ERROR_UNSUPPORTED, "“tower:3”");
  /* All at once, each box once. */
  jcz_refuse (SETUP ("\"basic:1\":1,\"festival:2\":1,\"tower:3\":1,\"tunnel\":1",
                     ELEMENTS ",\"festival\":true,\"tunnel\":8,\"big-follower\":1,\"phantom\":1", ""), "",
              BST_IO_ERROR_UNSUPPORTED,
              "setup: not supported yet: The Festival, “tower:3”, The Tunnel, The Phantom");
  jcz_refuse (SETUP ("\"basic:1\":1,\"river/1:1\":2", ELEMENTS, ""), "",
              BST_IO_ERROR_UNSUPPORTED, "The River more than once");
  jcz_refuse (SETUP ("\"basic:1\":1,\"gq11/river\":1", ELEMENTS, ""), "",
              BST_IO_ERROR_UNSUPPORTED, "The River (GQ11)");
  jcz_refuse (SETUP ("\"winter\":26,\"basic:1\":25", ELEMENTS, ""), "", BST_IO_ERROR_LIMIT,
              "at most 50 times");
  jcz_refuse (SETUP ("\"basic:1\":1", ELEMENTS ",\"bridge\":1", ""), "",
              BST_IO_ERROR_UNSUPPORTED, "Bridges, Castles and Bazaars");
}

/* --- Version 4 --- */

static BstRecord *
open_4 (const char *setup)
{
  g_autofree char *text = g_strdup_printf ("{\"appVersion\":\"4.4.0\",\"initialSeed\":1,\"slots\":"
                                           "[{\"number\":0,\"nickname\":\"Ana\"}],"
                                           "\"setup\":{%s},\"replay\":[]}", setup);

  return io_test_open (text, NULL);
}

/* Expansions stand for their capabilities unless the file lists these. */
static void
version_4_has_expansions (void)
{
  g_autoptr (BstRecord) record =
    open_4 ("\"expansions\":{\"TOWER\":1,\"BASIC\":1,\"ABBEY_AND_MAYOR\":1,\"CATHARS\":1,"
            "\"GQ11\":1,\"RIVER\":1},\"rules\":{\"ESCAPE_RGG\":true}");
  const BstRules *rules = get_rules (record);

  g_assert_cmpstr (get_sets (record), ==,
                   "basic+river+gq11-river+abbey-and-mayor+tower+siege-cathars+gq11");
  g_assert_true (rules->towers && rules->siege);
  g_assert_cmpuint (rules->figures[BST_FIGURE_WAGON], ==, 1);
  g_assert_cmpint (rules->wagon_move, ==, BST_WAGON_JOINED);
  g_assert_cmpint (rules->escape, ==, BST_ESCAPE_ANY_TILE);
}

static void
version_4_has_capabilities (void)
{
  g_autoptr (BstRecord) record =
    open_4 ("\"expansions\":{\"BASIC\":1,\"PRINCESS_AND_DRAGON\":1},"
            "\"capabilities\":[\"StandardGame\",\"Fairy\",\"Princess\"],"
            "\"rules\":{\"PRINCESS_MUST_REMOVE_KNIGHT\":true,\"FAIRY_ON_TILE\":true}");
  const BstRules *rules = get_rules (record);

  g_assert_true (rules->fairy && !rules->dragon && !rules->portals);
  g_assert_cmpint (rules->princess, ==, BST_PRINCESS_MUST);
  g_assert_cmpint (rules->fairy_placement, ==, BST_FAIRY_ON_TILE);
}

static void
version_4_names_what_is_missing (void)
{
  static const char setup[] =
    "{\"setup\":{\"expansions\":{\"BASIC\":1},\"rules\":{},\"capabilities\":[\"Bridge\"]}}";
  static const char expansion[] =
    "{\"setup\":{\"expansions\":{\"BASIC\":1,\"PHANTOM\":1},\"rules\":{}}}";

  io_test_refuse (setup, BST_IO_ERROR_UNSUPPORTED, "Bridges, Castles and Bazaars");
  io_test_refuse (expansion, BST_IO_ERROR_UNSUPPORTED, "The Phantom");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-setup/sets", sets_have_their_tiles);
  g_test_add_func ("/jcz-setup/gardens", gardens_are_tiles);
  g_test_add_func ("/jcz-setup/copies", sets_come_several_times);
  g_test_add_func ("/jcz-setup/spring", gq11_brings_a_spring);
  g_test_add_func ("/jcz-setup/elements", elements_are_switches);
  g_test_add_func ("/jcz-setup/rules", rules_are_switches);
  g_test_add_func ("/jcz-setup/idle-rules", rules_need_their_elements);
  g_test_add_func ("/jcz-setup/refused", unknown_values_are_refused);
  g_test_add_func ("/jcz-setup/4/expansions", version_4_has_expansions);
  g_test_add_func ("/jcz-setup/4/capabilities", version_4_has_capabilities);
  g_test_add_func ("/jcz-setup/4/refused", version_4_names_what_is_missing);

  return g_test_run ();
}
