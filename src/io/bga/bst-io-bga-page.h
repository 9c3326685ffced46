/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Web pages that were saved where the log was meant (formats.md, 2.1). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Do these bytes begin as a web page does? */
gboolean bst_io_bga_page_is       (GBytes *bytes);

/* The log that stands in the page, as JSON: in the script of a replay, or as the text that a browser shows of a file. What
 * it holds is not looked at. NULL if there is none. (transfer full) */
GBytes  *bst_io_bga_page_find_log (GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
