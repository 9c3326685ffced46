/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tools of edit mode do to a cell. */

#include "config.h"

#include "bastide-position-editor-private.h"

#include <bst-feature.h>

gboolean
bastide_position_editor_same_figure (const BstSpot *a,
                                     const BstSpot *b)
{
  return a->x == b->x && a->y == b->y && a->player == b->player && a->figure == b->figure
         && a->feature == b->feature && a->side == b->side;
}

/* --- Figures, tiles and rings --- */

void
bastide_position_editor_put_figure (BastidePositionEditor *self,
                                    const BstSpot         *spot)
{
  BstSetup *setup;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  setup = bastide_study_dup_setup (self->study);
  bastide_position_editor_commit (self, setup, bst_setup_put_figure (setup, spot), BST_CHANGE_PUT_FIGURE);
}

static void
put_figure (BastidePositionEditor *self,
            const BastideTarget   *target)
{
  /* No tile of the board: refused with the words of all others. */
  BstSpot spot = { .x = (gint16) target->x, .y = (gint16) target->y };

  if (target->has_spot)
    spot = target->spot;
  spot.player = (gint8) self->brush.player;
  spot.figure = (guint8) self->brush.figure;
  bastide_position_editor_put_figure (self, &spot);
}

static void
put_tile (BastidePositionEditor *self,
          const BastideTarget   *target)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  BstSetupResult result;

  result = bst_setup_put_tile (setup, (guint) self->brush.type, target->x, target->y,
                               self->brush.rotation);
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_PUT_TILE);
}

static void
mark_cell (BastidePositionEditor *self,
           const BastideTarget   *target)
{
  BstMark mark = { .kind = BST_MARK_RING, .x = (gint16) target->x, .y = (gint16) target->y };

  if (ABS (target->x) <= BST_MAX_COORDINATE && ABS (target->y) <= BST_MAX_COORDINATE)
    bastide_study_toggle_mark (self->study, &mark);
}

/* --- The eraser --- */

/* What lies uppermost: a token under the pointer, a figure, any other token, the tile. */
static BstSetupResult
erase (BastidePositionEditor *self,
       const BastideTarget   *target,
       BstSetup              *setup,
       BstChangeName         *name)
{
  BstArea cell = { (gint16) target->x, (gint16) target->y, (gint16) target->x, (gint16) target->y };
  BastideToken token = target->token;

  if (!target->has_token && target->has_figure)
    {
      *name = BST_CHANGE_REMOVE_FIGURE;
      return bst_setup_remove_figure (setup, &target->figure);
    }
  if (target->has_token || bastide_position_editor_find_token (self, target->x, target->y, &token))
    {
      *name = BST_CHANGE_TOKEN;
      return bastide_position_editor_remove_token (self, setup, &token);
    }
  *name = BST_CHANGE_REMOVE_TILES;

  return bst_setup_remove (setup, &cell);
}

static void
erase_target (BastidePositionEditor *self,
              const BastideTarget   *target)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  BstChangeName name;
  BstSetupResult result = erase (self, target, setup, &name);

  bastide_position_editor_commit (self, setup, result, name);
}

/* --- All of them --- */

static void
select_target (BastidePositionEditor *self,
               const BastideTarget   *target)
{
  if (target->has_token)
    bastide_position_editor_select_token (self, &target->token);
  else if (target->has_figure)
    bastide_position_editor_select_figure (self, &target->figure);
  else
    bastide_position_editor_select_cells (self, target->x, target->y, target->x, target->y);
}

void
bastide_position_editor_apply (BastidePositionEditor *self,
                               const BastideTarget   *target)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));
  g_return_if_fail (self->active);

  switch (self->brush.tool)
    {
    case BASTIDE_TOOL_TILE:
      put_tile (self, target);
      break;
    case BASTIDE_TOOL_FIGURE:
      put_figure (self, target);
      break;
    case BASTIDE_TOOL_ERASER:
      erase_target (self, target);
      break;
    case BASTIDE_TOOL_MARK:
      mark_cell (self, target);
      break;
    case BASTIDE_TOOL_POINTER:
      select_target (self, target);
      break;
    case BASTIDE_TOOL_NEUTRAL:
    case BASTIDE_TOOL_TOKEN:
    default:
      bastide_position_editor_put_token (self, target);
    }
}
