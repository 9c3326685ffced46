/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-chart.h"

#define RGB(hex) { (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex) & 0xff) / 255.0 }

static const BstRenderColour grounds[2] = { RGB (0xf4f4f4), RGB (0x2a2a2a) };

/* By day and by night. */
static const BstRenderColour lines[2][BST_N_COLOURS] = {
  {
    [BST_COLOUR_RED] = RGB (0xb00000),
    [BST_COLOUR_BLUE] = RGB (0x2a4fbf),
    [BST_COLOUR_YELLOW] = RGB (0xa88600),
    [BST_COLOUR_GREEN] = RGB (0x008f66),
    [BST_COLOUR_BLACK] = RGB (0x1a1720),
    [BST_COLOUR_PINK] = RGB (0xc25fc4),
  },
  {
    [BST_COLOUR_RED] = RGB (0xf05a5a),
    [BST_COLOUR_BLUE] = RGB (0x6f8fff),
    [BST_COLOUR_YELLOW] = RGB (0xf9f06b),
    [BST_COLOUR_GREEN] = RGB (0x00b884),
    [BST_COLOUR_BLACK] = RGB (0xc8c8cc),
    [BST_COLOUR_PINK] = RGB (0xe6a3e7),
  },
};

const BstRenderColour *
bst_render_chart_ground (gboolean dark)
{
  return &grounds[dark != FALSE];
}

const BstRenderColour *
bst_render_chart_colour (BstColour colour,
                         gboolean  dark)
{
  g_return_val_if_fail ((guint) colour < BST_N_COLOURS, NULL);

  return &lines[dark != FALSE][colour];
}
