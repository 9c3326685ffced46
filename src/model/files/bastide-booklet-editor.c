/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-booklet-editor.h"
#include "bastide-file.h"

#include <glib/gi18n.h>

struct _BastideBookletEditor
{
  GObject                   parent_instance;

  const BastideBookletOpen *open;       /* borrowed */
  GObject                  *owner;      /* borrowed */
  guint                     n_changes;  /* that are not written yet */
  gboolean                  is_closing; /* once they are */

  char                     *named_id;   /* of an item whose chapter is to be named ... */
  GFile                    *named_file; /* ... in this booklet (both nullable) */
  BstBooklet               *copy;       /* for which a place is being chosen (nullable) ... */
  char                     *copy_id;    /* ... and the item to show of it then (nullable) */

  gpointer                  removed;    /* from a booklet, and can come back (nullable) ... */
  GFile                    *removed_from; /* ... from this one (nullable) */
  guint                     removed_chapter;
  guint                     removed_index;
  gboolean                  is_restored; /* what was removed is there again */
};

enum
{
  REFUSED,
  FAILED,
  DELETED,
  COPIED,
  CHANGED,
  CLOSABLE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideBookletEditor, bastide_booklet_editor, G_TYPE_OBJECT)

/* --- What is open --- */

gconstpointer
bastide_booklet_editor_get_item (BastideBookletEditor *self)
{
  const BstBooklet *booklet;
  guint index;

  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), NULL);

  booklet = self->open->get_booklet (self->owner);
  index = self->open->get_index (self->owner);
  if (booklet == NULL || index >= bastide_booklet_file_count (booklet, self->open->kind))
    return NULL;

  return self->open->kind == BASTIDE_BOOKLET_LESSONS ? (gconstpointer) bst_booklet_get_lesson (booklet, index)
                                                     : (gconstpointer) bst_booklet_get (booklet, index);
}

char *
bastide_booklet_editor_dup_id (BastideBookletEditor *self)
{
  gconstpointer item = bastide_booklet_editor_get_item (self);

  return item != NULL ? g_strdup (bastide_booklet_file_get_id (item, self->open->kind)) : NULL;
}

gboolean
bastide_booklet_editor_check (BastideBookletEditor *self)
{
  g_autoptr (GFile) file = NULL;
  const BstBooklet *booklet;
  const char *reason = _("The file of this booklet may not be changed.");

  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), FALSE);

  file = self->open->dup_file (self->owner);
  booklet = self->open->get_booklet (self->owner);
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
  g_signal_emit (self, signals[REFUSED], 0, reason);

  return FALSE;
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
  BastideBookletEditor *editor;
  GObject              *owner;          /* so that it is there as long */
  GFile                *file;
  DoneFunc              done;           /* (nullable) */
  BastideBookletPutFunc put;            /* (nullable), as the next */
  GObject              *put_data;
};

static Change *
change_new (BastideBookletEditor *self,
            const char           *id,
            guint                 index)
{
  Change *change = g_new0 (Change, 1);

  change->kind = self->open->kind;
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
waiting_new (BastideBookletEditor *self,
             GFile                *file,
             DoneFunc              done)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->editor = g_object_ref (self);
  waiting->owner = g_object_ref (self->owner);
  waiting->file = g_object_ref (file);
  waiting->done = done;
  self->n_changes++;

  return waiting;
}

static void
waiting_free (Waiting *waiting)
{
  g_clear_object (&waiting->put_data);
  g_object_unref (waiting->file);
  g_object_unref (waiting->editor);
  g_object_unref (waiting->owner);
  g_free (waiting);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Waiting, waiting_free)

/* Shows what is in the file now, if that booklet is still open. */
static void
show_changed (const Waiting  *waiting,
              const Change   *change,
              BstBooklet    **taken)
{
  const BastideBookletOpen *what = waiting->editor->open;
  g_autoptr (GFile) shown = what->dup_file (waiting->owner);
  guint n_items = bastide_booklet_file_count (*taken, change->kind);

  if (shown != NULL && bastide_file_is_same (shown, waiting->file))
    what->show (waiting->owner, g_steal_pointer (taken), waiting->file,
                n_items > 0 ? MIN (change->index, n_items - 1) : 0);
}

/* Closing waited for the last change, but not for one that failed. */
static void
end_change (BastideBookletEditor *self,
            gboolean              ok)
{
  self->n_changes--;
  self->is_closing = self->is_closing && ok;
  if (self->n_changes > 0 || !self->is_closing)
    return;
  self->is_closing = FALSE;
  g_signal_emit (self, signals[CLOSABLE], 0);
}

