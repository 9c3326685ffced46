/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are written: whole or not at all, with one backup; drafts. */

#include "bst-io-booklet.h"
#include "bst-io-data.h"
#include "bst-io-document.h"
#include "bst-io-draft.h"
#include "io-test.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  char *folder;
  char *path;
  char *backup;
} Place;

static void
place_init (Place *place)
{
  place->folder = g_dir_make_tmp ("bastide-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "game.bastide", NULL);
  place->backup = g_strconcat (place->path, "~", NULL);
}

static void
place_clear (Place *place)
{
  g_chmod (place->folder, 0700);
  g_unlink (place->path);
  g_unlink (place->backup);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
  g_free (place->backup);
}

static void
assert_holds (const char *path,
              const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* What is written here need be no document. */
static char *
as_it_is (const char     *text,
          const char     *name,
          gconstpointer   data,
          GError        **error)
{
  return g_strdup (text);
}

static void
one_backup_is_kept (void)
{
  g_autoptr (GError) error = NULL;
  struct stat info;
  Place place;

  place_init (&place);
  g_assert_true (bst_io_data_save (place.path, "first", as_it_is, NULL, &error));
  g_assert_false (g_file_test (place.backup, G_FILE_TEST_EXISTS));
  g_chmod (place.path, 0640);
  g_assert_true (bst_io_data_save (place.path, "second", as_it_is, NULL, &error));
  assert_holds (place.backup, "first");
  g_assert_true (bst_io_data_save (place.path, "third", as_it_is, NULL, &error));
  g_assert_no_error (error);
  assert_holds (place.path, "third");
  assert_holds (place.backup, "second");
  g_assert_cmpint (g_stat (place.path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0640);
  g_assert_cmpuint (count_files (place.folder), ==, 2);
  place_clear (&place);
}

/* A limit for files is the full disk that needs no disk. */
static void
full_disk_leaves_the_old_file (void)
{
  struct rlimit before, limit;
  g_autofree char *large = g_strnfill (20000, 'x');
  g_autoptr (GError) error = NULL;
  Place place;

  place_init (&place);
  g_assert_true (bst_io_data_save (place.path, "small", as_it_is, NULL, &error));
  signal (SIGXFSZ, SIG_IGN);
  getrlimit (RLIMIT_FSIZE, &before);
  limit = before;
  limit.rlim_cur = 4096;
  setrlimit (RLIMIT_FSIZE, &limit);
  g_assert_false (bst_io_data_save (place.path, large, as_it_is, NULL, &error));
  setrlimit (RLIMIT_FSIZE, &before);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, place.path));
  assert_holds (place.path, "small");
  g_assert_cmpuint (count_files (place.folder), ==, 1);
  place_clear (&place);
}

/* Root may write everywhere, so for the while we are nobody, and the files somebody else's. */
static void
be_nobody (gboolean yes)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (yes ? 65534 : 0), ==, 0);
}

static void
read_only_is_respected (void)
{
  g_autoptr (GError) error = NULL;
  Place place;

  place_init (&place);
  g_assert_true (bst_io_data_save (place.path, "first", as_it_is, NULL, &error));
  g_chmod (place.path, 0444);
  g_chmod (place.folder, 0777);
  be_nobody (TRUE);
  g_assert_false (bst_io_data_save (place.path, "second", as_it_is, NULL, &error));
  be_nobody (FALSE);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  g_clear_error (&error);

  g_chmod (place.path, 0666);
  g_chmod (place.folder, 0555);
  be_nobody (TRUE);
  g_assert_false (bst_io_data_save (place.path, "second", as_it_is, NULL, &error));
  be_nobody (FALSE);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  assert_holds (place.path, "first");
  g_assert_cmpuint (count_files (place.folder), ==, 1);
  place_clear (&place);
}

