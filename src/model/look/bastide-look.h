/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How boards look, and what the wheel and clicks do over them, as the preferences have it: one choice for the
 * program. */

#pragma once

#include <bst-render-theme.h>

#include <gio/gio.h>

G_BEGIN_DECLS

/* Values of the setting "board-theme". */
typedef enum
{
  BASTIDE_LOOK_AUTOMATIC,       /* by the style of the windows and the tiles of the game */
  BASTIDE_LOOK_DAY,
  BASTIDE_LOOK_NIGHT,
  BASTIDE_LOOK_WINTER
} BastideLook;

/* Values of the setting "wheel": what it does over a board. With Control it always zooms. */
typedef enum
{
  BASTIDE_WHEEL_STEPS,          /* through the game */
  BASTIDE_WHEEL_ZOOMS,
  BASTIDE_WHEEL_MOVES           /* the board; sideways with Shift */
} BastideWheel;

/* Values of the setting "second-click": what a click on the cell over which a tile is tried does. */
typedef enum
{
  BASTIDE_SECOND_CLICK_LAYS,
  BASTIDE_SECOND_CLICK_TURNS    /* where it fits in another way too; else it lays */
} BastideSecondClick;

/* Follows the settings from now on. */
void                  bastide_look_follow       (GSettings  *settings);

/* The theme in which tiles of @set are shown; @dark is how the windows are. @set: (nullable) */
const BstRenderTheme *bastide_look_get_theme    (BstTileSet *set,
                                                 gboolean    dark);

BastideWheel          bastide_look_get_wheel    (void);
BastideSecondClick    bastide_look_get_second_click (void);

G_END_DECLS
