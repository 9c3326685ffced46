/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cell of the board in words, for screen readers and the status line. In an exam nothing is told that follows from the
 * position. */

#pragma once

#include <bst-render-joins.h>

#include "bastide-shown.h"

G_BEGIN_DECLS

/* All that is on the cell: "2, −1: tile K, city north: Red's knight, road south and west".
 * @rotations: those in which the tile in hand fits an empty cell. (transfer full) */
char *bastide_cell_text_describe (BastideShown *shown,
                                  gboolean      is_exam,
                                  int           x,
                                  int           y,
                                  guint         rotations);

/* What of the cell's tile belongs to the feature of @part: "lit: city north". (transfer full) (nullable) */
char *bastide_cell_text_dup_lit  (BastideShown *shown,
                                  int           x,
                                  int           y,
                                  guint         part) G_GNUC_WARN_UNUSED_RESULT;

/* Short: "(2, −1) · fits 5 of 38 · 3 types"; NULL where no tile can lie next. (transfer full) */
char *bastide_cell_text_status   (BastideShown *shown,
                                  gboolean      is_exam,
                                  int           x,
                                  int           y);

/* Takes @text, which is told of a cell, and adds who would have the farms that one tile joins there. (transfer full) */
char *bastide_cell_text_add_joins (char                 *text,
                                   const BstGame        *game,
                                   const BstRenderJoins *joins,
                                   int                   x,
                                   int                   y) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
