/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-tool.h"

struct _BastideFeatureTool
{
  BastideBoardTool  parent_instance;

  BastideDesk      *desk;      /* NULL while it is of none */
  gboolean          is_picked;  /* what the cursor lights */
};

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideFeatureTool, bastide_feature_tool, BASTIDE_TYPE_BOARD_TOOL)

static void
bastide_feature_tool_set_desk (BastideBoardTool *tool,
                                BastideDesk      *desk)
{
  BASTIDE_FEATURE_TOOL (tool)->desk = desk;
}

static gboolean
bastide_feature_tool_key (BastideBoardTool *tool,
                          guint             key,
                          BastideHeld       held)
{
  BastideFeatureTool *self = BASTIDE_FEATURE_TOOL (tool);
  BastideDeskView view = bastide_desk_look (self->desk);

  if ((held & BASTIDE_HELD_ANY) || (key != BASTIDE_PRESS_ENTER && key != ' ') || !view.has_cursor
      || view.cursor_part == BST_NO_PART)
    return FALSE;
  if (self->is_picked)
    bastide_desk_light_next (self->desk);
  self->is_picked = TRUE;
  g_signal_emit (self, signals[PICKED], 0, bastide_desk_look (self->desk).cursor_part);

  return TRUE;
}

static void
bastide_feature_tool_cursor_moved (BastideBoardTool *tool)
{
  BASTIDE_FEATURE_TOOL (tool)->is_picked = FALSE;
}

/* Nobody is to lay a tile. */
static int
bastide_feature_tool_get_tile (BastideBoardTool *tool)
{
  return BST_NO_TILE;
}

/* --- Class --- */

static void
bastide_feature_tool_class_init (BastideFeatureToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  tool_class->set_desk = bastide_feature_tool_set_desk;
  tool_class->key = bastide_feature_tool_key;
  tool_class->key_scope = BASTIDE_KEY_IN_ANSWER;
  tool_class->cursor_moved = bastide_feature_tool_cursor_moved;
  tool_class->get_tile = bastide_feature_tool_get_tile;

  signals[PICKED] = g_signal_new ("picked", BASTIDE_TYPE_FEATURE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bastide_feature_tool_init (BastideFeatureTool *self)
{
}

BastideBoardTool *
bastide_feature_tool_new (void)
{
  return g_object_new (BASTIDE_TYPE_FEATURE_TOOL, NULL);
}
