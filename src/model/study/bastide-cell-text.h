/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cell of the board in words, for screen readers and the status line. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

/* All that is on the cell: "2, −1: tile K, city north: Red's knight, road south and west".
 * @rotations: those in which the tile in hand fits an empty cell. (transfer full) */
char *bastide_cell_text_describe (BastideStudy *study,
                                  int           x,
                                  int           y,
                                  guint         rotations);

/* What of the cell's tile belongs to the feature of @part: "lit: city north". (transfer full) (nullable) */
char *bastide_cell_text_dup_lit  (BastideStudy *study,
                                  int           x,
                                  int           y,
                                  guint         part) G_GNUC_WARN_UNUSED_RESULT;

/* Short: "(2, −1) · fits 5 of 38 · 3 types"; NULL where no tile can lie next. (transfer full) */
char *bastide_cell_text_status   (BastideStudy *study,
                                  int           x,
                                  int           y);

G_END_DECLS
