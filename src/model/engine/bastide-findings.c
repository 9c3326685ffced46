/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-findings.h"

#include <bst-io-report-cache.h>

static void
trim (GTask        *task,
      gpointer      source,
      gpointer      folder,
      GCancellable *cancellable)
{
  bst_io_report_cache_trim (folder, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (task), "most")));
  g_task_return_boolean (task, TRUE);
}

void
bastide_findings_trim_async (const char          *folder,
                             guint                most,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);

  g_task_set_source_tag (task, bastide_findings_trim_async);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_object_set_data (G_OBJECT (task), "most", GUINT_TO_POINTER (most));
  g_task_set_task_data (task, folder != NULL ? g_strdup (folder) : bst_io_report_cache_dup_folder (), g_free);
  g_task_run_in_thread (task, trim);
}