static void
changed (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Waiting) waiting = user_data;
  BastideBookletEditor *self = waiting->editor;
  Change *change = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);
  gboolean ok = booklet != NULL;

  if (ok)
    {
      show_changed (waiting, change, &booklet);
      if (waiting->done != NULL)
        waiting->done (waiting, change);
    }
  if (waiting->put != NULL)
    waiting->put (waiting->put_data, ok);
  if (ok)
    g_signal_emit (self, signals[CHANGED], 0);
  else
    g_signal_emit (self, signals[FAILED], 0, error);
  end_change (self, ok);
}

/* Makes a change in what the file holds by then. Takes @change over. Who waits for it; NULL if it cannot be made. */
static Waiting *
begin_change (BastideBookletEditor   *self,
              BastideBookletFileFunc  func,
              Change                 *change,
              DoneFunc                done)
{
  g_autoptr (GFile) file = self->open->dup_file (self->owner);
  Waiting *waiting;

  if (!bastide_booklet_editor_check (self))
    {
      change_free (change);
      return NULL;
    }
  waiting = waiting_new (self, file, done);
  bastide_booklet_file_change_async (file, NULL, func, change, change_free, changed, waiting);

  return waiting;
}

gboolean
bastide_booklet_editor_may_close (BastideBookletEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), TRUE);

  self->is_closing = self->n_changes > 0;

  return !self->is_closing;
}

guint
bastide_booklet_editor_count_waiting (BastideBookletEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), 0);

  return self->n_changes;
}

/* What was deleted cannot come back any more, or not be deleted again. */
static void
forget_removed (BastideBookletEditor *self)
{
  bastide_booklet_file_free_item (g_steal_pointer (&self->removed), self->open->kind);
  self->is_restored = FALSE;
}

/* As in every history, a new change ends what could be done again. */
static void
forget_restored (BastideBookletEditor *self)
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

gboolean
bastide_booklet_editor_put (BastideBookletEditor  *self,
                            const char            *id,
                            gpointer               item,
                            BastideBookletPutFunc  func,
                            GObject               *user_data)
{
  Change *change;
  Waiting *waiting;

  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), FALSE);

  change = change_new (self, id, 0);
  change->item = item;
  forget_restored (self);
  waiting = begin_change (self, put_edited, change, NULL);
  if (waiting == NULL)
    return FALSE;
  waiting->put = func;
  waiting->put_data = g_object_ref (user_data);

  return TRUE;
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
  BastideBookletEditor *self = waiting->editor;
  g_autofree char *title = NULL;

  forget_removed (self);
  if (change->item == NULL)
    return;
  self->removed = bastide_booklet_file_copy_item (change->item, change->kind);
  self->removed_chapter = change->chapter;
  self->removed_index = change->chapter_index;
  g_set_object (&self->removed_from, waiting->file);
  title = self->open->dup_title (self->removed, change->index);
  g_signal_emit (self, signals[DELETED], 0, title);
}

static void
take_out (BastideBookletEditor *self,
          const char           *id,
          guint                 index)
{
  begin_change (self, take_item, change_new (self, id, index), take_done);
}

void
bastide_booklet_editor_delete (BastideBookletEditor *self)
{
  g_autofree char *id = bastide_booklet_editor_dup_id (self);

  if (id != NULL)
    take_out (self, id, self->open->get_index (self->owner));
}

/* Only in the booklet from which it was deleted. */
static gboolean
has_removed (BastideBookletEditor *self)
{
  g_autoptr (GFile) file = self->open->get_booklet (self->owner) != NULL ? self->open->dup_file (self->owner) : NULL;

  return self->removed != NULL && file != NULL && bastide_file_is_same (file, self->removed_from);
}

gboolean
bastide_booklet_editor_can_undo (BastideBookletEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), FALSE);

  return has_removed (self) && !self->is_restored;
}

gboolean
bastide_booklet_editor_can_redo (BastideBookletEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self), FALSE);

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
  BastideBookletEditor *self = waiting->editor;

  forget_removed (self);
  self->removed = bastide_booklet_file_copy_item (change->item, change->kind);
  self->is_restored = TRUE;
}

void
bastide_booklet_editor_undo (BastideBookletEditor *self)
{
  Change *change;

  /* It comes back once. */
  if (!bastide_booklet_editor_can_undo (self) || self->n_changes > 0)
    return;
  change = change_new (self, NULL, 0);
  change->item = bastide_booklet_file_copy_item (self->removed, change->kind);
  change->chapter = self->removed_chapter;
  change->chapter_index = self->removed_index;
  begin_change (self, put_back, change, put_back_done);
}

