/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of a booklet that a user made himself: puzzles and lessons come in, go out and change places. A
 * change is made in what the file holds at that moment, which is written as a whole. */

#pragma once

#include <gio/gio.h>

#include <bst-booklet.h>

G_BEGIN_DECLS

/* May the file be changed? NULL is the booklet that comes with Bastide. */
gboolean    bastide_booklet_file_may_write  (GFile            *file);

/* A new one, with an id of its own. (transfer full) */
BstBooklet *bastide_booklet_file_new        (const char       *title) G_GNUC_WARN_UNUSED_RESULT;
/* Reads it, and gives it an id if it has none, so that results stay with it. (transfer full) */
BstBooklet *bastide_booklet_file_open       (GFile            *file,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bastide_booklet_file_save       (BstBooklet       *booklet,
                                             GFile            *file,
                                             GError          **error);
/* A copy, which is another booklet from then on. (transfer full) */
BstBooklet *bastide_booklet_file_copy       (const BstBooklet *booklet,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Changes a booklet, in a thread. FALSE if there is nothing to write. */
typedef gboolean (*BastideBookletFileFunc) (BstBooklet       *booklet,
                                            gpointer          data);

/* Reads the file, lets @func change what it holds, and writes it, off the main loop. @fresh is written in place
 * of what the file holds (transfer full) (nullable), and @func (nullable) may be NULL then. Changes are write_queue
 * (bastide-write-queue.h), so that each finds what those before it wrote.
 * @data is freed in any thread. */
void        bastide_booklet_file_change_async  (GFile                  *file,
                                                BstBooklet             *fresh,
                                                BastideBookletFileFunc  func,
                                                gpointer                data,
                                                GDestroyNotify          free_data,
                                                GAsyncReadyCallback     callback,
                                                gpointer                user_data);
/* The booklet as the file holds it now. (transfer full) */
BstBooklet *bastide_booklet_file_change_finish (GAsyncResult        *result,
                                                GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* The data of the change. */
gpointer    bastide_booklet_file_change_get_data (GAsyncResult      *result);

/* --- What stands in chapters: of one kind the gpointers are BstPuzzle, of the other BstLesson --- */

typedef enum
{
  BASTIDE_BOOKLET_PUZZLES,
  BASTIDE_BOOKLET_LESSONS
} BastideBookletKind;

const char *bastide_booklet_file_get_id     (gconstpointer       item,
                                             BastideBookletKind  kind);
/* (transfer full) */
gpointer    bastide_booklet_file_copy_item  (gconstpointer       item,
                                             BastideBookletKind  kind) G_GNUC_WARN_UNUSED_RESULT;
/* @item: (nullable) */
void        bastide_booklet_file_free_item  (gpointer            item,
                                             BastideBookletKind  kind);

/* Where the one of that id is. FALSE if there is none. */
gboolean    bastide_booklet_file_find       (const BstBooklet   *booklet,
                                             BastideBookletKind  kind,
                                             const char         *id,
                                             guint              *chapter,
                                             guint              *index);
/* Its number in the booklet, from 0; G_MAXUINT if there is none of that id. */
guint       bastide_booklet_file_get_index  (const BstBooklet   *booklet,
                                             BastideBookletKind  kind,
                                             const char         *id);
guint       bastide_booklet_file_count      (const BstBooklet   *booklet,
                                             BastideBookletKind  kind);

/* Takes @item over, and gives it an id that no other of its kind has: its own, if that is free, else one
 * made from its title. @chapter behind the last one is a new chapter of @title; @index behind the
 * last one is the end. (transfer full) */
void        bastide_booklet_file_insert     (BstBooklet         *booklet,
                                             BastideBookletKind  kind,
                                             guint               chapter,
                                             const char         *title,
                                             guint               index,
                                             gpointer            item);
/* Takes the one of that id out. (transfer full) (nullable) */
gpointer    bastide_booklet_file_take       (BstBooklet         *booklet,
                                             BastideBookletKind  kind,
                                             const char         *id) G_GNUC_WARN_UNUSED_RESULT;
/* One place up (-1) or down (1), at the end of a chapter into the next one. FALSE at the end of
 * all. */
gboolean    bastide_booklet_file_move       (BstBooklet         *booklet,
                                             BastideBookletKind  kind,
                                             const char         *id,
                                             int                 direction);

G_END_DECLS
