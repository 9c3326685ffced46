/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map's signs: what a feature is worth, the number of a farm, castles. */

#include "bst-render-map-private.h"

static void
draw_sign (const BstRenderScope *scope,
           const BstRenderLand  *land,
           double                x,
           double                y)
{
  BstRenderPill pill;

  bst_render_map_describe (land, scope->viewport->scale, &pill);
  bst_render_pill_draw (scope, &pill, x, y);
}

void
bst_render_map_draw_signs (BstRenderMap         *self,
                           const BstRenderScope *scope)
{
  double left, top;

  if (self == NULL)
    return;

  bst_render_map_place (self, scope->viewport);
  bst_render_viewport_to_view (scope->viewport, 0, 0, &left, &top);
  for (guint i = 0; i < self->castle_signs->len; i++)
    {
      const BstRenderCastleSign *sign = &g_array_index (self->castle_signs, BstRenderCastleSign, i);

      bst_render_castle_draw (scope, sign->complete, left + sign->x, top + sign->y, sign->size);
    }
  for (guint i = 0; i < self->signs->len; i++)
    {
      const BstRenderSign *sign = &g_array_index (self->signs, BstRenderSign, i);

      draw_sign (scope, bst_render_map_find_land (self, sign->part), left + sign->x, top + sign->y);
    }
}

void
bst_render_map_draw_left_out (BstRenderMap         *self,
                              const BstRenderScope *scope,
                              guint                 part)
{
  const BstRenderLand *land;
  double x, y;

  if (self == NULL)
    return;

  bst_render_map_place (self, scope->viewport);
  part = bst_position_find_root (scope->position, part);
  land = bst_render_map_find_land (self, (guint16) part);
  if (land == NULL || !land->has_sign)
    return;
  for (guint i = 0; i < self->signs->len; i++)
    if (g_array_index (self->signs, BstRenderSign, i).part == part)
      return;

  if (land->shape.n_rooms > 0)
    {
      x = land->shape.rooms[0].x;
      y = land->shape.rooms[0].y;
    }
  else
    bst_render_board_get_spot (scope->position, scope->art, (guint16) part, &x, &y);
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  draw_sign (scope, land, x, y);
}
