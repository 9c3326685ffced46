/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bar of shares, one below the other, with what one of them is worth. */

#pragma once

#include <bst-game.h>

#include "bastide-pen.h"

G_BEGIN_DECLS

typedef struct
{
  const BstGame *game;
  double         shares[BST_MAX_PLAYERS];   /* of 1 */
  guint          player;                    /* whose ... */
  const char    *text;                      /* ... this is */
} BastideValuePicture;

/* The room that it needs, in pixels. */
double bastide_value_picture_get_width  (double                     text_scale);
double bastide_value_picture_get_height (double                     text_scale);

void   bastide_value_picture_draw       (const BastideValuePicture *self,
                                         const BastidePen          *pen);

G_END_DECLS
