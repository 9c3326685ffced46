/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list in sections, each under a heading that is there only while the section has items.
 * A heading is a GtkStringObject among the items. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SECTIONS (bastide_sections_get_type ())
G_DECLARE_FINAL_TYPE (BastideSections, bastide_sections, BASTIDE, SECTIONS, GObject)

BastideSections *bastide_sections_new       (GType            item_type) G_GNUC_WARN_UNUSED_RESULT;

/* Appends a section; returns its number. */
guint            bastide_sections_add       (BastideSections *self,
                                             const char      *title);

/* Gives a section another heading. */
void             bastide_sections_set_title (BastideSections *self,
                                             guint            section,
                                             const char      *title);

/* The items of a section, to be read only. (transfer none) */
GListModel      *bastide_sections_get_items (BastideSections *self,
                                             guint            section);

/* Changes the items of a section, and its heading with them. */
void             bastide_sections_splice    (BastideSections *self,
                                             guint            section,
                                             guint            position,
                                             guint            n_removed,
                                             GPtrArray       *added);

/* All of it, for a view. (transfer none) */
GListModel      *bastide_sections_get_model (BastideSections *self);

/* Is the item, which comes into view, a heading? Those can neither be selected nor activated. */
gboolean         bastide_sections_bind_heading (GtkListItem  *list_item);

G_END_DECLS
