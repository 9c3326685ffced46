/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has in front of him: figures of each kind, tokens, prisoners. */

#pragma once

#include <bst-position.h>

G_BEGIN_DECLS

typedef struct
{
  gboolean        is_token;
  BstTokenKind    token;
  BstFigureKind   figure;
  BstColour       colour;
  guint           player;       /* whose figures they are ... */
  gboolean        is_captive;   /* ... and whether another player holds them */
  guint           count;
} BastideSupplyItem;

gboolean  bastide_supply_item_equal      (const BastideSupplyItem *a,
                                          const BastideSupplyItem *b);

/* Kinds that the game does not have are left out. (transfer full) (element-type BastideSupplyItem) */
GArray   *bastide_supply_list_new        (const BstPosition       *position,
                                          guint                    player) G_GNUC_WARN_UNUSED_RESULT;

/* All but the followers, of which none left is worth a word. */
void      bastide_supply_list_drop_empty (GArray                  *items);

/* All of it in words. (transfer full) */
char     *bastide_supply_list_dup_text   (const BstPosition       *position,
                                          guint                    player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
