/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-kind.h"

/* What a kind of figure looks like. */
typedef struct
{
  gboolean        has_looks;    /* of its own; else it looks like a follower's role */
  BstRenderFigure looks;
  double          scale;        /* on a board */
  double          row_share;    /* of a square in a list, which it fills with its outlines */
  double          row_scale;    /* beside others in a row */
} Piece;

static const Piece pieces[BST_N_FIGURE_KINDS] = {
  [BST_FIGURE_FOLLOWER] = { .scale = 1, .row_share = 0.76, .row_scale = 1 },
  [BST_FIGURE_BIG] = { .scale = 1.34, .row_share = 0.92, .row_scale = 1 },
  [BST_FIGURE_BUILDER] = { TRUE, BST_RENDER_FIGURE_BUILDER, 1, 0.84, 1 },
  [BST_FIGURE_PIG] = { TRUE, BST_RENDER_FIGURE_PIG, 1, 0.84, 1 },
  [BST_FIGURE_BARN] = { TRUE, BST_RENDER_FIGURE_BARN, 1.45, 0.84, 0.72 },
  [BST_FIGURE_WAGON] = { TRUE, BST_RENDER_FIGURE_WAGON, 1, 0.84, 1 },
  [BST_FIGURE_MAYOR] = { TRUE, BST_RENDER_FIGURE_MAYOR, 1, 0.84, 1 },
};

/* What a kind of features looks like. */
typedef struct
{
  BstRenderGlyph  glyph;
  BstRenderFigure role;         /* what a follower is there */
} Feature;

static const Feature features[BST_N_FEATURE_KINDS] = {
  [BST_FEATURE_CITY] = { BST_RENDER_GLYPH_CITY, BST_RENDER_FIGURE_KNIGHT },
  [BST_FEATURE_ROAD] = { BST_RENDER_GLYPH_ROAD, BST_RENDER_FIGURE_HIGHWAYMAN },
  [BST_FEATURE_FIELD] = { BST_RENDER_GLYPH_FIELD, BST_RENDER_FIGURE_FARMER },
  [BST_FEATURE_MONASTERY] = { BST_RENDER_GLYPH_MONASTERY, BST_RENDER_FIGURE_MONK },
  [BST_FEATURE_RIVER] = { BST_RENDER_GLYPH_RIVER, BST_RENDER_FIGURE_FARMER },
  [BST_FEATURE_TOWER] = { BST_RENDER_GLYPH_TOWER, BST_RENDER_FIGURE_GUARD },
};

BstRenderFigure
bst_render_figure_of (BstFigureKind  piece,
                      BstFeatureKind kind)
{
  return pieces[piece].has_looks ? pieces[piece].looks : features[kind].role;
}

double
bst_render_figure_scale (BstFigureKind piece)
{
  return pieces[piece].scale;
}

double
bst_render_figure_row_share (BstFigureKind piece)
{
  return pieces[piece].row_share;
}

double
bst_render_figure_row_scale (BstFigureKind piece)
{
  return pieces[piece].row_scale;
}

BstRenderGlyph
bst_render_glyph_for (BstFeatureKind kind)
{
  g_return_val_if_fail ((guint) kind < BST_N_FEATURE_KINDS, BST_RENDER_GLYPH_CITY);

  return features[kind].glyph;
}
