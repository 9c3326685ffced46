/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pupils who share a machine, without a screen: each has results of his own, and the first ones are lost to nobody. */

#include "config.h"

#include "bastide-lesson-result.h"
#include "bastide-pupil-progress.h"
#include "bastide-pupils.h"

#include <bst-io-booklet.h>

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

typedef struct
{
  char           *folder;
  GSettings      *settings;
  BastideResults *results;
  BastidePupils  *pupils;
} Fixture;

static int
today (void)
{
  return 20000;
}

static void
open_pupils (Fixture *f)
{
  g_autofree char *path = g_build_filename (f->folder, "results", NULL);

  f->results = bastide_results_new (path, today);
  f->pupils = bastide_pupils_new (f->settings, f->results, f->folder);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  f->folder = g_dir_make_tmp ("bastide-pupils-XXXXXX", NULL);
  f->settings = g_settings_new_with_backend (BASTIDE_APPLICATION_ID, backend);
  open_pupils (f);
}

static void
close_pupils (Fixture *f)
{
  g_clear_object (&f->pupils);
  g_clear_object (&f->results);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  close_pupils (f);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (f->folder);
  g_free (f->folder);
  g_object_unref (f->settings);
}

static guint
add (Fixture    *f,
     const char *name)
{
  g_autoptr (GError) error = NULL;

  bastide_pupils_add (f->pupils, name, &error);
  g_assert_no_error (error);

  return bastide_pupils_get_number (f->pupils, bastide_pupils_get_n (f->pupils) - 1);
}

static gboolean
has_tried (Fixture    *f,
           const char *puzzle)
{
  return bastide_results_get_state (f->results, "b", puzzle) != BST_PRACTICE_NEW;
}

