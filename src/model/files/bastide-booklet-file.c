/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-booklet-file.h"

#include "bastide-write-queue.h"

#include <bst-io-booklet.h>

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* --- The file --- */

gboolean
bastide_booklet_file_may_write (GFile *file)
{
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;

  return path != NULL && access (path, W_OK) == 0;
}

BstBooklet *
bastide_booklet_file_new (const char *title)
{
  BstBooklet *booklet = bst_booklet_new (title);

  booklet->id = g_uuid_string_random ();

  return booklet;
}

static gboolean
check_path (GFile   *file,
            GError **error)
{
  if (g_file_peek_path (file) != NULL)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _("Only files of this computer can be changed"));

  return FALSE;
}

BstBooklet *
bastide_booklet_file_open (GFile   *file,
                           GError **error)
{
  BstBooklet *booklet;

  if (!check_path (file, error))
    return NULL;
  booklet = bst_io_booklet_open (g_file_peek_path (file), NULL, error);
  if (booklet != NULL && booklet->id == NULL)
    booklet->id = g_strdup (booklet->key);

  return booklet;
}

gboolean
bastide_booklet_file_save (BstBooklet  *booklet,
                           GFile       *file,
                           GError     **error)
{
  return check_path (file, error)
         && bst_io_booklet_save (booklet, g_file_peek_path (file), error);
}

BstBooklet *
bastide_booklet_file_copy (const BstBooklet  *booklet,
                           GError           **error)
{
  char *text = bst_io_booklet_to_text (booklet);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  BstBooklet *copy = bst_io_booklet_open_data (bytes, booklet->title != NULL ? booklet->title : "", NULL,
                                               error);

  if (copy == NULL)
    return NULL;
  g_free (copy->id);
  copy->id = g_uuid_string_random ();

  return copy;
}

/* --- Off the main loop --- */

typedef struct
{
  GFile                  *file;
  BstBooklet             *booklet;   /* NULL until the file was read */
  BastideBookletFileFunc  func;
  gpointer                data;
  GDestroyNotify          free_data;
} Change;

static void
change_free (Change *change)
{
  g_object_unref (change->file);
  g_clear_pointer (&change->booklet, bst_booklet_free);
  if (change->free_data != NULL)
    change->free_data (change->data);
  g_free (change);
}

static gboolean
make_change (Change  *change,
             GError **error)
{
  if (change->booklet == NULL)
    change->booklet = bastide_booklet_file_open (change->file, error);
  if (change->booklet == NULL)
    return FALSE;
  if (change->func != NULL && !change->func (change->booklet, change->data))
    return TRUE;

  return bastide_booklet_file_save (change->booklet, change->file, error);
}

static void
run_change (gpointer data)
{
  g_autoptr (GTask) task = data;
  Change *change = g_task_get_task_data (task);
  GError *error = NULL;

  if (make_change (change, &error))
    g_task_return_pointer (task, g_steal_pointer (&change->booklet), (GDestroyNotify) bst_booklet_free);
  else
    g_task_return_error (task, error);
}

void
bastide_booklet_file_change_async (GFile                  *file,
                                   BstBooklet             *fresh,
                                   BastideBookletFileFunc  func,
                                   gpointer                data,
                                   GDestroyNotify          free_data,
                                   GAsyncReadyCallback     callback,
                                   gpointer                user_data)
{
  GTask *task = g_task_new (NULL, NULL, callback, user_data);
  Change *change = g_new0 (Change, 1);

  change->file = g_object_ref (file);
  change->booklet = fresh;
  change->func = func;
  change->data = data;
  change->free_data = free_data;
  g_task_set_source_tag (task, bastide_booklet_file_change_async);
  g_task_set_task_data (task, change, (GDestroyNotify) change_free);
  bastide_write_queue_push (run_change, task);
}

