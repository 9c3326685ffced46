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
  [BST_FIGURE_ABBOT] = { TRUE, BST_RENDER_FIGURE_ABBOT, 1, 0.84, 1 },
  [BST_FIGURE_SHEPHERD] = { TRUE, BST_RENDER_FIGURE_SHEPHERD, 1, 0.84, 1 },
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
  [BST_FEATURE_GARDEN] = { BST_RENDER_GLYPH_GARDEN, BST_RENDER_FIGURE_MONK },
};

static const BstRenderNeutral neutrals[BST_N_NEUTRAL_KINDS] = {
  [BST_NEUTRAL_DRAGON] = {
    .draw = bst_render_dragon_draw, .name = "Dragon", .picture = 1, .size = 0.62, .reach_x = 0.31, .reach_y = 0.248, .ring = 0.372,
    .alone_x = 0.5, .alone_y = 0.5
  },
  [BST_NEUTRAL_FAIRY] = {
    .draw = bst_render_fairy_draw, .name = "Fairy", .picture = 0.9, .size = 0.30, .least = 15, .most = 0.6, .reach_x = 0.105, .reach_y = 0.15,
    .ring = 0.195, .alone_x = 0.78, .alone_y = 0.24, .beside_x = 0.19, .beside_y = -0.05
  },
  [BST_NEUTRAL_MAGE] = {
    .draw = bst_render_mage_draw, .name = "Mage", .picture = 0.9, .size = 0.34, .least = 17, .most = 0.6, .reach_x = 0.11, .reach_y = 0.17,
    .ring = 0.21, .alone_x = 0.5, .alone_y = 0.5, .beside_x = 0.15, .beside_y = -0.06
  },
  [BST_NEUTRAL_WITCH] = {
    .draw = bst_render_witch_draw, .name = "Witch", .picture = 0.9, .size = 0.34, .least = 17, .most = 0.6, .reach_x = 0.11, .reach_y = 0.17,
    .ring = 0.21, .alone_x = 0.5, .alone_y = 0.5, .beside_x = 0.15, .beside_y = -0.06
  },
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

const BstRenderNeutral *
bst_render_neutral_for (BstNeutralKind kind)
{
  return &neutrals[kind];
}

double
bst_render_neutral_size (BstNeutralKind kind,
                         double         scale)
{
  return MAX (scale * neutrals[kind].size, MIN (neutrals[kind].least, scale * neutrals[kind].most));
}

BstRenderGlyph
bst_render_glyph_for (BstFeatureKind kind)
{
  g_return_val_if_fail ((guint) kind < BST_N_FEATURE_KINDS, BST_RENDER_GLYPH_CITY);

  return features[kind].glyph;
}
