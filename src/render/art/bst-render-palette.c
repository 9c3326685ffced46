/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-palette.h"

#define RGB(hex) { (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex) & 0xff) / 255.0 }

/* Tints were searched together with the veil below them: of any two players, and of a player and
 * nobody, on a meadow as in a city, rims differ by 17 and interiors by 13 (CIEDE2000). They are not
 * the colours of the figures, which have to be seen on them. */
static const BstRenderColour tints[BST_N_COLOURS] = {
  [BST_COLOUR_RED] = RGB (0xd14b3c),
  [BST_COLOUR_BLUE] = RGB (0x435acb),
  [BST_COLOUR_YELLOW] = RGB (0xebb513),
  [BST_COLOUR_GREEN] = RGB (0x57957f),
  [BST_COLOUR_BLACK] = RGB (0x4a494c),
  [BST_COLOUR_PINK] = RGB (0xd887eb),
};

static const BstRenderColour night_tints[BST_N_COLOURS] = {
  [BST_COLOUR_RED] = RGB (0xbe3921),
  [BST_COLOUR_BLUE] = RGB (0x3a6289),
  [BST_COLOUR_YELLOW] = RGB (0xdcb954),
  [BST_COLOUR_GREEN] = RGB (0x0d9e67),
  [BST_COLOUR_BLACK] = RGB (0x050405),
  [BST_COLOUR_PINK] = RGB (0xac82a3),
};

static const BstRenderColour hatches[BST_N_COLOURS] = {
  [BST_COLOUR_RED] = RGB (0x8b4b3e),
  [BST_COLOUR_BLUE] = RGB (0x475281),
  [BST_COLOUR_YELLOW] = RGB (0x967d2a),
  [BST_COLOUR_GREEN] = RGB (0x516e5e),
  [BST_COLOUR_BLACK] = RGB (0x4b4b45),
  [BST_COLOUR_PINK] = RGB (0x8e6891),
};

static const BstRenderColour night_hatches[BST_N_COLOURS] = {
  [BST_COLOUR_RED] = RGB (0xbf7667),
  [BST_COLOUR_BLUE] = RGB (0x768da1),
  [BST_COLOUR_YELLOW] = RGB (0x6e5c22),
  [BST_COLOUR_GREEN] = RGB (0x5dae8e),
  [BST_COLOUR_BLACK] = RGB (0x8b8b90),
  [BST_COLOUR_PINK] = RGB (0xb69fb0),
};

static const BstRenderColour lessons[BST_RENDER_N_LESSONS] = {
  RGB (0xffffff), RGB (0x387c6f), RGB (0xe995e2), RGB (0x343473),
};

static const BstRenderColour night_lessons[BST_RENDER_N_LESSONS] = {
  RGB (0x1d1d40), RGB (0xe6e6e6), RGB (0xcd8ae2), RGB (0x347340),
};

const BstRenderColour *
bst_render_owner_tint (const BstRenderTheme *theme,
                       BstColour             colour)
{
  g_return_val_if_fail (colour < BST_N_COLOURS, NULL);

  return theme->dark ? &night_tints[colour] : &tints[colour];
}

const BstRenderColour *
bst_render_owner_hatch (const BstRenderTheme *theme,
                        BstColour             colour)
{
  g_return_val_if_fail (colour < BST_N_COLOURS, NULL);

  return theme->dark ? &night_hatches[colour] : &hatches[colour];
}

const BstRenderColour *
bst_render_owner_outline (const BstRenderTheme *theme,
                          BstColour             colour)
{
  if (theme->dark && colour == BST_COLOUR_BLACK)
    return &theme->colours[BST_RENDER_HALO];
  return bst_render_player_colour (colour);
}

const BstRenderColour *
bst_render_lesson_colour (const BstRenderTheme *theme,
                          guint                 lesson)
{
  g_return_val_if_fail (lesson < BST_RENDER_N_LESSONS, NULL);

  return theme->dark ? &night_lessons[lesson] : &lessons[lesson];
}

/* --- Holes --- */

/* Steps of one ramp that stay apart for everybody, in grey too; by night it is the other way round, for the table is
 * dark. */
static const BstRenderColour holes[BST_RENDER_N_HOLE_STEPS] = {
  RGB (0x345d86), RGB (0x6f8791), RGB (0xa9ad8c), RGB (0xd9cf9e),
};

static const BstRenderColour night_holes[BST_RENDER_N_HOLE_STEPS] = {
  RGB (0xe6ecd0), RGB (0x8db0bd), RGB (0x527594), RGB (0x3f4d63),
};

guint
bst_render_hole_step (guint n_fit)
{
  return n_fit <= 2 ? 0 : n_fit <= 5 ? 1 : n_fit <= 10 ? 2 : 3;
}

const BstRenderColour *
bst_render_hole_colour (const BstRenderTheme *theme,
                        guint                 step)
{
  g_return_val_if_fail (step < BST_RENDER_N_HOLE_STEPS, NULL);

  return theme->dark ? &night_holes[step] : &holes[step];
}

const BstRenderColour *
bst_render_hole_text (const BstRenderTheme *theme,
                      guint                 step)
{
  static const BstRenderColour white = RGB (0xffffff);
  static const BstRenderColour dark = RGB (0x14120f);

  g_return_val_if_fail (step < BST_RENDER_N_HOLE_STEPS, NULL);

  return theme->dark ? (step < 2 ? &dark : &white) : step == 0 ? &white : &dark;
}

/* --- Coats --- */

static void
paint (BstRenderColour       *ground,
       const BstRenderColour *colour,
       double                 alpha)
{
  ground->red += (colour->red - ground->red) * alpha;
  ground->green += (colour->green - ground->green) * alpha;
  ground->blue += (colour->blue - ground->blue) * alpha;
}

BstRenderColour
bst_render_theme_get_coat (const BstRenderTheme *theme,
                           BstRenderName         ground,
                           BstRenderCoat         coat,
                           guint                 colour)
{
  const BstRenderWash *wash = &theme->wash;
  BstRenderColour result = theme->colours[ground];

  paint (&result, &wash->veil_colour, wash->veil);
  if (coat == BST_RENDER_INTERIOR || coat == BST_RENDER_RIM)
    paint (&result, bst_render_owner_tint (theme, (BstColour) colour), wash->interior);
  if (coat == BST_RENDER_RIM)
    paint (&result, bst_render_owner_tint (theme, (BstColour) colour), wash->rim);
  if (coat == BST_RENDER_IN_LESSON)
    paint (&result, bst_render_lesson_colour (theme, colour), wash->lesson);

  return result;
}

/* At least 11 from every player's figures for everybody; hence the dark one is lighter than ink. */
static const BstRenderColour mark_colours[BST_RENDER_N_MARK_COLOURS] = {
  RGB (0x0b7285), RGB (0xd9480f), RGB (0x302a22), RGB (0xfffaf0),
};

const BstRenderColour *
bst_render_mark_colour (guint index)
{
  return &mark_colours[index % BST_RENDER_N_MARK_COLOURS];
}
