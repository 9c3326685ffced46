/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson that is being made, or changed: its steps, which one is worked on, and what the program finds about what
 * they claim. That happens in a thread, a moment after the last change. */

#pragma once

#include <gio/gio.h>

#include <bst-lesson.h>
#include <bst-small-game.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LESSON_EDITOR (bastide_lesson_editor_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonEditor, bastide_lesson_editor, BASTIDE, LESSON_EDITOR, GObject)

/* Signals: "changed": the lesson says something else; "list-changed": steps came, went or changed places, or another
 * one is worked on (before "changed"); "checked": there is a verdict, or none any more, or a fault was allowed. */

/* Without a step. (transfer full) */
BastideLessonEditor *bastide_lesson_editor_new           (void) G_GNUC_WARN_UNUSED_RESULT;
/* Changes a copy of @lesson. (transfer full) */
BastideLessonEditor *bastide_lesson_editor_new_for       (const BstLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

const BstLesson     *bastide_lesson_editor_get_lesson    (BastideLessonEditor *self);
/* As it is to be written: a step that begins with what the one before left says so in place of a position. (transfer
 * full) */
BstLesson           *bastide_lesson_editor_dup_lesson    (BastideLessonEditor *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean             bastide_lesson_editor_is_changed    (BastideLessonEditor *self);
/* It was changed before it came here. */
void                 bastide_lesson_editor_set_unsaved   (BastideLessonEditor *self);

void                 bastide_lesson_editor_set_title     (BastideLessonEditor *self,
                                                          const char          *title);
void                 bastide_lesson_editor_set_aim       (BastideLessonEditor *self,
                                                          const char          *aim);

/* --- Steps --- */

guint                bastide_lesson_editor_get_n_steps   (BastideLessonEditor *self);
/* Which one is worked on, and its index. (nullable): without steps. */
const BstLessonStep *bastide_lesson_editor_get_step      (BastideLessonEditor *self);
guint                bastide_lesson_editor_get_selected  (BastideLessonEditor *self);
void                 bastide_lesson_editor_select        (BastideLessonEditor *self,
                                                          guint                index);
/* A step that says something about the position, which is taken over, behind the one that is worked on; it is worked
 * on then. FALSE if there are too many. */
gboolean             bastide_lesson_editor_add_step      (BastideLessonEditor *self,
                                                          BstPosition         *position);
/* The same with what the step that is worked on leaves on the board. */
gboolean             bastide_lesson_editor_continue      (BastideLessonEditor *self);
/* The move that led to what stands in the step that is worked on, and what was there before it, which is taken over:
 * what its question may ask of. */
void                 bastide_lesson_editor_set_last_move (BastideLessonEditor *self,
                                                          BstPosition         *before,
                                                          const char          *move);
/* The move that follows it there in the game: its tile is what a question asks for. */
void                 bastide_lesson_editor_set_next_move (BastideLessonEditor *self,
                                                          const char          *move);
/* Both, as they were set, or shown by the step before. @move borrows. (transfer full) (nullable): none is known */
BstPosition         *bastide_lesson_editor_dup_before    (BastideLessonEditor  *self,
                                                          const char          **move) G_GNUC_WARN_UNUSED_RESULT;
/* These are about the step that is worked on, if there is one. */
gboolean             bastide_lesson_editor_duplicate     (BastideLessonEditor *self);
void                 bastide_lesson_editor_remove        (BastideLessonEditor *self);
/* The one that was removed last comes back to its place. */
gboolean             bastide_lesson_editor_can_restore   (BastideLessonEditor *self);
void                 bastide_lesson_editor_restore       (BastideLessonEditor *self);
/* To another place, among those that there are. */
void                 bastide_lesson_editor_move          (BastideLessonEditor *self,
                                                          guint                from,
                                                          guint                to);

/* --- What the step that is worked on says --- */

/* What was written for another kind comes back with that kind. An unread step stays what it is. */
void                 bastide_lesson_editor_set_kind      (BastideLessonEditor *self,
                                                          BstLessonStepKind    kind);
/* What is said, or asked (nullable). */
const char          *bastide_lesson_editor_get_text      (BastideLessonEditor *self,
                                                          guint                index);
void                 bastide_lesson_editor_set_text      (BastideLessonEditor *self,
                                                          const char          *text);
/* Copies of BstMark (nullable). */
void                 bastide_lesson_editor_set_marks     (BastideLessonEditor *self,
                                                          const GArray        *marks);
/* Of what it shows. FALSE if it is illegal there, or there are too many. */
gboolean             bastide_lesson_editor_add_move      (BastideLessonEditor *self,
                                                          const char          *move);
void                 bastide_lesson_editor_take_back     (BastideLessonEditor *self);
/* Of a small game: so many lie on the board at its end, from 2 to BST_MAX_SMALL_GAME. */
void                 bastide_lesson_editor_set_n_tiles   (BastideLessonEditor *self,
                                                          guint                n_tiles);
/* Takes over what the step asks, whose board becomes that of the step. */
void                 bastide_lesson_editor_take_puzzle   (BastideLessonEditor *self,
                                                          BstPuzzle           *puzzle);

/* --- bastide-lesson-editor-check.c: what the program finds --- */

/* Of the last check that ended (element-type BstLessonFault); NULL while it is still being looked for. */
const GPtrArray     *bastide_lesson_editor_get_faults    (BastideLessonEditor *self);
/* May the lesson be written in spite of this fault? It is the same as long as it says the same of the same step. */
gboolean             bastide_lesson_editor_is_allowed    (BastideLessonEditor *self,
                                                          guint                fault);
void                 bastide_lesson_editor_set_allowed   (BastideLessonEditor *self,
                                                          guint                fault,
                                                          gboolean             is_allowed);
/* Was it checked, and is no fault left that is not allowed? */
gboolean             bastide_lesson_editor_may_save      (BastideLessonEditor *self);

G_END_DECLS
