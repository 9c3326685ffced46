/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules are found as beginners ask for them, in their own words: ten questions and more, with the rule that is among the
 * first three found. With a language as argument and the folder of the catalogues, in that language. */

#include "config.h"

#include "bst-io-rule-search.h"
#include "language.h"

#include <glib/gi18n-lib.h>

#include <string.h>

typedef struct
{
  const char *language;
  const char *question;
  const char *rule;
} Question;

static const Question questions[] = {
  { "en", "How many points does a street give?", "RD2" },
  { "en", "What is a town worth?", "C2" },
  { "en", "Can I put a meeple in a city where somebody is already?", "M5" },
  { "en", "When do I get my pawn back?", "M8" },
  { "en", "Do corners count?", "P1" },
  { "en", "Who gets the points if there is a tie?", "MJ2" },
  { "en", "Who starts?", "R5" },
  { "en", "What if a tile fits nowhere?", "P5" },
  { "en", "how many points for a cloister", "MO2" },
  { "en", "how do farmers score", "FV3" },
  { "en", "When does the game end?", "E1" },
  { "en", "thief at a crossroads", "RD4" },
  { "en", "when is a road finished", "RD1" },

  { "pl", "Ile punktów daje droga?", "RD2" },
  { "pl", "Ile jest warte miasto?", "C2" },
  { "pl", "Czy mogę postawić pionek w zajętym mieście?", "M5" },
  { "pl", "Kiedy meeple wraca do mnie?", "M8" },
  { "pl", "Czy rogi się liczą?", "P1" },
  { "pl", "Kto dostaje punkty przy remisie?", "MJ2" },
  { "pl", "Kto zaczyna grę?", "R5" },
  { "pl", "Co zrobić, gdy płytka nigdzie nie pasuje?", "P5" },
  { "pl", "ile punktów za kosciol", "MO2" },
  { "pl", "jak punktują rolnicy", "FV3" },
  { "pl", "Kiedy kończy się gra?", "E1" },
  { "pl", "złodziej na skrzyżowaniu", "RD4" },
  { "pl", "kiedy droga jest skończona", "RD1" },

  { "ro", "Câte puncte aduce o stradă?", "RD2" },
  { "ro", "Cât valorează o cetate?", "C2" },
  { "ro", "Pot să pun un pion într-un oraș ocupat?", "M5" },
  { "ro", "Când se întoarce meeple-ul?", "MJ5" },
  { "ro", "Contează colțurile?", "P4" },
  { "ro", "Cine ia punctele la egalitate?", "MJ2" },
  { "ro", "Cine începe jocul?", "R5" },
  { "ro", "Ce fac dacă un cartonaș nu se potrivește nicăieri?", "P5" },
  { "ro", "cate puncte aduce o biserica", "MO2" },
  { "ro", "cum se punctează fermierii", "FV1" },
  { "ro", "Când se termină jocul?", "E1" },
  { "ro", "hoț la o intersecție", "RD4" },
  { "ro", "când e terminat un drum", "RD1" },
};

static const char *
get_number (GPtrArray *found,
            guint      index)
{
  return ((const BstIoRule *) g_ptr_array_index (found, index))->number;
}

static void
beginners_find_their_rules (gconstpointer data)
{
  const char *language = data;
  guint n_asked = 0;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GPtrArray) found = NULL;
      gboolean is_found = FALSE;

      if (strcmp (questions[i].language, language) != 0)
        continue;
      found = bst_io_rule_search (questions[i].question);
      for (guint k = 0; k < MIN (found->len, 3); k++)
        {
          g_test_message ("%s: %s", questions[i].question, get_number (found, k));
          is_found = is_found || strcmp (get_number (found, k), questions[i].rule) == 0;
        }
      g_assert_true (is_found);
      n_asked++;
    }
  g_assert_cmpuint (n_asked, >=, 10);
}

static void
finds_alike (const char *one,
             const char *other)
{
  g_autoptr (GPtrArray) a = bst_io_rule_search (one);
  g_autoptr (GPtrArray) b = bst_io_rule_search (other);

  g_assert_cmpuint (a->len, >, 0);
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpstr (get_number (a, i), ==, get_number (b, i));
}

/* The order of words, capitals, marks, accents, a plural and small words make no difference. */
static void
form_does_not_matter (void)
{
  finds_alike ("monastery corner", "Corner, monastery!");
  finds_alike ("a road's crossing", "crossing ROADS");
  finds_alike ("monasteries", "what is the Mönastery");
  finds_alike ("mo3", "MO3");
}

static void
nothing_asked_is_the_book (void)
{
  g_autoptr (GPtrArray) found = bst_io_rule_search (" ?");

  g_assert_cmpuint (found->len, ==, bst_io_rulebook_get_n_rules ());
  for (guint i = 0; i < found->len; i++)
    g_assert_true (g_ptr_array_index (found, i) == bst_io_rulebook_get_rule (i));
}

static void
a_number_comes_first (void)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const char *number = bst_io_rulebook_get_rule (i)->number;
      g_autoptr (GPtrArray) found = bst_io_rule_search (number);

      g_assert_cmpuint (found->len, >, 0);
      g_assert_cmpstr (get_number (found, 0), ==, number);
    }
}

/* The first word alone is known, of the others none: what it finds is better than nothing. */
static void
a_part_is_enough (void)
{
  g_autoptr (GPtrArray) found = bst_io_rule_search ("dragon zeppelin");
  g_autoptr (GPtrArray) none = bst_io_rule_search ("zeppelin");

  g_assert_cmpuint (found->len, >, 0);
  g_assert_true (g_str_has_prefix (get_number (found, 0), "PD"));
  g_assert_cmpuint (none->len, ==, 0);
}

/* Every expansion has rules on followers, but they come after those of the base game. */
static void
base_game_comes_first (void)
{
  static const char * const things[] = { "road", "city", "follower", "monastery", "farm", "tile", "figure", "points" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autoptr (GPtrArray) found = bst_io_rule_search (things[i]);

      g_test_message ("%s", things[i]);
      g_assert_cmpint (bst_io_rule_get_group (g_ptr_array_index (found, 0)), ==, BST_IO_RULES_BASE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3)
    {
      language_speak (argv[1], argv[2]);
      g_test_add_data_func ("/rule-search/beginners", argv[1], beginners_find_their_rules);
    }
  else
    {
      g_test_add_data_func ("/rule-search/beginners", "en", beginners_find_their_rules);
      g_test_add_func ("/rule-search/form", form_does_not_matter);
      g_test_add_func ("/rule-search/part", a_part_is_enough);
      g_test_add_func ("/rule-search/base-game", base_game_comes_first);
    }
  g_test_add_func ("/rule-search/nothing", nothing_asked_is_the_book);
  g_test_add_func ("/rule-search/number", a_number_comes_first);

  return g_test_run ();
}
