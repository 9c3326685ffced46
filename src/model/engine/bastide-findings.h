/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine found out about turns is kept in files (bst-io-report-cache.h), of which there shall not be more and more. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Takes the oldest away if there are more than @most in @folder (nullable: the user's), in a thread. @callback (nullable) is
 * called when that is done. */
void bastide_findings_trim_async (const char          *folder,
                                  guint                most,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data);

G_END_DECLS
