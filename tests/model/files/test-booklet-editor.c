/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of a booklet that is open, as they are in its file then. */

#include "config.h"

#include "bastide-booklet-editor.h"

#include <glib/gstdio.h>

#include <string.h>

/* Its puzzles are three. */
#define PUZZLE(id) \
  "<puzzle id=\"" id "\" task=\"points\" worth=\"end\" target=\"city:S at 0,-1\"><title>The " id "</title>" \
  "<position>basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | </position></puzzle>"

static const char text[] =
  "<bastide version=\"1\"><booklet id=\"b\"><title>Three / more</title><chapter><title>All</title>"
  PUZZLE ("one") PUZZLE ("two") PUZZLE ("three")
  "</chapter></booklet></bastide>";

typedef struct
{
  char                 *folder;
  GFile                *file;           /* NULL: as if it came with the program */
  GFile                *copy;
  BstBooklet           *booklet;        /* as it is shown */
  guint                 index;
  GObject              *owner;
  BastideBookletEditor *editor;
  GString              *said;
} Fixture;

static Fixture *
get_fixture (gpointer owner)
{
  return g_object_get_data (owner, "fixture");
}

static GFile *
dup_file (gpointer owner)
{
  Fixture *fixture = get_fixture (owner);

  return fixture->file != NULL ? g_object_ref (fixture->file) : NULL;
}

static const BstBooklet *
get_booklet (gpointer owner)
{
  return get_fixture (owner)->booklet;
}

static guint
get_index (gpointer owner)
{
  return get_fixture (owner)->index;
}

static void
show (gpointer    owner,
      BstBooklet *booklet,
      GFile      *file,
      guint       index)
{
  Fixture *fixture = get_fixture (owner);

  bst_booklet_free (fixture->booklet);
  fixture->booklet = booklet;
  fixture->index = index;
}

static char *
dup_title (gconstpointer item,
           guint         index)
{
  return g_strdup (((const BstPuzzle *) item)->title);
}

/* --- What it says --- */

static void
note_text (Fixture    *fixture,
           const char *said)
{
  g_string_append_printf (fixture->said, "%s\n", said);
}

static void
note_failed (Fixture      *fixture,
             const GError *error)
{
  note_text (fixture, "failed");
}

static void
note_copied (Fixture    *fixture,
             GFile      *file,
             const char *id)
{
  g_assert_true (g_file_equal (file, fixture->copy));
  g_string_append_printf (fixture->said, "copied %s\n", id);
}

static void
note_changed (Fixture *fixture)
{
  note_text (fixture, "changed");
}

static void
note_closable (Fixture *fixture)
{
  note_text (fixture, "closable");
}

