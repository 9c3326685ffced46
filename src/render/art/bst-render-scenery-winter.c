/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The animals on the Winter Edition's own tiles. They mean nothing to the rules. */

#include "bst-render-scenery-private.h"

#include "bst-render-region.h"

static const struct { const char *id; BstRenderAnimal animal; } homes[] = {
  { BST_RENDER_WINTER_PREFIX "RRR", BST_RENDER_ANIMAL_FOX },
  { BST_RENDER_WINTER_PREFIX "RC", BST_RENDER_ANIMAL_STAG },
  { BST_RENDER_WINTER_PREFIX "CR", BST_RENDER_ANIMAL_HARE },
  { BST_RENDER_WINTER_PREFIX "LR", BST_RENDER_ANIMAL_BEAR },
  { BST_RENDER_WINTER_PREFIX "RCc.i", BST_RENDER_ANIMAL_SQUIRREL },
  { BST_RENDER_WINTER_PREFIX "LRFR", BST_RENDER_ANIMAL_DOE },
  { BST_RENDER_WINTER_PREFIX "CRr", BST_RENDER_ANIMAL_BOAR },
  { BST_RENDER_WINTER_PREFIX "CFR", BST_RENDER_ANIMAL_WOLF },
  { BST_RENDER_WINTER_PREFIX "RrRr", BST_RENDER_ANIMAL_LYNX },
  { BST_RENDER_WINTER_PREFIX "CcR", BST_RENDER_ANIMAL_BADGER },
  { BST_RENDER_WINTER_PREFIX "R", BST_RENDER_ANIMAL_WOLPERTINGER },
  { BST_RENDER_WINTER_PREFIX "RrC", BST_RENDER_ANIMAL_GOAT },
};

/* The field with the largest outline. */
static guint
largest_field (const BstRenderSite *site)
{
  guint best = BST_NO_SEGMENT;
  gint64 most = 0;

  for (guint s = 0; s < site->type->n_segments; s++)
    {
      const BstRenderOutline *outline = bst_render_art_get_outline (site->art, site->index, s);
      gint64 area = 0;

      if (site->type->segments[s].kind != BST_FEATURE_FIELD)
        continue;
      for (guint l = 0; l < outline->n_loops; l++)
        area += bst_render_loop_area (&outline->loops[l]);
      if (area > most)
        {
          most = area;
          best = s;
        }
    }
  return best;
}

static void
add_animal (BstRenderSite   *site,
            BstRenderAnimal  animal)
{
  guint field = largest_field (site);
  guint before = site->out->len;

  if (field == BST_NO_SEGMENT)
    return;
  /* It comes as near to roads and walls as it must. */
  for (double clear = 0.12; clear > 0.04 && site->out->len == before; clear -= 0.02)
    bst_render_site_scatter (site, bst_render_art_get_outline (site->art, site->index, field),
                             BST_RENDER_ORNAMENT_ANIMAL, 1, 0.17, clear, clear);
  if (site->out->len > before)
    {
      BstRenderOrnament *ornament = &g_array_index (site->out, BstRenderOrnament, before);

      ornament->look = ornament->look % 2 * BST_RENDER_N_ANIMALS + animal;
    }
}

void
bst_render_site_add_animals (BstRenderSite *site)
{
  for (guint i = 0; i < G_N_ELEMENTS (homes); i++)
    if (g_str_equal (site->type->id, homes[i].id))
      add_animal (site, homes[i].animal);
}
