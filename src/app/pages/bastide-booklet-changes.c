/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-booklet-changes.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-file.h"

#include <glib/gi18n.h>

struct _BastideBookletChanges
{
  GObject                  parent_instance;

  BastidePage             *page;        /* borrowed */
  const BastideBookletHost *host;       /* borrowed */
  guint                    n_changes;   /* that are not written yet */
  gboolean                 is_closing;  /* the window, once they are */

  BastideMakingPage       *editor;      /* weak: of the item ... */
  char                    *edited_id;   /* ... that had this id (nullable) */

  char                    *asked_id;    /* of an item whose chapter's name is asked for ... */
  GFile                   *asked_file;  /* ... in this booklet (both nullable) */
  BstBooklet              *copy;        /* for which a place is being chosen (nullable) ... */
  char                    *copy_id;     /* ... and the item to show of it then (nullable) */

  gpointer                 removed;     /* from a booklet, and can come back (nullable) ... */
  GFile                   *removed_from; /* ... from this one (nullable) */
  guint                    removed_chapter;
  guint                    removed_index;
  gboolean                 is_restored; /* what was removed is there again */
};

G_DEFINE_FINAL_TYPE (BastideBookletChanges, bastide_booklet_changes, G_TYPE_OBJECT)

/* What is called otherwise for each kind. */
static const struct
{
  const char *actions[4];
  const char *undo, *redo;
  const char *usual_title;
} words[] = {
  [BASTIDE_BOOKLET_PUZZLES] = { { "edit-puzzle", "delete-puzzle", "puzzle-up", "puzzle-down" },
                                N_("_Undo Delete Puzzle"), N_("_Redo Delete Puzzle"), N_("Puzzles") },
  [BASTIDE_BOOKLET_LESSONS] = { { "edit-lesson", "delete-lesson", "lesson-up", "lesson-down" },
                                N_("_Undo Delete Lesson"), N_("_Redo Delete Lesson"), N_("Lessons") },
};

/* --- What is open --- */

/* (nullable) */
static gconstpointer
get_item (BastideBookletChanges *self)
{
  const BstBooklet *booklet = self->host->get_booklet (self->page);
  guint index = self->host->get_index (self->page);

  if (booklet == NULL || index >= bastide_booklet_file_count (booklet, self->host->kind))
    return NULL;

  return self->host->kind == BASTIDE_BOOKLET_LESSONS ? (gconstpointer) bst_booklet_get_lesson (booklet, index)
                                                     : (gconstpointer) bst_booklet_get (booklet, index);
}

/* Its id. (transfer full) (nullable) */
static char *
dup_id (BastideBookletChanges *self)
{
  gconstpointer item = get_item (self);

  return item != NULL ? g_strdup (bastide_booklet_file_get_id (item, self->host->kind)) : NULL;
}

/* FALSE, and says so, if it cannot be changed. */
static gboolean
check_writable (BastideBookletChanges *self)
{
  g_autoptr (GFile) file = self->host->dup_file (self->page);
  const BstBooklet *booklet = self->host->get_booklet (self->page);
  const char *reason = _("The file of this booklet may not be changed.");

  if (booklet != NULL && booklet->is_damaged)
    reason = _("The file of this booklet is damaged. What could be read of it can be changed in a copy.");
  else if (booklet != NULL && booklet->is_packed)
    reason = _("The file of this booklet is packed. It can be changed in a copy.");
  else if (file == NULL)
    reason = _("This booklet comes with Bastide and cannot be changed.");
  else if (bastide_booklet_file_may_write (file))
    return TRUE;
  else if (bastide_file_is_gone (file))
    reason = _("The file of this booklet was moved or deleted. What is shown can be changed in a copy.");
  bastide_page_tell_with (self->page, reason, _("Save a Copy…"), "page.copy-booklet", NULL);

  return FALSE;
}

static void
tell_not_changed (BastideBookletChanges *self,
                  const GError          *error)
{
  bastide_compat_alert (bastide_page_get_window (self->page), _("The Booklet Was Not Changed"), error->message);
}

/* --- A change --- */

/* What a change needs, and what came of it. */
typedef struct
{
  BastideBookletKind kind;
  char              *id;        /* of the item that it is about */
  char              *title;
  gpointer           item;      /* that comes in (nullable), or came out */
  int                direction;
  guint              chapter;
  guint              chapter_index; /* in that chapter */
  guint              index;     /* of the item that is shown then, or the last one */
} Change;

