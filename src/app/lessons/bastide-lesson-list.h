/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The courses, the lessons of the one that is open, and how far each of them is done. */

#pragma once

#include "bastide-lesson-session.h"

#include <gtk/gtk.h>

#include <bst-io-error.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LESSON_LIST (bastide_lesson_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonList, bastide_lesson_list, BASTIDE, LESSON_LIST, GtkWidget)

/* Signal: "opened": a lesson was chosen. */

/* Opens the first of the bundled courses. */
void bastide_lesson_list_set_session (BastideLessonList    *self,
                                      BastideLessonSession *session);

/* Opens the bundled course with this id. FALSE if there is none. */
gboolean bastide_lesson_list_open_course (BastideLessonList   *self,
                                          const char          *id);
/* Opens a booklet of the user's as another course; @issues (nullable) get what is to be said of it. FALSE and
 * @error if it cannot be read. */
gboolean bastide_lesson_list_open_file (BastideLessonList    *self,
                                      const char           *path,
                                      BstIoIssues          *issues,
                                      GError              **error);

/* The title of the course that follows in the list. (transfer full) (nullable) */
char *bastide_lesson_list_dup_next_course (BastideLessonList *self);
/* There is one. */
void  bastide_lesson_list_open_next_course (BastideLessonList *self);

/* Of the course that is open; NULL if it comes with Bastide. (transfer full) (nullable) */
GFile *bastide_lesson_list_dup_file (BastideLessonList    *self);

G_END_DECLS