void
bastide_booklet_editor_redo (BastideBookletEditor *self)
{
  g_autofree char *id = NULL;
  guint index;

  if (!bastide_booklet_editor_can_redo (self))
    return;
  id = g_strdup (bastide_booklet_file_get_id (self->removed, self->open->kind));
  index = bastide_booklet_file_get_index (self->open->get_booklet (self->owner), self->open->kind, id);
  take_out (self, id, index != G_MAXUINT ? index : self->open->get_index (self->owner));
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

void
bastide_booklet_editor_move (BastideBookletEditor *self,
                             int                   direction)
{
  g_autofree char *id = bastide_booklet_editor_dup_id (self);
  Change *change;

  if (id == NULL)
    return;
  forget_restored (self);
  change = change_new (self, id, 0);
  change->direction = direction;
  begin_change (self, move_one, change, NULL);
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

gboolean
bastide_booklet_editor_begin_naming (BastideBookletEditor  *self,
                                     const char           **title)
{
  const BstBooklet *booklet = self->open->get_booklet (self->owner);
  g_autofree char *id = bastide_booklet_editor_dup_id (self);
  guint chapter, index;

  if (id == NULL || !bastide_booklet_editor_check (self)
      || !bastide_booklet_file_find (booklet, self->open->kind, id, &chapter, &index))
    return FALSE;
  g_free (self->named_id);
  self->named_id = g_steal_pointer (&id);
  g_clear_object (&self->named_file);
  self->named_file = self->open->dup_file (self->owner);
  *title = ((const BstChapter *) g_ptr_array_index (booklet->chapters, chapter))->title;

  return TRUE;
}

void
bastide_booklet_editor_name (BastideBookletEditor *self,
                             const char           *title)
{
  g_autoptr (GFile) file = NULL;
  Change *change;

  g_return_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self));

  file = self->open->dup_file (self->owner);
  if (file == NULL || self->named_file == NULL || !bastide_file_is_same (file, self->named_file))
    return;
  forget_restored (self);
  change = change_new (self, self->named_id, self->open->get_index (self->owner));
  change->title = g_strdup (title);
  begin_change (self, name_chapter, change, NULL);
}

/* --- Copies --- */

char *
bastide_booklet_editor_begin_copy (BastideBookletEditor *self,
                                   const char           *usual_title)
{
  const BstBooklet *booklet;
  g_autoptr (GError) error = NULL;
  char *name;

  if (bastide_booklet_editor_get_item (self) == NULL)
    return NULL;
  /* What is shown now: another booklet may be opened until a place is chosen. */
  booklet = self->open->get_booklet (self->owner);
  g_clear_pointer (&self->copy, bst_booklet_free);
  self->copy = bastide_booklet_file_copy (booklet, &error);
  if (self->copy == NULL)
    {
      g_signal_emit (self, signals[FAILED], 0, error);
      return NULL;
    }
  g_free (self->copy_id);
  self->copy_id = bastide_booklet_editor_dup_id (self);
  name = g_strconcat (booklet->title != NULL ? booklet->title : usual_title, ".bastide", NULL);

  return g_strdelimit (name, "/\\", '-');
}

static void
copied (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (Waiting) waiting = user_data;
  const Change *change = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);

  if (booklet != NULL)
    g_signal_emit (waiting->editor, signals[COPIED], 0, waiting->file, change->id);
  else
    g_signal_emit (waiting->editor, signals[FAILED], 0, error);
  end_change (waiting->editor, booklet != NULL);
}

void
bastide_booklet_editor_copy (BastideBookletEditor *self,
                             GFile                *file)
{
  g_autoptr (BstBooklet) copy = NULL;

  g_return_if_fail (BASTIDE_IS_BOOKLET_EDITOR (self));

  copy = g_steal_pointer (&self->copy);
  if (file == NULL || copy == NULL)
    return;
  bastide_booklet_file_change_async (file, g_steal_pointer (&copy), NULL, change_new (self, self->copy_id, 0),
                                     change_free, copied, waiting_new (self, file, NULL));
}

/* --- Class --- */

static void
bastide_booklet_editor_finalize (GObject *object)
{
  BastideBookletEditor *self = BASTIDE_BOOKLET_EDITOR (object);

  forget_removed (self);
  g_free (self->named_id);
  g_clear_object (&self->named_file);
  g_clear_pointer (&self->copy, bst_booklet_free);
  g_free (self->copy_id);
  g_clear_object (&self->removed_from);

  G_OBJECT_CLASS (bastide_booklet_editor_parent_class)->finalize (object);
}

static void
bastide_booklet_editor_class_init (BastideBookletEditorClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_booklet_editor_finalize;

  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[DELETED] = g_signal_new ("deleted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[COPIED] = g_signal_new ("copied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_FILE,
                                  G_TYPE_STRING);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CLOSABLE] = g_signal_new ("closable", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_booklet_editor_init (BastideBookletEditor *self)
{
}

BastideBookletEditor *
bastide_booklet_editor_new (const BastideBookletOpen *open,
                            GObject                  *owner)
{
  BastideBookletEditor *self = g_object_new (BASTIDE_TYPE_BOOKLET_EDITOR, NULL);

  self->open = open;
  self->owner = owner;

  return self;
}
