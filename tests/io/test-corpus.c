/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games by others and by other programs. They are not part of the product: where they are not
 * there, every test is skipped. */

#include "bst-io-check.h"
#include "bst-io-document.h"
#include "corpus-events.h"
#include "corpus-legal.h"
#include "io-test.h"

#include <string.h>

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* The paths of a corpus folder's files with this ending, sorted. NULL, and the test is skipped,
 * if the folder is not there. */
static GPtrArray *
list_files (const char *folder,
            const char *ending)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_CORPUS"), folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    {
      g_test_skip ("the corpus is not here");
      g_ptr_array_unref (files);
      return NULL;
    }

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ending))
      g_ptr_array_add (files, g_build_filename (path, name, NULL));
  g_ptr_array_sort (files, compare_names);
  g_assert_cmpuint (files->len, >, 0);

  return files;
}

static BstRecord *
open_file (const char  *path,
           BstIoIssues *issues)
{
  g_autoptr (GError) error = NULL;
  BstRecord *record = bst_io_open (path, issues, &error);

  g_assert_no_error (error);

  return record;
}

static void
assert_no_issues (BstIoIssues *issues,
                  const char  *path)
{
  for (guint i = 0; i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      if (strcmp (issue->tag, "not-kept") != 0)
        g_error ("%s: %s: %s", path, issue->tag, issue->message);
    }
}

static char *
replace_ending (const char *path,
                const char *old_ending,
                const char *new_ending)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (old_ending));

  return g_strconcat (stem, new_ending, NULL);
}

/* --- Board Game Arena --- */

/* The reader compares every list of places and every score with its own and tells differences as
 * issues; test-bga.c shows that it does. */
static void
arena_games_agree (void)
{
  g_autoptr (GPtrArray) files = list_files ("bga", ".json");

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const char *path = g_ptr_array_index (files, i);
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (BstRecord) record = open_file (path, issues);
      g_autofree char *total = NULL;

      assert_no_issues (issues, path);
      g_assert_cmpuint (bst_node_get_n_placed (bst_node_get_last (bst_record_get_root (record))),
                        ==, 71);
      total = g_strdup_printf ("%d:%d", io_test_total (record, 0), io_test_total (record, 1));
      g_assert_cmpstr (total, ==, bst_record_get_header (record, BST_HEADER_RESULT));
    }
}

/* --- Assertions --- */

typedef struct
{
  const char *folder;
  guint       n_passed;         /* at least */
  gboolean    all_supported;
} Assertions;

static void
assertions_hold (gconstpointer data)
{
  const Assertions *expected = data;
  g_autoptr (GPtrArray) files = list_files (expected->folder, ".jcz");
  guint n_passed = 0;

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      g_autoptr (GError) error = NULL;
      const char *path = g_ptr_array_index (files, i);
      g_autoptr (GPtrArray) checks = bst_io_check_file (path, &error);

      g_assert_no_error (error);
      for (guint k = 0; k < checks->len; k++)
        {
          const BstIoCheck *check = g_ptr_array_index (checks, k);

          if (check->status == BST_IO_CHECK_FAILED
              || (check->status == BST_IO_CHECK_UNSUPPORTED && expected->all_supported))
            g_error ("%s: %s: %s", path, check->assertion, check->reason);
          n_passed += check->status == BST_IO_CHECK_PASSED;
        }
    }

  if (files != NULL)
    g_assert_cmpuint (n_passed, >=, expected->n_passed);
  g_test_message ("%u assertions passed", n_passed);
}

/* The old engine's games carry no assertions; their results are in the corpus's README. */
static void
old_games_have_their_scores (void)
{
  static const struct
  {
    const char *name;
    int         first;
    int         second;
  } expected[] = {
    { "scoring.jcz", 14, 11 }, { "scoringFarms.jcz", 9, 15 }, { "scoringMultiTiles.jcz", 28, 13 },
  };
  g_autoptr (GPtrArray) files = list_files ("jcz-engine-4x-saved-games/basic", ".jcz");

  for (guint i = 0; files != NULL && i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (BstRecord) record = open_file (g_ptr_array_index (files, i), NULL);

      g_assert_true (g_str_has_suffix (g_ptr_array_index (files, i), expected[i].name));
      g_assert_cmpint (io_test_total (record, 0), ==, expected[i].first);
      g_assert_cmpint (io_test_total (record, 1), ==, expected[i].second);
    }
}

/* --- Generated games --- */

/* No issue means that the draws, discards included, are those of the program. */
static void
draws_are_the_programs_own (gconstpointer folder)
{
  g_autoptr (GPtrArray) files = list_files (folder, ".jcz");

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (BstRecord) record = open_file (g_ptr_array_index (files, i), issues);

      g_assert_nonnull (record);
      assert_no_issues (issues, g_ptr_array_index (files, i));
    }
}

