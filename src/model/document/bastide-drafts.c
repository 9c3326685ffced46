/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-drafts.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* Held as long as the process lives; the system lets go of it however that ends. */
#define LOCK "lock"
/* Left by a process that ended as it should. */
#define CLOSED "closed"
#define ENDING ".bastide"
/* Beside a draft. */
#define OPENING ".opening"
#define OFFERED ".offered"

struct _BastideDrafts
{
  char   *base;                 /* of all processes */
  char   *folder;               /* ours */
  int     lock;                 /* -1 while the folder is not there */
  gint64  last;                 /* the newest name */
};

BastideDrafts *
bastide_drafts_new (void)
{
  BastideDrafts *self = g_new0 (BastideDrafts, 1);
  g_autofree char *name = g_uuid_string_random ();

  self->base = g_build_filename (g_get_user_data_dir (), "bastide", "drafts", NULL);
  self->folder = g_build_filename (self->base, name, NULL);
  self->lock = -1;

  return self;
}

/* The lock of a folder, -1 if somebody holds it. */
static int
take_lock (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, LOCK, NULL);
  int lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (lock >= 0 && flock (lock, LOCK_EX | LOCK_NB) != 0)
    {
      close (lock);
      lock = -1;
    }

  return lock;
}

/* The folder gets its name when its lock is held: nobody shall take it for left. */
static void
make_folder (BastideDrafts *self)
{
  g_autofree char *scratch = g_build_filename (self->base, ".new-XXXXXX", NULL);

  if (self->lock >= 0)
    return;
  if (g_mkdir_with_parents (self->base, 0700) != 0 || g_mkdtemp (scratch) == NULL)
    return;

  self->lock = take_lock (scratch);
  if (g_rename (scratch, self->folder) != 0)
    g_rmdir (scratch);
}

char *
bastide_drafts_dup_path (BastideDrafts *self)
{
  g_autofree char *name = NULL;

  make_folder (self);
  self->last = MAX (self->last + 1, g_get_real_time ());
  name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x" ENDING, self->last);

  return g_build_filename (self->folder, name, NULL);
}

static void
remove_in (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_unlink (path);
}

void
bastide_drafts_close (BastideDrafts *self)
{
  if (self == NULL)
    return;

  if (self->lock >= 0)
    {
      g_autofree char *closed = g_build_filename (self->folder, CLOSED, NULL);

      remove_in (self->folder, LOCK);
      if (g_rmdir (self->folder) != 0)
        g_file_set_contents (closed, "", 0, NULL);
      close (self->lock);
    }
  g_free (self->base);
  g_free (self->folder);
  g_free (self);
}

/* --- What others have left --- */

static void
left_draft_free (BastideLeftDraft *left)
{
  g_free (left->path);
  g_free (left);
}

static int
compare_left (gconstpointer a,
              gconstpointer b)
{
  const BastideLeftDraft *left_a = *(BastideLeftDraft * const *) a;
  const BastideLeftDraft *left_b = *(BastideLeftDraft * const *) b;
  g_autofree char *name_a = g_path_get_basename (left_a->path);
  g_autofree char *name_b = g_path_get_basename (left_b->path);

  return strcmp (name_a, name_b);
}

/* --- Drafts that end the program --- */

static void
set_marker (const char *path,
            const char *ending,
            gboolean    is_set)
{
  g_autofree char *marker = g_strconcat (path, ending, NULL);

  if (is_set)
    g_file_set_contents (marker, "", 0, NULL);
  else
    g_unlink (marker);
}

static gboolean
take_marker (const char *path,
             const char *ending)
{
  g_autofree char *marker = g_strconcat (path, ending, NULL);

  return g_unlink (marker) == 0;
}

void
bastide_drafts_begin_opening (const char *path)
{
  set_marker (path, OFFERED, FALSE);
  set_marker (path, OPENING, TRUE);
}

void
bastide_drafts_end_opening (const char *path)
{
  set_marker (path, OPENING, FALSE);
}

void
bastide_drafts_set_offered (const char *path)
{
  set_marker (path, OFFERED, TRUE);
}

/* Takes the markers of a draft away. */
static gboolean
was_suspect (const char *path,
             gboolean    closed)
{
  gboolean was_opening = take_marker (path, OPENING);
  gboolean was_offered = take_marker (path, OFFERED);

  return was_offered || (was_opening && !closed);
}

/* Moves the drafts of a folder to ours. They are whole in one of the two at every moment. */
static void
take_folder (BastideDrafts *self,
             const char    *folder,
             GPtrArray     *all)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *marker = g_build_filename (folder, CLOSED, NULL);
  gboolean closed = g_file_test (marker, G_FILE_TEST_EXISTS);
  const char *name;

  if (dir == NULL)
    return;
  make_folder (self);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *from = g_build_filename (folder, name, NULL);
      g_autofree char *to = g_build_filename (self->folder, name, NULL);
      BastideLeftDraft *left;

      /* Half a file of a write that was cut short. */
      if (name[0] == '.')
        g_unlink (from);
      if (name[0] == '.' || !g_str_has_suffix (name, ENDING) || g_rename (from, to) != 0)
        continue;
      left = g_new0 (BastideLeftDraft, 1);
      left->path = g_steal_pointer (&to);
      left->closed = closed;
      left->is_suspect = was_suspect (from, closed);
      g_ptr_array_add (all, left);
    }
  remove_in (folder, CLOSED);
  remove_in (folder, LOCK);
  g_rmdir (folder);
}

GPtrArray *
bastide_drafts_take_left (BastideDrafts *self)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) left_draft_free);
  g_autoptr (GDir) dir = g_dir_open (self->base, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder = g_build_filename (self->base, name, NULL);
      int lock;

      /* A folder that is being made has a dot. */
      if (name[0] == '.' || strcmp (folder, self->folder) == 0
          || !g_file_test (folder, G_FILE_TEST_IS_DIR))
        continue;
      lock = take_lock (folder);
      if (lock < 0)
        continue;
      take_folder (self, folder, all);
      close (lock);
    }
  g_ptr_array_sort (all, compare_left);

  return g_steal_pointer (&all);
}

char *
bastide_drafts_set_apart (const char *path)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bastide", "unreadable",
                                              NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *apart = g_build_filename (folder, name, NULL);

  set_marker (path, OPENING, FALSE);
  set_marker (path, OFFERED, FALSE);
  if (g_mkdir_with_parents (folder, 0700) != 0 || g_rename (path, apart) != 0)
    return g_strdup (path);

  return g_steal_pointer (&apart);
}

char *
bastide_drafts_dup_unreadable (const char   *path,
                               const GError *error)
{
  g_autofree char *apart = bastide_drafts_set_apart (path);

  /* Translators: what is wrong, and a file's name. */
  return g_strdup_printf (_("%s. Nothing of it is thrown away: it is in %s."), error->message, apart);
}
