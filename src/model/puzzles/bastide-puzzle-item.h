/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle in the contents of its booklet: its place there, how it went, and a small picture of
 * its board, which is drawn in a thread when it is first asked for. */

#pragma once

#include <cairo.h>

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_ITEM (bastide_puzzle_item_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleItem, bastide_puzzle_item, BASTIDE, PUZZLE_ITEM, GObject)

/* Edge of the picture in widget units. */
#define BASTIDE_PREVIEW_SIZE 72

/* Signal "changed": the picture is there, or it went another way. */

BastidePuzzleItem *bastide_puzzle_item_new          (BastidePuzzleSession   *session,
                                                     guint                   index) G_GNUC_WARN_UNUSED_RESULT;
guint                   bastide_puzzle_item_get_index    (BastidePuzzleItem *self);
BastidePuzzleSession   *bastide_puzzle_item_get_solve    (BastidePuzzleItem *self);
BstPracticeState        bastide_puzzle_item_get_practice (BastidePuzzleItem *self);
/* Asks the results again. */
void               bastide_puzzle_item_update       (BastidePuzzleItem *self);
/* NULL: it is being drawn. @scale: device pixels of a widget unit. */
cairo_surface_t   *bastide_puzzle_item_get_picture  (BastidePuzzleItem *self,
                                                     int                scale,
                                                     gboolean           dark);

G_END_DECLS