static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  static const BastideBookletOpen open = {
    BASTIDE_BOOKLET_PUZZLES, dup_file, get_booklet, get_index, show, dup_title
  };
  g_autofree char *path = NULL;
  g_autofree char *copy = NULL;
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("bastide-booklet-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "booklet.bastide", NULL);
  copy = g_build_filename (fixture->folder, "copy.bastide", NULL);
  fixture->file = g_file_new_for_path (path);
  fixture->copy = g_file_new_for_path (copy);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  fixture->booklet = bastide_booklet_file_open (fixture->file, &error);
  g_assert_no_error (error);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_object_set_data (fixture->owner, "fixture", fixture);
  fixture->editor = bastide_booklet_editor_new (&open, fixture->owner);
  fixture->said = g_string_new (NULL);
  g_signal_connect_swapped (fixture->editor, "refused", G_CALLBACK (note_text), fixture);
  g_signal_connect_swapped (fixture->editor, "deleted", G_CALLBACK (note_text), fixture);
  g_signal_connect_swapped (fixture->editor, "failed", G_CALLBACK (note_failed), fixture);
  g_signal_connect_swapped (fixture->editor, "copied", G_CALLBACK (note_copied), fixture);
  g_signal_connect_swapped (fixture->editor, "changed", G_CALLBACK (note_changed), fixture);
  g_signal_connect_swapped (fixture->editor, "closable", G_CALLBACK (note_closable), fixture);
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  static const char * const names[] = { "booklet.bastide", "booklet.bastide~", "copy.bastide" };

  g_assert_finalize_object (fixture->editor);
  g_object_unref (fixture->owner);
  bst_booklet_free (fixture->booklet);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_unlink (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_clear_object (&fixture->file);
  g_object_unref (fixture->copy);
  g_string_free (fixture->said, TRUE);
  g_free (fixture->folder);
}

/* Until all changes are written. */
static void
wait_for_all (Fixture *fixture)
{
  while (bastide_booklet_editor_count_waiting (fixture->editor) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_said (Fixture    *fixture,
             const char *lines)
{
  g_assert_cmpstr (fixture->said->str, ==, lines);
  g_string_truncate (fixture->said, 0);
}

/* Of the puzzles in the file, and as they are shown. */
static void
assert_ids (Fixture    *fixture,
            const char *ids)
{
  g_auto (GStrv) all = g_strsplit (ids, " ", -1);
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_open (fixture->file, NULL);

  g_assert_cmpuint (bst_booklet_count (booklet), ==, g_strv_length (all));
  for (guint i = 0; all[i] != NULL; i++)
    {
      g_assert_cmpstr (bst_booklet_get (booklet, i)->id, ==, all[i]);
      g_assert_cmpstr (bst_booklet_get (fixture->booklet, i)->id, ==, all[i]);
    }
}

/* --- Cases --- */

/* Two changes, of which neither waits for the other; what is open stays so. */
static void
moved (Fixture       *fixture,
       gconstpointer  data)
{
  bastide_booklet_editor_move (fixture->editor, 1);
  bastide_booklet_editor_move (fixture->editor, 1);
  g_assert_cmpuint (bastide_booklet_editor_count_waiting (fixture->editor), ==, 2);
  wait_for_all (fixture);
  assert_said (fixture, "changed\nchanged\n");
  assert_ids (fixture, "two three one");
  g_assert_cmpuint (fixture->index, ==, 2);
}

/* What is deleted comes back where it was, and goes again; after another change it does not. */
static void
deleted (Fixture       *fixture,
         gconstpointer  data)
{
  fixture->index = 1;
  bastide_booklet_editor_delete (fixture->editor);
  wait_for_all (fixture);
  assert_said (fixture, "The two\nchanged\n");
  assert_ids (fixture, "one three");
  g_assert_true (bastide_booklet_editor_can_undo (fixture->editor));

  bastide_booklet_editor_undo (fixture->editor);
  bastide_booklet_editor_undo (fixture->editor);
  wait_for_all (fixture);
  assert_ids (fixture, "one two three");
  g_assert_cmpuint (fixture->index, ==, 1);
  g_assert_false (bastide_booklet_editor_can_undo (fixture->editor));
  g_assert_true (bastide_booklet_editor_can_redo (fixture->editor));

  bastide_booklet_editor_redo (fixture->editor);
  wait_for_all (fixture);
  assert_ids (fixture, "one three");
  bastide_booklet_editor_undo (fixture->editor);
  wait_for_all (fixture);
  bastide_booklet_editor_move (fixture->editor, -1);
  wait_for_all (fixture);
  assert_ids (fixture, "two one three");
  g_assert_false (bastide_booklet_editor_can_redo (fixture->editor));
}

static void
note_put (gpointer user_data,
          gboolean ok)
{
  note_text (get_fixture (user_data), ok ? "put" : "not put");
}

/* It keeps its place, also when another program has moved it. */
static void
put (Fixture       *fixture,
     gconstpointer  data)
{
  BstPuzzle *puzzle = bastide_booklet_file_copy_item (bst_booklet_get (fixture->booklet, 1), BASTIDE_BOOKLET_PUZZLES);

  g_free (puzzle->title);
  puzzle->title = g_strdup ("Another");
  fixture->index = 1;
  bastide_booklet_editor_move (fixture->editor, 1);
  g_assert_true (bastide_booklet_editor_put (fixture->editor, "two", puzzle, note_put, fixture->owner));
  wait_for_all (fixture);
  assert_said (fixture, "changed\nput\nchanged\n");
  assert_ids (fixture, "one three two");
  g_assert_cmpstr (bst_booklet_get (fixture->booklet, 2)->title, ==, "Another");
}

/* The chapter of what was open when its name was asked for; never that of another booklet. */
static void
named (Fixture       *fixture,
       gconstpointer  data)
{
  const char *title;

  g_assert_true (bastide_booklet_editor_begin_naming (fixture->editor, &title));
  g_assert_cmpstr (title, ==, "All");
  bastide_booklet_editor_name (fixture->editor, "Some");
  wait_for_all (fixture);
  g_assert_cmpstr (((const BstChapter *) g_ptr_array_index (fixture->booklet->chapters, 0))->title, ==, "Some");

  g_assert_true (bastide_booklet_editor_begin_naming (fixture->editor, &title));
  g_set_object (&fixture->file, fixture->copy);
  bastide_booklet_editor_name (fixture->editor, "None");
  g_assert_cmpuint (bastide_booklet_editor_count_waiting (fixture->editor), ==, 0);
}

static void
copied (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *name = NULL;
  g_autoptr (BstBooklet) copy = NULL;

  fixture->index = 2;
  name = bastide_booklet_editor_begin_copy (fixture->editor, "Puzzles");
  g_assert_cmpstr (name, ==, "Three - more.bastide");
  bastide_booklet_editor_copy (fixture->editor, fixture->copy);
  wait_for_all (fixture);
  assert_said (fixture, "copied three\n");
  copy = bastide_booklet_file_open (fixture->copy, NULL);
  g_assert_cmpuint (bst_booklet_count (copy), ==, 3);
  g_assert_cmpstr (copy->id, !=, fixture->booklet->id);
  /* It is over. */
  bastide_booklet_editor_copy (fixture->editor, fixture->copy);
  g_assert_cmpuint (bastide_booklet_editor_count_waiting (fixture->editor), ==, 0);
}

/* What comes with the program, and what is not there any more. */
static void
refused (Fixture       *fixture,
         gconstpointer  data)
{
  g_autoptr (GFile) file = g_steal_pointer (&fixture->file);

  bastide_booklet_editor_move (fixture->editor, 1);
  assert_said (fixture, "This booklet comes with Bastide and cannot be changed.\n");
  fixture->file = g_steal_pointer (&file);
  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
  bastide_booklet_editor_delete (fixture->editor);
  assert_said (fixture, "The file of this booklet was moved or deleted. What is shown can be changed in a copy.\n");
  g_assert_cmpuint (bastide_booklet_editor_count_waiting (fixture->editor), ==, 0);
}

/* Closing waits for all that is not written yet. */
static void
closing (Fixture       *fixture,
         gconstpointer  data)
{
  g_assert_true (bastide_booklet_editor_may_close (fixture->editor));
  bastide_booklet_editor_move (fixture->editor, 1);
  bastide_booklet_editor_move (fixture->editor, 1);
  g_assert_false (bastide_booklet_editor_may_close (fixture->editor));
  wait_for_all (fixture);
  assert_said (fixture, "changed\nchanged\nclosable\n");
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
    { "/booklet-editor/moved", moved },
    { "/booklet-editor/deleted", deleted },
    { "/booklet-editor/put", put },
    { "/booklet-editor/named", named },
    { "/booklet-editor/copied", copied },
    { "/booklet-editor/refused", refused },
    { "/booklet-editor/closing", closing },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, begin, tests[i].test, end);

  return g_test_run ();
}
