/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each tile that may come next is worth to who is to move, and to the one after him, for the bag to print:
 * bst-draw-values.h, computed in a thread. */

#pragma once

#include "bastide-study.h"

#include <bst-draw-values.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_DRAW_MAP (bastide_draw_map_get_type ())
G_DECLARE_FINAL_TYPE (BastideDrawMap, bastide_draw_map, BASTIDE, DRAW_MAP, GObject)

/* Signal "changed": there are other numbers, or none any more. */

BastideDrawMap *bastide_draw_map_new          (BastideStudy   *study) G_GNUC_WARN_UNUSED_RESULT;
/* It computes nothing before that. */
void            bastide_draw_map_set_active   (BastideDrawMap *self,
                                               gboolean        active);
gboolean        bastide_draw_map_is_active    (BastideDrawMap *self);
/* Its numbers are those of the position that is shown. */
gboolean        bastide_draw_map_is_settled   (BastideDrawMap *self);
/* (nullable): none yet, or none any more. */
const BstDrawValues *bastide_draw_map_get_values (BastideDrawMap *self);

/* "■ +7" above "● +3", Pango markup: the best that either can do with it, bold where that is more than he may expect of
 * an unknown tile; NULL where there is nothing to tell. (transfer full) (nullable) */
char           *bastide_draw_map_dup_markup   (BastideDrawMap *self,
                                               guint           type) G_GNUC_WARN_UNUSED_RESULT;
/* Whose these marks are, and what the numbers: NULL while there are none. (transfer full) (nullable) */
char           *bastide_draw_map_dup_caption  (BastideDrawMap *self) G_GNUC_WARN_UNUSED_RESULT;
/* The same in words. (transfer full) (nullable) */
char           *bastide_draw_map_dup_sentence (BastideDrawMap *self,
                                               guint           type) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
