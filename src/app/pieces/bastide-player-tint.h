/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who is to move: a ground in the player's tint, with a ring in the colour of the figures. */

#pragma once

#include <gtk/gtk.h>

#include <bst-render-theme.h>

G_BEGIN_DECLS

/* Draws both into @bounds, in widget units. @ink is that of the text there: the ring of a player whose colour is
 * that of the window has an edge in it. */
void bastide_player_tint_snapshot (GtkSnapshot           *snapshot,
                                   const graphene_rect_t *bounds,
                                   const BstRenderTheme  *theme,
                                   BstColour              colour,
                                   const GdkRGBA         *ink);

/* The ground alone, for text. @radius: of its corners. */
void bastide_player_tint_append   (GtkSnapshot           *snapshot,
                                   const graphene_rect_t *bounds,
                                   float                  radius,
                                   const BstRenderTheme  *theme,
                                   BstColour              colour);

G_END_DECLS
