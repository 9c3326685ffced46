/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is selected in edit mode, and what is done with it; the whole board. */

#include "config.h"

#include "bastide-position-editor-private.h"

/* --- Selecting --- */

BastideSelected
bastide_position_editor_get_selected (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), BASTIDE_SELECTED_NOTHING);

  return self->selected;
}

const BstArea *
bastide_position_editor_get_area (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), NULL);

  return &self->area;
}

const BstSpot *
bastide_position_editor_get_figure (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), NULL);

  return &self->figure;
}

gboolean
bastide_position_editor_is_selected (BastidePositionEditor *self,
                                     int                    x,
                                     int                    y)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  return self->selected == BASTIDE_SELECTED_CELLS && x >= self->area.min_x && x <= self->area.max_x
         && y >= self->area.min_y && y <= self->area.max_y;
}

void
bastide_position_editor_select_cells (BastidePositionEditor *self,
                                      int                    x,
                                      int                    y,
                                      int                    to_x,
                                      int                    to_y)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_CELLS;
  self->area = (BstArea) { bastide_position_editor_clamp (MIN (x, to_x)), bastide_position_editor_clamp (MIN (y, to_y)),
                           bastide_position_editor_clamp (MAX (x, to_x)), bastide_position_editor_clamp (MAX (y, to_y)) };
  bastide_position_editor_emit_changed (self);
}

void
bastide_position_editor_select_figure (BastidePositionEditor *self,
                                       const BstSpot         *figure)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_FIGURE;
  self->figure = *figure;
  bastide_position_editor_emit_changed (self);
}

void
bastide_position_editor_select_all (BastidePositionEditor *self)
{
  int min_x, min_y, max_x, max_y;
  guint n_tiles;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  if (n_tiles == 0)
    return;
  bst_position_get_extents (bastide_study_get_position (self->study), &min_x, &min_y, &max_x,
                            &max_y);
  bastide_position_editor_select_cells (self, min_x, min_y, max_x, max_y);
}

void
bastide_position_editor_select_none (BastidePositionEditor *self)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_NOTHING;
  bastide_position_editor_emit_changed (self);
}

/* --- Moving --- */

static void
shift_area (BstArea *area,
            int      dx,
            int      dy)
{
  area->min_x = bastide_position_editor_clamp (area->min_x + dx);
  area->max_x = bastide_position_editor_clamp (area->max_x + dx);
  area->min_y = bastide_position_editor_clamp (area->min_y + dy);
  area->max_y = bastide_position_editor_clamp (area->max_y + dy);
}

void
bastide_position_editor_move (BastidePositionEditor *self,
                              int                    dx,
                              int                    dy,
                              gboolean               copies)
{
  BstArea area;
  BstSetup *setup;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (self->selected != BASTIDE_SELECTED_CELLS)
    return;
  area = self->area;
  setup = bastide_study_dup_setup (self->study);
  result = bst_setup_move (setup, &area, dx, dy, 0, copies);
  shift_area (&area, dx, dy);
  /* An empty selection goes where it is pushed. */
  if (result == BST_SETUP_OK || (result == BST_SETUP_NOTHING && !copies))
    self->area = area;
  bastide_position_editor_commit (self, setup, result, copies ? BST_CHANGE_COPY_TILES : BST_CHANGE_MOVE_TILES);
}

void
bastide_position_editor_move_figure (BastidePositionEditor *self,
                                     const BstSpot         *to,
                                     gboolean               copies)
{
  BstSetup *setup;
  BstSpot there = *to;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (self->selected != BASTIDE_SELECTED_FIGURE)
    return;
  there.player = self->figure.player;
  there.figure = self->figure.figure;
  setup = bastide_study_dup_setup (self->study);
  result = copies ? bst_setup_put_figure (setup, &there)
                  : bst_setup_move_figure (setup, &self->figure, &there);
  if (result == BST_SETUP_OK)
    self->figure = there;
  bastide_position_editor_commit (self, setup, result,
                                  copies ? BST_CHANGE_PUT_FIGURE : BST_CHANGE_MOVE_FIGURE);
}

/* --- Turning --- */

static void
turn_block (BastidePositionEditor *self,
            guint                  turns)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  BstArea area = self->area;
  BstSetupResult result = bst_setup_move (setup, &area, 0, 0, turns, FALSE);

  if (result == BST_SETUP_OK && (turns & 1))
    {
      self->area.max_x = bastide_position_editor_clamp (area.min_x + area.max_y - area.min_y);
      self->area.max_y = bastide_position_editor_clamp (area.min_y + area.max_x - area.min_x);
    }
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_TURN_TILES);
}

void
bastide_position_editor_turn (BastidePositionEditor *self,
                              int                    direction)
{
  guint turns = direction > 0 ? 1 : 3;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (self->selected == BASTIDE_SELECTED_CELLS)
    {
      turn_block (self, turns);
      return;
    }
  if (self->brush.tool != BASTIDE_TOOL_TILE)
    return;
  self->brush.rotation = (self->brush.rotation + turns) & 3;
  self->last_tile = self->brush;
  bastide_position_editor_emit_changed (self);
}

/* --- Removing --- */

void
bastide_position_editor_remove (BastidePositionEditor *self)
{
  BstSetup *setup;
  BastideSelected selected;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  selected = self->selected;
  if (selected == BASTIDE_SELECTED_NOTHING)
    return;
  setup = bastide_study_dup_setup (self->study);
  if (selected == BASTIDE_SELECTED_CELLS)
    {
      bastide_position_editor_commit (self, setup, bst_setup_remove (setup, &self->area),
                                      BST_CHANGE_REMOVE_TILES);
      return;
    }
  self->selected = BASTIDE_SELECTED_NOTHING;
  if (selected == BASTIDE_SELECTED_FIGURE)
    bastide_position_editor_commit (self, setup, bst_setup_remove_figure (setup, &self->figure),
                                    BST_CHANGE_REMOVE_FIGURE);
  else
    bastide_position_editor_commit (self, setup, bastide_position_editor_remove_token (self, setup, &self->token),
                                    BST_CHANGE_TOKEN);
}

/* --- The whole board --- */

void
bastide_position_editor_shift (BastidePositionEditor *self,
                               int                    dx,
                               int                    dy)
{
  BstSetup *setup;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  setup = bastide_study_dup_setup (self->study);
  result = bst_setup_shift (setup, dx, dy);
  /* What is selected is shifted with it. */
  if (result == BST_SETUP_OK && self->selected == BASTIDE_SELECTED_CELLS)
    shift_area (&self->area, dx, dy);
  if (result == BST_SETUP_OK && self->selected == BASTIDE_SELECTED_FIGURE)
    {
      self->figure.x = bastide_position_editor_clamp (self->figure.x + dx);
      self->figure.y = bastide_position_editor_clamp (self->figure.y + dy);
    }
  if (result == BST_SETUP_OK && self->selected == BASTIDE_SELECTED_TOKEN)
    {
      self->token.x += dx;
      self->token.y += dy;
    }
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_SHIFT);
}

void
bastide_position_editor_clear (BastidePositionEditor *self)
{
  BstSetup *setup;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  setup = bastide_study_dup_setup (self->study);
  bastide_position_editor_commit (self, setup, bst_setup_clear (setup), BST_CHANGE_CLEAR);
}
