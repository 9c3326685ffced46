/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tiles are called: by what is printed on them. */

#include "config.h"


#include <glib/gi18n.h>

#include <bst-io-game-words.h>
#include <bst-io-tile-set.h>

#include "bastide-tile-text.h"
#include "language.h"

static const struct { const char *tile; const char *nickname; } nicknames[] = {
  { "A", "monastery, road end" },
  { "B", "monastery" },
  { "C", "full city, pennant" },
  { "D", "city end, straight road" },
  { "G", "city tube" },
  { "H", "2 × city end" },
  { "M", "city corner, pennant" },
  { "S", "three-sided city, road end, pennant" },
  { "V", "road curve" },
  { "W", "junction, village" },
  { "X", "crossroads, village" },
  { "RI/s", "spring" },
  { "RI.1/I.e", "lake" },
  { "RI.1/CIRI", "city end, road end, straight river, bridge" },
  { "IC/RFr.i", "straight road, inn on the lake" },
  { "IC/Cccc.c", "full city, cathedral" },
  { "TB/RRrr", "2 × straight road, bridge" },
  { "TB/LRRR", "monastery, 3 × road end" },
  { "TB/CcCc.w", "2 × city corner, wine" },
  { "AM/A", "abbey" },
  { "AM/C++", "full city, 2 × pennant" },
  { "AM/Rrr", "three-armed road" },
  { "DG/F.v", "field alone, volcano" },
  { "DG/CRcr.d", "city tube, straight road, tunnel, dragon" },
  { "TO/F", "field alone, tower" },
  { "DP/6", "city corner, plague, drought" },
};

static BstTileSet *
load_all (void)
{
  g_autoptr (GError) error = NULL;
  BstTileSet *set = bst_io_tile_set_load ("basic+river+inns-and-cathedrals+traders-and-builders"
                                          "+abbey-and-mayor+abbey+princess-and-dragon+tower"
                                          "+drought-and-pestilence", &error);

  g_assert_no_error (error);

  return set;
}

static const BstTileType *
get_type (BstTileSet *set,
          const char *name)
{
  int type = bst_tile_set_find (set, name);

  if (type == BST_NO_TILE)
    g_error ("no tile %s", name);

  return bst_tile_set_get_type (set, (guint) type);
}

static void
test_nicknames (void)
{
  g_autoptr (BstTileSet) set = load_all ();

  for (guint i = 0; i < G_N_ELEMENTS (nicknames); i++)
    {
      g_autofree char *text = bastide_tile_text_dup_nickname (get_type (set, nicknames[i].tile));

      g_assert_cmpstr (text, ==, nicknames[i].nickname);
    }
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      g_autofree char *text = bastide_tile_text_dup_nickname (bst_tile_set_get_type (set, i));

      g_assert_cmpstr (text, !=, "");
    }
}

/* A garden is told behind all else on its tile. */
static void
test_gardens (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic+abbot+tower", NULL);
  g_autofree char *city = bastide_tile_text_dup_nickname (get_type (set, "BA/CG"));
  g_autofree char *tower = bastide_tile_text_dup_nickname (get_type (set, "TO/FG"));

  g_assert_cmpstr (city, ==, "city end, garden");
  g_assert_cmpstr (tower, ==, "tower, garden");
}

/* "H I": the letters of the tiles that are found. */
static void
check_found (BstTileSet *set,
             const char *text,
             const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      g_autofree char *search = bastide_tile_text_dup_search (bst_tile_set_get_type (set, i));

      if (g_str_match_string (text, search, TRUE))
        g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "",
                                bst_tile_set_get_name (set, i));
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_search (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);

  check_found (set, "Cloister", "A B");
  check_found (set, "monastery road", "A");
  check_found (set, "2 city ends", "H I");
  check_found (set, "caps", "D E H I J K L");
  check_found (set, "CITY TUBE", "F G");
  check_found (set, "shield corner", "M O");
  check_found (set, "cross", "L W X");
  check_found (set, "dragon", "");
}

/* What they are called in sentences; the notation keeps the letters. */
static void
test_names (void)
{
  static const char * const expected[] = { "V", "BA/Rr", "road curve" };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  guint type = (guint) bst_tile_set_find (set, "V");

  g_assert_cmpstr (bst_io_words_tile (set, type), ==, "V");
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      bastide_tile_text_set_names ((BastideTileNames) i);
      g_assert_cmpstr (bst_io_words_tile (set, type), ==, expected[i]);
      g_assert_cmpstr (bst_tile_set_get_name (set, type), ==, "V");
    }
  bastide_tile_text_set_names (BASTIDE_TILE_NAMES_LETTERS);
  g_assert_cmpstr (bst_io_words_tile (set, type), ==, "V");
}

/* In the reader's language, and without its accents. */
static void
test_translated (gconstpointer language)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  gboolean is_polish = g_str_equal (language, "pl");

  check_found (set, is_polish ? "klasztor" : "mănăstire", "A B");
  check_found (set, is_polish ? "Skrzyzowanie" : "RASCRUCE", "L W X");
  check_found (set, is_polish ? "narożnik proporzec" : "colț blazon", "M O");
  check_found (set, is_polish ? "naroznik" : "colt", "M N O P");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3)
    {
      language_speak (argv[1], argv[2]);
      g_test_add_data_func ("/tile-text/translated", argv[1], test_translated);
      return g_test_run ();
    }

  g_test_add_func ("/tile-text/nicknames", test_nicknames);
  g_test_add_func ("/tile-text/gardens", test_gardens);
  g_test_add_func ("/tile-text/search", test_search);
  g_test_add_func ("/tile-text/names", test_names);

  return g_test_run ();
}
