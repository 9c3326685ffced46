/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changing the booklet that is open. */

#include "config.h"

#include "bastide-puzzle-page-private.h"
#include "bastide-booklet-file.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-puzzle-text.h"

#include <glib/gi18n.h>

/* --- A change --- */

/* FALSE, and says so, if it cannot be changed. */
static gboolean
check_writable (BastidePuzzlePage *self)
{
  GFile *file = bastide_puzzle_session_get_file (self->session);

  if (bastide_booklet_file_may_write (file))
    return TRUE;
  bastide_page_tell_with (BASTIDE_PAGE (self), file == NULL
                                  ? _("This booklet comes with Bastide and cannot be changed.")
                                  : _("The file of this booklet may not be changed."),
                            _("Save a Copy…"), "page.copy-booklet", NULL);

  return FALSE;
}

static void
tell_not_changed (GtkWindow    *parent,
                  const GError *error)
{
  bastide_compat_alert (parent, _("The Booklet Was Not Changed"), error->message);
}

/* What a change needs, and what came of it. */
typedef struct
{
  char      *id;                /* of the puzzle that it is about */
  char      *title;
  BstPuzzle *puzzle;            /* that comes in (nullable), or came out */
  int        direction;
  guint      chapter;
  guint      chapter_index;     /* in that chapter */
  guint      index;             /* of the puzzle that is shown then, or the last one */
} Change;

/* Whom it concerns when the change is in the file. */
typedef struct Waiting Waiting;
typedef void (*DoneFunc) (const Waiting *waiting,
                          const Change  *change);

struct Waiting
{
  BastidePuzzlePage       *page;
  BastidePuzzleEditorPage *editor;      /* that asked for it (nullable) */
  GFile                   *file;
  DoneFunc                 done;        /* (nullable) */
};

static Change *
change_new (const char *id,
            guint       index)
{
  Change *change = g_new0 (Change, 1);

  change->id = g_strdup (id);
  change->index = index;

  return change;
}

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->id);
  g_free (change->title);
  g_clear_pointer (&change->puzzle, bst_puzzle_free);
  g_free (change);
}

static Waiting *
waiting_new (BastidePuzzlePage       *self,
             BastidePuzzleEditorPage *editor,
             GFile                   *file,
             DoneFunc                 done)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->page = g_object_ref (self);
  g_set_object (&waiting->editor, editor);
  waiting->file = g_object_ref (file);
  waiting->done = done;
  self->n_changes++;
  if (editor != NULL)
    bastide_making_page_set_waiting (BASTIDE_MAKING_PAGE (editor), TRUE);

  return waiting;
}

static void
waiting_free (Waiting *waiting)
{
  g_object_unref (waiting->file);
  g_clear_object (&waiting->editor);
  g_object_unref (waiting->page);
  g_free (waiting);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Waiting, waiting_free)

/* Shows what is in the file now, if that booklet is still open. */
static void
show_changed (const Waiting  *waiting,
              const Change   *change,
              BstBooklet    **taken)
{
  BastidePuzzlePage *self = waiting->page;
  GFile *shown = bastide_puzzle_page_has_booklet (self) ? bastide_puzzle_session_get_file (self->session) : NULL;
  BstBooklet *booklet;

  if (shown == NULL || !g_file_equal (shown, waiting->file))
    return;
  booklet = g_steal_pointer (taken);
  bastide_puzzle_session_take_booklet (self->session, booklet, waiting->file);
  if (bst_booklet_count (booklet) > 0)
    bastide_puzzle_session_ensure_open (self->session, MIN (change->index, bst_booklet_count (booklet) - 1));
}

/* Closing waited for the last change, but not for one that failed. */
static void
end_change (BastidePuzzlePage *self,
            gboolean           ok)
{
  self->n_changes--;
  self->is_closing = self->is_closing && ok;
  if (self->n_changes > 0 || !self->is_closing)
    return;
  self->is_closing = FALSE;
  gtk_window_close (bastide_page_get_window (BASTIDE_PAGE (self)));
}

