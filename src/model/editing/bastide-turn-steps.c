/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-steps.h"

guint
bastide_turn_steps_find (BastideTurnInput             *turn_input,
                         const BastidePartialTurnSpot *spot,
                         BstFigureKind                 kind)
{
  for (guint i = 0; i < spot->n_steps; i++)
    {
      const BstStep *step = bastide_turn_input_get_step (turn_input, spot->steps[i]);

      if (step->kind == BST_STEP_PUT && step->spot.figure == kind)
        return spot->steps[i];
    }

  return spot->steps[0];
}

static void
add_hidden (BastideTurnInput             *turn_input,
            const BastidePartialTurnSpot *spot,
            GArray                       *steps)
{
  for (guint i = 1; i < spot->n_steps; i++)
    if (bastide_turn_input_get_step (turn_input, spot->steps[i])->kind != BST_STEP_PUT)
      g_array_append_val (steps, spot->steps[i]);
}

/* Mage and witch both go to any place; the one that has no picture there is listed for the marked place alone. */
static gboolean
is_listed (BastideTurnInput             *turn_input,
           const BastidePartialTurnSpot *spots,
           guint                         index)
{
  return bastide_turn_input_get_step (turn_input, spots[index].steps[0])->kind != BST_STEP_MAGE
         || index == bastide_turn_input_get_current (turn_input);
}

GArray *
bastide_turn_steps_list_others (BastideTurnInput *turn_input)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  /* Before the tile is laid what comes with it is told, and no more. */
  if (bastide_turn_input_get_state (turn_input) == BASTIDE_TURN_INPUT_GHOST)
    return steps;
  for (guint i = 0; i < n_spots; i++)
    if (is_listed (turn_input, spots, i))
      add_hidden (turn_input, &spots[i], steps);
  bastide_turn_input_get_spotless (turn_input, steps);

  return steps;
}

guint
bastide_turn_steps_find_kinds (BastideTurnInput *turn_input)
{
  guint kinds = 0, n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  for (guint i = 0; i < n_spots; i++)
    for (guint k = 0; k < spots[i].n_steps; k++)
      {
        const BstStep *step = bastide_turn_input_get_step (turn_input, spots[i].steps[k]);

        if (step->kind == BST_STEP_PUT)
          kinds |= 1u << step->spot.figure;
      }

  return kinds;
}

void
bastide_turn_steps_get_cell (BastideTurnInput *turn_input,
                             int              *x,
                             int              *y)
{
  const BstTile *tiles;
  gboolean legal;
  guint rotation, n_tiles;

  if (bastide_turn_input_get_ghost (turn_input, x, y, &rotation, &legal))
    return;
  tiles = bst_position_get_tiles (bastide_turn_input_get_partial (turn_input), &n_tiles);
  *x = tiles[n_tiles - 1].x;
  *y = tiles[n_tiles - 1].y;
}