static gboolean
has_file (Fixture *f,
          guint    number)
{
  g_autofree char *name = g_strdup_printf ("results-%u", number);
  g_autofree char *path = g_build_filename (f->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Each has his own; those of nobody in particular stay; the next start goes on with the one who was chosen. */
static void
test_own (Fixture       *f,
          gconstpointer  data)
{
  guint ana, jan;

  bastide_results_note (f->results, "b", "first", TRUE);
  ana = add (f, "Ana");
  jan = add (f, "  Jan ");
  g_assert_cmpstr (bastide_pupils_get_name (f->pupils, jan), ==, "Jan");
  g_assert_cmpuint (bastide_pupils_get_chosen (f->pupils), ==, 0);
  bastide_pupils_choose (f->pupils, ana);
  g_assert_false (has_tried (f, "first"));
  bastide_results_note (f->results, "b", "second", FALSE);
  bastide_pupils_choose (f->pupils, jan);
  g_assert_false (has_tried (f, "second"));
  bastide_pupils_choose (f->pupils, 0);
  g_assert_true (has_tried (f, "first"));
  g_assert_false (has_tried (f, "second"));
  bastide_pupils_choose (f->pupils, 4711);
  g_assert_cmpuint (bastide_pupils_get_chosen (f->pupils), ==, 0);
  bastide_pupils_choose (f->pupils, ana);
  close_pupils (f);

  open_pupils (f);
  g_assert_cmpuint (bastide_pupils_get_n (f->pupils), ==, 2);
  g_assert_cmpuint (bastide_pupils_get_chosen (f->pupils), ==, ana);
  g_assert_true (has_tried (f, "second"));
  g_assert_false (has_tried (f, "first"));
}

static void
assert_refused (Fixture    *f,
                const char *name)
{
  g_autoptr (GError) error = NULL;
  guint n = bastide_pupils_get_n (f->pupils);

  g_assert_false (bastide_pupils_add (f->pupils, name, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (bastide_pupils_get_n (f->pupils), ==, n);
}

static void
test_names (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *longest = g_strnfill (BASTIDE_MAX_PUPIL_NAME, 'x');
  g_autofree char *longer = g_strconcat (longest, "x", NULL);
  g_autoptr (GError) error = NULL;
  guint ana = add (f, "Ana"), odd = add (f, "../../Ștefan <b>");

  assert_refused (f, "");
  assert_refused (f, "   ");
  assert_refused (f, "ANA");
  assert_refused (f, "a\nb");
  assert_refused (f, longer);
  /* A picture that is put together of two. */
  add (f, "\360\237\221\251\342\200\215\360\237\217\253 Ola");
  add (f, longest);
  g_assert_false (bastide_pupils_rename (f->pupils, odd, "ana", &error));
  g_assert_nonnull (error);
  g_assert_true (bastide_pupils_rename (f->pupils, ana, "ANA", NULL));
  g_assert_cmpstr (bastide_pupils_get_name (f->pupils, ana), ==, "ANA");
  bastide_pupils_choose (f->pupils, odd);
  bastide_results_note (f->results, "b", "first", TRUE);
  bastide_pupils_choose (f->pupils, 0);
  g_assert_true (has_file (f, odd));
  while (bastide_pupils_get_n (f->pupils) < BASTIDE_MAX_PUPILS)
    {
      g_autofree char *name = g_strdup_printf ("Pupil %u", bastide_pupils_get_n (f->pupils));

      add (f, name);
    }
  assert_refused (f, "One too many");
}

/* In one act, and back with all that was learned. */
static void
test_remove (Fixture       *f,
             gconstpointer  data)
{
  guint ana = add (f, "Ana"), jan = add (f, "Jan"), eva;

  bastide_pupils_choose (f->pupils, ana);
  bastide_results_note (f->results, "b", "first", TRUE);
  bastide_pupils_remove (f->pupils, ana);
  g_assert_cmpuint (bastide_pupils_get_chosen (f->pupils), ==, 0);
  g_assert_false (has_tried (f, "first"));
  g_assert_false (has_file (f, ana));
  g_assert_cmpuint (bastide_pupils_get_n (f->pupils), ==, 1);
  /* Nobody inherits a number that may come back. */
  eva = add (f, "Eva");
  g_assert_cmpuint (eva, !=, ana);
  g_assert_true (bastide_pupils_undo (f->pupils));
  g_assert_false (bastide_pupils_undo (f->pupils));
  g_assert_cmpuint (bastide_pupils_get_number (f->pupils, 0), ==, ana);
  g_assert_cmpuint (bastide_pupils_get_number (f->pupils, 1), ==, jan);
  bastide_pupils_choose (f->pupils, ana);
  g_assert_true (has_tried (f, "first"));
}

/* Nothing that a pupil did stays: what comes back in the quiz goes, and comes back, with the results. */
static void
test_remove_quiz (Fixture       *f,
                  gconstpointer  data)
{
  g_autofree char *path = NULL, *shared = g_build_filename (f->folder, "quiz.bastide", NULL);
  g_autoptr (BstBooklet) questions = bst_booklet_new ("Questions");
  g_autoptr (BstBooklet) back = NULL;
  guint ana = add (f, "Ana");

  bastide_pupils_choose (f->pupils, ana);
  bastide_results_note (f->results, "quiz", "first", FALSE);
  path = bastide_results_dup_quiz_path (bastide_results_get_path (f->results));
  g_assert_cmpstr (path, !=, shared);
  g_assert_true (bst_io_booklet_save (questions, path, NULL));
  bastide_pupils_choose (f->pupils, 0);
  bastide_pupils_remove (f->pupils, ana);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (bastide_pupils_undo (f->pupils));
  back = bst_io_booklet_open (path, NULL, NULL);
  g_assert_nonnull (back);
  g_assert_cmpstr (back->title, ==, "Questions");
}

/* What somebody wrote into the settings. */
static void
test_settings (Fixture       *f,
               gconstpointer  data)
{
  close_pupils (f);
  g_settings_set_value (f->settings, "pupils",
                        g_variant_new_parsed ("[(uint32 0, 'Zero'), (3, 'Ana'), (3, 'Jan'), (4, 'ana'), (5, ''),"
                                              " (4000000000, 'Far'), (6, 'Eva')]"));
  g_settings_set_uint (f->settings, "pupil", 77);
  open_pupils (f);
  g_assert_cmpuint (bastide_pupils_get_n (f->pupils), ==, 2);
  g_assert_cmpuint (bastide_pupils_get_number (f->pupils, 0), ==, 3);
  g_assert_cmpuint (bastide_pupils_get_number (f->pupils, 1), ==, 6);
  g_assert_cmpuint (bastide_pupils_get_chosen (f->pupils), ==, 0);
}

/* Steps that are only seen are no answers; a lesson is done when all of its steps are. */
static void
test_progress (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GPtrArray) courses = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_booklet_free);
  g_autoptr (BstIoResults) results = bst_io_results_new ();
  BstBooklet *course = bst_io_course_load ("first-game", NULL);
  const BstLesson *lesson = bst_booklet_get_lesson (course, 0);
  g_autofree char *right_key = NULL;
  BstPractice later = { 0 };
  BastidePupilProgress progress;
  guint n_asked = 0;

  g_ptr_array_add (courses, course);
  bastide_pupil_progress_count (&progress, results, courses);
  g_assert_cmpint (progress.last_day, ==, -1);
  g_assert_cmpuint (progress.n_answers, ==, 0);
  g_assert_cmpuint (progress.n_lessons, ==, bst_booklet_count_lessons (course));
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);
      g_autofree char *key = bastide_lesson_result_dup_key (lesson, i);
      BstPractice practice = { 0 };

      g_assert_cmpuint (progress.n_finished, ==, 0);
      /* The first question is wrong. */
      bst_practice_note (&practice, step->puzzle == NULL || n_asked > 0, today () + (int) i);
      if (step->puzzle != NULL && n_asked == 0)
        right_key = bastide_lesson_result_dup_right_key (lesson, i);
      n_asked += step->puzzle != NULL;
      bst_io_results_set (results, course->key, key, &practice);
      bastide_pupil_progress_count (&progress, results, courses);
      g_assert_cmpint (progress.last_day, ==, today () + (int) i);
    }
  /* It is right at a later try, which is no other answer. */
  g_assert_cmpuint (progress.n_finished, ==, 0);
  bst_practice_note (&later, TRUE, today ());
  bst_io_results_set (results, course->key, right_key, &later);
  bastide_pupil_progress_count (&progress, results, courses);
  g_assert_cmpuint (progress.n_finished, ==, 1);
  g_assert_cmpuint (progress.n_perfect, ==, 0);
  g_assert_cmpuint (progress.n_answers, ==, n_asked);
  g_assert_cmpuint (progress.n_right, ==, n_asked - 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/pupils/own", Fixture, NULL, set_up, test_own, tear_down);
  g_test_add ("/pupils/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/pupils/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/pupils/remove-quiz", Fixture, NULL, set_up, test_remove_quiz, tear_down);
  g_test_add ("/pupils/settings", Fixture, NULL, set_up, test_settings, tear_down);
  g_test_add ("/pupils/progress", Fixture, NULL, set_up, test_progress, tear_down);

  return g_test_run ();
}
