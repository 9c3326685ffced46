/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-file-name.h"

#include <bst-io-game-words.h>

char *
bastide_file_name_dup_isolated (const char *name)
{
  g_autofree char *shown = g_filename_display_name (name);

  return g_strdup (bst_io_words_name (shown));
}

char *
bastide_file_name_dup (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return bastide_file_name_dup_isolated (name);
}

static gboolean
may_write (GFile *folder)
{
  g_autoptr (GFileInfo) info = g_file_query_info (folder, G_FILE_ATTRIBUTE_STANDARD_TYPE ","
                                                  G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL && g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY
         && g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE);
}

GFile *
bastide_file_name_dup_save_folder (GFile *beside)
{
  g_autoptr (GFile) folder = beside != NULL ? g_file_get_parent (beside) : NULL;
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (folder == NULL || may_write (folder))
    return g_steal_pointer (&folder);

  if (documents == NULL || !g_file_test (documents, G_FILE_TEST_IS_DIR))
    documents = g_get_home_dir ();

  return g_file_new_for_path (documents);
}