static void
folder_is_no_file (void)
{
  g_autoptr (GError) error = NULL;
  Place place;

  place_init (&place);
  g_assert_false (bst_io_data_save (place.folder, "text", as_it_is, NULL, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  place_clear (&place);
}

/* Saves again and again, each text of one letter. */
static void G_GNUC_NORETURN
write_until_killed (const char *path)
{
  for (guint i = 0; ; i++)
    {
      g_autofree char *text = g_strnfill (50000, (char) ('a' + i % 26));

      bst_io_data_save (path, text, as_it_is, NULL, NULL);
    }
}

static void
assert_whole (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return;
  g_assert_cmpuint (length, ==, 50000);
  for (gsize i = 0; i < length; i++)
    g_assert_true (text[i] == text[0]);
}

static void
killed_while_writing (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  gboolean existed = FALSE;
  Place place;

  place_init (&place);
  for (guint i = 0; i < 40; i++)
    {
      pid_t child = fork ();

      if (child == 0)
        write_until_killed (place.path);
      g_usleep ((gulong) g_rand_int_range (random, 2000, 30000));
      kill (child, SIGKILL);
      waitpid (child, NULL, 0);
      /* On a busy machine the first ones may not come to writing. */
      g_assert_true (!existed || g_file_test (place.path, G_FILE_TEST_EXISTS));
      existed = g_file_test (place.path, G_FILE_TEST_EXISTS);
      assert_whole (place.path);
      assert_whole (place.backup);
    }

  /* What a kill leaves behind beside them is hidden. */
  {
    g_autoptr (GDir) dir = g_dir_open (place.folder, 0, NULL);
    const char *name;

    while ((name = g_dir_read_name (dir)) != NULL)
      if (g_str_has_prefix (name, ".bastide-"))
        {
          g_autofree char *left = g_build_filename (place.folder, name, NULL);

          g_unlink (left);
        }
  }
  place_clear (&place);
}

/* --- Drafts --- */

static const char tree[] =
  "<bastide version=\"1\"><players><player colour=\"Red\"/><player colour=\"Blue\"/></players>"
  "<tileset id=\"basic\"/><rules set=\"modern\"/><game>"
  "<move text=\"U@1,0 r0\"/>"
  "<variation><move text=\"B@0,1 r0\"/><move text=\"U@1,0 r0\"/></variation>"
  "</game><unknown>kept</unknown></bastide>";

static void
places_are_found_again (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  BstNode *node = bst_record_get_root (record);

  for (; node != NULL; node = bst_node_get_next (node))
    {
      g_autofree char *place = bst_io_draft_dup_path (node);

      g_assert_true (bst_io_draft_find (record, place) == node);
      for (guint i = 1; node->children != NULL && i < node->children->len; i++)
        {
          BstNode *side = bst_node_get_last (g_ptr_array_index (node->children, i));
          g_autofree char *aside = bst_io_draft_dup_path (side);

          g_assert_true (bst_io_draft_find (record, aside) == side);
        }
    }
}

static void
lost_places_are_near (void)
{
  g_autoptr (BstRecord) record = io_test_open (tree, NULL);
  BstNode *root = bst_record_get_root (record);

  g_assert_true (bst_io_draft_find (record, NULL) == root);
  g_assert_true (bst_io_draft_find (record, "9") == bst_node_get_last (root));
  g_assert_true (bst_io_draft_find (record, "0.7.3") == root);
  g_assert_true (bst_io_draft_find (record, "0.99999999999999999999.3") == root);
  g_assert_nonnull (bst_io_draft_find (record, "..x"));
}

static void
drafts_round_trip (void)
{
  g_autoptr (BstRecord) record = io_test_open (tree, NULL);
  BstIoDraft draft = {
    .uri = (char *) "file:///a%20folder/game?>.bastide", .title = (char *) "Țară & <game> ?>",
    .etag = (char *) "1:2 3 4",
    .node_path = (char *) "0.1.1", .changed = TRUE, .record = record,
  };
  g_autofree char *text = bst_io_draft_to_text (&draft, NULL);
  g_autofree char *before = bst_io_document_to_text (record, NULL);
  g_autofree char *after = NULL;
  g_autoptr (BstIoDraft) copy = NULL;
  g_autoptr (BstRecord) plain = NULL;
  g_autoptr (GError) error = NULL;
  Place place;

  place_init (&place);
  g_assert_true (bst_io_data_write (place.path, text, as_it_is, NULL, &error));
  copy = bst_io_draft_read (place.path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (copy->uri, ==, draft.uri);
  g_assert_cmpstr (copy->etag, ==, draft.etag);
  g_assert_cmpstr (copy->title, ==, draft.title);
  g_assert_cmpstr (copy->node_path, ==, draft.node_path);
  g_assert_null (copy->puzzle);
  g_assert_true (copy->changed);
  after = bst_io_document_to_text (copy->record, NULL);
  g_assert_cmpstr (after, ==, before);
  /* It is a document like any other. */
  plain = bst_io_open (place.path, NULL, &error);
  g_assert_no_error (error);
  place_clear (&place);
}

static void
drafts_of_booklets (void)
{
  static const char * const puzzles[] = { "two-knights", "țară ?> &", "" };

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      BstIoDraft draft = { .title = (char *) "Puzzles", .puzzle = (char *) puzzles[i] };
      g_autofree char *text = bst_io_draft_to_text (&draft, NULL);
      g_autoptr (BstIoDraft) copy = NULL;
      g_autoptr (BstIoDraft) line = NULL;
      g_autoptr (GError) error = NULL;
      Place place;

      place_init (&place);
      g_assert_true (bst_io_data_write (place.path, text, as_it_is, NULL, &error));
      copy = bst_io_draft_read (place.path, &error);
      g_assert_no_error (error);
      g_assert_null (copy->uri);
      g_assert_null (copy->record);
      g_assert_cmpstr (copy->puzzle, ==, puzzles[i]);
      line = bst_io_draft_read_line (place.path);
      g_assert_cmpstr (line->puzzle, ==, puzzles[i]);
      place_clear (&place);
    }
}

/* A lesson or a puzzle that is made: a booklet of that alone, whose line is written once however often it is read back. */
static void
drafts_of_what_is_made (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstBooklet) bundled = i == 0 ? bst_io_booklet_load ("twenty-four", &error)
                                              : bst_io_course_load ("first-game", &error);
      g_autoptr (BstBooklet) booklet = bst_booklet_new (NULL);
      BstChapter *chapter = bst_booklet_add_chapter (booklet, NULL);
      BstIoDraft draft = { .made = (char *) (i == 0 ? "" : "edges"), .uri = (char *) "file:///my%20lessons.bastide",
                           .node_path = (char *) "3?", .changed = TRUE, .booklet = booklet };
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autoptr (BstIoDraft) line = NULL;
      g_autoptr (BstIoDraft) copy = NULL;
      Place place;

      g_assert_no_error (error);
      if (i == 0)
        g_ptr_array_add (chapter->puzzles, bst_puzzle_copy (bst_booklet_get (bundled, 0)));
      else
        g_ptr_array_add (chapter->lessons, bst_lesson_copy (bst_booklet_get_lesson (bundled, 0)));
      text = bst_io_draft_to_text (&draft, &error);
      again = bst_io_draft_read_back (text, "test", NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (again, ==, text);
      place_init (&place);
      g_assert_true (bst_io_data_write (place.path, text, bst_io_draft_read_back, NULL, &error));
      copy = bst_io_draft_read (place.path, &error);
      g_assert_no_error (error);
      g_assert_null (copy->record);
      g_assert_cmpuint (bst_booklet_count (copy->booklet), ==, 1 - i);
      g_assert_cmpuint (bst_booklet_count_lessons (copy->booklet), ==, i);
      g_assert_cmpstr (copy->node_path, ==, draft.node_path);
      line = bst_io_draft_read_line (place.path);
      g_assert_cmpstr (line->made, ==, draft.made);
      g_assert_true (line->changed);
      place_clear (&place);
    }
}

/* One that cannot be read again is no draft, and the reason is said. */
static void
drafts_of_nothing_made (void)
{
  static const char * const inside[] = { "", "<chapter/>", "<chapter><puzzle id=\"a\" level=\"1\" task=\"none\"/></chapter>" };

  for (guint i = 0; i < G_N_ELEMENTS (inside); i++)
    {
      g_autofree char *text = g_strdup_printf ("<?xml version=\"1.0\"?>\n<?bastide-draft made= changed=yes ?>\n"
                                               "<bastide version=\"1\"><booklet>%s</booklet></bastide>", inside[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (bst_io_draft_read_back (text, "test", NULL, &error));
      g_assert_nonnull (error);
    }
}

static void
drafts_keep_their_words (void)
{
  static const char line[] = "<?bastide-draft move=3 changed=no lamp=a%20b off ?>\n";
  static const char * const faults[] = { "maybe", "", "YES" };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_draft_read_back (line, "test", NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, line);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *wrong = g_strdup_printf ("<?bastide-draft changed=%s ?>\n", faults[i]);

      g_assert_null (bst_io_draft_read_back (wrong, "test", NULL, &error));
      g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX);
      g_clear_error (&error);
    }
}

static void
drafts_without_a_document (void)
{
  BstIoDraft draft = { .uri = (char *) "file:///game.bastide", .node_path = (char *) "3" };
  g_autofree char *text = bst_io_draft_to_text (&draft, NULL);
  g_autoptr (BstIoDraft) copy = NULL;
  g_autoptr (GError) error = NULL;
  Place place;

  place_init (&place);
  g_assert_true (bst_io_data_write (place.path, text, as_it_is, NULL, &error));
  copy = bst_io_draft_read (place.path, &error);
  g_assert_no_error (error);
  g_assert_null (copy->record);
  g_assert_false (copy->changed);
  g_assert_cmpstr (copy->uri, ==, draft.uri);
  g_clear_pointer (&copy, bst_io_draft_free);

  /* Cut short it is no draft any more. */
  for (gsize length = strlen (text) - 3; length > 0; length -= MIN (length, 7))
    {
      text[length] = '\0';
      g_assert_true (bst_io_data_write (place.path, text, as_it_is, NULL, NULL));
      g_assert_null (bst_io_draft_read (place.path, &error));
      g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX);
      g_clear_error (&error);
    }
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/backup", one_backup_is_kept);
  g_test_add_func ("/save/full-disk", full_disk_leaves_the_old_file);
  g_test_add_func ("/save/read-only", read_only_is_respected);
  g_test_add_func ("/save/folder", folder_is_no_file);
  g_test_add_func ("/save/killed", killed_while_writing);
  g_test_add_func ("/draft/places", places_are_found_again);
  g_test_add_func ("/draft/lost-places", lost_places_are_near);
  g_test_add_func ("/draft/round-trip", drafts_round_trip);
  g_test_add_func ("/draft/booklets", drafts_of_booklets);
  g_test_add_func ("/draft/made", drafts_of_what_is_made);
  g_test_add_func ("/draft/nothing-made", drafts_of_nothing_made);
  g_test_add_func ("/draft/place-only", drafts_without_a_document);
  g_test_add_func ("/draft/words", drafts_keep_their_words);

  return g_test_run ();
}