/* Whom it concerns when the change is in the file. */
typedef struct Waiting Waiting;
typedef void (*DoneFunc) (const Waiting *waiting,
                          const Change  *change);

struct Waiting
{
  BastideBookletChanges *changes;
  BastidePage           *page;          /* so that it is there as long */
  BastideMakingPage     *editor;        /* that asked for it (nullable) */
  GFile                 *file;
  DoneFunc               done;          /* (nullable) */
};

static Change *
change_new (BastideBookletChanges *self,
            const char            *id,
            guint                  index)
{
  Change *change = g_new0 (Change, 1);

  change->kind = self->host->kind;
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
  bastide_booklet_file_free_item (change->item, change->kind);
  g_free (change);
}

static Waiting *
waiting_new (BastideBookletChanges *self,
             BastideMakingPage     *editor,
             GFile                 *file,
             DoneFunc               done)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->changes = g_object_ref (self);
  waiting->page = g_object_ref (self->page);
  g_set_object (&waiting->editor, editor);
  waiting->file = g_object_ref (file);
  waiting->done = done;
  self->n_changes++;
  if (editor != NULL)
    bastide_making_page_set_waiting (editor, TRUE);

  return waiting;
}

static void
waiting_free (Waiting *waiting)
{
  g_object_unref (waiting->file);
  g_clear_object (&waiting->editor);
  g_object_unref (waiting->changes);
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
  g_autoptr (GFile) shown = waiting->changes->host->dup_file (waiting->page);
  guint n_items = bastide_booklet_file_count (*taken, change->kind);

  if (shown != NULL && bastide_file_is_same (shown, waiting->file))
    waiting->changes->host->show (waiting->page, g_steal_pointer (taken), waiting->file,
                                  n_items > 0 ? MIN (change->index, n_items - 1) : 0);
}

/* Closing waited for the last change, but not for one that failed. */
static void
end_change (BastideBookletChanges *self,
            gboolean               ok)
{
  self->n_changes--;
  self->is_closing = self->is_closing && ok;
  if (self->n_changes > 0 || !self->is_closing)
    return;
  self->is_closing = FALSE;
  gtk_window_close (bastide_page_get_window (self->page));
}

static void
changed (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Waiting) waiting = user_data;
  BastideBookletChanges *self = waiting->changes;
  Change *change = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);
  gboolean ok = booklet != NULL;

  if (waiting->editor != NULL)
    bastide_making_page_set_waiting (waiting->editor, FALSE);
  if (ok)
    {
      show_changed (waiting, change, &booklet);
      if (waiting->done != NULL)
        waiting->done (waiting, change);
      bastide_booklet_changes_update (self);
    }
  else
    tell_not_changed (self, error);
  end_change (self, ok);
}

/* Makes a change in what the file holds by then. Takes @change over. */
static void
begin_change (BastideBookletChanges  *self,
              BastideMakingPage      *editor,
              BastideBookletFileFunc  func,
              Change                 *change,
              DoneFunc                done)
{
  g_autoptr (GFile) file = self->host->dup_file (self->page);

  if (!check_writable (self))
    {
      change_free (change);
      return;
    }
  bastide_booklet_file_change_async (file, NULL, func, change, change_free, changed,
                                     waiting_new (self, editor, file, done));
}

gboolean
bastide_booklet_changes_may_close (BastideBookletChanges *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_CHANGES (self), TRUE);

  self->is_closing = self->n_changes > 0;

  return !self->is_closing;
}

guint
bastide_booklet_changes_count_waiting (BastideBookletChanges *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_CHANGES (self), 0);

  return self->n_changes;
}

/* What was deleted cannot come back any more, or not be deleted again. */
static void
forget_removed (BastideBookletChanges *self)
{
  bastide_booklet_file_free_item (g_steal_pointer (&self->removed), self->host->kind);
  self->is_restored = FALSE;
}

/* As in every history, a new change ends what could be done again. */
static void
forget_restored (BastideBookletChanges *self)
{
  if (self->is_restored)
    forget_removed (self);
}

/* --- Editing --- */

