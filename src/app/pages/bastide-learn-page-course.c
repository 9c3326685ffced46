/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A booklet of the user's as a course, and changing that. */

#include "config.h"

#include "bastide-learn-page-private.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-file.h"

#include <glib/gi18n.h>

static void
continue_lesson (BastideLearnPage *self,
                 const char       *id)
{
  guint index = bastide_booklet_file_get_index (bastide_lesson_session_get_course (self->session),
                                                BASTIDE_BOOKLET_LESSONS, id);

  if (index != G_MAXUINT)
    bastide_lesson_session_continue (self->session, index);
}

/* @lesson: of a bundled course, "further-sets/river". */
static void
open_bundled (BastideLearnPage *self,
              const char       *lesson)
{
  g_auto (GStrv) parts = g_strsplit (lesson, "/", 2);

  if (!bastide_lesson_list_open_course (self->list, parts[0]))
    return;
  gtk_stack_set_visible_child (self->tabs, GTK_WIDGET (self->side));
  continue_lesson (self, parts[1]);
}

/* The next lesson that is made is offered to it. */
void
bastide_learn_page_open (BastidePage *page,
                         GFile       *file,
                         const char  *id)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;

  if (bastide_lesson_session_get_course (self->session) == NULL)
    bastide_lesson_list_set_session (self->list, self->session);
  bastide_page_notice (page, BASTIDE_NOTICE_NOT_OPENED, NULL);
  if (file == NULL)
    {
      open_bundled (self, id);
      return;
    }
  if (!bastide_lesson_list_open_file (self->list, g_file_peek_path (file), issues, &error))
    {
      bastide_page_tell_not_opened (page, error);
      return;
    }
  bastide_page_tell_issues (page, issues);
  gtk_stack_set_visible_child (self->tabs, GTK_WIDGET (self->side));
  if (id != NULL)
    continue_lesson (self, id);
  if (bastide_booklet_file_may_write (file))
    bastide_user_state_set_booklet (self->user_state, file);
}

static GFile *
dup_course_file (gpointer page)
{
  return bastide_lesson_list_dup_file (BASTIDE_LEARN_PAGE (page)->list);
}

static const BstBooklet *
get_course (gpointer page)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);

  return bastide_learn_page_is_in_courses (self) ? bastide_lesson_session_get_course (self->session) : NULL;
}

static guint
get_lesson_index (gpointer page)
{
  return bastide_lesson_session_get_index (BASTIDE_LEARN_PAGE (page)->session);
}

static void
show_course (gpointer    page,
             BstBooklet *course,
             GFile      *file,
             guint       index)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);

  bastide_lesson_session_take_course (self->session, course);
  if (index < bastide_lesson_session_get_n_lessons (self->session))
    bastide_lesson_session_open (self->session, index, 0);
}

static BastideMakingPage *
new_editor (BastidePage  *page,
            gconstpointer lesson)
{
  g_autoptr (BastideLessonEditor) editor = bastide_lesson_editor_new_for (lesson);

  return BASTIDE_MAKING_PAGE (bastide_lesson_editor_page_new (editor, BASTIDE_LEARN_PAGE (page)->user_state, FALSE));
}

static gpointer
dup_made (BastideMakingPage *editor)
{
  return bastide_lesson_editor_dup_lesson (
    bastide_lesson_editor_page_get_editor (BASTIDE_LESSON_EDITOR_PAGE (editor)));
}

static char *
dup_title (gconstpointer item,
           guint         index)
{
  const BstLesson *lesson = item;

  return lesson->title != NULL ? g_strdup (lesson->title) : g_strdup_printf (_("Lesson %u"), index + 1);
}

/* A lesson was added to the course that is open: it is read again, and the open one stays. */
static void
file_changed (BastideLearnPage *self,
              GFile            *file)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self->session);
  g_autoptr (GFile) own = bastide_lesson_list_dup_file (self->list);
  g_autofree char *id = lesson != NULL ? g_strdup (lesson->id) : NULL;

  if (own != NULL && bastide_file_is_same (own, file))
    bastide_learn_page_open (BASTIDE_PAGE (self), file, id);
}

void
bastide_learn_page_take_editor (BastideLearnPage  *self,
                                BastideMakingPage *editor,
                                const char        *id)
{
  g_return_if_fail (BASTIDE_IS_LEARN_PAGE (self));

  bastide_booklet_changes_take_editor (self->changes, editor, id);
}

void
bastide_learn_page_init_course (BastideLearnPage *self)
{
  static const BastideBookletHost host = {
    { BASTIDE_BOOKLET_LESSONS, dup_course_file, get_course, get_lesson_index, show_course, dup_title }, new_editor, dup_made
  };

  self->changes = bastide_booklet_changes_new (BASTIDE_PAGE (self), G_ACTION_MAP (self->actions), &host);
  bastide_booklet_changes_update (self->changes);
  g_signal_connect_object (self->user_state, "booklet-changed", G_CALLBACK (file_changed), self, G_CONNECT_SWAPPED);
}
