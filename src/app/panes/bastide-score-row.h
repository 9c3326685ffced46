/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A scoring event, or the heading of a section, in the list of scores. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-row-pictures.h"
#include "bastide-score-item.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SCORE_ROW (bastide_score_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideScoreRow, bastide_score_row, BASTIDE, SCORE_ROW, GtkWidget)

/* @pictures are borrowed, and live longer than the row. */
GtkWidget *bastide_score_row_new          (BastideRowPictures *pictures) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_score_row_bind         (BastideScoreRow  *self,
                                           BastideScoreItem *item);
void       bastide_score_row_bind_heading (BastideScoreRow  *self,
                                           const char       *heading);
void       bastide_score_row_unbind       (BastideScoreRow  *self);

G_END_DECLS
