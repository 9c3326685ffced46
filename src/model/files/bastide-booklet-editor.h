/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of the booklet that is open: its puzzles, or its lessons, are edited, deleted, brought back and moved. Each
 * change is made in what the file holds by then, and is shown when it is there. It knows nobody who shows it. */

#pragma once

#include "bastide-booklet-file.h"

G_BEGIN_DECLS

/* What is open. */
typedef struct
{
  BastideBookletKind  kind;

  /* NULL is a booklet that comes with Bastide. (transfer full) (nullable) */
  GFile              *(*dup_file)    (gpointer          owner);
  /* NULL if none is to be changed here now. */
  const BstBooklet   *(*get_booklet) (gpointer          owner);
  /* Which one is open, of those of the kind; behind the last one if none is. */
  guint               (*get_index)   (gpointer          owner);
  /* The booklet as it is in the file now, which is taken over, and the one of the kind that is to be open then. */
  void                (*show)        (gpointer          owner,
                                      BstBooklet       *booklet,
                                      GFile            *file,
                                      guint             index);
  /* (transfer full) */
  char               *(*dup_title)   (gconstpointer     item,
                                      guint             index);
} BastideBookletOpen;

#define BASTIDE_TYPE_BOOKLET_EDITOR (bastide_booklet_editor_get_type ())
G_DECLARE_FINAL_TYPE (BastideBookletEditor, bastide_booklet_editor, BASTIDE, BOOKLET_EDITOR, GObject)

/* Signals:
 * "refused" (const char *reason): it may not be changed; a copy may.
 * "failed" (const GError *error): the file is as it was.
 * "deleted" (const char *title): that can be undone.
 * "copied" (GFile *file, const char *id): a copy is there, with what was open.
 * "changed": other things can be done now.
 * "closable": all is written for which closing waited. */

/* @open: static. @owner: lives as long as this, and while something is being written. (transfer full) */
BastideBookletEditor *bastide_booklet_editor_new           (const BastideBookletOpen *open,
                                                            GObject                  *owner) G_GNUC_WARN_UNUSED_RESULT;

/* What is open (nullable), and its id. (transfer full) (nullable) */
gconstpointer         bastide_booklet_editor_get_item      (BastideBookletEditor *self);
char                 *bastide_booklet_editor_dup_id        (BastideBookletEditor *self);

/* FALSE, and says so, if it cannot be changed. */
gboolean              bastide_booklet_editor_check         (BastideBookletEditor *self);

/* @ok: it is in the file. */
typedef void        (*BastideBookletPutFunc)               (gpointer              user_data,
                                                            gboolean              ok);

/* Puts @item, which is taken over, in place of the one of that id. FALSE, and says so, if that cannot be; else @func is
 * called when it is done, until when @user_data is referenced. */
gboolean              bastide_booklet_editor_put           (BastideBookletEditor *self,
                                                            const char           *id,
                                                            gpointer              item,
                                                            BastideBookletPutFunc func,
                                                            GObject              *user_data);

/* The one that is open. */
void                  bastide_booklet_editor_delete        (BastideBookletEditor *self);
/* One place up (-1) or down (1). */
void                  bastide_booklet_editor_move          (BastideBookletEditor *self,
                                                            int                   direction);

/* What was deleted last comes back, until something else is changed; and goes again. */
gboolean              bastide_booklet_editor_can_undo      (BastideBookletEditor *self);
void                  bastide_booklet_editor_undo          (BastideBookletEditor *self);
gboolean              bastide_booklet_editor_can_redo      (BastideBookletEditor *self);
void                  bastide_booklet_editor_redo          (BastideBookletEditor *self);

/* The chapter of what is open is to be named: what it is called by now (nullable). FALSE, and says so, if it cannot. */
gboolean              bastide_booklet_editor_begin_naming  (BastideBookletEditor *self,
                                                            const char          **title);
/* That one, also if something else is open by now; not in another booklet. */
void                  bastide_booklet_editor_name          (BastideBookletEditor *self,
                                                            const char           *title);

/* A copy of what is shown now is to be saved. @usual_title: of a booklet that has none. A name for its file; NULL, and
 * says so, if there can be none. (transfer full) */
char                 *bastide_booklet_editor_begin_copy    (BastideBookletEditor *self,
                                                            const char           *usual_title) G_GNUC_WARN_UNUSED_RESULT;
/* @file: NULL if the reader changed his mind. */
void                  bastide_booklet_editor_copy          (BastideBookletEditor *self,
                                                            GFile                *file);

/* FALSE: it waits for what is not written yet, and says then that it is closable. */
gboolean              bastide_booklet_editor_may_close     (BastideBookletEditor *self);
/* How many changes are not written yet. */
guint                 bastide_booklet_editor_count_waiting (BastideBookletEditor *self);

G_END_DECLS
