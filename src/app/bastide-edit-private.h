/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of edit mode share. */

#pragma once

#include "bastide-edit.h"

G_BEGIN_DECLS

struct _BastideEdit
{
  GObject          parent_instance;

  BastideStudy    *study;       /* Owned */
  gboolean         active;
  const char      *refusal;     /* static; NULL if nothing was refused */

  BastideStamp     stamp;
  BastideStamp     last_tile;   /* armed before; type BST_NO_TILE if none was */
  BastideStamp     last_figure; /* likewise; player BST_NO_PLAYER */

  BastideSelected  selected;
  BstArea          area;        /* valid by @selected, as the next */
  BstSpot          figure;

  GArray          *block;       /* (element-type BstTile), relative to its corner: what was
                                 * copied; NULL if nothing was. first_node is not valid. */
  GArray          *block_figures; /* (element-type BstSpot), likewise */
};

/* A coordinate that a text can name. */
static inline gint16
bastide_edit_clamp (int coordinate)
{
  return (gint16) CLAMP (coordinate, -BST_MAX_COORDINATE, BST_MAX_COORDINATE);
}

void     bastide_edit_emit_changed (BastideEdit   *self);
gboolean bastide_edit_same_figure  (const BstSpot *a,
                                    const BstSpot *b);

G_END_DECLS
