/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done in a turn after its tile was laid, as a row of signs: the picture of bst_io_step_text_get(). */

#pragma once

#include <bst-record.h>
#include <bst-render-glyph.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_SIGN_FIGURE,
  BASTIDE_SIGN_GLYPH,
  BASTIDE_SIGN_COMPASS
} BastideSignKind;

typedef struct
{
  BastideSignKind kind;
  gboolean        begins_step;  /* it is shown with all up to the next such sign, or not at all */
  BstFigureKind   figure;       /* of a figure, as the next three */
  BstFeatureKind  feature;
  BstColour       colour;
  gboolean        is_captive;
  BstRenderGlyph  glyph;
  guint           edges;        /* of a compass, as for bst_render_compass_draw() */
} BastideSign;

/* A step has four at most, and the dragon's are one together. */
#define BASTIDE_MAX_SIGNS 32

/* The signs of the node, which is in a record; returns how many. Steps that there is no room for are left out. */
guint bastide_move_signs_get      (const BstNode *node,
                                   BstGame       *game,
                                   BastideSign    out[BASTIDE_MAX_SIGNS]);
/* The same of a move that is in none. */
guint bastide_move_signs_get_move (const BstMove *move,
                                   BstGame       *game,
                                   BastideSign    out[BASTIDE_MAX_SIGNS]);

G_END_DECLS
