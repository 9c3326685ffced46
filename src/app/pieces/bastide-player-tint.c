/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-tint.h"

#include <bst-render-palette.h>

/* In widget units: of the corners, and of the lines of the ring from the outside. */
#define RADIUS 8
#define EDGE   1
#define RING   2

#define TINT_ALPHA 0.22
#define EDGE_ALPHA 0.8

static GdkRGBA
get_rgba (const BstRenderColour *colour,
          double                 alpha)
{
  return (GdkRGBA) { (float) colour->red, (float) colour->green, (float) colour->blue, (float) alpha };
}

static void
append_border (GtkSnapshot    *snapshot,
               GskRoundedRect *shape,
               float           width,
               const GdkRGBA  *colour)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };

  gtk_snapshot_append_border (snapshot, shape, widths, colours);
  gsk_rounded_rect_shrink (shape, width, width, width, width);
}

void
bastide_player_tint_append (GtkSnapshot           *snapshot,
                            const graphene_rect_t *bounds,
                            float                  radius,
                            const BstRenderTheme  *theme,
                            BstColour              colour)
{
  GdkRGBA tint = get_rgba (bst_render_owner_tint (theme, colour), TINT_ALPHA);
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &tint, &shape.bounds);
  gtk_snapshot_pop (snapshot);
}

void
bastide_player_tint_snapshot (GtkSnapshot           *snapshot,
                              const graphene_rect_t *bounds,
                              const BstRenderTheme  *theme,
                              BstColour              colour,
                              const GdkRGBA         *ink)
{
  GdkRGBA edge = *ink;
  GdkRGBA ring = get_rgba (bst_render_player_colour (colour), 1);
  GskRoundedRect shape;

  edge.alpha = (float) EDGE_ALPHA;
  gsk_rounded_rect_init_from_rect (&shape, bounds, RADIUS);
  append_border (snapshot, &shape, EDGE, &edge);
  append_border (snapshot, &shape, RING, &ring);
  bastide_player_tint_append (snapshot, &shape.bounds, RADIUS - EDGE - RING, theme, colour);
}
