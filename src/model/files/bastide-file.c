/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-file.h"

#include <glib/gstdio.h>

gboolean
bastide_file_is_same (GFile *a,
                      GFile *b)
{
  GStatBuf about_a, about_b;

  if (g_file_equal (a, b))
    return TRUE;
  if (g_file_peek_path (a) == NULL || g_file_peek_path (b) == NULL)
    return FALSE;

  return g_stat (g_file_peek_path (a), &about_a) == 0 && g_stat (g_file_peek_path (b), &about_b) == 0
         && about_a.st_dev == about_b.st_dev && about_a.st_ino == about_b.st_ino;
}

gboolean
bastide_file_is_gone (GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL && !g_file_test (path, G_FILE_TEST_EXISTS);
}
