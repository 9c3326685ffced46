/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Neutral figures and tokens of a position that is set up. */

#include "config.h"

#include "bastide-position-editor-private.h"

#include <bst-feature.h>

/* --- What is there --- */

gboolean
bastide_tool_is_neutral (BastideTool     tool,
                         BstNeutralKind *kind)
{
  *kind = (BstNeutralKind) (tool - BASTIDE_TOOL_NEUTRAL);

  return tool >= BASTIDE_TOOL_NEUTRAL && tool < BASTIDE_TOOL_TOKEN;
}

gboolean
bastide_tool_is_token (BastideTool   tool,
                       BstTokenKind *kind)
{
  *kind = (BstTokenKind) (tool - BASTIDE_TOOL_TOKEN);

  return tool >= BASTIDE_TOOL_TOKEN;
}

/* What lies on a cell. */
static guint
get_number (BastidePositionEditor *self,
            BstTokenKind           kind,
            int                    x,
            int                    y)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int tile = bst_position_find_tile (position, x, y);

  return tile < 0 ? 0 : bst_position_get_tile_tokens (position, kind, (guint) tile);
}

/* One more; of what joins segments the next two, and after the last two none. */
static guint
get_next_number (BastidePositionEditor *self,
                 BstTokenKind           kind,
                 int                    x,
                 int                    y)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int tile = bst_position_find_tile (position, x, y);
  guint number = get_number (self, kind, x, y) + 1, n_tiles;
  const BstTileType *type;

  if (tile < 0 || !bst_token_kind_get (kind)->is_link)
    return number;
  type = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                (guint) bst_position_get_tiles (position, &n_tiles)[tile].type);
  while (number < 1u << type->n_segments && !bst_token_may_lie (kind, type, number))
    number++;

  return number < 1u << type->n_segments ? number : 0;
}

gboolean
bastide_position_editor_has_token (BastidePositionEditor *self,
                                   const BastideToken    *token)
{
  BstNeutralKind kind;
  BstTokenKind token_kind;
  int x, y;

  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  if (bastide_tool_is_neutral (token->tool, &kind))
    return bst_position_get_neutral (bastide_study_get_position (self->study), kind, &x, &y, NULL)
           && x == token->x && y == token->y;

  return bastide_tool_is_token (token->tool, &token_kind) && get_number (self, token_kind, token->x, token->y) > 0;
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
  /* What is built lies below the others. */
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    {
      *token = (BastideToken) { BASTIDE_TOOL_OF_TOKEN (kind), x, y };
      if (bastide_position_editor_has_token (self, token))
        return TRUE;
    }

  return FALSE;
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
  if (tool == BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE) && target->has_token && target->token.tool == tool)
    {
      spot.x = (gint16) target->token.x;
      spot.y = (gint16) target->token.y;
    }

  return spot;
}

/* Neutral figures come from where they are; of tokens there is one more. */
static BstSetupResult
put (BastidePositionEditor *self,
     BstSetup              *setup,
     BastideTool            tool,
     const BstSpot         *spot)
{
  BstNeutralKind kind;
  BstTokenKind token;

  if (bastide_tool_is_neutral (tool, &kind))
    return bst_setup_set_neutral (setup, kind, spot);
  bastide_tool_is_token (tool, &token);

  return bst_setup_set_tile_tokens (setup, token, spot->x, spot->y, get_next_number (self, token, spot->x, spot->y));
}

BstSetupResult
bastide_position_editor_remove_token (BastidePositionEditor *self,
                                      BstSetup              *setup,
                                      const BastideToken    *token)
{
  BstNeutralKind kind;
  BstTokenKind token_kind;
  guint number;

  if (bastide_tool_is_neutral (token->tool, &kind))
    return bst_setup_set_neutral (setup, kind, NULL);
  bastide_tool_is_token (token->tool, &token_kind);
  number = get_number (self, token_kind, token->x, token->y);

  return bst_setup_set_tile_tokens (setup, token_kind, token->x, token->y,
                                    number == 0 || bst_token_kind_get (token_kind)->is_link ? 0 : number - 1);
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
  BstTokenKind kind;
  gboolean is_token, stays;
  BstSpot spot;
  BstSetup *setup;
  BstSetupResult result;

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (self->selected != BASTIDE_SELECTED_TOKEN)
    return;
  is_token = bastide_tool_is_token (self->token.tool, &kind);
  spot = bastide_position_editor_get_token_spot (self->token.tool, to);
  stays = is_token && !copies && spot.x == self->token.x && spot.y == self->token.y;
  setup = bastide_study_dup_setup (self->study);
  result = stays ? BST_SETUP_NOTHING : put (self, setup, self->token.tool, &spot);
  if (result == BST_SETUP_OK && is_token && !copies)
    result = bastide_position_editor_remove_token (self, setup, &self->token);
  if (result == BST_SETUP_OK)
    {
      self->token.x = spot.x;
      self->token.y = spot.y;
    }
  bastide_position_editor_commit (self, setup, result, BST_CHANGE_TOKEN);
}
