/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The document of a game, and what it says and asks: opening, saving, closing, what other programs do to its file, drafts. */

#include "config.h"

#include "bastide-document-private.h"

#include <glib/gstdio.h>

#include <string.h>

typedef struct
{
  char                 *folder;
  char                 *path;           /* a copy of the sample */
  GFile                *file;
  BastideUserState     *user_state;
  BastidePuzzleSession *session;
  BastideDocument      *document;
  char                 *notices[BASTIDE_N_NOTICES];     /* those that are there */
  GString              *said;           /* all else: a line each */
} Fixture;

/* Any signal of the document. */
static void
note (GClosure     *closure,
      GValue       *result,
      guint         n_values,
      const GValue *values,
      gpointer      hint,
      gpointer      marshal_data)
{
  const GSignalInvocationHint *invocation = hint;
  const char *name = g_signal_name (invocation->signal_id);
  Fixture *fixture = closure->data;

  if (strcmp (name, "notice") == 0)
    {
      char **notice = &fixture->notices[g_value_get_uint (&values[1])];

      g_free (*notice);
      *notice = g_value_dup_string (&values[2]);
      return;
    }
  g_string_append_printf (fixture->said, "%s", name);
  if (n_values > 1 && G_VALUE_HOLDS_STRING (&values[1]))
    g_string_append_printf (fixture->said, ": %s", g_value_get_string (&values[1]));
  g_string_append (fixture->said, "\n");
}

static BastideDocument *
make_document (Fixture *fixture)
{
  static const char * const names[] = {
    "notice", "told", "alert", "not-opened", "used", "archive", "not-mine", "draft", "settle", "place-wanted", "answer-wanted",
    "closable",
  };
  BastideDocument *document = bastide_document_new (fixture->session, fixture->user_state);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GClosure *closure = g_closure_new_simple (sizeof (GClosure), fixture);

      g_closure_set_marshal (closure, note);
      g_signal_connect_closure (document, names[i], closure, FALSE);
    }

  return document;
}

