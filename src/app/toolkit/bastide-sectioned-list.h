/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list in sections, each under a heading that is there only while the section has items.
 * A heading is a GtkStringObject among the items. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SECTIONED_LIST (bastide_sectioned_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideSectionedList, bastide_sectioned_list, BASTIDE, SECTIONED_LIST, GObject)

BastideSectionedList *bastide_sectioned_list_new       (GType            item_type) G_GNUC_WARN_UNUSED_RESULT;

/* Appends a section; returns its number. */
guint            bastide_sectioned_list_add       (BastideSectionedList *self,
                                                   const char           *title);

/* Gives a section another heading. */
void             bastide_sectioned_list_set_title (BastideSectionedList *self,
                                                   guint                 section,
                                                   const char           *title);

/* The items of a section, to be read only. (transfer none) */
GListModel      *bastide_sectioned_list_get_items (BastideSectionedList *self,
                                                   guint                 section);

/* Changes the items of a section, and its heading with them. */
void             bastide_sectioned_list_splice    (BastideSectionedList *self,
                                                   guint                 section,
                                                   guint                 position,
                                                   guint                 n_removed,
                                                   GPtrArray            *added);

/* The section has these items from now on. Those that it has already keep their rows: only what is between
 * the first and the last place that differ changes, in one step. */
void             bastide_sectioned_list_set_items (BastideSectionedList *self,
                                                   guint                 section,
                                                   GPtrArray            *items);

/* All of it, for a view. (transfer none) */
GListModel      *bastide_sectioned_list_get_model (BastideSectionedList *self);

/* Is the item, which comes into view, a heading? Those can neither be selected nor activated. */
gboolean         bastide_sectioned_list_bind_heading (GtkListItem  *list_item);

/* What grab_focus() is in the class of the children of such rows: a heading, which may be the first row that a view
 * has for the focus, gives it to the row below. */
gboolean         bastide_sectioned_list_pass_focus (GtkWidget      *child);

G_END_DECLS
