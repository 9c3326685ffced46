/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changing the booklet that a page shows: its puzzles, or its lessons, are edited, deleted, brought back and moved.
 * Each change is made in what the file holds by then, and the page shows what came of it. */

#pragma once

#include "bastide-booklet-editor.h"
#include "bastide-making-page.h"

G_BEGIN_DECLS

/* What the page says and does: it owns what is open. */
typedef struct
{
  BastideBookletOpen  open;

  /* A page that changes a copy of the item. */
  BastideMakingPage  *(*new_editor)  (BastidePage       *page,
                                      gconstpointer      item);
  /* What it made of it. (transfer full) */
  gpointer            (*dup_made)    (BastideMakingPage *editor);
} BastideBookletHost;

#define BASTIDE_TYPE_BOOKLET_CHANGES (bastide_booklet_changes_get_type ())
G_DECLARE_FINAL_TYPE (BastideBookletChanges, bastide_booklet_changes, BASTIDE, BOOKLET_CHANGES, GObject)

/* Adds to @actions, of the page: "edit-puzzle", "delete-puzzle", "puzzle-up", "puzzle-down", or the same of lessons;
 * "undo", "redo", "rename-chapter", "copy-booklet". The page lives as long as this. @host: static. (transfer full) */
BastideBookletChanges *bastide_booklet_changes_new       (BastidePage              *page,
                                                          GActionMap               *actions,
                                                          const BastideBookletHost *host) G_GNUC_WARN_UNUSED_RESULT;

/* @editor, which was left in a draft, changes the item of that id. */
void                   bastide_booklet_changes_take_editor (BastideBookletChanges  *self,
                                                          BastideMakingPage        *editor,
                                                          const char               *id);

/* What can be done now, and what would be undone. */
void                   bastide_booklet_changes_update    (BastideBookletChanges    *self);
/* As bastide_page_may_close(): waits for what is not written yet. */
gboolean               bastide_booklet_changes_may_close (BastideBookletChanges    *self);

G_END_DECLS