static void
events_agree (gconstpointer folder)
{
  g_autoptr (GPtrArray) files = list_files (folder, ".events.json");
  guint n_events = 0;

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const char *path = g_ptr_array_index (files, i);
      g_autofree char *game = replace_ending (path, ".events.json", ".jcz");
      g_autoptr (BstRecord) record = open_file (game, NULL);

      n_events += corpus_compare_events (record, path);
    }
  g_test_message ("%u events agree", n_events);
}

static void
legal_lists_agree (gconstpointer folder)
{
  g_autoptr (GPtrArray) files = list_files (folder, ".legal.json");
  guint n_lists = 0;

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const char *path = g_ptr_array_index (files, i);
      g_autofree char *game = replace_ending (path, ".legal.json", ".jcz");
      g_autoptr (BstRecord) record = open_file (game, NULL);

      n_lists += corpus_compare_legal (record, path);
    }
  g_test_message ("%u lists agree", n_lists);
}

/* --- Games with further sets --- */

/* The sets of the corpus come one after the other: a game that needs what is still lacking is passed over, be it opened as
 * far as it goes or not. */
static gboolean
is_playable (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = bst_io_open (path, issues, &error);

  if (record == NULL && !g_error_matches (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED))
    g_error ("%s: %s", path, error->message);
  for (guint i = 0; i < issues->len; i++)
    if (bst_io_issue_is_fault (g_ptr_array_index (issues, i)))
      return FALSE;

  return record != NULL;
}

static void
check_assertions (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) checks = bst_io_check_file (path, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < checks->len; i++)
    {
      const BstIoCheck *check = g_ptr_array_index (checks, i);

      if (check->status != BST_IO_CHECK_PASSED)
        g_error ("%s: %s: %s", path, check->assertion, check->reason);
    }
}

/* Points, draws, events and legal lists of one game; it is written and read, too. */
static void
check_game (const char *path)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = open_file (path, issues);
  g_autofree char *events = replace_ending (path, ".jcz", ".events.json");
  g_autofree char *legal = replace_ending (path, ".jcz", ".legal.json");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_document_to_text (record, &error);
  g_autoptr (BstRecord) copy = io_test_open (text, NULL);
  g_autofree char *end = io_test_end_text (record);
  g_autofree char *copied_end = io_test_end_text (copy);

  g_assert_no_error (error);
  g_assert_cmpstr (end, ==, copied_end);
  assert_no_issues (issues, path);
  check_assertions (path);
  corpus_compare_events (record, events);
  if (g_file_test (legal, G_FILE_TEST_EXISTS))
    corpus_compare_legal (record, legal);
}

static void
further_games_agree (gconstpointer folder)
{
  g_autoptr (GPtrArray) files = list_files (folder, ".jcz");
  guint n_games = 0;

  for (guint i = 0; files != NULL && i < files->len; i++)
    if (is_playable (g_ptr_array_index (files, i)))
      {
        check_game (g_ptr_array_index (files, i));
        n_games++;
      }
  g_test_message ("%u of %u games agree", n_games, files != NULL ? files->len : 0);
}

/* Folders all of whose games can be played. */
static void
all_further_games_agree (gconstpointer folder)
{
  g_autoptr (GPtrArray) files = list_files (folder, ".jcz");

  for (guint i = 0; files != NULL && i < files->len; i++)
    check_game (g_ptr_array_index (files, i));
}

/* --- Documents --- */

static void
documents_keep_games (gconstpointer folder)
{
  /* Some of them; no folder has games of both endings. */
  const char *ending = strstr (folder, "-more/") != NULL ? "1.jcz" : "0.jcz";
  g_autoptr (GPtrArray) files = list_files (folder, ending);

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      g_autoptr (BstRecord) record = open_file (g_ptr_array_index (files, i), NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = bst_io_document_to_text (record, &error);
      g_autoptr (BstRecord) copy = io_test_open (text, NULL);
      g_autofree char *end = io_test_end_text (record);
      g_autofree char *copied_end = io_test_end_text (copy);

      g_assert_no_error (error);
      g_assert_cmpstr (end, ==, copied_end);
      g_assert_cmpint (io_test_total (record, 0), ==, io_test_total (copy, 0));
    }
}

static void
add_assertions (const char       *name,
                const Assertions *assertions)
{
  g_autofree char *path = g_strconcat ("/corpus/assertions/", name, NULL);

  g_test_add_data_func (path, assertions, assertions_hold);
}

