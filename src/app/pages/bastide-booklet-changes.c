/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-booklet-changes.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"

#include <glib/gi18n.h>

struct _BastideBookletChanges
{
  GObject                   parent_instance;

  BastidePage              *page;       /* borrowed */
  const BastideBookletHost *host;       /* borrowed */
  BastideBookletEditor     *booklet;

  BastideMakingPage        *editor;     /* weak: of the item ... */
  char                     *edited_id;  /* ... that had this id (nullable) */
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

/* --- What the booklet says --- */

static void
tell_refused (BastideBookletChanges *self,
              const char            *reason)
{
  bastide_page_tell_with (self->page, reason, _("Save a Copy…"), "page.copy-booklet", NULL);
}

static void
tell_failed (BastideBookletChanges *self,
             const GError          *error)
{
  bastide_compat_alert (bastide_page_get_window (self->page), _("The Booklet Was Not Changed"), error->message);
}

static void
tell_deleted (BastideBookletChanges *self,
              const char            *title)
{
  g_autofree char *text = NULL;

  /* Translators: %s is the title of a puzzle, or of a lesson. */
  text = g_strdup_printf (_("“%s” was deleted."), title);
  bastide_page_tell_with (self->page, text, C_("button", "Undo"), "page.undo", NULL);
}

static void
show_copy (BastideBookletChanges *self,
           GFile                 *file,
           const char            *id)
{
  bastide_page_open (self->page, file, id);
}

static void
close_window (BastideBookletChanges *self)
{
  gtk_window_close (bastide_page_get_window (self->page));
}

gboolean
bastide_booklet_changes_may_close (BastideBookletChanges *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOOKLET_CHANGES (self), TRUE);

  return bastide_booklet_editor_may_close (self->booklet);
}

/* --- Editing --- */

static void
edit_done (gpointer editor,
           gboolean ok)
{
  bastide_making_page_set_waiting (editor, FALSE);
  if (ok)
    bastide_making_page_leave (editor);
}

/* By the id that it had when it was opened. */
static void
edited (BastideBookletChanges *self,
        BastideMakingPage     *editor)
{
  if (bastide_booklet_editor_put (self->booklet, self->edited_id, self->host->dup_made (editor), edit_done,
                                  G_OBJECT (editor)))
    bastide_making_page_set_waiting (editor, TRUE);
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
  gconstpointer item = bastide_booklet_editor_get_item (self->booklet);
  g_autoptr (GFile) file = NULL;
  g_autofree char *id = NULL;

  if (item == NULL || !bastide_booklet_editor_check (self->booklet))
    return;
  if (self->editor == NULL)
    {
      file = self->host->open.dup_file (self->page);
      id = bastide_booklet_editor_dup_id (self->booklet);
      bastide_booklet_changes_take_editor (self, self->host->new_editor (self->page, item), id);
      bastide_making_page_start_draft (self->editor, file, id);
    }
  g_signal_emit_by_name (self->page, "made", self->editor);
}

/* --- Deleting, and places --- */

static void
delete (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_booklet_editor_delete (BASTIDE_BOOKLET_CHANGES (user_data)->booklet);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;

  if (!bastide_page_undo_typing (self->page, FALSE))
    bastide_booklet_editor_undo (self->booklet);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;

  if (!bastide_page_undo_typing (self->page, TRUE))
    bastide_booklet_editor_redo (self->booklet);
}

static void
move_up (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_booklet_editor_move (BASTIDE_BOOKLET_CHANGES (user_data)->booklet, -1);
}

static void
move_down (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_booklet_editor_move (BASTIDE_BOOKLET_CHANGES (user_data)->booklet, 1);
}

/* --- Chapters --- */

static void
chapter_named (const char *title,
               gpointer    booklet)
{
  bastide_booklet_editor_name (booklet, title);
}

static void
rename_chapter (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  const char *title;

  if (bastide_booklet_editor_begin_naming (self->booklet, &title))
    bastide_compat_ask_for_text (bastide_page_get_window (self->page), _("Rename Chapter"), _("Title of the chapter"),
                                 title, chapter_named, G_OBJECT (self->booklet));
}

/* --- Copies --- */

static void
copy_place_chosen (GListModel *files,
                   gpointer    booklet)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  bastide_booklet_editor_copy (booklet, file);
}

static void
copy_booklet (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideBookletChanges *self = user_data;
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Booklets"), "*.bastide");
  g_autoptr (GFile) file = self->host->open.dup_file (self->page);
  g_autofree char *name = bastide_booklet_editor_begin_copy (self->booklet,
                                                             _(words[self->host->open.kind].usual_title));

  if (name != NULL)
    bastide_compat_save_file (bastide_page_get_window (self->page), _("Save Booklet"), name, file, filters,
                              copy_place_chosen, G_OBJECT (self->booklet));
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

  kind = self->host->open.kind;
  has_item = bastide_booklet_editor_get_item (self->booklet) != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (words[kind].actions); i++)
    enable (self, words[kind].actions[i], has_item);
  enable (self, "rename-chapter", has_item);
  enable (self, "copy-booklet", has_item);
  enable (self, "undo", bastide_booklet_editor_can_undo (self->booklet));
  enable (self, "redo", bastide_booklet_editor_can_redo (self->booklet));
  bastide_page_set_text (self->page, BASTIDE_PAGE_UNDO_LABEL,
                         bastide_booklet_editor_can_undo (self->booklet) ? _(words[kind].undo) : _("_Undo"));
  bastide_page_set_text (self->page, BASTIDE_PAGE_REDO_LABEL,
                         bastide_booklet_editor_can_redo (self->booklet) ? _(words[kind].redo) : _("_Redo"));
}

/* --- Class --- */

static void
bastide_booklet_changes_finalize (GObject *object)
{
  BastideBookletChanges *self = BASTIDE_BOOKLET_CHANGES (object);

  g_clear_object (&self->booklet);
  g_clear_weak_pointer (&self->editor);
  g_free (self->edited_id);

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
  const char * const *names = words[host->open.kind].actions;
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

  static const struct
  {
    const char *name;
    GCallback   callback;
  } followed[] = {
    { "refused", G_CALLBACK (tell_refused) },
    { "failed", G_CALLBACK (tell_failed) },
    { "deleted", G_CALLBACK (tell_deleted) },
    { "copied", G_CALLBACK (show_copy) },
    { "changed", G_CALLBACK (bastide_booklet_changes_update) },
    { "closable", G_CALLBACK (close_window) },
  };

  self->page = page;
  self->host = host;
  self->booklet = bastide_booklet_editor_new (&host->open, G_OBJECT (page));
  for (guint i = 0; i < G_N_ELEMENTS (followed); i++)
    g_signal_connect_object (self->booklet, followed[i].name, followed[i].callback, self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);

  return self;
}
