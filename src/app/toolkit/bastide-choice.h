/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How names of a GtkStringList are written where one is chosen: in the list, or in the button that opens it. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* @wraps: a long name is broken, else it is cut. @min_chars and @max_chars: as wide as so many letters; -1 for no bound.
 * (transfer full) */
GtkListItemFactory *bastide_choice_factory_new (gboolean wraps,
                                                int      min_chars,
                                                int      max_chars) G_GNUC_WARN_UNUSED_RESULT;

/* What can be chosen in the row: the names are broken, not cut. */
void                bastide_choice_set_names   (AdwComboRow        *row,
                                                const char * const *names);

G_END_DECLS
