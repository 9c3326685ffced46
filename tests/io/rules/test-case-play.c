/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every bundled example can be shown: each line has a sentence, and what it lights is on the board. */

#include "config.h"

#include "bst-io-case-book.h"
#include "bst-io-case-compare.h"
#include "bst-io-case-play.h"
#include "bst-io-error.h"
#include "language.h"

#include <glib/gi18n-lib.h>

#include <locale.h>
#include <string.h>

static void
check_light (const BstIoCaseStep *step)
{
  const BstIoCaseLight *light = &step->light;
  guint n_figures;

  bst_position_get_figures (step->position, &n_figures);
  for (guint i = 0; i < light->parts->len; i++)
    g_assert_cmpuint (g_array_index (light->parts, guint16, i), <,
                      bst_position_get_n_parts (step->position));
  for (guint i = 0; i < light->figures->len; i++)
    g_assert_cmpuint (g_array_index (light->figures, guint, i), <, n_figures);
  for (guint i = 0; i < light->tiles->len; i++)
    {
      const BstPlacement *cell = &g_array_index (light->tiles, BstPlacement, i);

      g_assert_cmpint (bst_position_find_tile (step->position, cell->x, cell->y), >=, 0);
    }
  g_assert_cmpint (light->edge, <, BST_N_DIRECTIONS);
}

static void
test_case (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (data, &error);
  guint n_steps;

  g_assert_no_error (error);
  n_steps = bst_io_case_play_get_n_steps (play);
  g_assert_cmpuint (n_steps, >, 0);
  g_assert_cmpuint (bst_io_case_play_find_main (play), <, n_steps);
  for (guint i = 0; i < n_steps; i++)
    {
      const BstIoCaseStep *step = bst_io_case_play_get_step (play, i);

      g_assert_nonnull (step->position);
      g_assert_nonnull (step->node);
      g_assert_cmpstr (step->sentence, !=, "");
      g_assert_true (g_utf8_validate (step->sentence, -1, NULL));
      g_assert_null (strstr (step->sentence, "%"));
      check_light (step);
      g_test_message ("%s", step->sentence);
      for (char **detail = step->details; *detail != NULL; detail++)
        g_test_message ("    %s", *detail);
    }
}

/* The game up to a step leads to what the step shows. */
static void
test_record (void)
{
  static const char * const ids[] = { "C2", "P5", "PD2", "H4", "C5" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (bst_io_case_book_find (ids[i]), NULL);

      for (guint step = 0; step < bst_io_case_play_get_n_steps (play); step++)
        {
          g_autoptr (BstRecord) record = bst_io_case_play_dup_record (play, step);
          const BstNode *last = bst_record_get_root (record);
          g_autoptr (BstPosition) position = NULL;

          while (bst_node_get_next (last) != NULL)
            last = bst_node_get_next (last);
          position = bst_record_dup_position (record, last, NULL, NULL);
          g_assert_nonnull (position);
          g_assert_cmpuint (bst_position_get_n_placed (position), ==,
                            bst_position_get_n_placed (bst_io_case_play_get_step (play, step)->position));
          g_assert_cmpint (bst_position_get_score (position, 0), ==,
                           bst_position_get_score (bst_io_case_play_get_step (play, step)->position, 0));
        }
    }
}

/* The step of the case at its line with this verb, the first one. */
static const BstIoCaseStep *
find_step (const BstIoCasePlay *play,
           BstIoCaseVerb        verb)
{
  for (guint i = 0; i < bst_io_case_play_get_n_steps (play); i++)
    {
      const BstIoCaseStep *step = bst_io_case_play_get_step (play, i);

      if (step->line != NULL && step->line->verb == verb)
        return step;
    }

  g_assert_not_reached ();
}

