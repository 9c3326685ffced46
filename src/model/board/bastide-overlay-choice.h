/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which overlays lie on the board of a game: sets of BstRenderShow, and how choosing one changes them. */

#pragma once

#include <bst-render-overlay.h>

G_BEGIN_DECLS

/* Those that are off in an exam: who owns what is asked for, too. */
#define BASTIDE_OVERLAYS_UNTOLD (BST_RENDER_SHOW_MAP | BST_RENDER_SHOW_NUMBERS | BST_RENDER_SHOW_CELLS)

/* One that can be chosen by itself, by the name of its action. */
typedef struct
{
  const char    *name;
  BstRenderShow  show;
} BastideOverlay;

const BastideOverlay *bastide_overlay_choice_get      (guint      *n_overlays);
/* 0 for any other name. */
guint                 bastide_overlay_choice_find     (const char *name);
/* The first of those in @show; "none". */
const char           *bastide_overlay_choice_get_name (guint       show);

/* @show with an overlay more or less: one lies on the tiles, and one on the cells; and whoever asks for numbers wants to see
 * them. */
guint                 bastide_overlay_choice_toggle   (guint       show,
                                                       guint       overlay);
/* @show with @overlay (0: none) alone on a @layer, BST_RENDER_SHOW_MAP or BST_RENDER_SHOW_CELLS. */
guint                 bastide_overlay_choice_set      (guint       show,
                                                       guint       layer,
                                                       guint       overlay);

G_END_DECLS
