/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making puzzles and lessons of what the page shows. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-study-text.h"
#include "bastide-calls.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-puzzle-editor-page.h"

#include <glib/gi18n.h>

static void
added (BastideStudyPage *self,
       GFile            *file,
       const char       *id)
{
  g_autofree char *uri = g_file_get_uri (file);

  bastide_page_tell_with (BASTIDE_PAGE (self), _("The puzzle is in the booklet."), C_("button", "Solve"),
                          "win.solve-puzzle", g_variant_new ("(ss)", uri, id));
}

/* A turn that is being tried is not part of it. */
static void
make_puzzle (BastideStudyPage *self)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = NULL;
  g_autofree char *move = NULL;
  BastidePuzzleEditorPage *page;
  BstPosition *before;

  /* Whoever makes a puzzle is told its solutions. */
  if (bastide_study_page_refuse_in_exam (self))
    return;
  bastide_study_take_partial_turn (self->study, NULL);
  puzzle_editor = bastide_puzzle_editor_new (bst_position_copy (bastide_study_get_position (self->study)),
                                             bastide_study_text_list_following (self->study));
  before = bastide_study_text_dup_before (self->study, &move);
  if (before != NULL)
    bastide_puzzle_editor_set_last_move (puzzle_editor, before, move);
  page = bastide_puzzle_editor_page_new (puzzle_editor, self->user_state, TRUE);
  bastide_study_page_take_made (self, BASTIDE_MAKING_PAGE (page));
  bastide_making_page_start_draft (BASTIDE_MAKING_PAGE (page), NULL, NULL);
  g_signal_emit_by_name (self, "made", page);
}

/* --- Lessons --- */

static void
lesson_added (BastideStudyPage *self,
              GFile            *file,
              const char       *id)
{
  g_autofree char *uri = g_file_get_uri (file);

  bastide_page_tell_with (BASTIDE_PAGE (self), _("The lesson is in the booklet."), C_("button", "Learn"),
                          "win.learn-booklet", g_variant_new_string (uri));
}

/* What stands: a turn that is being tried is not part of it. */
static gboolean
record_step (BastideStudyPage        *self,
             BastideLessonEditorPage *page)
{
  BastideLessonEditor *editor = bastide_lesson_editor_page_get_editor (page);
  g_autoptr (GPtrArray) line = NULL;
  g_autofree char *move = NULL;
  BstPosition *before;

  if (bastide_study_get_position (self->study) == NULL)
    return FALSE;
  bastide_study_take_partial_turn (self->study, NULL);
  if (!bastide_lesson_editor_add_step (editor, bst_position_copy (bastide_study_get_position (self->study))))
    return FALSE;
  before = bastide_study_text_dup_before (self->study, &move);
  if (before != NULL)
    bastide_lesson_editor_set_last_move (editor, before, move);
  line = bastide_study_text_list_following (self->study);
  if (line->len > 0)
    bastide_lesson_editor_set_next_move (editor, g_ptr_array_index (line, 0));

  return TRUE;
}

void
bastide_study_page_take_made (BastideStudyPage  *self,
                              BastideMakingPage *page)
{
  g_return_if_fail (BASTIDE_IS_STUDY_PAGE (self));

  if (!BASTIDE_IS_LESSON_EDITOR_PAGE (page))
    {
      g_signal_connect_object (page, "added", G_CALLBACK (added), self, G_CONNECT_SWAPPED);
      return;
    }
  g_set_weak_pointer (&self->lesson_editor, GTK_WIDGET (page));
  g_signal_connect_object (page, "added", G_CALLBACK (lesson_added), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "step-wanted", G_CALLBACK (record_step), self, G_CONNECT_SWAPPED);
}

/* One lesson at a time: the one that is open already gets another step. */
static void
make_lesson (BastideStudyPage *self)
{
  g_autoptr (BastideLessonEditor) editor = NULL;

  /* Whoever makes a lesson is told what is right. */
  if (bastide_study_page_refuse_in_exam (self))
    return;
  if (self->lesson_editor == NULL && bastide_user_state_get_left_lesson (self->user_state) != NULL)
    {
      bastide_study_page_take_made (self, BASTIDE_MAKING_PAGE (bastide_user_state_get_left_lesson (self->user_state)));
      bastide_user_state_set_left_lesson (self->user_state, NULL);
    }
  if (self->lesson_editor == NULL)
    {
      editor = bastide_lesson_editor_new ();
      bastide_study_page_take_made (self, BASTIDE_MAKING_PAGE (bastide_lesson_editor_page_new (editor, self->user_state, TRUE)));
      bastide_making_page_start_draft (BASTIDE_MAKING_PAGE (self->lesson_editor), NULL, NULL);
    }
  /* Not while a question of it is edited. */
  if (g_action_group_get_action_enabled (bastide_page_get_actions (BASTIDE_PAGE (self->lesson_editor)), "add-step"))
    record_step (self, BASTIDE_LESSON_EDITOR_PAGE (self->lesson_editor));
  g_signal_emit_by_name (self, "made", self->lesson_editor);
}

BastidePage *
bastide_study_page_get_lesson_editor (BastideStudyPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY_PAGE (self), NULL);

  return (BastidePage *) self->lesson_editor;
}

void
bastide_study_page_init_puzzle (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "make-puzzle", G_CALLBACK (make_puzzle) },
    { "make-lesson", G_CALLBACK (make_lesson) },
  };

  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
}