static void
test_words (void)
{
  static const struct
  {
    const char    *id;
    BstIoCaseVerb  verb;
    const char    *sentence;
    guint          n_tiles;
    guint          n_parts;
    guint          n_figures;
  } expected[] = {
    { "C2", BST_IO_CASE_PLAY, "Red: F (0, −1) 90° knight, city north and south", 0, 0, 0 },
    { "C2", BST_IO_CASE_SCORED, "Red: 4 tiles × 2 + 2 pennants × 2 = 12 (C2)", 4, 1, 0 },
    { "MO3", BST_IO_CASE_PAYS, "At the end of the game: Red: 1 + 2 tiles around it = 3 (MO3)", 3, 1, 1 },
    { "P2", BST_IO_CASE_REFUSE,
      "Not allowed: E (0, −1) 0°. P2: edge S does not match its neighbour", 0, 0, 0 },
    { "X5", BST_IO_CASE_SCORED, "Red, Blue: 5 tiles × 2 = 10 (C2, MJ2)", 5, 1, 0 },
    { "MJ3", BST_IO_CASE_FIGURES, "For the majority count: Red 1, Blue 1", 0, 1, 2 },
    { "X8", BST_IO_CASE_APART, "The two that are lit are not connected", 0, 2, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (bst_io_case_book_find (expected[i].id),
                                                             NULL);
      const BstIoCaseStep *step = find_step (play, expected[i].verb);

      g_assert_cmpstr (step->sentence, ==, expected[i].sentence);
      g_assert_cmpuint (step->light.tiles->len, ==, expected[i].n_tiles);
      g_assert_cmpuint (step->light.parts->len, ==, expected[i].n_parts);
      g_assert_cmpuint (step->light.figures->len, ==, expected[i].n_figures);
    }
}

static void
test_refused (void)
{
  g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (bst_io_case_book_find ("P2"), NULL);
  const BstIoCaseStep *step = find_step (play, BST_IO_CASE_REFUSE);

  g_assert_true (step->light.has_ghost);
  g_assert_true (step->light.is_refused);
  g_assert_cmpint (step->light.edge, ==, BST_SOUTH);
}

/* Who stands on the feature already is shown. */
static void
test_occupied (void)
{
  g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (bst_io_case_book_find ("M5"), NULL);
  const BstIoCaseStep *step = find_step (play, BST_IO_CASE_REFUSE);

  g_assert_cmpuint (step->light.figures->len, ==, 1);
  g_assert_cmpuint (step->light.parts->len, ==, 1);
}

/* A case from outside that claims what cannot be followed says where. */
static void
test_fault (void)
{
  const char *text = "<cases version=\"1\"><case id=\"a\" rules=\"C2\"><title>T</title><source>S</source>"
                     "<lines>\nplay U@1,0 r0\nscored Red city 4</lines></case></cases>";
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GPtrArray) cases = bst_io_case_read (bytes, "x.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (bst_io_case_play_new (g_ptr_array_index (cases, 0), &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_DATA);
  g_assert_cmpstr (error->message, ==, "x.xml: line 3: nothing of that kind is paid");
}

/* The first line of the book with this verb, and its case; NULL if the book does without. */
static const BstIoCaseLine *
find_line (BstIoCaseVerb      verb,
           const BstIoCase  **of)
{
  for (guint i = 0; i < bst_io_case_book_get_n_cases (); i++)
    {
      *of = bst_io_case_book_get_case (i);
      for (guint j = 0; j < (*of)->n_lines; j++)
        if ((*of)->lines[j].verb == verb)
          return &(*of)->lines[j];
    }

  return NULL;
}

/* A line of any verb that ends too early is played, or says why not. */
static void
test_cut (void)
{
  for (guint verb = BST_IO_CASE_NOTE + 1; verb < BST_IO_N_CASE_VERBS; verb++)
    {
      const BstIoCase *whole;
      const BstIoCaseLine *line = find_line (verb, &whole);
      guint n_words = line != NULL ? g_strv_length (line->words) : 0;

      for (guint cut = 0; cut < n_words; cut++)
        {
          BstIoCase one = *whole;
          g_autofree BstIoCaseLine *lines = g_memdup2 (whole->lines, sizeof *lines * whole->n_lines);
          g_autofree char **words = g_memdup2 (line->words, sizeof *words * (cut + 1));
          g_autoptr (GError) error = NULL;
          g_autoptr (BstIoCasePlay) play = NULL;

          words[cut] = NULL;
          one.lines = lines;
          one.n_lines = (guint) (line - whole->lines) + 1;
          lines[one.n_lines - 1].words = words;
          play = bst_io_case_play_new (&one, &error);
          g_test_message ("%s, cut to %u words: %s", bst_io_case_verb_name (verb), cut,
                          error != NULL ? error->message : "played");
          g_assert_true ((play == NULL) == (error != NULL));
        }
    }
}

/* The last position of a case under each rule set. (transfer full) */
static GPtrArray *
compare (const char *id)
{
  g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (bst_io_case_book_find (id), NULL);
  guint n_steps = bst_io_case_play_get_n_steps (play);

  return bst_io_case_compare (bst_io_case_play_get_step (play, n_steps - 1)->node);
}

static const BstIoCaseOutcome *
find_outcome (const GPtrArray *outcomes,
              const char      *rule_set)
{
  for (guint i = 0; i < outcomes->len; i++)
    {
      const BstIoCaseOutcome *outcome = g_ptr_array_index (outcomes, i);

      if (strcmp (outcome->rule_set, rule_set) == 0)
        return outcome;
    }

  return NULL;
}

/* Four ways of scoring farms, the small city, and what house rules do not pay at the end. */
static void
test_compare (void)
{
  static const struct
  {
    const char *id;
    const char *rule_set;
    const char *points;
  } expected[] = {
    { "X12e", "modern", "Red 6, Blue 3" },
    { "X12e", "second-edition", "Red 3, Blue 3" },
    { "X12e", "classic", "Red 4, Blue 4" },
    { "X12e", "classic-literal", "Red 4" },
    { "X7a", "modern", "Red 4" },
    { "X7a", "classic", "Red 2" },
    { "RD5", "modern", "Red 5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GPtrArray) outcomes = compare (expected[i].id);
      const BstIoCaseOutcome *outcome = find_outcome (outcomes, expected[i].rule_set);
      g_autofree char *points = NULL;
      g_auto (GStrv) lines = NULL;

      g_assert_nonnull (outcome);
      points = bst_io_case_outcome_dup_points (outcome);
      lines = bst_io_case_outcome_dup_lines (outcome);
      g_test_message ("%s %s: %s", expected[i].id, expected[i].rule_set, points);
      g_assert_cmpstr (points, ==, expected[i].points);
      g_assert_cmpuint (g_strv_length (lines), >, 0);
    }
}

/* Rule sets that pay alike share the index of the first of them. */
static void
test_groups (void)
{
  g_autoptr (GPtrArray) outcomes = compare ("X12e");

  for (guint i = 0; i < outcomes->len; i++)
    {
      const BstIoCaseOutcome *outcome = g_ptr_array_index (outcomes, i);
      const BstIoCaseOutcome *first = g_ptr_array_index (outcomes, outcome->group);

      g_assert_cmpuint (outcome->group, <=, i);
      g_assert_cmpuint (first->group, ==, outcome->group);
      g_assert_cmpmem (first->points, sizeof first->points, outcome->points, sizeof outcome->points);
    }
  g_assert_cmpuint (find_outcome (outcomes, "bard")->group, ==, 0);
  g_assert_cmpuint (find_outcome (outcomes, "classic")->group, !=, 0);
}

/* The words of the cases and those of the program. */
static void
test_translated (void)
{
  const BstIoCase *one = bst_io_case_book_find ("MO3");
  g_autoptr (BstIoCasePlay) play = bst_io_case_play_new (one, NULL);

  g_assert_false (g_str_has_prefix (one->title, "An unfinished"));
  g_assert_cmpstr (bst_io_case_play_get_step (play, 0)->sentence, !=, "The game begins");
}

/* C4 opens where its rule pays, not at the line after it, at which all rule sets pay alike. */
static void
test_main (void)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule ("C4", &n_cases);
  g_autoptr (BstIoCasePlay) play = NULL;
  const BstIoCaseStep *step;

  g_assert_cmpuint (n_cases, >, 0);
  play = bst_io_case_play_new (cases[0], NULL);
  step = bst_io_case_play_get_step (play, bst_io_case_play_find_main (play));
  g_assert_nonnull (step->line);
  g_assert_cmpint (step->line->verb, ==, BST_IO_CASE_SCORED);
  g_assert_true (g_strv_contains ((const char * const *) step->line->words, "C4"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3)
    {
      language_speak (argv[1], argv[2]);
      g_test_add_func ("/case-play/translated", test_translated);
    }
  else
    {
      setlocale (LC_ALL, "C.UTF-8");
      g_test_add_func ("/case-play/words", test_words);
      g_test_add_func ("/case-play/compare", test_compare);
      g_test_add_func ("/case-play/fault", test_fault);
      g_test_add_func ("/case-play/cut", test_cut);
    }
  g_test_add_func ("/case-play/record", test_record);
  g_test_add_func ("/case-play/refused", test_refused);
  g_test_add_func ("/case-play/occupied", test_occupied);
  g_test_add_func ("/case-play/groups", test_groups);
  g_test_add_func ("/case-play/main", test_main);
  for (guint i = 0; i < bst_io_case_book_get_n_cases (); i++)
    {
      const BstIoCase *one = bst_io_case_book_get_case (i);
      g_autofree char *path = g_strdup_printf ("/case-play/%s", one->id);

      g_test_add_data_func (path, one, test_case);
    }

  return g_test_run ();
}
