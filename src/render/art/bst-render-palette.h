/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of what is painted over a board: owners, farms in a lesson, the drawings of a reader.
 * tests/render/art measures them. */

#pragma once

#include "bst-render-theme.h"

G_BEGIN_DECLS

/* What fills the features of a player. Static. */
const BstRenderColour *bst_render_owner_tint      (const BstRenderTheme *theme,
                                                   BstColour             colour);
/* The lines of the player's pattern on it. Static. */
const BstRenderColour *bst_render_owner_hatch     (const BstRenderTheme *theme,
                                                   BstColour             colour);
/* What outlines them: the colour of the figures, or a light one where that is lost on a dark table. */
const BstRenderColour *bst_render_owner_outline   (const BstRenderTheme *theme,
                                                   BstColour             colour);

/* The player's pattern of lines, the same everywhere (dots, diagonals, waves, grid, broken
 * diagonals, crosses), 12 pixels of user space wide. (transfer full) */
cairo_pattern_t       *bst_render_owner_pattern   (const BstRenderTheme *theme,
                                                   BstColour             colour) G_GNUC_WARN_UNUSED_RESULT;
/* Opaque slanted bands, 18 pixels of user space wide, of the players who tie. (transfer full) */
cairo_pattern_t       *bst_render_tie_pattern     (const BstRenderTheme *theme,
                                                   const BstColour      *colours,
                                                   guint                 n_colours) G_GNUC_WARN_UNUSED_RESULT;

/* Farms in a lesson, so that no two neighbours are alike. */
#define BST_RENDER_N_LESSONS 4
const BstRenderColour *bst_render_lesson_colour   (const BstRenderTheme *theme,
                                                   guint                 lesson);

/* What becomes of a ground when owners are shown. */
typedef enum
{
  BST_RENDER_VEILED,
  BST_RENDER_INTERIOR,          /* of a feature of player colour @colour */
  BST_RENDER_RIM,               /* likewise */
  BST_RENDER_IN_LESSON          /* @colour: the number of the lesson's colour */
} BstRenderCoat;

BstRenderColour        bst_render_theme_get_coat  (const BstRenderTheme *theme,
                                                   BstRenderName         ground,
                                                   BstRenderCoat         coat,
                                                   guint                 colour);

/* Free cells by the tiles that fit: 1 or 2, 3 to 5, 6 to 10, more. The fewer, the farther from the table. */
#define BST_RENDER_N_HOLE_STEPS 4
guint                  bst_render_hole_step       (guint                 n_fit);
const BstRenderColour *bst_render_hole_colour     (const BstRenderTheme *theme,
                                                   guint                 step);
/* What is written on it. */
const BstRenderColour *bst_render_hole_text       (const BstRenderTheme *theme,
                                                   guint                 step);

/* What readers draw with; BstMark.colour is an index. */
#define BST_RENDER_N_MARK_COLOURS 4
const BstRenderColour *bst_render_mark_colour     (guint                 index);

G_END_DECLS
