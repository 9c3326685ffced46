/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writing so that at every moment, even if the program is killed or the power fails, the file
 * is either the old one or the new one, and whole; and that the new one can be read. */

#include "config.h"

#include "bst-io-data.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the user can do something about gets our own words. */
static const char *
describe (int number)
{
  switch (number)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return _("there is no room left for it");
    case EROFS:
    case EACCES:
    case EPERM:
      return _("writing is not allowed there");
    case ENOENT:
    case ENOTDIR:
      return _("the folder does not exist");
    default:
      return g_strerror (number);
    }
}

/* The file that @path leads to. Replacing a link by the new file would leave the file that the
 * user has elsewhere as it was. */
static char *
follow_links (const char *path)
{
  char *target = realpath (path, NULL);
  char *copy = g_strdup (target != NULL ? target : path);

  free (target);

  return copy;
}

/* The number of the error, 0 for none. */
static int
write_all (int         fd,
           const char *text)
{
  gsize left = strlen (text);

  while (left > 0)
    {
      gssize n = write (fd, text, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return errno;
      text += n;
      left -= (gsize) n;
    }

  return 0;
}

/* Writes, waits until it is on the disk, and closes. */
static int
fill (int         fd,
      const char *text)
{
  int failure = write_all (fd, text);

  /* Pipes and some file systems cannot sync. */
  if (failure == 0 && fsync (fd) != 0 && errno != EINVAL && errno != ENOTSUP)
    failure = errno;
  if (close (fd) != 0 && failure == 0)
    failure = errno;

  return failure;
}

/* What is no file (a pipe, a terminal) has no old contents to keep. */
static int
write_in_place (const char *path,
                const char *text)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);

  return fd >= 0 ? fill (fd, text) : errno;
}

/* Lets @backup be what @path is: by a link, or where there are none by a copy. Failing is no
 * reason not to save. */
static void
keep_backup (const char *path,
             const char *spare,
             const char *backup)
{
  if (link (path, spare) != 0)
    {
      g_autoptr (GFile) from = g_file_new_for_path (path);
      g_autoptr (GFile) to = g_file_new_for_path (spare);

      if (!g_file_copy (from, to, G_FILE_COPY_ALL_METADATA, NULL, NULL, NULL, NULL))
        return;
    }
  if (g_rename (spare, backup) != 0)
    g_unlink (spare);
}

/* A rename lasts when the folder is on the disk. */
static void
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

/* Only root may give files away, and some file systems have no owners: no failure. */
static void
take_over (int                fd,
           const struct stat *old)
{
  if (fchown (fd, old->st_uid, old->st_gid) != 0)
    g_debug ("the owner stays: %s", g_strerror (errno));
  if (fchmod (fd, old->st_mode & 07777) != 0)
    g_debug ("the mode stays: %s", g_strerror (errno));
}

/* The new file takes the place of the old one, with its owner and its permissions. */
static int
replace (const char        *path,
         const struct stat *old,
         const char        *text,
         gboolean           with_backup)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *scratch = g_build_filename (folder, ".bastide-XXXXXX", NULL);
  g_autofree char *spare = NULL;
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  int fd = g_mkstemp_full (scratch, O_WRONLY | O_CLOEXEC, old != NULL ? 0600 : 0666);
  int failure;

  if (fd < 0)
    return errno;
  if (old != NULL)
    take_over (fd, old);
  failure = fill (fd, text);
  if (failure == 0 && old != NULL && with_backup)
    {
      spare = g_strconcat (scratch, "~", NULL);
      keep_backup (path, spare, backup);
    }
  if (failure == 0 && g_rename (scratch, path) != 0)
    failure = errno;
  if (failure != 0)
    g_unlink (scratch);
  else
    sync_folder (folder);

  return failure;
}

/* --- Reading back --- */

/* The number of the first line that is not the same. */
static guint
find_difference (const char *text,
                 const char *again)
{
  guint line = 1;

  for (gsize i = 0; text[i] == again[i] && text[i] != '\0'; i++)
    line += text[i] == '\n';

  return line;
}

gboolean
bst_io_data_check (const char     *name,
                   const char     *text,
                   BstIoReadBack   read_back,
                   gconstpointer   data,
                   GError        **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *again = read_back (text, name, data, &reason);

  if (again == NULL)
    /* Translators: %s says why. */
    return bst_io_fail (error, BST_IO_ERROR_WRITE, name, NULL,
                        _("nothing was written, since it could not be read again: %s"),
                        bst_io_error_get_reason (reason, name));
  if (strcmp (again, text) == 0)
    return TRUE;

  return bst_io_fail (error, BST_IO_ERROR_WRITE, name, NULL,
                      _("nothing was written, since line %u of it would be read as something else"),
                      find_difference (text, again));
}

/* --- Files --- */

static gboolean
write_file (const char  *path,
            const char  *text,
            gboolean     with_backup,
            GError     **error)
{
  g_autofree char *target = follow_links (path);
  struct stat old;
  int failure;

  if (stat (target, &old) != 0)
    failure = replace (target, NULL, text, FALSE);
  else if (S_ISDIR (old.st_mode))
    failure = EISDIR;
  /* A folder would let us replace a file that is protected. */
  else if (faccessat (AT_FDCWD, target, W_OK, AT_EACCESS) != 0)
    failure = errno;
  else if (!S_ISREG (old.st_mode))
    failure = write_in_place (target, text);
  else
    failure = replace (target, &old, text, with_backup);

  return failure == 0
         || bst_io_fail (error, BST_IO_ERROR_WRITE, path, NULL, "%s", describe (failure));
}

gboolean
bst_io_data_write (const char     *path,
                   const char     *text,
                   BstIoReadBack   read_back,
                   gconstpointer   data,
                   GError        **error)
{
  return bst_io_data_check (path, text, read_back, data, error)
         && write_file (path, text, FALSE, error);
}

gboolean
bst_io_data_save (const char     *path,
                  const char     *text,
                  BstIoReadBack   read_back,
                  gconstpointer   data,
                  GError        **error)
{
  return bst_io_data_check (path, text, read_back, data, error)
         && write_file (path, text, TRUE, error);
}
