/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-light-tool.h"

#include <bst-sheet-overlays.h>

struct _BastideLightTool
{
  BastideBoardTool  parent_instance;

  BastideDesk      *desk;      /* NULL while it is of none */
  BstRenderLight    light;
  gboolean          is_lit;     /* it is valid */
};

G_DEFINE_FINAL_TYPE (BastideLightTool, bastide_light_tool, BASTIDE_TYPE_BOARD_TOOL)

static void
bastide_light_tool_set_desk (BastideBoardTool *tool,
                              BastideDesk      *desk)
{
  BASTIDE_LIGHT_TOOL (tool)->desk = desk;
}

static gboolean
bastide_light_tool_has_layer (BastideBoardTool *tool,
                              BastideDeskLayer  layer,
                              BstRenderBox     *box)
{
  return layer == BASTIDE_DESK_LIGHT && BASTIDE_LIGHT_TOOL (tool)->is_lit;
}

static void
bastide_light_tool_draw (BastideBoardTool      *tool,
                         BastideDeskLayer       layer,
                         const BstRenderScope  *scope,
                         const BastidePictures *pictures)
{
  BastideLightTool *self = BASTIDE_LIGHT_TOOL (tool);

  bst_render_light_draw_under (scope, &self->light);
  bst_render_light_draw_over (scope, &self->light);
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
  if (self->desk != NULL)
    bastide_desk_redraw (self->desk, BASTIDE_DESK_LIGHT);
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
bastide_light_tool_class_init (BastideLightToolClass *klass)
{
  BastideBoardToolClass *tool_class = BASTIDE_BOARD_TOOL_CLASS (klass);

  tool_class->set_desk = bastide_light_tool_set_desk;
  tool_class->has_layer = bastide_light_tool_has_layer;
  tool_class->draw = bastide_light_tool_draw;
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