/* It keeps its place, whatever became of its id. */
static gboolean
put_edited (BstBooklet *booklet,
            gpointer    data)
{
  Change *change = data;
  gpointer item = g_steal_pointer (&change->item);
  guint chapter, index;

  if (bastide_booklet_file_find (booklet, change->kind, change->id, &chapter, &index))
    bastide_booklet_file_free_item (bastide_booklet_file_take (booklet, change->kind, change->id), change->kind);
  else
    chapter = index = 0;
  bastide_booklet_file_insert (booklet, change->kind, chapter, NULL, index, item);
  change->index = bastide_booklet_file_get_index (booklet, change->kind,
                                                  bastide_booklet_file_get_id (item, change->kind));

  return TRUE;
}

static void
edit_done (const Waiting *waiting,
           const Change  *change)
{
  bastide_making_page_leave (waiting->editor);
}

/* By the id that it had when it was opened. */
static void
edited (BastideBookletChanges *self,
        BastideMakingPage     *editor)
{
  Change *change = change_new (self, self->edited_id, 0);

  forget_restored (self);
  change->item = self->host->dup_made (editor);
  begin_change (self, editor, put_edited, change, edit_done);
}

void
bastide_booklet_changes_take_editor (BastideBookletChanges *self,
                                     BastideMakingPage     *editor,
                                     const char            *id)
{
  g_return_if_fail (BASTIDE_IS_BOOKLET_CHANGES (self));

  g_set_weak_pointer (&self->editor, editor);
  g_signal_connect_object (editor, "finished", G_CALLBACK (edited), self, G_CONNECT_SWAPPED);
  g_free (self->edited_id);
  self->edited_id = g_strdup (id);
}

/* One at a time: the one that is open already is shown. */
static void
edit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  gconstpointer item = get_item (self);
  g_autoptr (GFile) file = NULL;
  g_autofree char *id = NULL;

  if (item == NULL || !check_writable (self))
    return;
  if (self->editor == NULL)
    {
      file = self->host->dup_file (self->page);
      id = dup_id (self);
      bastide_booklet_changes_take_editor (self, self->host->new_editor (self->page, item), id);
      bastide_making_page_start_draft (self->editor, file, id);
    }
  g_signal_emit_by_name (self->page, "made", self->editor);
}

/* --- Deleting --- */

/* Another program may have taken it out. */
static gboolean
take_item (BstBooklet *booklet,
           gpointer    data)
{
  Change *change = data;

  if (!bastide_booklet_file_find (booklet, change->kind, change->id, &change->chapter, &change->chapter_index))
    return FALSE;
  change->item = bastide_booklet_file_take (booklet, change->kind, change->id);

  return TRUE;
}

/* It is kept, so that it can come back. */
static void
take_done (const Waiting *waiting,
           const Change  *change)
{
  BastideBookletChanges *self = waiting->changes;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  forget_removed (self);
  if (change->item == NULL)
    return;
  self->removed = bastide_booklet_file_copy_item (change->item, change->kind);
  self->removed_chapter = change->chapter;
  self->removed_index = change->chapter_index;
  g_set_object (&self->removed_from, waiting->file);
  title = self->host->dup_title (self->removed, change->index);
  /* Translators: %s is the title of a puzzle, or of a lesson. */
  text = g_strdup_printf (_("“%s” was deleted."), title);
  bastide_page_tell_with (self->page, text, C_("button", "Undo"), "page.undo", NULL);
}

static void
take_out (BastideBookletChanges *self,
          const char            *id,
          guint                  index)
{
  begin_change (self, NULL, take_item, change_new (self, id, index), take_done);
}

static void
delete (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  g_autofree char *id = dup_id (self);

  if (id != NULL)
    take_out (self, id, self->host->get_index (self->page));
}

/* Only in the booklet from which it was deleted. */
static gboolean
has_removed (BastideBookletChanges *self)
{
  g_autoptr (GFile) file = self->host->get_booklet (self->page) != NULL ? self->host->dup_file (self->page) : NULL;

  return self->removed != NULL && file != NULL && bastide_file_is_same (file, self->removed_from);
}

static gboolean
can_restore (BastideBookletChanges *self)
{
  return has_removed (self) && !self->is_restored;
}

static gboolean
can_delete_again (BastideBookletChanges *self)
{
  return has_removed (self) && self->is_restored;
}

