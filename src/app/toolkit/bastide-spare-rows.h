/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK 4.8 takes down the rows of what goes out of a list, and makes others for what comes into it in the same moment. They are
 * kept in between. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The children of rows that @factory, a GtkSignalListItemFactory, takes down are kept, as long as it is there. */
void       bastide_spare_rows_keep   (GtkListItemFactory *factory);
/* One of them, to be bound; NULL if there is none. (transfer full) */
GtkWidget *bastide_spare_rows_take   (GtkListItemFactory *factory) G_GNUC_WARN_UNUSED_RESULT;
/* Those that were kept are not as rows are made from now on. */
void       bastide_spare_rows_forget (GtkListItemFactory *factory);

G_END_DECLS
