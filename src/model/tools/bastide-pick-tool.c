/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pick-tool.h"

#include <glib/gi18n.h>

struct _BastidePickTool
{
  BastideBoardTool  parent_instance;

  BastideDesk      *desk;      /* NULL while it is of none */
  gboolean          on_tiles;
};

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePickTool, bastide_pick_tool, BASTIDE_TYPE_BOARD_TOOL)

static void
bastide_pick_tool_set_desk (BastideBoardTool *tool,
                             BastideDesk      *desk)
{
  BASTIDE_PICK_TOOL (tool)->desk = desk;
}

/* --- Picking --- */

/* FALSE if a tile lies there, or none where tiles are picked. */
static gboolean
pick_cell (BastidePickTool *self,
           int              x,
           int              y)
{
  if (bastide_desk_has_tile (self->desk, x, y) != self->on_tiles)
    return FALSE;
  g_signal_emit (self, signals[PICKED], 0, x, y);

  return TRUE;
}

static gboolean
bastide_pick_tool_click (BastideBoardTool *tool,
                         double            x,
                         double            y,
                         BastideHeld       held)
{
  BastidePickTool *self = BASTIDE_PICK_TOOL (tool);
  int cell_x, cell_y;

  bastide_desk_find_cell (self->desk, x, y, &cell_x, &cell_y);

  return pick_cell (self, cell_x, cell_y);
}

static gboolean
bastide_pick_tool_key (BastideBoardTool *tool,
                       guint             key,
                       BastideHeld       held)
{
  BastidePickTool *self = BASTIDE_PICK_TOOL (tool);
  int x, y;

  return !(held & BASTIDE_HELD_ANY) && (key == BASTIDE_PRESS_ENTER || key == ' ')
         && bastide_desk_get_cursor (self->desk, &x, &y)
         && pick_cell (self, x, y);
}

void
bastide_pick_tool_set_on_tiles (BastidePickTool *self,
                                gboolean         on_tiles)
{
  g_return_if_fail (BASTIDE_IS_PICK_TOOL (self));

  self->on_tiles = on_tiles;
}

/* --- What the cells say --- */

/* Has the cell a tint? That says that it is picked. */
static gboolean
is_picked (BastidePickTool *self,
           int              x,
           int              y)
{
  GArray *marks = bastide_shown_get_node (bastide_desk_look (self->desk).shown)->marks;

  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      const BstMark *mark = &g_array_index (marks, BstMark, i);

      if (mark->kind == BST_MARK_TINT && mark->x == x && mark->y == y)
        return TRUE;
    }

  return FALSE;
}

static char *
bastide_pick_tool_describe_cell (BastideBoardTool *tool,
                                 int               x,
                                 int               y,
                                 const char       *text)
{
  if (!is_picked (BASTIDE_PICK_TOOL (tool), x, y))
    return NULL;

  /* Translators: a cell in words, that the reader has chosen: "(2, −1): empty, chosen". */
  return g_strdup_printf (_("%s, chosen"), text);
}

/* Where a tile would fit is not what is asked. */
static int
bastide_pick_tool_get_tile (BastideBoardTool *tool)
{
  return BST_NO_TILE;
}

static void
bastide_pick_tool_study_changed (BastideBoardTool   *tool,
                                 BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_EDITED)
    bastide_desk_queue_cells (BASTIDE_PICK_TOOL (tool)->desk);
}

/* --- Class --- */

static void
bastide_pick_tool_class_init (BastidePickToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  tool_class->set_desk = bastide_pick_tool_set_desk;
  tool_class->click = bastide_pick_tool_click;
  tool_class->key = bastide_pick_tool_key;
  tool_class->key_scope = BASTIDE_KEY_IN_ANSWER;
  tool_class->describe_cell = bastide_pick_tool_describe_cell;
  tool_class->get_tile = bastide_pick_tool_get_tile;
  tool_class->study_changed = bastide_pick_tool_study_changed;

  signals[PICKED] = g_signal_new ("picked", BASTIDE_TYPE_PICK_TOOL, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
bastide_pick_tool_init (BastidePickTool *self)
{
}

BastideBoardTool *
bastide_pick_tool_new (void)
{
  return g_object_new (BASTIDE_TYPE_PICK_TOOL, NULL);
}