/* Games with expansions and with other rules, and how many assertions they carry. */
static const Assertions generated[] = {
  { "jcz-generated-expansions/a-river", 47, TRUE },
  { "jcz-generated-expansions/b-inns", 47, TRUE },
  { "jcz-generated-expansions/c-traders", 47, TRUE },
  { "jcz-generated-expansions/d-inns-traders-river", 36, TRUE },
  { "jcz-generated-expansions/e-abbey", 62, TRUE },
  { "jcz-generated-expansions/f-winter", 23, TRUE },
  { "jcz-generated-expansions/g-gq11", 20, TRUE },
  { "jcz-generated-expansions/h-princess-dragon", 47, TRUE },
  { "jcz-generated-expansions/i-tower", 47, TRUE },
  { "jcz-generated-expansions/j-siege", 23, TRUE },
  { "jcz-generated-expansions/k-players", 66, TRUE },
  { "jcz-generated-expansions/k-no-farmers", 23, TRUE },
  { "jcz-generated-expansions/k-tiny-city-2", 23, TRUE },
  { "jcz-generated-expansions/l-all", 31, TRUE },
  { "jcz-generated-more/river-2", 23, TRUE },
  { "jcz-generated-more/flier", 23, TRUE },
  { "jcz-generated-more/ferries", 23, TRUE },
  { "jcz-generated-more/goldmines", 23, TRUE },
  { "jcz-generated-more/mage-and-witch", 23, TRUE },
  { "jcz-generated-more/hills-and-sheep", 23, TRUE },
  { "jcz-generated-more/corn-circles-1", 23, TRUE },
  { "jcz-generated-more/corn-circles-2", 23, TRUE },
  { "jcz-generated-more/king-and-robber", 23, TRUE },
  { "jcz-generated-more/river-1-and-2", 23, TRUE },
};

/* Games with further sets, alone and together with others. */
static const struct
{
  const char *folder;
  gboolean    all;
} further[] = {
  { "jcz-generated-more/abbot-gardens", TRUE },
  { "jcz-generated-more/second-edition", FALSE },
  { "jcz-generated-more/with-ours", FALSE },
  { "jcz-generated-more/mixed", FALSE },
};

static void
add_for_sets (const char    *test,
              GTestDataFunc  function)
{
  for (guint i = 0; i < G_N_ELEMENTS (generated); i++)
    {
      const char *set = strrchr (generated[i].folder, '/') + 1;
      /* The longest games have no lists. */
      gboolean has_test = strcmp (test, "legal") != 0 || strcmp (set, "l-all") != 0;
      g_autofree char *path = g_strconcat ("/corpus/", test, "/", set, NULL);

      if (has_test)
        g_test_add_data_func (path, generated[i].folder, function);
    }
}

int
main (int    argc,
      char **argv)
{
  static const Assertions base = { "jcz-generated-base", 156, TRUE };
  static const Assertions old = { "jcz-5.0-old-format", 27, TRUE };
  static const Assertions farin = { "jcz-farin-client-engine-tests/basic", 16, FALSE };
  static const Assertions fan = { "jcz-fancloisterzone-engine-tests/basic", 20, FALSE };
  static const Assertions farin_inns = {
    "jcz-farin-client-engine-tests/inns-and-cathedrals", 10, TRUE
  };
  static const Assertions farin_traders = {
    "jcz-farin-client-engine-tests/traders-and-builders", 9, TRUE
  };
  static const Assertions farin_gq11 = { "jcz-farin-client-engine-tests/gq11", 1, TRUE };
  static const Assertions farin_abbey = {
    "jcz-farin-client-engine-tests/abbey-and-mayor", 13, FALSE
  };
  static const Assertions farin_dragon = {
    "jcz-farin-client-engine-tests/princess-and-dragon", 4, FALSE
  };
  static const Assertions farin_siege = { "jcz-farin-client-engine-tests/siege", 10, TRUE };
  static const Assertions fan_inns = {
    "jcz-fancloisterzone-engine-tests/inns-and-cathedrals", 30, TRUE
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/corpus/arena", arena_games_agree);
  add_assertions ("base", &base);
  for (guint i = 0; i < G_N_ELEMENTS (generated); i++)
    add_assertions (strrchr (generated[i].folder, '/') + 1, &generated[i]);
  add_assertions ("5.0", &old);
  add_assertions ("farin", &farin);
  add_assertions ("fan", &fan);
  add_assertions ("farin-inns", &farin_inns);
  add_assertions ("farin-traders", &farin_traders);
  add_assertions ("farin-gq11", &farin_gq11);
  add_assertions ("farin-abbey", &farin_abbey);
  add_assertions ("farin-dragon", &farin_dragon);
  add_assertions ("farin-siege", &farin_siege);
  add_assertions ("fan-inns", &fan_inns);
  g_test_add_func ("/corpus/4", old_games_have_their_scores);
  g_test_add_data_func ("/corpus/draws/base", "jcz-generated-base", draws_are_the_programs_own);
  add_for_sets ("draws", draws_are_the_programs_own);
  add_for_sets ("events", events_agree);
  add_for_sets ("legal", legal_lists_agree);
  g_test_add_data_func ("/corpus/legal/base", "jcz-generated-legal", legal_lists_agree);
  for (guint i = 0; i < G_N_ELEMENTS (further); i++)
    {
      g_autofree char *path = g_strconcat ("/corpus/further/", strrchr (further[i].folder, '/') + 1, NULL);

      g_test_add_data_func (path, further[i].folder,
                            further[i].all ? all_further_games_agree : further_games_agree);
    }
  g_test_add_data_func ("/corpus/documents/base", "jcz-generated-base", documents_keep_games);
  add_for_sets ("documents", documents_keep_games);

  return g_test_run ();
}
