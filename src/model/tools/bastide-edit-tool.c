/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-tool-private.h"
#include "bastide-notch.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (BastideEditTool, bastide_edit_tool, BASTIDE_TYPE_BOARD_TOOL)

void
bastide_edit_tool_redraw (BastideEditTool *self)
{
  bastide_desk_redraw (self->desk, BASTIDE_DESK_WORK);
}

/* --- Clicks and the wheel --- */

static gboolean
bastide_edit_tool_click (BastideBoardTool *tool,
                         double            x,
                         double            y,
                         BastideHeld       held)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);
  BastideTarget target;

  bastide_desk_set_by_keys (self->desk, FALSE);
  bastide_edit_tool_get_target_at (self, x, y, &target);
  if ((held & BASTIDE_HELD_SHIFT)
      && bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_CELLS)
    {
      bastide_position_editor_select_cells (self->editor, self->anchor_x, self->anchor_y, target.x, target.y);
      return TRUE;
    }
  self->anchor_x = self->head_x = target.x;
  self->anchor_y = self->head_y = target.y;
  bastide_position_editor_apply (self->editor, &target);

  return TRUE;
}

/* Over the board the wheel turns the tile that is armed; with Ctrl it zooms as ever. */
static gboolean
bastide_edit_tool_scroll (BastideBoardTool *tool,
                          double            dy,
                          BastideHeld       held)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);
  int direction;

  if (!bastide_desk_look (self->desk).inside || (held & BASTIDE_HELD_CONTROL)
      || bastide_position_editor_get_brush (self->editor)->tool != BASTIDE_TOOL_TILE
      || bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_NOTHING)
    return FALSE;

  direction = bastide_notch_add (&self->turned, dy);
  if (direction != 0)
    bastide_position_editor_turn (self->editor, direction);

  return TRUE;
}

static void
append_menu (BastideBoardTool *tool,
             GMenu            *menu,
             int               x,
             int               y)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);
  BastideTarget target;
  gboolean is_meant = bastide_edit_tool_get_target (self, &target);

  bastide_edit_menu_append (self->menu, menu, x, y, is_meant ? &target : NULL);
}

/* --- What the board is like --- */

/* Who edits looks at the place where that is done. */
static gboolean
bastide_edit_tool_holds_view (BastideBoardTool *tool)
{
  return TRUE;
}

/* A tile that is to be laid goes on a cell, whatever lies there. */
static gboolean
bastide_edit_tool_has_light (BastideBoardTool *tool)
{
  BastideTool armed = bastide_position_editor_get_brush (BASTIDE_EDIT_TOOL (tool)->editor)->tool;

  return armed != BASTIDE_TOOL_TILE && armed != BASTIDE_TOOL_MARK;
}

static int
bastide_edit_tool_get_tile (BastideBoardTool *tool)
{
  return bastide_turn_input_get_tile (BASTIDE_EDIT_TOOL (tool)->turn_input);
}

static char *
bastide_edit_tool_describe_cell (BastideBoardTool *tool,
                                 int               x,
                                 int               y,
                                 const char       *text)
{
  g_autofree char *cell = bst_io_words_cell (x, y);

  if (bastide_desk_has_tile (BASTIDE_EDIT_TOOL (tool)->desk, x, y))
    return NULL;

  /* Translators: %s is a cell; the board is being set up by hand. */
  return g_strdup_printf (_("%s: empty, set up"), cell);
}

static gboolean
bastide_edit_tool_is_selected (BastideBoardTool *tool,
                               int               x,
                               int               y)
{
  return bastide_position_editor_is_selected (BASTIDE_EDIT_TOOL (tool)->editor, x, y);
}

/* --- Following --- */

static void
bastide_edit_tool_pointer_moved (BastideBoardTool *tool)
{
  bastide_edit_tool_redraw (BASTIDE_EDIT_TOOL (tool));
}

