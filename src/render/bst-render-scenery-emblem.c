/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Emblems: what is drawn on a segment because a rule module asks for it. */

#include "bst-render-scenery-private.h"

void
bst_render_site_add_emblems (BstRenderSite *site)
{
  static const struct { BstEmblem emblem; BstRenderOrnamentKind kind; double size; } emblems[] = {
    { BST_EMBLEM_INN, BST_RENDER_ORNAMENT_INN, 0.20 },
    { BST_EMBLEM_CATHEDRAL, BST_RENDER_ORNAMENT_CATHEDRAL, 0.40 },
    { BST_EMBLEM_WINE, BST_RENDER_ORNAMENT_WINE, 0.18 },
    { BST_EMBLEM_GRAIN, BST_RENDER_ORNAMENT_GRAIN, 0.18 },
    { BST_EMBLEM_CLOTH, BST_RENDER_ORNAMENT_CLOTH, 0.18 },
    { BST_EMBLEM_PIG_HERD, BST_RENDER_ORNAMENT_PIGS, 0.24 },
  };

  for (guint s = 0; s < site->type->n_segments; s++)
    {
      BstRenderVector at = bst_render_art_get_emblem (site->art, site->index, s);
      guint shown = 0;

      for (guint i = 0; i < G_N_ELEMENTS (emblems); i++)
        if (site->type->segments[s].emblems & emblems[i].emblem)
          bst_render_site_put (site, emblems[i].kind, at.x + 0.15 * shown++, at.y, emblems[i].size);
    }
}
