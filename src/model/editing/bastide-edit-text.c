/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-text.h"

#include <bst-io-game-words.h>
#include <bst-io-token-words.h>

#include <glib/gi18n.h>

/* --- Brushes --- */

static char *
dup_figure_label (const BastideBrush *brush,
                  const BstPosition  *position)
{
  BstGame *game = bst_position_get_game (position);
  const char *player = bst_io_words_player (game, (guint) brush->player);
  const char *piece = bst_io_words_piece (brush->figure);

  /* Translators: a player, a figure, and how many of them the player has left:
   * "Red, big follower: 1 left". */
  return g_strdup_printf (_("%s, %s: %u left"), player, piece,
                          bst_position_get_supply (position, (guint) brush->player, brush->figure));
}

/* What has one name wherever it is named: tokens, the eraser, the ring. Static. */
static const char *
get_name (BastideTool tool)
{
  BstNeutralKind kind;
  BstTokenKind token;

  switch (tool)
    {
    case BASTIDE_TOOL_ERASER:
      return _("Eraser");
    case BASTIDE_TOOL_MARK:
      return _("Ring");
    default:
      return bastide_tool_is_token (tool, &token) ? bst_io_words_token (token)
             : bastide_tool_is_neutral (tool, &kind) ? bst_io_words_neutral (kind) : NULL;
    }
}

char *
bastide_edit_text_dup_label (const BastideBrush *brush,
                             const BstPosition  *position)
{
  switch (brush->tool)
    {
    case BASTIDE_TOOL_FIGURE:
      return dup_figure_label (brush, position);
    case BASTIDE_TOOL_POINTER:
      return g_strdup (_("Pointer"));
    default:
      return g_strdup (get_name (brush->tool));
    }
}

/* --- What is armed or selected --- */

static const char *
get_selected_token (BastidePositionEditor *self)
{
  BastideTool tool = bastide_position_editor_get_token (self)->tool;
  BstNeutralKind kind;
  BstTokenKind token;

  return bastide_tool_is_token (tool, &token) ? bst_io_words_token_selected (token)
         : bastide_tool_is_neutral (tool, &kind) ? bst_io_words_neutral_selected (kind) : NULL;
}

static BstGame *
get_game (BastidePositionEditor *self)
{
  return bastide_shown_get_game (bastide_study_get_shown (bastide_position_editor_get_study (self)));
}

static char *
dup_selected (BastidePositionEditor *self)
{
  BstGame *game = get_game (self);
  const BstArea *area = bastide_position_editor_get_area (self);
  const BstSpot *figure = bastide_position_editor_get_figure (self);
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (bastide_position_editor_get_selected (self) == BASTIDE_SELECTED_FIGURE)
    /* Translators: a figure and the player who owns it. */
    return g_strdup_printf (_("Selected: %s of %s"),
                            bst_io_words_figure (figure->figure, figure->feature),
                            bst_io_words_player (game, (guint) figure->player));
  if (bastide_position_editor_get_selected (self) == BASTIDE_SELECTED_TOKEN)
    return g_strdup (get_selected_token (self));
  from = bst_io_words_cell (area->min_x, area->min_y);
  if (area->min_x == area->max_x && area->min_y == area->max_y)
    /* Translators: %s is a cell. */
    return g_strdup_printf (_("Selected: %s"), from);
  to = bst_io_words_cell (area->max_x, area->max_y);

  /* Translators: the first and the last cell of a rectangle. */
  return g_strdup_printf (_("Selected: %s to %s"), from, to);
}

static char *
dup_brush (BastidePositionEditor *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self);
  BstGame *game = get_game (self);

  switch (brush->tool)
    {
    case BASTIDE_TOOL_TILE:
      /* Translators: a tile, and how it is turned. */
      return g_strdup_printf (_("Tile %s, turned by %u°"),
                              bst_io_words_tile (bst_game_get_tile_set (game),
                                                 (guint) brush->type),
                              90 * brush->rotation);
    case BASTIDE_TOOL_FIGURE:
      /* Translators: a player and a figure: "Red: follower". */
      return g_strdup_printf (_("%s: %s"), bst_io_words_player (game, (guint) brush->player),
                              bst_io_words_piece (brush->figure));
    case BASTIDE_TOOL_POINTER:
      return g_strdup (_("Setting up the position"));
    default:
      return g_strdup (get_name (brush->tool));
    }
}

char *
bastide_edit_text_dup_prompt (BastidePositionEditor *self)
{
  return bastide_position_editor_get_selected (self) != BASTIDE_SELECTED_NOTHING ? dup_selected (self) : dup_brush (self);
}

const char *
bastide_edit_text_get_help (BastidePositionEditor *self)
{
  BstTokenKind token;

  switch (bastide_position_editor_get_selected (self))
    {
    case BASTIDE_SELECTED_CELLS:
      return _("Drag or Alt+arrows move it, Ctrl+drag copies it.");
    case BASTIDE_SELECTED_FIGURE:
      return _("Drag it to another feature, Delete takes it back.");
    case BASTIDE_SELECTED_TOKEN:
      return bastide_position_editor_get_token (self)->tool == BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE)
             ? _("Drag it to another tower, Ctrl+drag copies it, Delete takes it off the board.")
             : _("Drag it to another tile, Delete takes it off the board.");
    case BASTIDE_SELECTED_NOTHING:
    default:
      break;
    }
  switch (bastide_position_editor_get_brush (self)->tool)
    {
    case BASTIDE_TOOL_TILE:
      return _("Click or Enter lays it, R or the wheel turns it, Escape puts it away.");
    case BASTIDE_TOOL_FIGURE:
      if (bst_figure_kind_get (bastide_position_editor_get_brush (self)->figure)->on_corner)
        return _("Click a corner, or choose it by Space and Enter; Escape puts it away.");
      return _("Click a feature, or choose it by Space and Enter; Escape puts it away.");
    case BASTIDE_TOOL_POINTER:
      return _("Choose from the palette, or drag tiles and figures on the board. "
               "Shift+drag selects a rectangle, Escape ends.");
    default:
      if (bastide_tool_is_token (bastide_position_editor_get_brush (self)->tool, &token) && bst_io_words_token_help (token) != NULL)
        return bst_io_words_token_help (token);
      return _("Click a cell or press Enter; Escape puts it away.");
    }
}