static gboolean
put_back (BstBooklet *booklet,
          gpointer    data)
{
  Change *change = data;
  gpointer item = g_steal_pointer (&change->item);

  bastide_booklet_file_insert (booklet, change->kind, change->chapter, NULL, change->chapter_index, item);
  /* Another may have taken its id meanwhile. */
  change->item = bastide_booklet_file_copy_item (item, change->kind);
  change->index = bastide_booklet_file_get_index (booklet, change->kind,
                                                  bastide_booklet_file_get_id (item, change->kind));

  return TRUE;
}

static void
put_back_done (const Waiting *waiting,
               const Change  *change)
{
  BastideBookletChanges *self = waiting->changes;

  forget_removed (self);
  self->removed = bastide_booklet_file_copy_item (change->item, change->kind);
  self->is_restored = TRUE;
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  Change *change;

  /* It comes back once. */
  if (bastide_page_undo_typing (self->page, FALSE) || !can_restore (self) || self->n_changes > 0)
    return;
  change = change_new (self, NULL, 0);
  change->item = bastide_booklet_file_copy_item (self->removed, change->kind);
  change->chapter = self->removed_chapter;
  change->chapter_index = self->removed_index;
  begin_change (self, NULL, put_back, change, put_back_done);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  g_autofree char *id = NULL;
  guint index;

  if (bastide_page_undo_typing (self->page, TRUE) || !can_delete_again (self))
    return;
  id = g_strdup (bastide_booklet_file_get_id (self->removed, self->host->kind));
  index = bastide_booklet_file_get_index (self->host->get_booklet (self->page), self->host->kind, id);
  take_out (self, id, index != G_MAXUINT ? index : self->host->get_index (self->page));
}

/* --- Places --- */

static gboolean
move_one (BstBooklet *booklet,
          gpointer    data)
{
  Change *change = data;
  gboolean moved = bastide_booklet_file_move (booklet, change->kind, change->id, change->direction);

  change->index = bastide_booklet_file_get_index (booklet, change->kind, change->id);

  return moved;
}

static void
move (BastideBookletChanges *self,
      int                    direction)
{
  g_autofree char *id = dup_id (self);
  Change *change;

  if (id == NULL)
    return;
  forget_restored (self);
  change = change_new (self, id, 0);
  change->direction = direction;
  begin_change (self, NULL, move_one, change, NULL);
}

static void
move_up (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  move (user_data, -1);
}

static void
move_down (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  move (user_data, 1);
}

/* --- Chapters --- */

static gboolean
name_chapter (BstBooklet *booklet,
              gpointer    data)
{
  Change *change = data;
  BstChapter *chapter;
  guint place, index;

  if (!bastide_booklet_file_find (booklet, change->kind, change->id, &place, &index))
    return FALSE;
  chapter = g_ptr_array_index (booklet->chapters, place);
  g_free (chapter->title);
  chapter->title = *change->title != '\0' ? g_strdup (change->title) : NULL;

  return TRUE;
}

static void
chapter_named (const char *title,
               gpointer    user_data)
{
  BastideBookletChanges *self = user_data;
  g_autoptr (GFile) file = self->host->dup_file (self->page);
  Change *change;

  /* Another booklet may have been opened since it was asked. */
  if (file == NULL || self->asked_file == NULL || !bastide_file_is_same (file, self->asked_file))
    return;
  forget_restored (self);
  change = change_new (self, self->asked_id, self->host->get_index (self->page));
  change->title = g_strdup (title);
  begin_change (self, NULL, name_chapter, change, NULL);
}

static void
rename_chapter (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  const BstBooklet *booklet = self->host->get_booklet (self->page);
  g_autofree char *id = dup_id (self);
  guint chapter, index;

  if (id == NULL || !check_writable (self)
      || !bastide_booklet_file_find (booklet, self->host->kind, id, &chapter, &index))
    return;
  g_free (self->asked_id);
  self->asked_id = g_steal_pointer (&id);
  g_clear_object (&self->asked_file);
  self->asked_file = self->host->dup_file (self->page);
  bastide_compat_ask_for_text (bastide_page_get_window (self->page), _("Rename Chapter"), _("Title of the chapter"),
                               ((BstChapter *) g_ptr_array_index (booklet->chapters, chapter))->title, chapter_named,
                               G_OBJECT (self));
}

/* --- Copies --- */

static void
copied (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (Waiting) waiting = user_data;
  Change *change = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);

  if (booklet != NULL)
    bastide_page_open (waiting->page, waiting->file, change->id);
  else
    tell_not_changed (waiting->changes, error);
  end_change (waiting->changes, booklet != NULL);
}

