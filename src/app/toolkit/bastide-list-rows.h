/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of a list of one column, of which one at most is selected. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GCallback new_row;            /* of who has the view; returns a widget */
  GCallback bind;               /* of the row and its item */
  GCallback bind_heading;       /* of the row and a text: NULL without sections (bastide-sectioned-list.h) */
  GCallback unbind;             /* of the row (nullable) */
} BastideListRows;

/* Gives @view its rows and keys, and @model (nullable), which is taken over. @rows: static. @owner: who has the view.
 * Nothing is selected yet. (transfer full) */
GtkSingleSelection *bastide_list_rows_set (GtkListView           *view,
                                           GListModel            *model,
                                           const BastideListRows *rows,
                                           gpointer               owner) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
