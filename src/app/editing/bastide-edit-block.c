/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is selected in edit mode, and what is done with it; the whole board. */

#include "config.h"

#include "bastide-edit-private.h"

/* --- Selecting --- */

BastideSelected
bastide_edit_get_selected (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), BASTIDE_SELECTED_NOTHING);

  return self->selected;
}

const BstArea *
bastide_edit_get_area (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), NULL);

  return &self->area;
}

const BstSpot *
bastide_edit_get_figure (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), NULL);

  return &self->figure;
}

gboolean
bastide_edit_is_selected (BastideEdit *self,
                          int          x,
                          int          y)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), FALSE);

  return self->selected == BASTIDE_SELECTED_CELLS && x >= self->area.min_x && x <= self->area.max_x
         && y >= self->area.min_y && y <= self->area.max_y;
}

void
bastide_edit_select_cells (BastideEdit *self,
                           int          x,
                           int          y,
                           int          to_x,
                           int          to_y)
{
  g_return_if_fail (BASTIDE_IS_EDIT (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_CELLS;
  self->area = (BstArea) { bastide_edit_clamp (MIN (x, to_x)), bastide_edit_clamp (MIN (y, to_y)),
                           bastide_edit_clamp (MAX (x, to_x)), bastide_edit_clamp (MAX (y, to_y)) };
  bastide_edit_emit_changed (self);
}

void
bastide_edit_select_figure (BastideEdit   *self,
                            const BstSpot *figure)
{
  g_return_if_fail (BASTIDE_IS_EDIT (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_FIGURE;
  self->figure = *figure;
  bastide_edit_emit_changed (self);
}

void
bastide_edit_select_all (BastideEdit *self)
{
  int min_x, min_y, max_x, max_y;
  guint n_tiles;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  if (n_tiles == 0)
    return;
  bst_position_get_extents (bastide_study_get_position (self->study), &min_x, &min_y, &max_x,
                            &max_y);
  bastide_edit_select_cells (self, min_x, min_y, max_x, max_y);
}

void
bastide_edit_select_none (BastideEdit *self)
{
  g_return_if_fail (BASTIDE_IS_EDIT (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_NOTHING;
  bastide_edit_emit_changed (self);
}

/* --- Moving --- */

static void
shift_area (BstArea *area,
            int      dx,
            int      dy)
{
  area->min_x = bastide_edit_clamp (area->min_x + dx);
  area->max_x = bastide_edit_clamp (area->max_x + dx);
  area->min_y = bastide_edit_clamp (area->min_y + dy);
  area->max_y = bastide_edit_clamp (area->max_y + dy);
}

void
bastide_edit_move (BastideEdit *self,
                   int          dx,
                   int          dy,
                   gboolean     copies)
{
  BstArea area;
  BstSetup *setup;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  if (self->selected != BASTIDE_SELECTED_CELLS)
    return;
  area = self->area;
  setup = bastide_study_dup_setup (self->study);
  result = bst_setup_move (setup, &area, dx, dy, 0, copies);
  shift_area (&area, dx, dy);
  /* An empty selection goes where it is pushed. */
  if (result == BST_SETUP_OK || (result == BST_SETUP_NOTHING && !copies))
    self->area = area;
  bastide_edit_commit (self, setup, result, copies ? BST_CHANGE_COPY_TILES : BST_CHANGE_MOVE_TILES);
}

void
bastide_edit_move_figure (BastideEdit   *self,
                          const BstSpot *to,
                          gboolean       copies)
{
  BstSetup *setup;
  BstSpot there = *to;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  if (self->selected != BASTIDE_SELECTED_FIGURE)
    return;
  there.player = self->figure.player;
  there.figure = self->figure.figure;
  setup = bastide_study_dup_setup (self->study);
  result = copies ? bst_setup_put_figure (setup, &there)
                  : bst_setup_move_figure (setup, &self->figure, &there);
  if (result == BST_SETUP_OK)
    self->figure = there;
  bastide_edit_commit (self, setup, result,
                       copies ? BST_CHANGE_PUT_FIGURE : BST_CHANGE_MOVE_FIGURE);
}

/* --- Turning --- */

static void
turn_block (BastideEdit *self,
            guint        turns)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  BstArea area = self->area;
  BstSetupResult result = bst_setup_move (setup, &area, 0, 0, turns, FALSE);

  if (result == BST_SETUP_OK && (turns & 1))
    {
      self->area.max_x = bastide_edit_clamp (area.min_x + area.max_y - area.min_y);
      self->area.max_y = bastide_edit_clamp (area.min_y + area.max_x - area.min_x);
    }
  bastide_edit_commit (self, setup, result, BST_CHANGE_TURN_TILES);
}

void
bastide_edit_turn (BastideEdit *self,
                   int          direction)
{
  guint turns = direction > 0 ? 1 : 3;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  if (self->selected == BASTIDE_SELECTED_CELLS)
    {
      turn_block (self, turns);
      return;
    }
  if (self->stamp.tool != BASTIDE_TOOL_TILE)
    return;
  self->stamp.rotation = (self->stamp.rotation + turns) & 3;
  self->last_tile = self->stamp;
  bastide_edit_emit_changed (self);
}

/* --- Removing --- */

void
bastide_edit_remove (BastideEdit *self)
{
  BstSetup *setup;
  BastideSelected selected;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  selected = self->selected;
  if (selected == BASTIDE_SELECTED_NOTHING)
    return;
  setup = bastide_study_dup_setup (self->study);
  if (selected == BASTIDE_SELECTED_CELLS)
    {
      bastide_edit_commit (self, setup, bst_setup_remove (setup, &self->area),
                           BST_CHANGE_REMOVE_TILES);
      return;
    }
  self->selected = BASTIDE_SELECTED_NOTHING;
  if (selected == BASTIDE_SELECTED_FIGURE)
    bastide_edit_commit (self, setup, bst_setup_remove_figure (setup, &self->figure),
                         BST_CHANGE_REMOVE_FIGURE);
  else
    bastide_edit_commit (self, setup, bastide_edit_remove_token (self, setup, &self->token),
                         BST_CHANGE_TOKEN);
}

/* --- The whole board --- */

void
bastide_edit_shift (BastideEdit *self,
                    int          dx,
                    int          dy)
{
  BstSetup *setup;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  setup = bastide_study_dup_setup (self->study);
  result = bst_setup_shift (setup, dx, dy);
  /* What is selected is shifted with it. */
  if (result == BST_SETUP_OK && self->selected == BASTIDE_SELECTED_CELLS)
    shift_area (&self->area, dx, dy);
  if (result == BST_SETUP_OK && self->selected == BASTIDE_SELECTED_FIGURE)
    {
      self->figure.x = bastide_edit_clamp (self->figure.x + dx);
      self->figure.y = bastide_edit_clamp (self->figure.y + dy);
    }
  if (result == BST_SETUP_OK && self->selected == BASTIDE_SELECTED_TOKEN)
    {
      self->token.x += dx;
      self->token.y += dy;
    }
  bastide_edit_commit (self, setup, result, BST_CHANGE_SHIFT);
}

void
bastide_edit_clear (BastideEdit *self)
{
  BstSetup *setup;

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  setup = bastide_study_dup_setup (self->study);
  bastide_edit_commit (self, setup, bst_setup_clear (setup), BST_CHANGE_CLEAR);
}
