/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shores: stones about a spring, reeds by rivers and lakes, ducks and a boat. */

#include "bst-render-scenery-private.h"

#include <math.h>

#include "bst-render-region.h"

/* Reeds keep away from the borders, whose neighbours know nothing of them, from bridges, walls
 * and the stones of a spring. */
static gboolean
is_free_shore (const BstRenderSite *site,
               double               x,
               double               y)
{
  if (MIN (MIN (x, y), MIN (1 - x, 1 - y)) < 0.10)
    return FALSE;
  if (site->plan->pool > 0 && site->plan->pool < BST_RENDER_LAKE_RADIUS
      && hypot (site->plan->hub.x - x, site->plan->hub.y - y) < site->plan->pool * 1.6)
    return FALSE;
  for (guint i = 0; i < site->plan->n_bridges; i++)
    if (hypot (site->plan->bridges[i].at.x - x, site->plan->bridges[i].at.y - y) < 0.19)
      return FALSE;
  for (guint i = 0; i < site->plan->walls->len; i++)
    {
      const GArray *wall = g_array_index (site->plan->walls, GArray *, i);

      for (guint k = 0; k < wall->len; k++)
        if (hypot (g_array_index (wall, BstRenderVector, k).x - x,
                   g_array_index (wall, BstRenderVector, k).y - y) < 0.10)
          return FALSE;
    }
  return TRUE;
}

static void
add_reeds (BstRenderSite *site,
           guint          segment,
           guint          n)
{
  const BstRenderOutline *outline = bst_render_art_get_outline (site->art, site->index, segment);

  for (guint tries = 0; tries < n * 6 && n > 0; tries++)
    {
      const BstRenderLoop *loop = &outline->loops[bst_render_dice_roll (&site->dice, outline->n_loops)];
      BstRenderPoint p = loop->points[bst_render_dice_roll (&site->dice, loop->n_points)];
      double x = (double) p.x / BST_RENDER_GRID;
      double y = (double) p.y / BST_RENDER_GRID;

      if (!is_free_shore (site, x, y) || bst_render_site_crowd (site, x, y) < 0.03)
        continue;
      bst_render_site_put (site, BST_RENDER_ORNAMENT_REED, x, y,
                           bst_render_dice_range (&site->dice, 0.050, 0.065));
      n--;
    }
}

/* Stones all round the spring, save where the stream leaves it and where a road comes. */
static void
add_stones (BstRenderSite *site)
{
  for (guint i = 0; i < 15; i++)
    {
      double angle = i * 2 * G_PI / 15;
      double radius = site->plan->pool * bst_render_dice_range (&site->dice, 1.10, 1.24);
      double x = site->plan->hub.x + radius * cos (angle);
      double y = site->plan->hub.y + radius * sin (angle);
      double size = bst_render_dice_range (&site->dice, 0.030, 0.050);
      gboolean blocked = FALSE;

      for (guint s = 0; s < site->type->n_segments; s++)
        if (site->type->segments[s].kind == BST_FEATURE_RIVER
            || site->type->segments[s].kind == BST_FEATURE_ROAD)
          blocked |= bst_render_outline_contains (
            bst_render_art_get_outline (site->art, site->index, s), x, y);
      if (!blocked)
        bst_render_site_put (site, BST_RENDER_ORNAMENT_STONE, x, y, size);
    }
}

void
bst_render_site_add_shores (BstRenderSite *site)
{
  gboolean lake = site->plan->pool >= BST_RENDER_LAKE_RADIUS;
  BstRenderVector hub = site->plan->hub;

  for (guint s = 0; s < site->type->n_segments; s++)
    if (site->type->segments[s].kind == BST_FEATURE_RIVER)
      {
        BstRenderVector spot = bst_render_art_get_spot (site->art, site->index, s);

        add_reeds (site, s, lake ? 22 : 4 + bst_render_dice_roll (&site->dice, 4));
        if (site->plan->pool == 0 && bst_render_dice_roll (&site->dice, 2) == 0)
          for (guint i = 0; i < 2; i++)
            bst_render_site_put (site, BST_RENDER_ORNAMENT_DUCK, spot.x + 0.045 * i - 0.02,
                                 spot.y + 0.030 * i - 0.01, 0.040);
      }
  if (lake)
    {
      bst_render_site_put (site, BST_RENDER_ORNAMENT_BOAT, hub.x + 0.06, hub.y - 0.05, 0.105);
      bst_render_site_put (site, BST_RENDER_ORNAMENT_DUCK, hub.x - 0.08, hub.y + 0.09, 0.042);
      bst_render_site_put (site, BST_RENDER_ORNAMENT_DUCK, hub.x - 0.02, hub.y + 0.12, 0.042);
    }
  else if (site->plan->pool > 0)
    add_stones (site);
}
