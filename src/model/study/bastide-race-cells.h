/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a race, which the reader puts together: A of one player, B of the others. A cell may be in both. */

#pragma once

#include <glib-object.h>

#include <bst-odds.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_RACE_CELLS (bastide_race_cells_get_type ())
G_DECLARE_FINAL_TYPE (BastideRaceCells, bastide_race_cells, BASTIDE, RACE_CELLS, GObject)

typedef enum
{
  BASTIDE_RACE_A,
  BASTIDE_RACE_B
} BastideRaceSide;

/* Signal: "changed". */

BastideRaceCells *bastide_race_cells_new    (void) G_GNUC_WARN_UNUSED_RESULT;
/* Puts a cell in, or takes it out. */
void              bastide_race_cells_toggle (BastideRaceCells *self,
                                             BastideRaceSide   side,
                                             int               x,
                                             int               y);
void              bastide_race_cells_clear  (BastideRaceCells *self);
/* Owned by @self, until it changes. */
const BstCell    *bastide_race_cells_get    (BastideRaceCells *self,
                                             BastideRaceSide   side,
                                             guint            *n_cells);
gboolean          bastide_race_cells_has    (BastideRaceCells *self,
                                             BastideRaceSide   side,
                                             int               x,
                                             int               y);

G_END_DECLS