/* A thread that is done may still hold it. */
static void
let_go (Fixture *fixture)
{
  gpointer seen = fixture->document;

  g_object_add_weak_pointer (G_OBJECT (fixture->document), &seen);
  g_clear_object (&fixture->document);
  while (g_atomic_pointer_get (&seen) != NULL)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  g_autoptr (GFile) sample = g_file_new_build_filename (g_getenv ("BASTIDE_DATA"), "samples", "sample.bastide", NULL);

  fixture->folder = g_dir_make_tmp ("bastide-document-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.bastide", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  g_assert_true (g_file_copy (sample, fixture->file, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  fixture->user_state = bastide_user_state_new ();
  fixture->session = bastide_puzzle_session_new (bastide_user_state_get_results (fixture->user_state));
  fixture->said = g_string_new (NULL);
  fixture->document = make_document (fixture);
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  g_autofree char *backup = g_strconcat (fixture->path, "~", NULL);

  bastide_document_cancel (fixture->document);
  bastide_document_forget (fixture->document);
  let_go (fixture);
  g_object_unref (fixture->session);
  bastide_user_state_close (fixture->user_state);
  g_object_unref (fixture->user_state);
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    g_free (fixture->notices[i]);
  g_string_free (fixture->said, TRUE);
  g_unlink (fixture->path);
  g_unlink (backup);
  g_rmdir (fixture->folder);
  g_object_unref (fixture->file);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
wait_until_said (Fixture    *fixture,
                 const char *line)
{
  while (strstr (fixture->said->str, line) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_string_truncate (fixture->said, 0);
}

static void
assert_said (Fixture    *fixture,
             const char *lines)
{
  g_assert_cmpstr (fixture->said->str, ==, lines);
  g_string_truncate (fixture->said, 0);
}

static BastideStudy *
open_sample (Fixture *fixture)
{
  bastide_document_open (fixture->document, fixture->file, NULL);
  wait_until_said (fixture, "used\n");

  return bastide_document_get_study (fixture->document);
}

/* A change that its text can be told by. */
static void
change (Fixture    *fixture,
        const char *comment)
{
  BastideStudy *study = bastide_document_get_study (fixture->document);

  bastide_study_set_index (study, 1);
  bastide_study_set_comment (study, comment);
  g_assert_true (bastide_study_is_changed (study));
}

static gboolean
file_has (const char *path,
          const char *text)
{
  g_autofree char *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) && strstr (contents, text) != NULL;
}

/* --- Opening --- */

/* A game that nobody has seen opens at its start, and afterwards where it was left. */
static void
places (Fixture       *fixture,
        gconstpointer  data)
{
  BastideStudy *study = open_sample (fixture);

  g_assert_cmpuint (bastide_study_get_index (study), ==, 0);
  bastide_study_set_index (study, 23);
  let_go (fixture);

  fixture->document = make_document (fixture);
  g_assert_true (bastide_document_is_empty (fixture->document));
  study = open_sample (fixture);
  g_assert_cmpuint (bastide_study_get_index (study), ==, 23);
  g_assert_true (bastide_document_has_file (fixture->document, fixture->file));
}

static void
open_and_wait (Fixture    *fixture,
               const char *path,
               const char *line)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  bastide_document_open (fixture->document, file, NULL);
  wait_until_said (fixture, line);
}

/* What is no game is for others; what is open stays as it is. */
static void
others (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *booklet = g_build_filename (g_getenv ("BASTIDE_DATA"), "puzzles", "twenty-four.bastide", NULL);
  g_autofree char *missing = g_build_filename (fixture->folder, "nowhere.bastide", NULL);

  open_sample (fixture);
  change (fixture, "Before");
  open_and_wait (fixture, booklet, "not-mine\n");
  open_and_wait (fixture, g_getenv ("BASTIDE_ARCHIVE"), "archive\n");
  open_and_wait (fixture, missing, "not-opened\n");
  g_assert_true (bastide_study_is_changed (bastide_document_get_study (fixture->document)));
  g_assert_null (fixture->notices[BASTIDE_NOTICE_PUT_ASIDE]);
}

/* Changes are put aside for another game, and come back. */
static void
put_aside (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *other = g_build_filename (g_getenv ("BASTIDE_DATA"), "samples", "sample.bastide", NULL);
  BastideStudy *study = open_sample (fixture);

  change (fixture, "Aside");
  g_assert_false (bastide_document_can_open (fixture->document));
  open_and_wait (fixture, other, "used\n");
  g_assert_false (bastide_document_has_file (fixture->document, fixture->file));
  g_assert_nonnull (fixture->notices[BASTIDE_NOTICE_PUT_ASIDE]);

  bastide_document_take_back (fixture->document);
  g_assert_null (fixture->notices[BASTIDE_NOTICE_PUT_ASIDE]);
  g_assert_true (bastide_document_has_file (fixture->document, fixture->file));
  g_assert_true (bastide_study_is_changed (study));
  g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, "Aside");
}

/* Nobody waits for a thread that still reads: with what was read nothing comes of it. */
static void
given_up (Fixture       *fixture,
          gconstpointer  data)
{
  bastide_document_open (fixture->document, fixture->file, NULL);
  g_assert_false (bastide_document_is_empty (fixture->document));
  bastide_document_cancel (fixture->document);
  g_assert_true (bastide_document_is_empty (fixture->document));
  let_go (fixture);
  assert_said (fixture, "");
  fixture->document = make_document (fixture);
}

/* --- Saving and closing --- */

/* A game that has no file asks for a place, under a name of its own; the file is asked for no more. */
static void
saved (Fixture       *fixture,
       gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "new.bastide", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideStudy *study = open_sample (fixture);
  g_autoptr (BstRecord) record = bst_record_ref (bastide_study_get_record (study));

  g_assert_true (bastide_document_show_record (fixture->document, record));
  g_assert_null (bastide_study_get_file (study));
  change (fixture, "New");
  g_string_truncate (fixture->said, 0);

  bastide_document_save (fixture->document);
  g_assert_nonnull (strstr (fixture->said->str, "settle\nplace-wanted: "));
  g_assert_true (g_str_has_suffix (fixture->said->str, ".bastide\n"));
  bastide_document_take_place (fixture->document, NULL);
  g_assert_null (fixture->document->saving);
  bastide_document_save (fixture->document);
  bastide_document_take_place (fixture->document, file);
  wait_until_said (fixture, "used\n");
  g_assert_true (g_file_equal (bastide_study_get_file (study), file));
  g_assert_false (bastide_study_is_changed (study));
  g_assert_true (file_has (path, "New"));

  change (fixture, "Newer");
  bastide_document_save (fixture->document);
  assert_said (fixture, "settle\n");
  wait_until_said (fixture, "used\n");
  g_assert_true (file_has (path, "Newer"));
  g_unlink (path);
  g_unlink (backup);
}

/* A file is read while the place for another one is chosen: what goes there is what it was chosen for. */
static void
saved_while_reading (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "new.bastide", NULL);
  g_autofree char *other = g_build_filename (g_getenv ("BASTIDE_DATA"), "samples", "sample.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  open_sample (fixture);
  change (fixture, "Chosen");
  bastide_document_save_as (fixture->document);
  open_and_wait (fixture, other, "used\n");
  bastide_document_take_place (fixture->document, file);
  while (fixture->document->saving != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (file_has (path, "Chosen"));
  g_assert_false (bastide_document_has_file (fixture->document, file));
  g_unlink (path);
}

/* Closing asks what becomes of changes, and waits for them to be saved. */
static void
closing (Fixture       *fixture,
         gconstpointer  data)
{
  open_sample (fixture);
  change (fixture, "Kept");
  g_assert_false (bastide_document_may_close (fixture->document, TRUE));
  g_assert_nonnull (strstr (fixture->said->str, "answer-wanted: "));
  bastide_document_save_and_close (fixture->document);
  g_assert_false (bastide_document_may_close (fixture->document, TRUE));
  wait_until_said (fixture, "closable\n");
  g_assert_true (file_has (fixture->path, "Kept"));
  g_assert_true (bastide_document_may_close (fixture->document, FALSE));

  change (fixture, "Discarded");
  g_assert_false (bastide_document_may_close (fixture->document, FALSE));
  bastide_document_discard_and_close (fixture->document);
  g_assert_nonnull (strstr (fixture->said->str, "closable\n"));
  g_assert_true (bastide_document_may_close (fixture->document, FALSE));
  g_assert_false (file_has (fixture->path, "Discarded"));
}

/* --- Other programs --- */

/* What others write is not overwritten unseen; it is read if that is wanted, and what was here is put aside. */
static void
changed_by_others (Fixture       *fixture,
                   gconstpointer  data)
{
  BastideStudy *study = open_sample (fixture);
  g_autofree char *theirs = NULL;

  change (fixture, "Mine");
  g_assert_true (g_file_get_contents (fixture->path, &theirs, NULL, NULL));
  g_assert_true (g_file_set_contents (fixture->path, theirs, strlen (theirs) - 1, NULL));
  bastide_document_save (fixture->document);
  g_assert_null (fixture->document->saving);
  g_assert_nonnull (fixture->notices[BASTIDE_NOTICE_CHANGED]);
  g_assert_nonnull (strstr (fixture->notices[BASTIDE_NOTICE_CHANGED], "and you have changed the game here"));
  g_string_truncate (fixture->said, 0);

  bastide_document_reload (fixture->document);
  wait_until_said (fixture, "used\n");
  g_assert_null (fixture->notices[BASTIDE_NOTICE_CHANGED]);
  g_assert_nonnull (fixture->notices[BASTIDE_NOTICE_PUT_ASIDE]);
  g_assert_false (bastide_study_is_changed (study));

  bastide_document_take_back (fixture->document);
  g_assert_true (bastide_study_is_changed (study));
  bastide_document_save (fixture->document);
  wait_until_said (fixture, "used\n");
  g_assert_true (file_has (fixture->path, "Mine"));
}

/* The reader has seen it, and chose his own. */
static void
kept_mine (Fixture       *fixture,
           gconstpointer  data)
{
  open_sample (fixture);
  change (fixture, "Mine");
  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
  g_assert_false (bastide_document_check_file (fixture->document));
  bastide_document_keep_mine (fixture->document);
  g_assert_null (fixture->notices[BASTIDE_NOTICE_CHANGED]);
  g_string_truncate (fixture->said, 0);
  bastide_document_save (fixture->document);
  wait_until_said (fixture, "used\n");
  g_assert_true (file_has (fixture->path, "Mine"));
}

/* It stays open, and is not saved any more. */
static void
gone (Fixture       *fixture,
      gconstpointer  data)
{
  BastideStudy *study = open_sample (fixture);

  g_unlink (fixture->path);
  g_assert_true (bastide_document_check_file (fixture->document));
  g_assert_nonnull (fixture->notices[BASTIDE_NOTICE_GONE]);
  g_assert_true (bastide_study_is_changed (study));
  bastide_document_save (fixture->document);
  wait_until_said (fixture, "used\n");
  g_assert_null (fixture->notices[BASTIDE_NOTICE_GONE]);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* --- Drafts --- */

/* The draft of a process that is gone. (transfer full) */
static char *
leave_draft (Fixture *fixture)
{
  g_autoptr (GPtrArray) left = NULL;
  BastideDrafts *drafts;

  g_assert_true (bastide_document_keep (fixture->document));
  let_go (fixture);
  bastide_user_state_close (fixture->user_state);
  g_object_unref (fixture->user_state);
  fixture->user_state = bastide_user_state_new ();
  fixture->document = make_document (fixture);
  drafts = bastide_user_state_get_drafts (fixture->user_state);
  left = bastide_drafts_take_left (drafts);
  g_assert_cmpuint (left->len, ==, 1);

  return g_strdup (((const BastideLeftDraft *) left->pdata[0])->path);
}

/* What was not saved is there again, and can be thrown away for what is in the file, and be taken back even then. */
static void
recovered (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = NULL;
  BastideStudy *study;

  open_sample (fixture);
  change (fixture, "Not saved");
  path = leave_draft (fixture);
  study = bastide_document_get_study (fixture->document);
  bastide_document_restore (fixture->document, path, NULL, FALSE);
  while (!bastide_document_has_game (fixture->document))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (fixture->notices[BASTIDE_NOTICE_RECOVERED]);
  g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, "Not saved");
  g_assert_true (bastide_study_is_changed (study));

  bastide_document_discard_recovered (fixture->document);
  wait_until_said (fixture, "used\n");
  g_assert_false (bastide_study_is_changed (study));
  bastide_document_take_back (fixture->document);
  g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, "Not saved");
}

static void
unreadable (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "1.bastide", NULL);

  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  bastide_document_restore (fixture->document, path, NULL, TRUE);
  g_assert_false (bastide_document_is_empty (fixture->document));
  wait_until_said (fixture, "alert: A Game Cannot Be Recovered\n");
  g_assert_true (bastide_document_is_empty (fixture->document));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A draft that ended the program is offered, and set apart if that is wanted. */
static void
offered (Fixture       *fixture,
         gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "1.bastide", NULL);

  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  bastide_document_offer (fixture->document, path, "Friday");
  g_assert_nonnull (strstr (fixture->notices[BASTIDE_NOTICE_OFFERED], "“Friday”"));
  g_assert_false (bastide_document_is_empty (fixture->document));
  bastide_document_set_apart_offered (fixture->document);
  g_assert_null (fixture->notices[BASTIDE_NOTICE_OFFERED]);
  g_assert_nonnull (strstr (fixture->said->str, "told: Nothing of it is thrown away"));
  g_assert_true (bastide_document_is_empty (fixture->document));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture       *fixture,
                       gconstpointer  data);
  } tests[] = {
    { "/document/places", places },
    { "/document/others", others },
    { "/document/put-aside", put_aside },
    { "/document/given-up", given_up },
    { "/document/saved", saved },
    { "/document/saved-while-reading", saved_while_reading },
    { "/document/closing", closing },
    { "/document/changed-by-others", changed_by_others },
    { "/document/kept-mine", kept_mine },
    { "/document/gone", gone },
    { "/document/recovered", recovered },
    { "/document/unreadable", unreadable },
    { "/document/offered", offered },
  };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, begin, tests[i].test, end);

  return g_test_run ();
}
