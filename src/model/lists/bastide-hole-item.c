/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-hole-item.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideHoleItem
{
  GObject          parent_instance;

  BastideHoleOdds  odds;
};

G_DEFINE_FINAL_TYPE (BastideHoleItem, bastide_hole_item, G_TYPE_OBJECT)

static void
bastide_hole_item_class_init (BastideHoleItemClass *klass)
{
}

static void
bastide_hole_item_init (BastideHoleItem *self)
{
}

BastideHoleItem *
bastide_hole_item_new (const BastideHoleOdds *odds)
{
  BastideHoleItem *self = g_object_new (BASTIDE_TYPE_HOLE_ITEM, NULL);

  self->odds = *odds;

  return self;
}

const BastideHoleOdds *
bastide_hole_item_get_odds (BastideHoleItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLE_ITEM (self), NULL);

  return &self->odds;
}

/* (transfer full) */
static char *
dup_fits (const BstHole *hole)
{
  const BstFitCell *cell = &hole->cell;

  if (hole->is_dead)
    return g_strdup (_("Nothing fits"));
  if (cell->only_type != BST_NO_TILE)
    /* Translators: tiles that are left, all of one kind, fit on a cell. */
    return g_strdup_printf (ngettext ("%u tile of one kind", "%u tiles of one kind", cell->n_copies), cell->n_copies);

  return g_strdup_printf (ngettext ("%u tile fits", "%u tiles fit", cell->n_copies), cell->n_copies);
}

char *
bastide_hole_item_dup_kinds (BastideHoleItem *self)
{
  const BstHole *hole;

  g_return_val_if_fail (BASTIDE_IS_HOLE_ITEM (self), NULL);

  hole = &self->odds.hole;
  if (hole->is_dead)
    return g_strdup (_("Nothing fits"));

  /* Translators: of so many kinds of tiles there are some left that fit on a cell. */
  return g_strdup_printf (ngettext ("%u kind", "%u kinds", hole->cell.n_types), hole->cell.n_types);
}

char *
bastide_hole_item_dup_detail (BastideHoleItem *self)
{
  g_autofree char *asks = NULL;
  g_autofree char *fits = NULL;

  g_return_val_if_fail (BASTIDE_IS_HOLE_ITEM (self), NULL);

  asks = bst_io_words_edges (self->odds.hole.cell.edges);
  fits = dup_fits (&self->odds.hole);

  return asks != NULL ? g_strdup_printf (_("%s · %s"), fits, asks) : g_steal_pointer (&fits);
}

int
bastide_hole_item_compare (gconstpointer a,
                           gconstpointer b)
{
  const BastideHoleOdds *p = bastide_hole_item_get_odds (*(BastideHoleItem * const *) a);
  const BastideHoleOdds *q = bastide_hole_item_get_odds (*(BastideHoleItem * const *) b);

  if (p->drawn.value != q->drawn.value)
    return p->drawn.value < q->drawn.value ? -1 : 1;
  if (p->hole.cell.y != q->hole.cell.y)
    return p->hole.cell.y - q->hole.cell.y;

  return p->hole.cell.x - q->hole.cell.x;
}
