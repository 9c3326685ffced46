/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map's signs: what a feature is worth, the number of a farm, castles. */

#include "bst-render-map-private.h"

/* How far a sign's lines reach beyond its box, in pixels. */
#define SIGN_MARGIN 4

static void
draw_sign (const BstRenderMap   *self,
           const BstRenderScope *scope,
           const BstRenderLand  *land,
           double                x,
           double                y)
{
  BstRenderPill pill;

  bst_render_map_describe (self, land, scope->viewport->scale, &pill);
  bst_render_pill_draw (scope, &pill, x, y);
}

static gboolean
is_in_view (const BstRenderViewport *view,
            double                   x,
            double                   y,
            double                   width,
            double                   height)
{
  return x + width / 2 + SIGN_MARGIN >= 0 && x - width / 2 - SIGN_MARGIN <= view->width
         && y + height / 2 + SIGN_MARGIN >= 0 && y - height / 2 - SIGN_MARGIN <= view->height;
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

      if (is_in_view (scope->viewport, left + sign->x, top + sign->y, sign->size, sign->size))
        bst_render_castle_draw (scope, sign->complete, left + sign->x, top + sign->y, sign->size);
    }
  for (guint i = 0; i < self->signs->len; i++)
    {
      const BstRenderSign *sign = &g_array_index (self->signs, BstRenderSign, i);

      if (is_in_view (scope->viewport, left + sign->x, top + sign->y, sign->width, sign->height))
        draw_sign (self, scope, bst_render_map_find_land (self, sign->part), left + sign->x, top + sign->y);
    }
}

static guint64
sum_pill (const BstRenderPill *pill)
{
  return ((guint64) g_str_hash (pill->first) << 32) + ((guint64) g_str_hash (pill->second) << 16)
         + (pill->owners << 1) + pill->dark;
}

void
bst_render_map_tell_signs (BstRenderMap            *self,
                           const BstRenderViewport *viewport,
                           BstRenderTellFunc        tell,
                           gpointer                 data)
{
  double scale = viewport->scale;

  if (self == NULL)
    return;

  bst_render_map_place (self, viewport);
  for (guint i = 0; i < self->castle_signs->len; i++)
    {
      const BstRenderCastleSign *sign = &g_array_index (self->castle_signs, BstRenderCastleSign, i);

      tell (data, sign->x / scale, sign->y / scale, (sign->size / 2 + SIGN_MARGIN) / scale, sign->complete);
    }
  for (guint i = 0; i < self->signs->len; i++)
    {
      const BstRenderSign *sign = &g_array_index (self->signs, BstRenderSign, i);
      BstRenderPill pill;

      bst_render_map_describe (self, bst_render_map_find_land (self, sign->part), scale, &pill);
      tell (data, sign->x / scale, sign->y / scale, (MAX (sign->width, sign->height) / 2 + SIGN_MARGIN) / scale,
            sum_pill (&pill));
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
  draw_sign (self, scope, land, x, y);
}
