/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Emblems and signs: what is drawn on a segment or tile because a rule module asks for it. */

#include "bst-render-scenery-private.h"

#include "bst-render-region.h"

#define EMBLEM(name) BST_EMBLEM_NUMBER (BST_EMBLEM_##name)
#define SIGN(name)   BST_EMBLEM_NUMBER (BST_SIGN_##name)

/* What one looks like; a size of 0: what its field has room for. */
typedef struct
{
  BstRenderOrnamentKind kind;
  double                size;
} Looks;

static const Looks emblem_looks[BST_N_EMBLEMS] = {
  [EMBLEM (INN)] = { BST_RENDER_ORNAMENT_INN, 0.20 },
  [EMBLEM (CATHEDRAL)] = { BST_RENDER_ORNAMENT_CATHEDRAL, 0.40 },
  [EMBLEM (WINE)] = { BST_RENDER_ORNAMENT_WINE, 0.18 },
  [EMBLEM (GRAIN)] = { BST_RENDER_ORNAMENT_GRAIN, 0.18 },
  [EMBLEM (CLOTH)] = { BST_RENDER_ORNAMENT_CLOTH, 0.18 },
  [EMBLEM (PIG_HERD)] = { BST_RENDER_ORNAMENT_PIGS, 0.24 },
  [EMBLEM (PRINCESS)] = { BST_RENDER_ORNAMENT_PRINCESS, 0.20 },
  [EMBLEM (SIEGE)] = { BST_RENDER_ORNAMENT_SIEGE, 0.18 },
  [EMBLEM (PLAGUE)] = { BST_RENDER_ORNAMENT_PLAGUE, 0.20 },
  [EMBLEM (DROUGHT)] = { BST_RENDER_ORNAMENT_DROUGHT, 0 },
};

static const Looks sign_looks[BST_N_SIGNS] = {
  [SIGN (VOLCANO)] = { BST_RENDER_ORNAMENT_VOLCANO, 0 },
  [SIGN (DRAGON)] = { BST_RENDER_ORNAMENT_DRAGON, 0.20 },
  [SIGN (PORTAL)] = { BST_RENDER_ORNAMENT_PORTAL, 0.22 },
  [SIGN (FERRY)] = { BST_RENDER_ORNAMENT_BOAT, 0.13 },
  [SIGN (FLIER)] = { BST_RENDER_ORNAMENT_FLIER, 0.24 },
  [SIGN (GOLD)] = { BST_RENDER_ORNAMENT_MINE, 0.20 },
  [SIGN (HILL)] = { BST_RENDER_ORNAMENT_HILL, 0.22 },
  [SIGN (VINEYARD)] = { BST_RENDER_ORNAMENT_VINEYARD, 0.20 },
  [SIGN (CIRCLE_ROAD)] = { BST_RENDER_ORNAMENT_CIRCLE, 0.26 },
  [SIGN (CIRCLE_CITY)] = { BST_RENDER_ORNAMENT_CIRCLE, 0.26 },
  [SIGN (CIRCLE_FIELD)] = { BST_RENDER_ORNAMENT_CIRCLE, 0.26 },
  [SIGN (MAGIC)] = { BST_RENDER_ORNAMENT_WAND, 0.22 },
};

/* A dried lake and a volcano are as large as their field has room for. */
static double
size_for_room (const BstRenderSite *site,
               guint                segment,
               BstRenderVector      at)
{
  const BstRenderOutline *field = bst_render_art_get_outline (site->art, site->index, segment);

  return CLAMP (1.7 * bst_render_outline_distance (field, at.x, at.y), 0.20, 0.46);
}

void
bst_render_site_add_emblems (BstRenderSite *site)
{
  for (guint s = 0; s < site->type->n_segments; s++)
    {
      BstRenderVector at = bst_render_art_get_emblem (site->art, site->index, s);
      guint shown = 0;

      for (guint i = 0; i < BST_N_EMBLEMS; i++)
        if ((site->type->segments[s].emblems & (1u << i)) && !bst_render_art_is_asleep (site->art, 1u << i))
          bst_render_site_put (site, emblem_looks[i].kind, at.x + 0.15 * shown++, at.y,
                               emblem_looks[i].size > 0 ? emblem_looks[i].size : size_for_room (site, s, at));
    }
}

void
bst_render_site_add_signs (BstRenderSite *site)
{
  for (guint i = 0; i < BST_N_SIGNS; i++)
    if (site->type->signs & (1u << i))
      {
        BstRenderVector at = bst_render_art_get_sign (site->art, site->index, i);

        guint field = bst_render_art_pick (site->art, site->index, 0, at.x, at.y);

        bst_render_site_put (site, sign_looks[i].kind, at.x, at.y,
                             sign_looks[i].size > 0 ? sign_looks[i].size : 0.85 * size_for_room (site, field, at));
      }
  for (guint s = 0; s < site->type->n_segments; s++)
    if (site->plan->base_radii[s] > 0)
      bst_render_site_put (site, site->type->segments[s].kind == BST_FEATURE_TOWER ? BST_RENDER_ORNAMENT_BASE
                                                                                    : BST_RENDER_ORNAMENT_GARDEN,
                           site->plan->bases[s].x, site->plan->bases[s].y, 2 * site->plan->base_radii[s]);
}

/* Stakes in the fields along a wall, on whichever of its sides a field is. */
static void
add_stakes (BstRenderSite *site,
            const GArray  *wall)
{
  for (guint k = 2; k + 2 < wall->len; k += 2)
    {
      BstRenderVector p = g_array_index (wall, BstRenderVector, k);
      BstRenderVector d = bst_render_minus (g_array_index (wall, BstRenderVector, k + 1),
                                            g_array_index (wall, BstRenderVector, k - 1));
      double length = bst_render_length (d);

      for (int side = -1; side <= 1; side += 2)
        {
          BstRenderVector at = { p.x - side * d.y / length * 0.075, p.y + side * d.x / length * 0.075 };
          guint on = bst_render_art_pick (site->art, site->index, 0, at.x, at.y);

          if (on != BST_NO_SEGMENT && site->type->segments[on].kind == BST_FEATURE_FIELD
              && bst_render_site_crowd (site, at.x, at.y) > 0.035)
            bst_render_site_put (site, BST_RENDER_ORNAMENT_STAKES, at.x, at.y, 0.065);
        }
    }
}

void
bst_render_site_add_siege (BstRenderSite *site)
{
  guint emblems = 0;

  for (guint s = 0; s < site->type->n_segments; s++)
    {
      const BstSegment *segment = &site->type->segments[s];

      emblems |= segment->emblems;
      if (segment->emblems & BST_EMBLEM_PLAGUE)
        bst_render_site_scatter (site, bst_render_art_get_outline (site->art, site->index, s),
                                 BST_RENDER_ORNAMENT_RAT, 4, 0.075, 0.06, 0.09);
    }
  if (!(emblems & BST_EMBLEM_SIEGE))
    return;
  for (guint i = 0; i < site->plan->walls->len; i++)
    add_stakes (site, g_array_index (site->plan->walls, GArray *, i));
  for (guint s = 0; s < site->type->n_segments; s++)
    if (site->type->segments[s].kind == BST_FEATURE_FIELD)
      bst_render_site_scatter (site, bst_render_art_get_outline (site->art, site->index, s),
                               BST_RENDER_ORNAMENT_TENT, 3, 0.12, 0.08, 0.11);
}
