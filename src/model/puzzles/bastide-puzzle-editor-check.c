/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The check, in a thread. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

#include <bst-io-booklet.h>

/* One check of a puzzle as it was. */
typedef struct
{
  BstPuzzle         *puzzle;
  GPtrArray         *faults;    /* (nullable) */
  BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES];
} Check;

void
bastide_puzzle_editor_clear_solutions (BstPuzzleSolution *solutions)
{
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    bst_puzzle_solution_clear (&solutions[i]);
}

static void
check_free (gpointer data)
{
  Check *check = data;

  bst_puzzle_free (check->puzzle);
  g_clear_pointer (&check->faults, g_ptr_array_unref);
  bastide_puzzle_editor_clear_solutions (check->solutions);
  g_free (check);
}

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static gboolean
run (gpointer      job,
     GCancellable *cancellable)
{
  Check *check = job;

  check->faults = bst_puzzle_check_until (check->puzzle, is_cancelled, cancellable, check->solutions);

  return FALSE;
}

static void
told (gpointer owner,
      gpointer job,
      gboolean is_done)
{
  BastidePuzzleEditor *self = owner;
  Check *check = job;

  self->faults = g_steal_pointer (&check->faults);
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    {
      self->solutions[i] = check->solutions[i];
      check->solutions[i] = (BstPuzzleSolution) { 0 };
    }
  bastide_puzzle_editor_emit_checked (self);
}

void
bastide_puzzle_editor_init_check (BastidePuzzleEditor *self)
{
  self->check = bastide_work_new (run, told, check_free, self);
  bastide_work_set_pause (self->check, BASTIDE_WORK_TYPING);
}

void
bastide_puzzle_editor_check_soon (BastidePuzzleEditor *self)
{
  Check *check = g_new0 (Check, 1);

  check->puzzle = bastide_puzzle_editor_dup_filled (self);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  bastide_puzzle_editor_clear_solutions (self->solutions);
  bastide_work_begin (self->check, check);
  bastide_puzzle_editor_emit_checked (self);
}

gboolean
bastide_puzzle_editor_is_checked (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  return self->faults != NULL;
}

const GPtrArray *
bastide_puzzle_editor_get_faults (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  return self->faults;
}

char *
bastide_puzzle_editor_dup_warning (BastidePuzzleEditor *self)
{
  guint n_solving, n_tried;
  BstPuzzleWarning warning;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  warning = bst_puzzle_get_warning (bastide_puzzle_editor_get_puzzle (self), self->solutions, &n_solving, &n_tried);

  return bst_io_puzzle_dup_warning (warning, n_solving, n_tried);
}

const BstPuzzleSolution *
bastide_puzzle_editor_get_solution (BastidePuzzleEditor *self,
                                    guint                drawn)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);
  g_return_val_if_fail (drawn < BST_MAX_PUZZLE_TILES, NULL);

  return self->solutions[drawn].lines != NULL ? &self->solutions[drawn] : NULL;
}
