/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-draw-values.h"

#include "bst-compare.h"

struct _BstDrawValues
{
  BstPosition     *turns[BST_N_DRAWERS];        /* Owned; the turn of each is about to begin */
  BstPosition     *spares[BST_N_DRAWERS];       /* Owned (nullable); a copy to try turns on that nobody uses now */
  guint            n_rows;
  BstDrawValueRow *rows;        /* Owned */
};

BstDrawValues *
bst_draw_values_new (const BstPosition *position,
                     guint              player)
{
  const BstGame *game = bst_position_get_game (position);
  const BstTileSet *set = bst_game_get_tile_set (game);
  guint n_types = bst_tile_set_get_n_types (set);
  BstDrawValues *values = g_new0 (BstDrawValues, 1);

  values->turns[BST_DRAW_MINE] = bst_compare_begin_turn (position, player);
  values->turns[BST_DRAW_THEIRS] = bst_compare_begin_turn (position, (player + 1) % bst_game_get_n_players (game));
  values->rows = g_new0 (BstDrawValueRow, n_types);
  for (guint type = 0; type < n_types; type++)
    {
      guint n_copies = bst_position_get_remaining (position, type);

      if (n_copies > 0 && bst_tile_set_get_type (set, type)->group != BST_DRAW_NEVER)
        values->rows[values->n_rows++] = (BstDrawValueRow) { .type = (guint16) type,
                                                             .n_copies = (guint16) n_copies };
    }

  return values;
}

void
bst_draw_values_free (BstDrawValues *values)
{
  for (guint drawer = 0; drawer < BST_N_DRAWERS; drawer++)
    {
      bst_position_free (values->turns[drawer]);
      g_clear_pointer (&values->spares[drawer], bst_position_free);
    }
  g_free (values->rows);
  g_free (values);
}

static void
find_best (BstPosition  *turn,
           guint         type,
           BstDrawValue *value)
{
  g_autoptr (BstCompare) compare = NULL;
  const BstCompareRow *rows;
  guint best = 0;

  value->reason = bst_position_why_not_type (turn, type);
  if (value->reason != BST_REASON_NONE)
    return;
  compare = bst_compare_new_on (turn, type, FALSE);
  bst_compare_step (compare, G_MAXUINT);
  rows = bst_compare_get (compare, &value->n_turns);
  if (value->n_turns == 0)
    return;
  for (guint i = 1; i < value->n_turns; i++)
    if (rows[i].gain > rows[best].gain)
      best = i;
  value->best = rows[best].gain;
  bst_move_copy (&value->move, &rows[best].move);
}

guint
bst_draw_values_get_n_steps (const BstDrawValues *values)
{
  return BST_N_DRAWERS * values->n_rows;
}

void
bst_draw_values_make_step (BstDrawValues *values,
                           guint          step)
{
  BstDrawValueRow *row = &values->rows[step / BST_N_DRAWERS];
  guint drawer = step % BST_N_DRAWERS;
  /* Of those who make steps at the same time, all but one make copies of their own. */
  BstPosition *turn = g_atomic_pointer_exchange (&values->spares[drawer], NULL);

  if (turn == NULL)
    turn = bst_position_copy (values->turns[drawer]);
  find_best (turn, row->type, &row->values[drawer]);
  turn = g_atomic_pointer_exchange (&values->spares[drawer], turn);
  g_clear_pointer (&turn, bst_position_free);
}

const BstDrawValueRow *
bst_draw_values_get (const BstDrawValues *values,
                     guint               *n_rows)
{
  *n_rows = values->n_rows;

  return values->rows;
}

double
bst_draw_values_mean (const BstDrawValues *values,
                      BstDrawer            drawer)
{
  double sum = 0;
  guint n_copies = 0;

  for (guint i = 0; i < values->n_rows; i++)
    if (values->rows[i].values[drawer].n_turns > 0)
      {
        sum += (double) values->rows[i].n_copies * values->rows[i].values[drawer].best;
        n_copies += values->rows[i].n_copies;
      }

  return n_copies > 0 ? sum / n_copies : 0;
}
