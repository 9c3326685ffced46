/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-light-tool.h"
#include "bastide-board-services.h"
#include "bastide-layer.h"

#include <bst-sheet-overlays.h>

struct _BastideLightTool
{
  BastideBoardTool  parent_instance;

  BastideBoard     *board;      /* NULL while it is of none */
  BstRenderLight    light;
  gboolean          is_lit;     /* it is valid */
  BastideLayer      layer;
};

G_DEFINE_FINAL_TYPE (BastideLightTool, bastide_light_tool, BASTIDE_TYPE_BOARD_TOOL)

static void
bastide_light_tool_set_board (BastideBoardTool *tool,
                              BastideBoard     *board)
{
  BASTIDE_LIGHT_TOOL (tool)->board = board;
}

static void
bastide_light_tool_redraw (BastideBoardTool *tool)
{
  bastide_layer_clear (&BASTIDE_LIGHT_TOOL (tool)->layer);
}

static void
draw (gpointer                 owner,
      cairo_t                 *cr,
      const BstRenderViewport *view)
{
  BastideLightTool *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  bst_render_light_draw_under (&scope, &self->light);
  bst_render_light_draw_over (&scope, &self->light);
}

static void
bastide_light_tool_snapshot_above (BastideBoardTool *tool,
                                   GtkSnapshot      *snapshot)
{
  BastideLightTool *self = BASTIDE_LIGHT_TOOL (tool);

  if (self->is_lit)
    bastide_layer_snapshot (&self->layer, snapshot, bastide_board_get_viewport (self->board), BASTIDE_BOARD_MARGIN,
                            draw, self);
}

/* Nobody is to lay a tile. */
static int
bastide_light_tool_get_tile (BastideBoardTool *tool)
{
  return BST_NO_TILE;
}

void
bastide_light_tool_set_light (BastideLightTool     *self,
                              const BstRenderLight *light)
{
  g_return_if_fail (BASTIDE_IS_LIGHT_TOOL (self));

  self->is_lit = light != NULL;
  if (light != NULL)
    self->light = *light;
  bastide_layer_clear (&self->layer);
  if (self->board != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self->board));
}

void
bastide_light_tool_set_case (BastideLightTool     *self,
                             const BstIoCaseLight *lit)
{
  BstRenderLight light;

  bst_sheet_get_light (lit, &light);
  bastide_light_tool_set_light (self, &light);
}

/* --- Class --- */

static void
bastide_light_tool_finalize (GObject *object)
{
  bastide_layer_clear (&BASTIDE_LIGHT_TOOL (object)->layer);

  G_OBJECT_CLASS (bastide_light_tool_parent_class)->finalize (object);
}

static void
bastide_light_tool_class_init (BastideLightToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_light_tool_finalize;

  tool_class->set_board = bastide_light_tool_set_board;
  tool_class->redraw = bastide_light_tool_redraw;
  tool_class->snapshot_above = bastide_light_tool_snapshot_above;
  tool_class->get_tile = bastide_light_tool_get_tile;
}

static void
bastide_light_tool_init (BastideLightTool *self)
{
}

BastideBoardTool *
bastide_light_tool_new (void)
{
  return g_object_new (BASTIDE_TYPE_LIGHT_TOOL, NULL);
}
