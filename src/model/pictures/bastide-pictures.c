/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pictures.h"

#include <math.h>

/* How much a tile that is not there hides of what lies under it. */
#define GHOST_ALPHA 0.6

void
bastide_pictures_paint_ghost (const BastidePictures *self,
                              const BstRenderScope  *scope,
                              guint                  type,
                              guint                  variant,
                              int                    x,
                              int                    y,
                              guint                  rotation)
{
  double left, top;

  if (self->tiles == NULL || bastide_tile_cache_get_size (self->tiles) != (int) scope->viewport->scale)
    {
      bst_render_board_draw_ghost (scope, type, x, y, rotation);
      return;
    }
  bst_render_viewport_to_view (scope->viewport, x, y, &left, &top);
  cairo_set_source_surface (scope->cr, bastide_tile_cache_get_surface (self->tiles, type, variant, rotation),
                            round (left), round (top));
  cairo_paint_with_alpha (scope->cr, GHOST_ALPHA);
}

void
bastide_pictures_paint_figure (const BastidePictures *self,
                               const BstRenderScope  *scope,
                               guint                  figure,
                               guint                  feature,
                               guint                  player,
                               double                 x,
                               double                 y)
{
  BstGame *game = bst_position_get_game (scope->position);

  if (self->figures != NULL)
    bastide_figure_cache_paint (self->figures, scope->cr, figure, feature,
                                bst_game_get_player (game, player)->colour, x, y);
}
