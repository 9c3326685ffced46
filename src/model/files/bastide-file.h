/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files as a user sees them. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Is it one file that both name, if only through symbolic or hard links? Asks the disk, if both are of this computer. */
gboolean bastide_file_is_same (GFile *a,
                               GFile *b);

/* Was it deleted, or moved, since it was read? FALSE for what is not of this computer. */
gboolean bastide_file_is_gone (GFile *file);

G_END_DECLS
