/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-session-text.h"

#include <bst-io-case-play.h>

#include <glib/gi18n.h>

/* Does the question ask what was paid, of that which the step leaves on the board? */
static gboolean
asks_of (const BstPuzzle     *puzzle,
         const BstLessonStep *step)
{
  g_autoptr (BstPosition) end = NULL;
  g_autofree char *text = NULL;
  g_autofree char *asked = NULL;

  if (puzzle->task != BST_TASK_PAID && puzzle->task != BST_TASK_PAYOUT)
    return FALSE;
  end = bst_lesson_step_dup_end (step);
  if (end == NULL)
    return FALSE;
  text = bst_position_to_text (end);
  asked = bst_position_to_text (puzzle->position);

  return g_str_equal (text, asked);
}

/* Moves are shown with what they pay, unless that is what the next step asks for. */
static gboolean
is_asked_next (BastideLessonSession *self)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self);
  guint index = bastide_lesson_session_get_step_index (self);
  const BstLessonStep *next = index + 1 < lesson->steps->len ? g_ptr_array_index (lesson->steps, index + 1) : NULL;

  return next != NULL && next->kind == BST_LESSON_ASK
         && asks_of (next->puzzle, g_ptr_array_index (lesson->steps, index));
}

char *
bastide_lesson_session_text_dup_points (BastideLessonSession *self)
{
  const BstEvents *events = bastide_lesson_session_get_events (self);
  const BstGame *game = bastide_study_get_game (bastide_lesson_session_get_scene (self));
  GString *text;

  if (is_asked_next (self))
    return NULL;
  text = g_string_new (NULL);
  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *line = bst_io_case_dup_event (game, &events->items[i]);

      g_string_append (text, line);
      if (i + 1 < events->n_items)
        g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

/* Adds those of the lesson. */
static void
count_answers (BastideLessonSession *self,
               guint                 index,
               guint                *n_asked,
               guint                *n_right)
{
  BastideLessonResult result;

  bastide_lesson_session_count (self, index, &result);
  *n_asked += result.n_asked;
  *n_right += result.n_right;
}

/* Of the lesson that is open. (transfer full) (nullable) */
static char *
dup_result (BastideLessonSession *self)
{
  guint n_asked = 0, n_right = 0;

  count_answers (self, bastide_lesson_session_get_index (self), &n_asked, &n_right);
  if (n_asked == 0)
    return NULL;

  /* Translators: at the end of a lesson: how many of its questions were answered right at the first try. */
  return g_strdup_printf (ngettext ("Right at the first try: %u of %u question.",
                                    "Right at the first try: %u of %u questions.", n_asked), n_right, n_asked);
}

/* Of the whole course. (transfer full) (nullable) */
static char *
dup_course_result (BastideLessonSession *self)
{
  guint n_asked = 0, n_right = 0;

  for (guint i = 0; i < bastide_lesson_session_get_n_lessons (self); i++)
    count_answers (self, i, &n_asked, &n_right);
  if (n_asked == 0)
    return NULL;

  /* Translators: at the end of a course: how many of its questions were answered right at the first try. */
  return g_strdup_printf (ngettext ("In the whole course: %u of %u question.", "In the whole course: %u of %u questions.",
                                    n_asked), n_right, n_asked);
}

static void
add_course_end (BastideLessonSession *self,
                const char           *next_course,
                GString              *text)
{
  g_autofree char *result = dup_course_result (self);

  g_string_append (text, _("It was the last one of the course."));
  if (result != NULL)
    g_string_append_printf (text, "\n%s", result);
  if (next_course != NULL)
    {
      g_string_append (text, "\n\n");
      /* Translators: the title of the next course. */
      g_string_append_printf (text, _("Next course: %s"), next_course);
    }
}

static void
add_state (BastideLessonSession *self,
           GString              *text)
{
  BastideLessonResult went;
  guint n_left;

  bastide_lesson_session_count (self, bastide_lesson_session_get_index (self), &went);
  n_left = went.n_steps - went.n_done;
  if (n_left == 0)
    g_string_append (text, _("This lesson is finished."));
  else
    /* Translators: at the end of a lesson: steps that were left out, or answered wrong alone. */
    g_string_append_printf (text, ngettext ("The end of the lesson; %u step is still to be seen, or answered right.",
                                            "The end of the lesson; %u steps are still to be seen, or answered right.",
                                            n_left), n_left);
}

char *
bastide_lesson_session_text_dup_closing (BastideLessonSession *self,
                                         const char           *next_course)
{
  guint index = bastide_lesson_session_get_index (self) + 1;
  const BstLesson *next = index < bastide_lesson_session_get_n_lessons (self)
                          ? bastide_lesson_session_get_nth (self, index) : NULL;
  g_autofree char *result = dup_result (self);
  g_autoptr (GString) text = g_string_new (NULL);

  add_state (self, text);
  if (result != NULL)
    g_string_append_printf (text, "\n%s", result);
  g_string_append (text, "\n\n");
  if (next == NULL)
    add_course_end (self, next_course, text);
  else
    /* Translators: the title of the next lesson of a course. */
    g_string_append_printf (text, _("Next lesson: %s"), next->title != NULL ? next->title : "");

  return g_string_free (g_steal_pointer (&text), FALSE);
}
