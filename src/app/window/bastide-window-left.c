/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson or a puzzle that was being made, or changed, comes back from its draft, on a page of the window. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-compat.h"
#include "bastide-learn-page.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-puzzle-editor-page.h"
#include "bastide-puzzle-page.h"

#include <glib/gi18n.h>

static gboolean
is_lesson (const BstIoDraft *draft)
{
  return bst_booklet_count_lessons (draft->booklet) > 0;
}

/* (transfer floating) */
static BastideMakingPage *
new_lesson_page (const BstLesson  *lesson,
                 BastideUserState *user_state,
                 gboolean          is_new)
{
  g_autoptr (BastideLessonEditor) editor = NULL;
  g_autoptr (BstLesson) own = bst_lesson_copy (lesson);

  /* It gets its id with a booklet. */
  if (is_new)
    *own->id = '\0';
  editor = bastide_lesson_editor_new_for (own);
  bastide_lesson_editor_set_unsaved (editor);

  return BASTIDE_MAKING_PAGE (bastide_lesson_editor_page_new (editor, user_state, is_new));
}

/* (transfer floating) */
static BastideMakingPage *
new_puzzle_page (const BstPuzzle  *puzzle,
                 BastideUserState *user_state,
                 gboolean          is_new)
{
  g_autoptr (BastidePuzzleEditor) editor = bastide_puzzle_editor_new_for (puzzle);

  bastide_puzzle_editor_set_unsaved (editor);

  return BASTIDE_MAKING_PAGE (bastide_puzzle_editor_page_new (editor, user_state, is_new));
}

/* The page on which its booklet is shown, which is opened if it is not. */
static BastidePage *
open_maker (BastideWindow    *self,
            const BstIoDraft *draft,
            GFile            *file,
            BastideMakingPage *page)
{
  BastidePage *maker = bastide_window_get_named_page (self, is_lesson (draft) ? "learn" : "puzzles");

  if (!bastide_window_has_file (self, file))
    bastide_page_open (maker, file, draft->made);
  if (is_lesson (draft))
    bastide_learn_page_take_editor (BASTIDE_LEARN_PAGE (maker), page, draft->made);
  else
    bastide_puzzle_page_take_editor (BASTIDE_PUZZLE_PAGE (maker), page, draft->made);

  return maker;
}

/* What changed something in a booklet that is gone is new. */
static void
show_left (BastideWindow    *self,
           const BstIoDraft *draft,
           const char       *path,
           gboolean          closed)
{
  g_autoptr (GFile) file = draft->uri != NULL && *draft->made != '\0' ? g_file_new_for_uri (draft->uri) : NULL;
  gboolean is_new = file == NULL || !g_file_query_exists (file, NULL);
  BastideMakingPage *page = is_lesson (draft)
                            ? new_lesson_page (bst_booklet_get_lesson (draft->booklet, 0), self->user_state, is_new)
                            : new_puzzle_page (bst_booklet_get (draft->booklet, 0), self->user_state, is_new);
  BastidePage *maker = NULL;

  if (is_new)
    bastide_study_page_take_made (self->study_page, page);
  if (is_new && is_lesson (draft))
    bastide_user_state_set_left_lesson (self->user_state, G_OBJECT (page));
  if (!is_new)
    maker = open_maker (self, draft, file, page);
  bastide_making_page_start_draft (page, is_new ? NULL : file, is_new ? NULL : draft->made);
  /* When it is left, there is something to go on with, and room for what is told. */
  bastide_window_put_made (self, BASTIDE_PAGE (page), maker != NULL ? maker : self->start);
  bastide_making_page_restore (page, path, draft, closed);
}

void
bastide_window_restore_made (BastideWindow *self,
                             const char    *path,
                             gboolean       closed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoDraft) draft = NULL;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  /* What it does to the program it does while it is read and first shown. */
  bastide_drafts_begin_opening (path);
  draft = bst_io_draft_read (path, &error);
  if (draft != NULL)
    show_left (self, draft, path, closed);
  else
    {
      g_autofree char *text = NULL;

      bastide_drafts_end_opening (path);
      text = bastide_drafts_dup_unreadable (path, error);
      bastide_compat_alert (GTK_WINDOW (self), _("A Lesson or Puzzle Cannot Be Recovered"), text);
    }
}
