/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The check, in a thread. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

/* Whoever types is not checked at every letter; milliseconds. */
#define PAUSE 250

/* One check of a puzzle as it was. */
typedef struct
{
  BstPuzzle         *puzzle;
  GPtrArray         *faults;    /* (nullable) */
  BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES];
} Check;

static void
clear_solutions (BstPuzzleSolution *solutions)
{
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    bst_puzzle_solution_clear (&solutions[i]);
}

static void
check_free (Check *check)
{
  bst_puzzle_free (check->puzzle);
  g_clear_pointer (&check->faults, g_ptr_array_unref);
  clear_solutions (check->solutions);
  g_free (check);
}

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      task_data,
     GCancellable *cancellable)
{
  Check *check = task_data;

  check->faults = bst_puzzle_check_until (check->puzzle, is_cancelled, cancellable,
                                          check->solutions);
  g_task_return_boolean (task, TRUE);
}

/* The puzzle editor may be gone by now, or the puzzle another. */
static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastidePuzzleEditor *self = BASTIDE_PUZZLE_EDITOR (source);
  Check *check = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), NULL)
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  self->faults = g_steal_pointer (&check->faults);
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    {
      self->solutions[i] = check->solutions[i];
      check->solutions[i] = (BstPuzzleSolution) { 0 };
    }
  bastide_puzzle_editor_emit_checked (self);
}

static gboolean
begin (gpointer data)
{
  BastidePuzzleEditor *self = data;
  Check *check = g_new0 (Check, 1);
  g_autoptr (GTask) task = NULL;

  self->timer = 0;
  check->puzzle = bastide_puzzle_editor_dup_puzzle (self);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, returned, NULL);
  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, check, (GDestroyNotify) check_free);
  g_task_run_in_thread (task, run);

  return G_SOURCE_REMOVE;
}

void
bastide_puzzle_editor_stop_check (BastidePuzzleEditor *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  clear_solutions (self->solutions);
}

void
bastide_puzzle_editor_check_soon (BastidePuzzleEditor *self)
{
  bastide_puzzle_editor_stop_check (self);
  self->timer = g_timeout_add (PAUSE, begin, self);
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

const BstPuzzleSolution *
bastide_puzzle_editor_get_solution (BastidePuzzleEditor *self,
                                    guint                drawn)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);
  g_return_val_if_fail (drawn < BST_MAX_PUZZLE_TILES, NULL);

  return self->solutions[drawn].lines != NULL ? &self->solutions[drawn] : NULL;
}