BstBooklet *
bastide_booklet_file_change_finish (GAsyncResult  *result,
                                    GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gpointer
bastide_booklet_file_change_get_data (GAsyncResult *result)
{
  return ((Change *) g_task_get_task_data (G_TASK (result)))->data;
}

/* --- What stands in chapters --- */

static GPtrArray *
get_items (const BstChapter   *chapter,
           BastideBookletKind  kind)
{
  return kind == BASTIDE_BOOKLET_LESSONS ? chapter->lessons : chapter->puzzles;
}

static char **
get_id (gpointer           item,
        BastideBookletKind kind)
{
  return kind == BASTIDE_BOOKLET_LESSONS ? &((BstLesson *) item)->id : &((BstPuzzle *) item)->id;
}

const char *
bastide_booklet_file_get_id (gconstpointer      item,
                             BastideBookletKind kind)
{
  return *get_id ((gpointer) item, kind);
}

gpointer
bastide_booklet_file_copy_item (gconstpointer      item,
                                BastideBookletKind kind)
{
  return kind == BASTIDE_BOOKLET_LESSONS ? (gpointer) bst_lesson_copy (item) : (gpointer) bst_puzzle_copy (item);
}

void
bastide_booklet_file_free_item (gpointer           item,
                                BastideBookletKind kind)
{
  if (kind == BASTIDE_BOOKLET_LESSONS)
    bst_lesson_free (item);
  else
    bst_puzzle_free (item);
}

/* --- Places --- */

gboolean
bastide_booklet_file_find (const BstBooklet   *booklet,
                           BastideBookletKind  kind,
                           const char         *id,
                           guint              *chapter,
                           guint              *index)
{
  for (*chapter = 0; *chapter < booklet->chapters->len; ++*chapter)
    {
      const GPtrArray *items = get_items (g_ptr_array_index (booklet->chapters, *chapter), kind);

      for (*index = 0; *index < items->len; ++*index)
        if (g_str_equal (*get_id (g_ptr_array_index (items, *index), kind), id))
          return TRUE;
    }

  return FALSE;
}

guint
bastide_booklet_file_get_index (const BstBooklet   *booklet,
                                BastideBookletKind  kind,
                                const char         *id)
{
  guint chapter, index;

  if (!bastide_booklet_file_find (booklet, kind, id, &chapter, &index))
    return G_MAXUINT;
  while (chapter > 0)
    index += get_items (g_ptr_array_index (booklet->chapters, --chapter), kind)->len;

  return index;
}

guint
bastide_booklet_file_count (const BstBooklet   *booklet,
                            BastideBookletKind  kind)
{
  return kind == BASTIDE_BOOKLET_LESSONS ? bst_booklet_count_lessons (booklet) : bst_booklet_count (booklet);
}

/* --- Ids --- */

/* "Two knights!" -> "two-knights"; "" if there is no letter that every file takes. (transfer full) */
static char *
make_word (const char *title)
{
  g_autofree char *plain = g_str_to_ascii (title != NULL ? title : "", NULL);
  GString *word = g_string_new (NULL);

  for (const char *at = plain; *at != '\0' && word->len < 60; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (word, g_ascii_tolower (*at));
    else if (word->len > 0 && word->str[word->len - 1] != '-')
      g_string_append_c (word, '-');
  while (word->len > 0 && word->str[word->len - 1] == '-')
    g_string_truncate (word, word->len - 1);

  return g_string_free (word, FALSE);
}

/* What cannot be read now may be read again one day. */
static gboolean
is_taken (const BstBooklet   *booklet,
          BastideBookletKind  kind,
          const char         *id)
{
  guint chapter, index;

  return bastide_booklet_file_find (booklet, kind, id, &chapter, &index) || bst_booklet_has_unread (booklet, id);
}

/* In place of *@id, if another has that: made of the title. */
static void
make_id (const BstBooklet   *booklet,
         BastideBookletKind  kind,
         const char         *title,
         char              **id)
{
  const char *usual = kind == BASTIDE_BOOKLET_LESSONS ? "lesson" : "puzzle";
  g_autofree char *word = NULL;

  if (**id != '\0' && strlen (*id) <= BST_IO_MAX_ID && !is_taken (booklet, kind, *id))
    return;

  word = make_word (title);
  g_free (*id);
  *id = g_strdup (*word != '\0' ? word : usual);
  for (guint i = 2; is_taken (booklet, kind, *id); i++)
    {
      g_free (*id);
      *id = g_strdup_printf ("%s-%u", *word != '\0' ? word : usual, i);
    }
}

/* --- Changes --- */

static BstChapter *
ensure_chapter (BstBooklet *booklet,
                guint       chapter,
                const char *title)
{
  return chapter < booklet->chapters->len ? g_ptr_array_index (booklet->chapters, chapter)
                                          : bst_booklet_add_chapter (booklet, title);
}

void
bastide_booklet_file_insert (BstBooklet         *booklet,
                             BastideBookletKind  kind,
                             guint               chapter,
                             const char         *title,
                             guint               index,
                             gpointer            item)
{
  GPtrArray *items = get_items (ensure_chapter (booklet, chapter, title), kind);

  make_id (booklet, kind, kind == BASTIDE_BOOKLET_LESSONS ? ((BstLesson *) item)->title : ((BstPuzzle *) item)->title,
           get_id (item, kind));
  g_ptr_array_insert (items, (int) MIN (index, items->len), item);
}

gpointer
bastide_booklet_file_take (BstBooklet         *booklet,
                           BastideBookletKind  kind,
                           const char         *id)
{
  guint chapter, index;

  if (!bastide_booklet_file_find (booklet, kind, id, &chapter, &index))
    return NULL;

  return g_ptr_array_steal_index (get_items (g_ptr_array_index (booklet->chapters, chapter), kind), index);
}

gboolean
bastide_booklet_file_move (BstBooklet         *booklet,
                           BastideBookletKind  kind,
                           const char         *id,
                           int                 direction)
{
  guint chapter, index, n_items, to = 0;
  gpointer item;

  if (!bastide_booklet_file_find (booklet, kind, id, &chapter, &index))
    return FALSE;
  n_items = get_items (g_ptr_array_index (booklet->chapters, chapter), kind)->len;
  if (direction < 0 ? index > 0 : index + 1 < n_items)
    {
      to = index + (guint) direction;
    }
  else
    {
      if (direction < 0 ? chapter == 0 : chapter + 1 == booklet->chapters->len)
        return FALSE;
      chapter += (guint) direction;
      if (direction < 0)
        to = G_MAXUINT;
    }
  item = bastide_booklet_file_take (booklet, kind, id);
  bastide_booklet_file_insert (booklet, kind, chapter, NULL, to, item);

  return TRUE;
}
