/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases in files of anybody's. */

#include "config.h"

#include "bst-io-case-check.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* (transfer full) (element-type utf8) */
static GPtrArray *
list_files (const char  *path,
            GError     **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_ptr_array_add (files, g_strdup (path));
      return g_steal_pointer (&files);
    }
  folder = g_dir_open (path, 0, error);
  if (folder == NULL)
    return NULL;
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (files, g_build_filename (path, name, NULL));
  g_ptr_array_sort (files, compare_names);

  return g_steal_pointer (&files);
}

GPtrArray *
bst_io_case_check_load (const char  *path,
                        GError     **error)
{
  g_autoptr (GPtrArray) files = list_files (path, error);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_io_case_free);

  if (files == NULL)
    return NULL;
  for (guint i = 0; i < files->len; i++)
    {
      const char *name = g_ptr_array_index (files, i);
      g_autoptr (GBytes) bytes = bst_io_data_read (name, error);
      GPtrArray *cases = bytes != NULL ? bst_io_case_read (bytes, name, error) : NULL;

      if (cases == NULL)
        return NULL;
      g_ptr_array_extend_and_steal (all, cases);
    }
  if (all->len == 0)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_DATA, _("%s: there is no example in it"), path);
      return NULL;
    }

  return g_steal_pointer (&all);
}
