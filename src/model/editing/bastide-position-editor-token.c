/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Neutral figures, towers and ingots of a position that is set up. */

#include "config.h"

#include "bastide-position-editor-private.h"

#include <bst-feature.h>

/* --- What is there --- */

/* The pieces of the tower on a tile, or its ingots. */
static guint
get_count (BastidePositionEditor *self,
           BastideTool            tool,
           int                    x,
           int                    y)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int tile = bst_position_find_tile (position, x, y);

  if (tile < 0)
    return 0;

  return tool == BASTIDE_TOOL_INGOT ? bst_position_get_tile_ingots (position, (guint) tile)
                                    : bst_position_get_tower_height (position, (guint) tile);
}

/* One more, or one less. */
static BstSetupResult
change_count (BastidePositionEditor *self,
              BstSetup              *setup,
              BastideTool            tool,
              int                    x,
              int                    y,
              int                    by)
{
  guint count = (guint) ((int) get_count (self, tool, x, y) + by);

  return tool == BASTIDE_TOOL_INGOT ? bst_setup_set_tile_ingots (setup, x, y, count)
                                    : bst_setup_set_tower (setup, x, y, count);
}

gboolean
bastide_tool_is_neutral (BastideTool     tool,
                         BstNeutralKind *kind)
{
  *kind = (BstNeutralKind) (tool - BASTIDE_TOOL_NEUTRAL);

  return tool >= BASTIDE_TOOL_NEUTRAL;
}

gboolean
bastide_tool_is_pile (BastideTool tool)
{
  return tool == BASTIDE_TOOL_TOWER || tool == BASTIDE_TOOL_INGOT;
}

gboolean
bastide_position_editor_has_token (BastidePositionEditor *self,
                                   const BastideToken    *token)
{
  BstNeutralKind kind;
  int x, y;

  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  if (bastide_tool_is_neutral (token->tool, &kind))
    return bst_position_get_neutral (bastide_study_get_position (self->study), kind, &x, &y, NULL)
           && x == token->x && y == token->y;

  return get_count (self, token->tool, token->x, token->y) > 0;
}

gboolean
bastide_position_editor_find_token (BastidePositionEditor *self,
                                    int                    x,
                                    int                    y,
                                    BastideToken          *token)
{
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    {
      *token = (BastideToken) { BASTIDE_TOOL_OF (kind), x, y };
      if (bastide_position_editor_has_token (self, token))
        return TRUE;
    }
  *token = (BastideToken) { BASTIDE_TOOL_INGOT, x, y };
  if (bastide_position_editor_has_token (self, token))
    return TRUE;
  *token = (BastideToken) { BASTIDE_TOOL_TOWER, x, y };

  return bastide_position_editor_has_token (self, token);
}

/* --- Putting and removing --- */

BstSpot
bastide_position_editor_get_token_spot (BastideTool          tool,
                                        const BastideTarget *target)
{
  BstSpot spot = { .x = (gint16) target->x, .y = (gint16) target->y, .player = BST_NO_PLAYER };
  BstNeutralKind kind;

  if (bastide_tool_is_neutral (tool, &kind) && bst_neutral_kind_get (kind)->joins_followers && target->has_figure
      && bst_figure_is_follower (target->figure.figure))
    return target->figure;
  if (bastide_tool_is_neutral (tool, &kind) && bst_neutral_kind_get (kind)->grounds != 0 && target->has_spot)
    {
      spot = target->spot;
      spot.player = BST_NO_PLAYER;
    }
  if (tool == BASTIDE_TOOL_TOWER && target->has_token && target->token.tool == tool)
    {
      spot.x = (gint16) target->token.x;
      spot.y = (gint16) target->token.y;
    }

  return spot;
}

/* Neutral figures come from where they are; a tower grows, ingots become more. */
static BstSetupResult
put (BastidePositionEditor *self,
     BstSetup              *setup,
     BastideTool            tool,
     const BstSpot         *spot)
{
  BstNeutralKind kind;

  return bastide_tool_is_neutral (tool, &kind)
         ? bst_setup_set_neutral (setup, kind, spot)
         : change_count (self, setup, tool, spot->x, spot->y, 1);
}

BstSetupResult
bastide_position_editor_remove_token (BastidePositionEditor *self,
                                      BstSetup              *setup,
                                      const BastideToken    *token)
{
  BstNeutralKind kind;

  return bastide_tool_is_neutral (token->tool, &kind)
         ? bst_setup_set_neutral (setup, kind, NULL)
         : change_count (self, setup, token->tool, token->x, token->y, -1);
}

/* Neutral figures where they are already go away again. */
void
bastide_position_editor_put_token (BastidePositionEditor *self,
                                   const BastideTarget   *target)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  BstSpot spot = bastide_position_editor_get_token_spot (self->brush.tool, target);
  BastideToken token = { self->brush.tool, spot.x, spot.y };
  BstSetupResult result = put (self, setup, token.tool, &spot);

  if (result == BST_SETUP_NOTHING)
    result = bastide_position_editor_remove_token (self, setup, &token);
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_TOKEN);
}

/* --- What is selected --- */

const BastideToken *
bastide_position_editor_get_token (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), NULL);

  return &self->token;
}

void
bastide_position_editor_select_token (BastidePositionEditor *self,
                                      const BastideToken    *token)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_TOKEN;
  self->token = *token;
  bastide_position_editor_emit_changed (self);
}

void
bastide_position_editor_move_token (BastidePositionEditor *self,
                                    const BastideTarget   *to,
                                    gboolean               copies)
{
  gboolean is_pile, stays;
  BstSpot spot;
  BstSetup *setup;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (self->selected != BASTIDE_SELECTED_TOKEN)
    return;
  is_pile = bastide_tool_is_pile (self->token.tool);
  spot = bastide_position_editor_get_token_spot (self->token.tool, to);
  stays = is_pile && !copies && spot.x == self->token.x && spot.y == self->token.y;
  setup = bastide_study_dup_setup (self->study);
  result = stays ? BST_SETUP_NOTHING : put (self, setup, self->token.tool, &spot);
  if (result == BST_SETUP_OK && is_pile && !copies)
    result = bastide_position_editor_remove_token (self, setup, &self->token);
  if (result == BST_SETUP_OK)
    {
      self->token.x = spot.x;
      self->token.y = spot.y;
    }
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_TOKEN);
}
