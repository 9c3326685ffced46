/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-race-cells.h"

#define N_SIDES 2

struct _BastideRaceCells
{
  GObject  parent_instance;

  GArray  *cells[N_SIDES];  /* (element-type BstCell) */
};

G_DEFINE_FINAL_TYPE (BastideRaceCells, bastide_race_cells, G_TYPE_OBJECT)

/* -1: it is not among them. */
static int
find_cell (BastideRaceCells *self,
           BastideRaceSide   side,
           int               x,
           int               y)
{
  GArray *cells = self->cells[side];

  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, BstCell, i).x == x && g_array_index (cells, BstCell, i).y == y)
      return (int) i;

  return -1;
}

void
bastide_race_cells_toggle (BastideRaceCells *self,
                           BastideRaceSide   side,
                           int               x,
                           int               y)
{
  BstCell cell = { (gint16) x, (gint16) y };
  int place;

  g_return_if_fail (BASTIDE_IS_RACE_CELLS (self));

  place = find_cell (self, side, x, y);
  if (place >= 0)
    g_array_remove_index (self->cells[side], (guint) place);
  else
    g_array_append_val (self->cells[side], cell);
  g_signal_emit_by_name (self, "changed");
}

void
bastide_race_cells_clear (BastideRaceCells *self)
{
  guint n_cells = 0;

  g_return_if_fail (BASTIDE_IS_RACE_CELLS (self));

  for (guint i = 0; i < N_SIDES; i++)
    {
      n_cells += self->cells[i]->len;
      g_array_set_size (self->cells[i], 0);
    }
  if (n_cells > 0)
    g_signal_emit_by_name (self, "changed");
}

const BstCell *
bastide_race_cells_get (BastideRaceCells *self,
                        BastideRaceSide   side,
                        guint            *n_cells)
{
  g_return_val_if_fail (BASTIDE_IS_RACE_CELLS (self), NULL);

  *n_cells = self->cells[side]->len;

  return &g_array_index (self->cells[side], BstCell, 0);
}

gboolean
bastide_race_cells_has (BastideRaceCells *self,
                        BastideRaceSide   side,
                        int               x,
                        int               y)
{
  g_return_val_if_fail (BASTIDE_IS_RACE_CELLS (self), FALSE);

  return find_cell (self, side, x, y) >= 0;
}

static void
bastide_race_cells_finalize (GObject *object)
{
  BastideRaceCells *self = BASTIDE_RACE_CELLS (object);

  for (guint i = 0; i < N_SIDES; i++)
    g_array_unref (self->cells[i]);

  G_OBJECT_CLASS (bastide_race_cells_parent_class)->finalize (object);
}

static void
bastide_race_cells_class_init (BastideRaceCellsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_race_cells_finalize;

  g_signal_new ("changed", BASTIDE_TYPE_RACE_CELLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_race_cells_init (BastideRaceCells *self)
{
  for (guint i = 0; i < N_SIDES; i++)
    self->cells[i] = g_array_new (FALSE, FALSE, sizeof (BstCell));
}

BastideRaceCells *
bastide_race_cells_new (void)
{
  return g_object_new (BASTIDE_TYPE_RACE_CELLS, NULL);
}