static void
changed (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Waiting) waiting = user_data;
  BastidePuzzlePage *self = waiting->page;
  Change *change = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);
  gboolean ok = booklet != NULL;

  if (waiting->editor != NULL)
    bastide_making_page_set_waiting (BASTIDE_MAKING_PAGE (waiting->editor), FALSE);
  if (ok)
    {
      show_changed (waiting, change, &booklet);
      if (waiting->done != NULL)
        waiting->done (waiting, change);
      bastide_puzzle_page_update_actions (self);
    }
  else
    tell_not_changed (bastide_page_get_window (BASTIDE_PAGE (self)), error);
  end_change (self, ok);
}

/* Makes a change in what the file holds by then. Takes @change over. */
static void
begin_change (BastidePuzzlePage       *self,
              BastidePuzzleEditorPage *editor,
              BastideBookletFileFunc   func,
              Change                  *change,
              DoneFunc                 done)
{
  GFile *file = bastide_puzzle_session_get_file (self->session);

  if (!check_writable (self))
    {
      change_free (change);
      return;
    }
  bastide_booklet_file_change_async (file, NULL, func, change, change_free, changed,
                                     waiting_new (self, editor, file, done));
}

/* What was deleted cannot come back any more, or not be deleted again. */
void
bastide_puzzle_page_forget_removed (BastidePuzzlePage *self)
{
  g_clear_pointer (&self->removed, bst_puzzle_free);
  self->is_restored = FALSE;
}

/* As in every history, a new change ends what could be done again. */
static void
forget_restored (BastidePuzzlePage *self)
{
  if (self->is_restored)
    bastide_puzzle_page_forget_removed (self);
}

/* The puzzle keeps its place, whatever became of its id. */
static gboolean
put_edited (BstBooklet *booklet,
            gpointer    data)
{
  Change *change = data;
  BstPuzzle *puzzle = g_steal_pointer (&change->puzzle);
  guint chapter, index;

  if (bastide_booklet_file_find (booklet, change->id, &chapter, &index))
    bst_puzzle_free (bastide_booklet_file_take (booklet, change->id));
  else
    chapter = index = 0;
  bastide_booklet_file_insert (booklet, chapter, NULL, index, puzzle);
  change->index = bastide_booklet_file_get_index (booklet, puzzle->id);

  return TRUE;
}

static void
edit_done (const Waiting *waiting,
           const Change  *change)
{
  bastide_making_page_leave (BASTIDE_MAKING_PAGE (waiting->editor));
}

/* By the id that the puzzle had when it was opened. */
static void
edited (BastidePuzzlePage       *self,
        BastidePuzzleEditorPage *editor)
{
  Change *change = change_new (self->edited_id, 0);

  forget_restored (self);
  change->puzzle = bastide_puzzle_editor_dup_puzzle (bastide_puzzle_editor_page_get_puzzle_editor (editor));
  begin_change (self, editor, put_edited, change, edit_done);
}

/* One at a time: the one that is open already is shown. */
static void
edit_puzzle (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzlePage *self = user_data;
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  g_autoptr (BastidePuzzleEditor) puzzle_editor = NULL;

  if (puzzle == NULL || !check_writable (self))
    return;
  if (self->editor == NULL)
    {
      puzzle_editor = bastide_puzzle_editor_new_for (puzzle);
      g_set_weak_pointer (&self->editor, bastide_puzzle_editor_page_new (puzzle_editor, NULL));
      g_signal_connect_object (self->editor, "finished", G_CALLBACK (edited), self, G_CONNECT_SWAPPED);
      g_free (self->edited_id);
      self->edited_id = g_strdup (puzzle->id);
    }
  g_signal_emit_by_name (self, "made", self->editor);
}

/* --- Deleting --- */

/* Another program may have taken it out. */
static gboolean
take_puzzle (BstBooklet *booklet,
             gpointer    data)
{
  Change *change = data;

  if (!bastide_booklet_file_find (booklet, change->id, &change->chapter, &change->chapter_index))
    return FALSE;
  change->puzzle = bastide_booklet_file_take (booklet, change->id);

  return TRUE;
}

