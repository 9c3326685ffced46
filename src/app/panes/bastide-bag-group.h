/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles that belong together, those of one set for example, below a title with their number, which folds them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_BAG_GROUP (bastide_bag_group_get_type ())
G_DECLARE_FINAL_TYPE (BastideBagGroup, bastide_bag_group, BASTIDE, BAG_GROUP, GtkWidget)

/* Nothing is told of how many there are. */
#define BASTIDE_BAG_GROUP_UNTOLD G_MAXUINT

/* @title: NULL where there is one group, which is not folded. */
GtkWidget  *bastide_bag_group_new          (const char      *title) G_GNUC_WARN_UNUSED_RESULT;
/* Its tiles, for who sorts them or leaves some out. */
GtkFlowBox *bastide_bag_group_get_flow     (BastideBagGroup *self);
void        bastide_bag_group_add          (BastideBagGroup *self,
                                            GtkWidget       *tile);
/* A group that becomes empty folds by itself, and unfolds when it is no longer. */
void        bastide_bag_group_set_count    (BastideBagGroup *self,
                                            guint            count);
/* While one searches, whatever is found is in sight. */
void        bastide_bag_group_set_searched (BastideBagGroup *self,
                                            gboolean         is_searched);
void        bastide_bag_group_open         (BastideBagGroup *self);

G_END_DECLS
