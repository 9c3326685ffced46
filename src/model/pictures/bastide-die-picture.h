/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A die in a player's colour. */

#pragma once

#include <bst-game.h>
#include <cairo.h>

G_BEGIN_DECLS

#define BASTIDE_DIE_PICTURE_SIZE 18

/* Around the origin; @face 0: without pips. */
void bastide_die_picture_draw (cairo_t   *cr,
                               BstColour  colour,
                               guint      face);

G_END_DECLS