/* The puzzle is kept, so that it can come back. */
static void
take_done (const Waiting *waiting,
           const Change  *change)
{
  BastidePuzzlePage *self = waiting->page;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  bastide_puzzle_page_forget_removed (self);
  if (change->puzzle == NULL)
    return;
  self->removed = bst_puzzle_copy (change->puzzle);
  self->removed_chapter = change->chapter;
  self->removed_index = change->chapter_index;
  g_set_object (&self->removed_from, waiting->file);
  title = bastide_puzzle_text_dup_title (self->removed, change->index);
  /* Translators: %s is the title of a puzzle. */
  text = g_strdup_printf (_("“%s” was deleted."), title);
  bastide_page_tell_with (BASTIDE_PAGE (self), text, C_("button", "Undo"), "page.undo", NULL);
}

static void
take_out (BastidePuzzlePage *self,
          const char    *id,
          guint          index)
{
  begin_change (self, NULL, take_puzzle, change_new (id, index), take_done);
}

static void
delete_puzzle (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzlePage *self = user_data;
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  g_autofree char *id = puzzle != NULL ? g_strdup (puzzle->id) : NULL;

  if (id != NULL)
    take_out (self, id, bastide_puzzle_session_get_index (self->session));
}

/* Only in the booklet from which it was deleted. */
static gboolean
has_removed (BastidePuzzlePage *self)
{
  GFile *file = bastide_puzzle_session_get_file (self->session);

  return self->removed != NULL && file != NULL && g_file_equal (file, self->removed_from);
}

gboolean
bastide_puzzle_page_can_restore (BastidePuzzlePage *self)
{
  return has_removed (self) && !self->is_restored;
}

gboolean
bastide_puzzle_page_can_delete_again (BastidePuzzlePage *self)
{
  return has_removed (self) && self->is_restored;
}

static gboolean
put_back (BstBooklet *booklet,
          gpointer    data)
{
  Change *change = data;
  BstPuzzle *puzzle = bst_puzzle_copy (change->puzzle);

  bastide_booklet_file_insert (booklet, change->chapter, NULL, change->chapter_index, puzzle);
  change->index = bastide_booklet_file_get_index (booklet, puzzle->id);
  /* Another puzzle may have taken its id meanwhile. */
  g_free (change->puzzle->id);
  change->puzzle->id = g_strdup (puzzle->id);

  return TRUE;
}

static void
put_back_done (const Waiting *waiting,
               const Change  *change)
{
  BastidePuzzlePage *self = waiting->page;

  g_clear_pointer (&self->removed, bst_puzzle_free);
  self->removed = bst_puzzle_copy (change->puzzle);
  self->is_restored = TRUE;
}

static void
restore_puzzle (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzlePage *self = user_data;
  Change *change;

  /* It comes back once. */
  if (!bastide_puzzle_page_can_restore (self) || self->n_changes > 0)
    return;
  change = change_new (NULL, 0);
  change->puzzle = bst_puzzle_copy (self->removed);
  change->chapter = self->removed_chapter;
  change->chapter_index = self->removed_index;
  begin_change (self, NULL, put_back, change, put_back_done);
}

static void
delete_again (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzlePage *self = user_data;
  g_autofree char *id = NULL;
  guint index;

  if (!bastide_puzzle_page_can_delete_again (self))
    return;
  id = g_strdup (self->removed->id);
  index = bastide_booklet_file_get_index (bastide_puzzle_session_get_booklet (self->session), id);
  take_out (self, id, index != G_MAXUINT ? index : bastide_puzzle_session_get_index (self->session));
}

/* --- Places --- */

static gboolean
move_one (BstBooklet *booklet,
          gpointer    data)
{
  Change *change = data;
  gboolean moved = bastide_booklet_file_move (booklet, change->id, change->direction);

  change->index = bastide_booklet_file_get_index (booklet, change->id);

  return moved;
}

static void
move_puzzle (BastidePuzzlePage *self,
             int            direction)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  Change *change;

  if (puzzle == NULL)
    return;
  forget_restored (self);
  change = change_new (puzzle->id, 0);
  change->direction = direction;
  begin_change (self, NULL, move_one, change, NULL);
}

static void
puzzle_up (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  move_puzzle (user_data, -1);
}

static void
puzzle_down (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  move_puzzle (user_data, 1);
}

