/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A group of rows for what there are many of where something is made: hints, answers, sentences, what is wrong. Rows
 * stand in the order of these things, so that a row knows by its place which one it is of. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MAKING_GROUP (bastide_making_group_get_type ())
G_DECLARE_FINAL_TYPE (BastideMakingGroup, bastide_making_group, BASTIDE, MAKING_GROUP, AdwPreferencesGroup)

/* Before the first row: each thing has @n_each. @object: what functions of the rows are called with; borrowed. */
void       bastide_making_group_set_object (BastideMakingGroup *self,
                                            guint               n_each,
                                            gpointer            object);

/* All rows, of all things (element-type GtkWidget). (transfer none) */
GPtrArray *bastide_making_group_get_rows   (BastideMakingGroup *self);
/* Of the thing: @widget is one of the rows, or in one of them. */
guint      bastide_making_group_get_index  (BastideMakingGroup *self,
                                            GtkWidget          *widget);
void       bastide_making_group_clear      (BastideMakingGroup *self);
/* An action row, whose title is no markup, as the last one. */
GtkWidget *bastide_making_group_add_row    (BastideMakingGroup *self,
                                            const char         *title);
/* The same with one to type in. @text: nullable. @changed: a function of the object, the index and the text. */
GtkWidget *bastide_making_group_add_entry  (BastideMakingGroup *self,
                                            const char         *title,
                                            const char         *text,
                                            GCallback           changed);

/* A button at the end of @row. @call is a function of the object, the index and @direction: -1 moves the thing up, 1
 * down, 0 takes it out. It is called a little later, and the keys go on there. */
void       bastide_making_group_add_button (BastideMakingGroup *self,
                                            GtkWidget          *row,
                                            const char         *label,
                                            int                 direction,
                                            GCallback           call);
/* Before @row a mark that one of the things has. @marked: a function of the object and the index. */
void       bastide_making_group_add_mark   (BastideMakingGroup *self,
                                            GtkWidget          *row,
                                            const char         *label,
                                            gboolean            is_marked,
                                            GCallback           marked);

/* The row, or else the last one, has the keys, and once it is there it is brought into view. */
void       bastide_making_group_focus_row  (BastideMakingGroup *self,
                                            guint               n);

G_END_DECLS
