/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-bookmarks.h"

#include "bastide-write-queue.h"

#include <bst-io-data.h>

/* So many files are remembered; a list of them is read in no time. */
#define MAX_PLACES 200
/* Seconds from the first change to the file: what a crash may cost. */
#define DELAY 2
/* A larger file was not written by us. */
#define MAX_SIZE (1024 * 1024)

typedef struct
{
  char *uri;
  char *node_path;
} Bookmark;

struct _BastideBookmarks
{
  char   *path;
  GQueue  bookmarks;               /* of Bookmark, the one seen last first */
  guint   timer;                   /* until what has changed is written; 0 if nothing has */
};

static void
bookmark_free (Bookmark *bookmark)
{
  g_free (bookmark->uri);
  g_free (bookmark->node_path);
  g_free (bookmark);
}

static void
add (GQueue     *bookmarks,
     const char *uri,
     const char *node_path)
{
  Bookmark *added = g_new (Bookmark, 1);

  added->uri = g_strdup (uri);
  added->node_path = g_strdup (node_path);
  g_queue_push_head (bookmarks, added);
  while (bookmarks->length > MAX_PLACES)
    bookmark_free (g_queue_pop_tail (bookmarks));
}

/* One line each: the place, a space and the URI, which has no line breaks. */
static void
read_text (GQueue     *bookmarks,
           const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  /* The first line is what was seen last. */
  for (guint i = g_strv_length (lines); i > 0; i--)
    {
      char *space = strchr (lines[i - 1], ' ');

      if (space == NULL || !g_utf8_validate (lines[i - 1], -1, NULL))
        continue;
      *space = '\0';
      add (bookmarks, space + 1, lines[i - 1]);
    }
}

static char *
to_text (const GQueue *bookmarks)
{
  GString *text = g_string_new (NULL);

  for (GList *at = bookmarks->head; at != NULL; at = at->next)
    {
      const Bookmark *bookmark = at->data;

      g_string_append_printf (text, "%s %s\n", bookmark->node_path, bookmark->uri);
    }

  return g_string_free (text, FALSE);
}

static char *
read_back (const char     *text,
           const char     *name,
           gconstpointer   data,
           GError        **error)
{
  GQueue bookmarks = G_QUEUE_INIT;
  char *again;

  read_text (&bookmarks, text);
  again = to_text (&bookmarks);
  g_queue_clear_full (&bookmarks, (GDestroyNotify) bookmark_free);

  return again;
}

static void
read_bookmarks (BastideBookmarks *self)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (self->path, FALSE, NULL);
  g_autofree char *text = NULL;

  if (file == NULL || g_mapped_file_get_length (file) > MAX_SIZE)
    return;
  text = g_strndup (g_mapped_file_get_contents (file), g_mapped_file_get_length (file));
  read_text (&self->bookmarks, text);
}

BastideBookmarks *
bastide_bookmarks_new (const char *path)
{
  BastideBookmarks *self = g_new0 (BastideBookmarks, 1);

  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_state_dir (), "bastide", "places", NULL);
  g_queue_init (&self->bookmarks);
  read_bookmarks (self);

  return self;
}

/* The path and the text, in the thread. Where a file was left is no loss that anybody has to be told of. */
static void
write_text (gpointer data)
{
  g_auto (GStrv) job = data;
  g_autofree char *folder = g_path_get_dirname (job[0]);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (!bst_io_data_write (job[0], job[1], read_back, NULL, &error))
    g_debug ("%s", error->message);
}

static gboolean
write_bookmarks (gpointer data)
{
  BastideBookmarks *self = data;
  char **job = g_new0 (char *, 3);

  self->timer = 0;
  job[0] = g_strdup (self->path);
  job[1] = to_text (&self->bookmarks);
  bastide_write_queue_push (write_text, job);

  return G_SOURCE_REMOVE;
}

void
bastide_bookmarks_free (BastideBookmarks *self)
{
  if (self->timer != 0)
    {
      g_source_remove (self->timer);
      write_bookmarks (self);
    }
  bastide_write_queue_finish ();
  g_queue_clear_full (&self->bookmarks, (GDestroyNotify) bookmark_free);
  g_free (self->path);
  g_free (self);
}

/* (nullable) */
static GList *
find (BastideBookmarks *self,
      const char       *uri)
{
  GList *at = self->bookmarks.head;

  while (at != NULL && strcmp (((Bookmark *) at->data)->uri, uri) != 0)
    at = at->next;

  return at;
}

char *
bastide_bookmarks_get (BastideBookmarks *self,
                       GFile            *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GList *at = find (self, uri);

  return at != NULL ? g_strdup (((Bookmark *) at->data)->node_path) : NULL;
}

void
bastide_bookmarks_set (BastideBookmarks *self,
                       GFile            *file,
                       const char       *node_path)
{
  g_autofree char *uri = g_file_get_uri (file);
  GList *at = find (self, uri);

  if (at != NULL)
    {
      bookmark_free (at->data);
      g_queue_delete_link (&self->bookmarks, at);
    }
  add (&self->bookmarks, uri, node_path);
  if (self->timer == 0)
    self->timer = g_timeout_add_seconds (DELAY, write_bookmarks, self);
}