/* --- The chapter --- */

static gboolean
name_chapter (BstBooklet *booklet,
              gpointer    data)
{
  Change *change = data;
  guint chapter, index;
  BstChapter *inside;

  if (!bastide_booklet_file_find (booklet, change->id, &chapter, &index))
    return FALSE;
  inside = g_ptr_array_index (booklet->chapters, chapter);
  g_free (inside->title);
  inside->title = *change->title != '\0' ? g_strdup (change->title) : NULL;

  return TRUE;
}

static void
chapter_named (const char *title,
               gpointer    user_data)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (user_data);
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  Change *change;

  if (puzzle == NULL)
    return;
  forget_restored (self);
  change = change_new (puzzle->id, bastide_puzzle_session_get_index (self->session));
  change->title = g_strdup (title);
  begin_change (self, NULL, name_chapter, change, NULL);
}

static void
rename_chapter (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzlePage *self = user_data;
  const BstBooklet *booklet = bastide_puzzle_session_get_booklet (self->session);
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  guint chapter, index;

  if (puzzle == NULL || !check_writable (self)
      || !bastide_booklet_file_find (booklet, puzzle->id, &chapter, &index))
    return;
  bastide_compat_ask_for_text (bastide_page_get_window (BASTIDE_PAGE (self)), _("Rename Chapter"),
                               _("Title of the chapter"),
                               ((BstChapter *) g_ptr_array_index (booklet->chapters,
                                                                  chapter))->title,
                               chapter_named, G_OBJECT (self));
}

/* --- Copies --- */

static void
copied (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (Waiting) waiting = user_data;
  BastidePuzzlePage *self = waiting->page;
  Change *change = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);

  if (booklet != NULL)
    bastide_puzzle_page_open (BASTIDE_PAGE (self), waiting->file, change->id);
  else
    tell_not_changed (bastide_page_get_window (BASTIDE_PAGE (self)), error);
  end_change (self, booklet != NULL);
}

static void
copy_place_chosen (GListModel *files,
                   gpointer    user_data)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (user_data);
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  const BstBooklet *booklet = bastide_puzzle_session_get_booklet (self->session);
  g_autoptr (GError) error = NULL;
  BstBooklet *copy;

  if (file == NULL || booklet == NULL)
    return;
  copy = bastide_booklet_file_copy (booklet, &error);
  if (copy == NULL)
    {
      tell_not_changed (bastide_page_get_window (BASTIDE_PAGE (self)), error);
      return;
    }
  bastide_booklet_file_change_async (file, copy, NULL,
                                     change_new (bastide_puzzle_session_get_puzzle (self->session)->id, 0), change_free,
                                     copied, waiting_new (self, NULL, file, NULL));
}

static void
copy_booklet (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzlePage *self = user_data;
  const BstBooklet *booklet = bastide_puzzle_session_get_booklet (self->session);
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Booklets"), "*.bastide");
  g_autofree char *proposal = NULL;

  if (booklet == NULL || bastide_puzzle_session_get_puzzle (self->session) == NULL)
    return;
  proposal = g_strconcat (booklet->title != NULL ? booklet->title : _("Puzzles"), ".bastide", NULL);
  g_strdelimit (proposal, "/\\", '-');
  bastide_compat_save_file (bastide_page_get_window (BASTIDE_PAGE (self)), _("Save Booklet"), proposal,
                            bastide_puzzle_session_get_file (self->session), filters, copy_place_chosen,
                            G_OBJECT (self));
}

/* --- Set-up --- */

void
bastide_puzzle_page_init_booklet (BastidePuzzlePage *self)
{
  static const GActionEntry entries[] = {
    { .name = "edit-puzzle", .activate = edit_puzzle },
    { .name = "delete-puzzle", .activate = delete_puzzle },
    { .name = "undo", .activate = restore_puzzle },
    { .name = "redo", .activate = delete_again },
    { .name = "puzzle-up", .activate = puzzle_up },
    { .name = "puzzle-down", .activate = puzzle_down },
    { .name = "rename-chapter", .activate = rename_chapter },
    { .name = "copy-booklet", .activate = copy_booklet },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}
