/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A feature, what became of one, or the heading of a section, in the list of features. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-change-item.h"
#include "bastide-feature-group.h"
#include "bastide-feature-item.h"
#include "bastide-row-pictures.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_ROW (bastide_feature_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureRow, bastide_feature_row, BASTIDE, FEATURE_ROW, GtkWidget)

/* @pictures are borrowed, and live longer than the row. */
GtkWidget *bastide_feature_row_new          (BastideRowPictures *pictures) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_feature_row_bind         (BastideFeatureRow  *self,
                                             BastideFeatureItem *item);
void       bastide_feature_row_bind_change  (BastideFeatureRow  *self,
                                             BastideChangeItem  *change);
void       bastide_feature_row_bind_heading (BastideFeatureRow  *self,
                                             const char         *heading);
void       bastide_feature_row_unbind       (BastideFeatureRow  *self);

void       bastide_feature_row_bind_group (BastideFeatureRow   *self,
                                           BastideFeatureGroup *group);

G_END_DECLS
