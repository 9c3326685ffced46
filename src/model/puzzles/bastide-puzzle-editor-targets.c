/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a task may ask of: features of the position, or its free cells. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

#include <bst-io-feature-text.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

static gboolean
is_about_cell (BastidePuzzleEditor *self)
{
  return (bst_task_get_needs (self->asked->task) & BST_TASK_NEEDS_CELL) != 0;
}

gboolean
bastide_puzzle_editor_has_target (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  return (bst_task_get_needs (self->asked->task)
          & (BST_TASK_NEEDS_FEATURE | BST_TASK_NEEDS_CELL)) != 0;
}

/* A farm is never complete, and it alone has cities. What is complete no move changes. */
static gboolean
can_be_asked_of (BstTaskKind       task,
                 const BstFeature *feature)
{
  if (task == BST_TASK_CITIES)
    return feature->kind == BST_FEATURE_FIELD;
  if (task == BST_TASK_COMPLETE || task == BST_TASK_BLOCK)
    return !feature->complete && bst_feature_kind_get (feature->kind)->completes;

  return !feature->complete || !bst_task_is_move (task);
}

static void
add_features (BastidePuzzleEditor *self)
{
  const BstPosition *position = self->asked->position;
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_features (position, roots);

  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;
      BstSpot spot = { .player = BST_NO_PLAYER };

      bst_position_get_feature (position, roots[i], &feature);
      if (!can_be_asked_of (self->asked->task, &feature))
        continue;
      bst_position_name_spot (position, roots[i], &spot);
      g_array_append_val (self->targets, spot);
    }
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstSpot *one = a, *other = b;

  return one->y != other->y ? one->y - other->y : one->x - other->x;
}

static void
add_cells (BastidePuzzleEditor *self)
{
  const BstPosition *position = self->asked->position;
  g_autofree BstPlacement *cells = NULL;
  guint n_tiles, n_cells;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  for (guint i = 0; i < n_cells; i++)
    {
      BstSpot spot = { .player = BST_NO_PLAYER, .x = cells[i].x, .y = cells[i].y };

      g_array_append_val (self->targets, spot);
    }
  g_array_sort (self->targets, compare_cells);
}

/* Features of one kind alone can be joined. */
static guint
find_usual_other (BastidePuzzleEditor *self)
{
  guint target = bastide_puzzle_editor_get_target (self);

  for (guint i = 0; i < self->targets->len; i++)
    if (i != target && g_array_index (self->targets, BstSpot, i).feature == self->asked->target.feature)
      return i;

  return target == 0 ? 1 : 0;
}

void
bastide_puzzle_editor_find_targets (BastidePuzzleEditor *self)
{
  g_array_set_size (self->targets, 0);
  if (!bastide_puzzle_editor_has_target (self))
    return;
  if (is_about_cell (self))
    add_cells (self);
  else
    add_features (self);
  if (self->targets->len > 0 && bastide_puzzle_editor_get_target (self) == self->targets->len)
    self->asked->target = g_array_index (self->targets, BstSpot, 0);
  self->is_aiming_other = FALSE;
  if (bastide_puzzle_editor_has_other (self) && self->targets->len > 1
      && (bastide_puzzle_editor_get_other (self) == self->targets->len
          || bastide_puzzle_editor_get_other (self) == bastide_puzzle_editor_get_target (self)))
    self->asked->other = g_array_index (self->targets, BstSpot, find_usual_other (self));
}

guint
bastide_puzzle_editor_get_n_targets (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), 0);

  return self->targets->len;
}

/* The part of a place that targets name. */
static guint
find_part (BastidePuzzleEditor *self,
           const BstSpot *spot)
{
  BstPuzzle asking = *self->asked;

  asking.target = *spot;

  return bst_puzzle_find_target (&asking);
}