static void
bastide_edit_tool_cursor_moved (BastideBoardTool *tool)
{
  BASTIDE_EDIT_TOOL (tool)->corner = 0;
}

/* Who edits by keys goes on at the cursor. */
static void
bastide_edit_tool_popover_closed (BastideBoardTool *tool,
                                  gboolean          by_keys)
{
  if (by_keys)
    bastide_desk_enter_cells (BASTIDE_EDIT_TOOL (tool)->desk);
}

static void
editor_changed (BastideEditTool *self)
{
  if (self->desk == NULL)
    return;
  bastide_desk_queue_cells (self->desk);
  bastide_edit_tool_redraw (self);
}

static void
turn_input_changed (BastideEditTool *self)
{
  guint part = bastide_turn_input_get_refusal (self->turn_input)->part;

  if (self->desk == NULL)
    return;
  if (part != BST_NO_PART)
    bastide_desk_set_lit (self->desk, part);
  bastide_edit_tool_redraw (self);
}

static void
bastide_edit_tool_set_desk (BastideBoardTool *tool,
                             BastideDesk      *desk)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);
  BastideDesk *either = desk != NULL ? desk : self->desk;

  bastide_desk_set_actions (either, desk != NULL ? bastide_edit_menu_get_actions (self->menu) : NULL);
  bastide_desk_set_by_keys (either, bastide_desk_look (either).has_cursor);
  self->desk = desk;
  self->drag = BASTIDE_DRAG_NOTHING;
}

/* --- Class --- */

static void
bastide_edit_tool_finalize (GObject *object)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (object);

  g_object_unref (self->menu);
  g_object_unref (self->turn_input);
  g_object_unref (self->editor);

  G_OBJECT_CLASS (bastide_edit_tool_parent_class)->finalize (object);
}

static void
bastide_edit_tool_class_init (BastideEditToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_edit_tool_finalize;
  tool_class->set_desk = bastide_edit_tool_set_desk;
  tool_class->click = bastide_edit_tool_click;
  tool_class->drag_begin = bastide_edit_tool_drag_begin;
  tool_class->drag_update = bastide_edit_tool_drag_update;
  tool_class->drag_end = bastide_edit_tool_drag_end;
  tool_class->scroll = bastide_edit_tool_scroll;
  tool_class->key = bastide_edit_tool_key;
  tool_class->key_scope = BASTIDE_KEY_IN_EDIT;
  tool_class->append_menu = append_menu;
  tool_class->pointer_moved = bastide_edit_tool_pointer_moved;
  tool_class->cursor_moved = bastide_edit_tool_cursor_moved;
  tool_class->popover_closed = bastide_edit_tool_popover_closed;
  tool_class->has_layer = bastide_edit_tool_has_layer;
  tool_class->draw = bastide_edit_tool_draw;
  tool_class->works_anywhere = TRUE;
  tool_class->holds_view = bastide_edit_tool_holds_view;
  tool_class->has_light = bastide_edit_tool_has_light;
  tool_class->get_tile = bastide_edit_tool_get_tile;
  tool_class->describe_cell = bastide_edit_tool_describe_cell;
  tool_class->is_selected = bastide_edit_tool_is_selected;
}

static void
bastide_edit_tool_init (BastideEditTool *self)
{
}

BastideBoardTool *
bastide_edit_tool_new (BastidePositionEditor *editor,
                       BastideTurnInput      *turn_input)
{
  BastideEditTool *self = g_object_new (BASTIDE_TYPE_EDIT_TOOL, NULL);

  self->editor = g_object_ref (editor);
  self->menu = bastide_edit_menu_new (editor);
  self->turn_input = g_object_ref (turn_input);
  g_signal_connect_object (editor, "changed", G_CALLBACK (editor_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (turn_input, "changed", G_CALLBACK (turn_input_changed), self,
                           G_CONNECT_SWAPPED);

  return BASTIDE_BOARD_TOOL (self);
}
