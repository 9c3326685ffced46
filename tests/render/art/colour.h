/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far colours are apart for those who look at them. */

#pragma once

#include "bst-render-theme.h"

G_BEGIN_DECLS

typedef enum
{
  VISION_NORMAL,
  VISION_PROTAN,
  VISION_DEUTAN,
  VISION_TRITAN,
  VISION_GREY
} Vision;

#define N_VISIONS 5

const char      *vision_get_name   (Vision                 vision);

/* The colour as somebody with that vision has it, for one with normal vision. */
BstRenderColour  vision_see        (Vision                 vision,
                                    const BstRenderColour *colour);

/* CIEDE2000 of two colours given as L*, a*, b*; 1 is just seen. */
double           ciede2000         (const double           p_lab[3],
                                    const double           q_lab[3]);
/* The same of two colours of a screen. */
double           colour_difference (const BstRenderColour *a,
                                    const BstRenderColour *b,
                                    Vision                 vision);

/* The contrast of WCAG 2, from 1 to 21. */
double           colour_contrast   (const BstRenderColour *a,
                                    const BstRenderColour *b);

/* L*, from 0 to 100. */
double           colour_lightness  (const BstRenderColour *colour);

G_END_DECLS
