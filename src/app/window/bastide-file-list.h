/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several files, of which one opens some: those of an archive, or more than one wants windows at once. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FILE_LIST (bastide_file_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideFileList, bastide_file_list, BASTIDE, FILE_LIST, AdwWindow)

/* Signal: "chosen" (GFile): it shall be opened. The list stays for the next one; Escape closes it. */

/* Over @parent; @title says where they are. @files: (element-type GFile), named by their path from @folder (nullable: by
 * their names alone). */
GtkWidget *bastide_file_list_new (GtkWindow  *parent,
                                  const char *title,
                                  GListModel *files,
                                  GFile      *folder);

G_END_DECLS
