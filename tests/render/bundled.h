/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bundled tile sets under names with which they can be loaded. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "basic+tower": most sets have no start tile of their own, and one needs the river's.
 * (transfer full) */
char *bundled_name (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* All of them together; of several editions of one set, the first. (transfer full) */
char *bundled_all  (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