static void
copy_place_chosen (GListModel *files,
                   gpointer    user_data)
{
  BastideBookletChanges *self = user_data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  g_autoptr (BstBooklet) copy = g_steal_pointer (&self->copy);

  if (file == NULL || copy == NULL)
    return;
  bastide_booklet_file_change_async (file, g_steal_pointer (&copy), NULL, change_new (self, self->copy_id, 0),
                                     change_free, copied, waiting_new (self, NULL, file, NULL));
}

static void
copy_booklet (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  const BstBooklet *booklet = self->host->get_booklet (self->page);
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Booklets"), "*.bastide");
  g_autoptr (GFile) file = self->host->dup_file (self->page);
  g_autofree char *proposal = NULL;
  g_autoptr (GError) error = NULL;

  if (get_item (self) == NULL)
    return;
  /* What is shown now: another booklet may be opened until a place is chosen. */
  g_clear_pointer (&self->copy, bst_booklet_free);
  self->copy = bastide_booklet_file_copy (booklet, &error);
  if (self->copy == NULL)
    {
      tell_not_changed (self, error);
      return;
    }
  g_free (self->copy_id);
  self->copy_id = dup_id (self);
  proposal = g_strconcat (booklet->title != NULL ? booklet->title : _(words[self->host->kind].usual_title), ".bastide",
                          NULL);
  g_strdelimit (proposal, "/\\", '-');
  bastide_compat_save_file (bastide_page_get_window (self->page), _("Save Booklet"), proposal, file, filters,
                            copy_place_chosen, G_OBJECT (self));
}

/* --- What can be done --- */

static void
enable (BastideBookletChanges *self,
        const char            *name,
        gboolean               enabled)
{
  bastide_page_enable (self->page, (const char *[]) { name, NULL }, enabled);
}

void
bastide_booklet_changes_update (BastideBookletChanges *self)
{
  BastideBookletKind kind;
  gboolean has_item;

  g_return_if_fail (BASTIDE_IS_BOOKLET_CHANGES (self));

  kind = self->host->kind;
  has_item = get_item (self) != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (words[kind].actions); i++)
    enable (self, words[kind].actions[i], has_item);
  enable (self, "rename-chapter", has_item);
  enable (self, "copy-booklet", has_item);
  enable (self, "undo", can_restore (self));
  enable (self, "redo", can_delete_again (self));
  bastide_page_set_text (self->page, BASTIDE_PAGE_UNDO_LABEL,
                         can_restore (self) ? _(words[kind].undo) : _("_Undo"));
  bastide_page_set_text (self->page, BASTIDE_PAGE_REDO_LABEL,
                         can_delete_again (self) ? _(words[kind].redo) : _("_Redo"));
}

/* --- Class --- */

static void
bastide_booklet_changes_finalize (GObject *object)
{
  BastideBookletChanges *self = BASTIDE_BOOKLET_CHANGES (object);

  forget_removed (self);
  g_clear_weak_pointer (&self->editor);
  g_free (self->edited_id);
  g_free (self->asked_id);
  g_clear_object (&self->asked_file);
  g_clear_pointer (&self->copy, bst_booklet_free);
  g_free (self->copy_id);
  g_clear_object (&self->removed_from);

  G_OBJECT_CLASS (bastide_booklet_changes_parent_class)->finalize (object);
}

static void
bastide_booklet_changes_class_init (BastideBookletChangesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_booklet_changes_finalize;
}

static void
bastide_booklet_changes_init (BastideBookletChanges *self)
{
}

BastideBookletChanges *
bastide_booklet_changes_new (BastidePage              *page,
                             GActionMap               *actions,
                             const BastideBookletHost *host)
{
  BastideBookletChanges *self = g_object_new (BASTIDE_TYPE_BOOKLET_CHANGES, NULL);
  const char * const *names = words[host->kind].actions;
  const GActionEntry entries[] = {
    { .name = names[0], .activate = edit },
    { .name = names[1], .activate = delete },
    { .name = names[2], .activate = move_up },
    { .name = names[3], .activate = move_down },
    { .name = "undo", .activate = undo },
    { .name = "redo", .activate = redo },
    { .name = "rename-chapter", .activate = rename_chapter },
    { .name = "copy-booklet", .activate = copy_booklet },
  };

  self->page = page;
  self->host = host;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);

  return self;
}
