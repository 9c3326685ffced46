/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Copies of what is selected in edit mode. */

#include "config.h"

#include "bastide-position-editor-private.h"

#include <bst-feature.h>

static void
copy_tiles (BastidePositionEditor *self,
            const BstPosition     *position)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    if (bastide_position_editor_is_selected (self, tiles[i].x, tiles[i].y))
      {
        BstTile tile = tiles[i];

        tile.x -= self->area.min_x;
        tile.y -= self->area.min_y;
        g_array_append_val (self->block, tile);
      }
}

static void
copy_figures (BastidePositionEditor *self,
              const BstPosition     *position)
{
  guint n_figures;

  bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      BstSpot spot;

      bst_position_get_figure_spot (position, i, &spot);
      if (!bastide_position_editor_is_selected (self, spot.x, spot.y))
        continue;
      spot.x -= self->area.min_x;
      spot.y -= self->area.min_y;
      g_array_append_val (self->block_figures, spot);
    }
}

void
bastide_position_editor_copy (BastidePositionEditor *self)
{
  const BstPosition *position;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (self->selected != BASTIDE_SELECTED_CELLS)
    return;
  position = bastide_study_get_position (self->study);
  g_clear_pointer (&self->block, g_array_unref);
  g_clear_pointer (&self->block_figures, g_array_unref);
  self->block = g_array_new (FALSE, FALSE, sizeof (BstTile));
  self->block_figures = g_array_new (FALSE, FALSE, sizeof (BstSpot));
  copy_tiles (self, position);
  copy_figures (self, position);
}

gboolean
bastide_position_editor_can_paste (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  return self->block != NULL && self->block->len > 0;
}

/* The first result that is neither OK nor NOTHING; OK if anything changed. */
static BstSetupResult
lay_block (BastidePositionEditor *self,
           BstSetup              *setup,
           int                    x,
           int                    y)
{
  BstSetupResult all = BST_SETUP_NOTHING;

  for (guint i = 0; i < self->block->len + self->block_figures->len; i++)
    {
      BstSetupResult result;

      if (i < self->block->len)
        {
          const BstTile *tile = &g_array_index (self->block, BstTile, i);

          result = bst_setup_put_tile (setup, (guint) tile->type, x + tile->x, y + tile->y,
                                       tile->rotation);
        }
      else
        {
          BstSpot spot = g_array_index (self->block_figures, BstSpot, i - self->block->len);

          spot.x = bastide_position_editor_clamp (spot.x + x);
          spot.y = bastide_position_editor_clamp (spot.y + y);
          result = bst_setup_put_figure (setup, &spot);
        }
      if (result != BST_SETUP_OK && result != BST_SETUP_NOTHING)
        return result;
      if (result == BST_SETUP_OK)
        all = BST_SETUP_OK;
    }

  return all;
}

void
bastide_position_editor_paste (BastidePositionEditor *self,
                               int                    x,
                               int                    y)
{
  BstSetup *setup;
  BstSetupResult result;
  int width = 0, height = 0;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (!bastide_position_editor_can_paste (self))
    return;
  for (guint i = 0; i < self->block->len; i++)
    {
      width = MAX (width, g_array_index (self->block, BstTile, i).x);
      height = MAX (height, g_array_index (self->block, BstTile, i).y);
    }
  setup = bastide_study_dup_setup (self->study);
  result = lay_block (self, setup, x, y);
  if (result == BST_SETUP_OK)
    bastide_position_editor_select_cells (self, x, y, x + width, y + height);
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_COPY_TILES);
}