char *
bastide_puzzle_editor_dup_target_name (BastidePuzzleEditor *self,
                                       guint                index)
{
  const BstPosition *position;
  const BstSpot *spot;
  g_autofree char *cell = NULL;
  g_autofree char *title = NULL;
  g_autofree char *owners = NULL;
  BstFeature feature;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);
  g_return_val_if_fail (index < self->targets->len, NULL);

  position = self->asked->position;
  spot = &g_array_index (self->targets, BstSpot, index);
  cell = bst_io_words_cell (spot->x, spot->y);
  if (is_about_cell (self))
    return g_steal_pointer (&cell);

  bst_position_get_feature (position, find_part (self, spot), &feature);
  title = bst_io_feature_text_dup_title (&feature, 0);
  owners = bst_io_feature_text_dup_owners (&feature, bst_position_get_game (position));

  /* Translators: a feature, one of its cells, and who owns it:
   * "City, 5 tiles · (1, 0) · Anna, ahead by 1". */
  return g_strdup_printf (_("%s · %s · %s"), title, cell, owners);
}

/* Any place of a feature stands for it. */
static gboolean
is_same_target (BastidePuzzleEditor *self,
                const BstSpot       *one,
                const BstSpot       *spot)
{
  const BstPosition *position = self->asked->position;
  guint asked;

  if (is_about_cell (self))
    return spot->x == one->x && spot->y == one->y;

  asked = find_part (self, one);

  return asked != BST_NO_PART
         && bst_position_find_root (position, asked)
            == bst_position_find_root (position, find_part (self, spot));
}

static guint
find_index (BastidePuzzleEditor *self,
            const BstSpot       *spot)
{
  guint index = 0;

  while (index < self->targets->len
         && !is_same_target (self, spot, &g_array_index (self->targets, BstSpot, index)))
    index++;

  return index;
}

guint
bastide_puzzle_editor_get_target (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), 0);

  return find_index (self, &self->asked->target);
}

void
bastide_puzzle_editor_set_target (BastidePuzzleEditor *self,
                                  guint                index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->targets->len);

  if (bastide_puzzle_editor_get_target (self) == index)
    return;
  self->asked->target = g_array_index (self->targets, BstSpot, index);
  bastide_puzzle_editor_changed (self);
}

/* --- The other one --- */

gboolean
bastide_puzzle_editor_has_other (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  return (bst_task_get_needs (self->asked->task) & BST_TASK_NEEDS_OTHER) != 0;
}

guint
bastide_puzzle_editor_get_other (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), 0);

  return find_index (self, &self->asked->other);
}

void
bastide_puzzle_editor_set_other (BastidePuzzleEditor *self,
                                 guint                index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->targets->len);

  if (bastide_puzzle_editor_get_other (self) == index)
    return;
  self->asked->other = g_array_index (self->targets, BstSpot, index);
  bastide_puzzle_editor_changed (self);
}

/* --- Picking --- */

/* Of two features one is picked after the other. */
static void
aim_at (BastidePuzzleEditor *self,
        guint                index)
{
  if (bastide_puzzle_editor_has_other (self) && self->is_aiming_other)
    bastide_puzzle_editor_set_other (self, index);
  else
    bastide_puzzle_editor_set_target (self, index);
  self->is_aiming_other = bastide_puzzle_editor_has_other (self) && !self->is_aiming_other;
}

void
bastide_puzzle_editor_aim_at_part (BastidePuzzleEditor *self,
                                   guint                part)
{
  const BstPosition *position;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  position = self->asked->position;
  for (guint i = 0; i < self->targets->len && !is_about_cell (self); i++)
    if (bst_position_find_root (position, part)
        == bst_position_find_root (position,
                                   find_part (self, &g_array_index (self->targets, BstSpot, i))))
      {
        aim_at (self, i);
        return;
      }
}

void
bastide_puzzle_editor_aim_at_cell (BastidePuzzleEditor *self,
                                   int                  x,
                                   int                  y)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  for (guint i = 0; i < self->targets->len && is_about_cell (self); i++)
    if (g_array_index (self->targets, BstSpot, i).x == x
        && g_array_index (self->targets, BstSpot, i).y == y)
      bastide_puzzle_editor_set_target (self, i);
}
