/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changing the booklet that is open. */

#include "config.h"

#include "bastide-puzzle-page-private.h"
#include "bastide-puzzle-text.h"

static BastidePuzzleSession *
get_session (BastidePage *page)
{
  return BASTIDE_PUZZLE_PAGE (page)->session;
}

static GFile *
dup_file (gpointer page)
{
  GFile *file = bastide_puzzle_session_get_booklet (get_session (page)) != NULL
                ? bastide_puzzle_session_get_file (get_session (page)) : NULL;

  return file != NULL ? g_object_ref (file) : NULL;
}

static const BstBooklet *
get_booklet (gpointer page)
{
  return bastide_puzzle_session_get_booklet (get_session (page));
}

static guint
get_index (gpointer page)
{
  return bastide_puzzle_session_get_index (get_session (page));
}

static void
show (gpointer    page,
      BstBooklet *booklet,
      GFile      *file,
      guint       index)
{
  bastide_puzzle_session_take_booklet (get_session (page), booklet, file);
  if (bst_booklet_count (booklet) > 0)
    bastide_puzzle_session_ensure_open (get_session (page), index);
}

static BastideMakingPage *
new_editor (BastidePage  *page,
            gconstpointer puzzle)
{
  g_autoptr (BastidePuzzleEditor) editor = bastide_puzzle_editor_new_for (puzzle);

  return BASTIDE_MAKING_PAGE (bastide_puzzle_editor_page_new (editor, BASTIDE_PUZZLE_PAGE (page)->user_state, FALSE));
}

static gpointer
dup_made (BastideMakingPage *editor)
{
  return bastide_puzzle_editor_dup_puzzle (
    bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (editor)));
}

static char *
dup_title (gconstpointer puzzle,
           guint         index)
{
  return bastide_puzzle_text_dup_title (puzzle, index);
}

void
bastide_puzzle_page_take_editor (BastidePuzzlePage *self,
                                 BastideMakingPage *editor,
                                 const char        *id)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_PAGE (self));

  bastide_booklet_changes_take_editor (self->changes, editor, id);
}

void
bastide_puzzle_page_init_booklet (BastidePuzzlePage *self)
{
  static const BastideBookletHost host = {
    { BASTIDE_BOOKLET_PUZZLES, dup_file, get_booklet, get_index, show, dup_title }, new_editor, dup_made
  };

  self->changes = bastide_booklet_changes_new (BASTIDE_PAGE (self), G_ACTION_MAP (self->actions), &host);
}
