/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Vineyards (HS13): each of those round a completed monastery is worth 3 more. */

#include "bst-module.h"

#define VINEYARD_POINTS 3

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.vineyards != BST_VINEYARDS_OFF;
}

static int
count_vineyards (const BstPosition *p,
                 const BstTile     *tile)
{
  int n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        int index = dx == 0 && dy == 0 ? -1 : bst_position_find_tile (p, tile->x + dx, tile->y + dy);

        n += index >= 0 && (p->types[p->tiles[index].type].signs & BST_SIGN_VINEYARD);
      }

  return n;
}

static gboolean
is_worth_more (const BstPosition *p,
               BstFeatureKind     kind)
{
  return kind == BST_FEATURE_MONASTERY || (kind == BST_FEATURE_GARDEN && p->rules.vineyards == BST_VINEYARDS_GARDENS);
}

static void
add_terms (const BstPosition *p,
           guint              root,
           gboolean           complete,
           BstEvent          *event)
{
  int n_vineyards = complete && is_worth_more (p, p->parts[root].kind)
                    ? count_vineyards (p, &p->tiles[p->parts[root].tile]) : 0;

  if (n_vineyards > 0)
    bst_event_add_term (event, BST_TERM_VINEYARDS, n_vineyards, VINEYARD_POINTS);
}

const BstModule bst_module_vineyards = {
  .name = "vineyards",
  .is_in_play = is_in_play,
  .add_terms = add_terms,
};
