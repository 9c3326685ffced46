/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-theme.h"

#include <math.h>
#include <string.h>

#define RGB(hex) { (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex) & 0xff) / 255.0 }

static const BstRenderColour day[BST_RENDER_N_NAMES] = {
  [BST_RENDER_TABLE] = RGB (0xe9e1cf),
  [BST_RENDER_MEADOW] = RGB (0x98aa66),
  [BST_RENDER_MEADOW_LIGHT] = RGB (0xa8b975),
  [BST_RENDER_MEADOW_DARK] = RGB (0x7f9354),
  [BST_RENDER_CROP] = RGB (0xbcb06a),
  [BST_RENDER_CROP_DARK] = RGB (0x988a4c),
  [BST_RENDER_LEAF] = RGB (0x66824a),
  [BST_RENDER_LEAF_LIGHT] = RGB (0x85a05a),
  [BST_RENDER_LEAF_DARK] = RGB (0x465e36),
  [BST_RENDER_ROAD] = RGB (0xf3e8cb),
  [BST_RENDER_ROAD_SHOULDER] = RGB (0x7a6540),
  [BST_RENDER_WATER] = RGB (0x94b8c8),
  [BST_RENDER_WATER_LIGHT] = RGB (0xbcd5de),
  [BST_RENDER_WATER_BANK] = RGB (0x55788b),
  [BST_RENDER_CITY] = RGB (0xe0c79b),
  [BST_RENDER_CITY_DARK] = RGB (0xd3b98c),
  [BST_RENDER_WALL] = RGB (0xb9ad9a),
  [BST_RENDER_WALL_LIGHT] = RGB (0xe0d6c4),
  [BST_RENDER_WALL_DARK] = RGB (0x6e6357),
  [BST_RENDER_ROOF] = RGB (0xb85c3c),
  [BST_RENDER_ROOF_2] = RGB (0xa64a33),
  [BST_RENDER_ROOF_3] = RGB (0xc97650),
  [BST_RENDER_ROOF_FAR] = RGB (0xbd7353),
  [BST_RENDER_ROOF_LIT] = RGB (0xcb8865),
  [BST_RENDER_ROOF_SLATE] = RGB (0x6f7686),
  [BST_RENDER_PLASTER] = RGB (0xf0e4cd),
  [BST_RENDER_PLASTER_DARK] = RGB (0xcbb897),
  [BST_RENDER_LAMP] = RGB (0xf2c86b),
  [BST_RENDER_SHIELD] = RGB (0x2f5b8f),
  [BST_RENDER_SHIELD_TRIM] = RGB (0xf6edd6),
  [BST_RENDER_SHEEP] = RGB (0xf7f3e8),
  [BST_RENDER_PIG] = RGB (0xe3a59a),
  [BST_RENDER_LAVA] = RGB (0xd9622b),
  [BST_RENDER_MAGIC] = RGB (0x7a62b4),
  [BST_RENDER_GOLD] = RGB (0xdcb64c),
  [BST_RENDER_DRY] = RGB (0xd2b384),
  [BST_RENDER_CRACK] = RGB (0x8a6a45),
  [BST_RENDER_FUR] = RGB (0x9a744e),
  [BST_RENDER_DRAGON_RED] = RGB (0xb8332c),
  [BST_RENDER_SHADOW] = RGB (0x2e2a1c),
  [BST_RENDER_BORDER] = RGB (0x4b4a30),
  [BST_RENDER_INK] = RGB (0x2b2620),
  [BST_RENDER_HALO] = RGB (0xfffaf0),
  [BST_RENDER_LEGAL] = RGB (0xd9480f),
  [BST_RENDER_ENGINE] = RGB (0x0b7285),
  [BST_RENDER_PROBLEM] = RGB (0xc01c28),
};

static const BstRenderColour night[BST_RENDER_N_NAMES] = {
  [BST_RENDER_TABLE] = RGB (0x1f2126),
  [BST_RENDER_MEADOW] = RGB (0x54633f),
  [BST_RENDER_MEADOW_LIGHT] = RGB (0x5f6f49),
  [BST_RENDER_MEADOW_DARK] = RGB (0x465435),
  [BST_RENDER_CROP] = RGB (0x6d6743),
  [BST_RENDER_CROP_DARK] = RGB (0x585233),
  [BST_RENDER_LEAF] = RGB (0x43553a),
  [BST_RENDER_LEAF_LIGHT] = RGB (0x566a48),
  [BST_RENDER_LEAF_DARK] = RGB (0x2e3d2a),
  [BST_RENDER_ROAD] = RGB (0xb0a68d),
  [BST_RENDER_ROAD_SHOULDER] = RGB (0x3f3829),
  [BST_RENDER_WATER] = RGB (0x4a6b7d),
  [BST_RENDER_WATER_LIGHT] = RGB (0x648899),
  [BST_RENDER_WATER_BANK] = RGB (0x2e4552),
  [BST_RENDER_CITY] = RGB (0x9c8663),
  [BST_RENDER_CITY_DARK] = RGB (0x8b7554),
  [BST_RENDER_WALL] = RGB (0x7d766b),
  [BST_RENDER_WALL_LIGHT] = RGB (0x9d9587),
  [BST_RENDER_WALL_DARK] = RGB (0x3e3a35),
  [BST_RENDER_ROOF] = RGB (0x824835),
  [BST_RENDER_ROOF_2] = RGB (0x733b2d),
  [BST_RENDER_ROOF_3] = RGB (0x8f5a42),
  [BST_RENDER_ROOF_FAR] = RGB (0x7d5541),
  [BST_RENDER_ROOF_LIT] = RGB (0x8c6550),
  [BST_RENDER_ROOF_SLATE] = RGB (0x4e5462),
  [BST_RENDER_PLASTER] = RGB (0x9f947f),
  [BST_RENDER_PLASTER_DARK] = RGB (0x7b705d),
  [BST_RENDER_LAMP] = RGB (0xf2c86b),
  [BST_RENDER_SHIELD] = RGB (0x2c4d78),
  [BST_RENDER_SHIELD_TRIM] = RGB (0xcfc6af),
  [BST_RENDER_SHEEP] = RGB (0xc4c0b4),
  [BST_RENDER_PIG] = RGB (0xa87a74),
  [BST_RENDER_LAVA] = RGB (0xa54a26),
  [BST_RENDER_MAGIC] = RGB (0x574685),
  [BST_RENDER_GOLD] = RGB (0xa88a3d),
  [BST_RENDER_DRY] = RGB (0x8a7354),
  [BST_RENDER_CRACK] = RGB (0x54412d),
  [BST_RENDER_FUR] = RGB (0x6e5339),
  [BST_RENDER_DRAGON_RED] = RGB (0xa0382f),
  [BST_RENDER_SHADOW] = RGB (0x0b0c10),
  [BST_RENDER_BORDER] = RGB (0x15170f),
  [BST_RENDER_INK] = RGB (0x14120f),
  [BST_RENDER_HALO] = RGB (0xf2ebdc),
  [BST_RENDER_LEGAL] = RGB (0xff8a4c),
  [BST_RENDER_ENGINE] = RGB (0x66d9e8),
  [BST_RENDER_PROBLEM] = RGB (0xc01c28),
};

static const BstRenderColour print[BST_RENDER_N_NAMES] = {
  [BST_RENDER_TABLE] = RGB (0xffffff),
  [BST_RENDER_MEADOW] = RGB (0xd6dfb8),
  [BST_RENDER_MEADOW_LIGHT] = RGB (0xdfe7c6),
  [BST_RENDER_MEADOW_DARK] = RGB (0xb6c293),
  [BST_RENDER_CROP] = RGB (0xdcd6aa),
  [BST_RENDER_CROP_DARK] = RGB (0xc2bb88),
  [BST_RENDER_LEAF] = RGB (0x9aaf78),
  [BST_RENDER_LEAF_LIGHT] = RGB (0xb5c696),
  [BST_RENDER_LEAF_DARK] = RGB (0x71854f),
  [BST_RENDER_ROAD] = RGB (0xffffff),
  [BST_RENDER_ROAD_SHOULDER] = RGB (0x57503f),
  [BST_RENDER_WATER] = RGB (0xbcd3de),
  [BST_RENDER_WATER_LIGHT] = RGB (0xd6e6ed),
  [BST_RENDER_WATER_BANK] = RGB (0x5e7f90),
  [BST_RENDER_CITY] = RGB (0xbd9c70),
  [BST_RENDER_CITY_DARK] = RGB (0xad8c60),
  [BST_RENDER_WALL] = RGB (0x75695a),
  [BST_RENDER_WALL_LIGHT] = RGB (0x8d8172),
  [BST_RENDER_WALL_DARK] = RGB (0x3a332a),
  [BST_RENDER_ROOF] = RGB (0x96482f),
  [BST_RENDER_ROOF_2] = RGB (0x83402b),
  [BST_RENDER_ROOF_3] = RGB (0xa65c40),
  [BST_RENDER_ROOF_FAR] = RGB (0x96583f),
  [BST_RENDER_ROOF_LIT] = RGB (0xa86a4e),
  [BST_RENDER_ROOF_SLATE] = RGB (0x59606e),
  [BST_RENDER_PLASTER] = RGB (0xfaf5e8),
  [BST_RENDER_PLASTER_DARK] = RGB (0xd8ccb4),
  [BST_RENDER_LAMP] = RGB (0xf2c86b),
  [BST_RENDER_SHIELD] = RGB (0x1f3f68),
  [BST_RENDER_SHIELD_TRIM] = RGB (0xffffff),
  [BST_RENDER_SHEEP] = RGB (0xffffff),
  [BST_RENDER_PIG] = RGB (0xdfb3aa),
  [BST_RENDER_LAVA] = RGB (0xc2511d),
  [BST_RENDER_MAGIC] = RGB (0x6a4f9c),
  [BST_RENDER_GOLD] = RGB (0xd9b95c),
  [BST_RENDER_DRY] = RGB (0xe3d3b4),
  [BST_RENDER_CRACK] = RGB (0x6b5335),
  [BST_RENDER_FUR] = RGB (0x8f7355),
  [BST_RENDER_DRAGON_RED] = RGB (0xa82a22),
  [BST_RENDER_SHADOW] = RGB (0x30281a),
  [BST_RENDER_BORDER] = RGB (0x3a362a),
  [BST_RENDER_INK] = RGB (0x1a1612),
  [BST_RENDER_HALO] = RGB (0xffffff),
  [BST_RENDER_LEGAL] = RGB (0xb03a00),
  [BST_RENDER_ENGINE] = RGB (0x0b7285),
  [BST_RENDER_PROBLEM] = RGB (0xc01c28),
};

static const BstRenderColour winter[BST_RENDER_N_NAMES] = {
  [BST_RENDER_TABLE] = RGB (0xadbbc4),
  [BST_RENDER_MEADOW] = RGB (0xe6ecee),
  [BST_RENDER_MEADOW_LIGHT] = RGB (0xf5f8f9),
  [BST_RENDER_MEADOW_DARK] = RGB (0xc3d0d6),
  [BST_RENDER_CROP] = RGB (0xdcdccf),
  [BST_RENDER_CROP_DARK] = RGB (0xbdbba6),
  [BST_RENDER_LEAF] = RGB (0x6b8574),
  [BST_RENDER_LEAF_LIGHT] = RGB (0x93ab9c),
  [BST_RENDER_LEAF_DARK] = RGB (0x43604f),
  [BST_RENDER_ROAD] = RGB (0xc2ad84),
  [BST_RENDER_ROAD_SHOULDER] = RGB (0x7d6b4c),
  [BST_RENDER_WATER] = RGB (0x8fb7ca),
  [BST_RENDER_WATER_LIGHT] = RGB (0xd3e8f0),
  [BST_RENDER_WATER_BANK] = RGB (0x56798c),
  [BST_RENDER_CITY] = RGB (0xd2bb95),
  [BST_RENDER_CITY_DARK] = RGB (0xc2a981),
  [BST_RENDER_WALL] = RGB (0xaca598),
  [BST_RENDER_WALL_LIGHT] = RGB (0xe2ded6),
  [BST_RENDER_WALL_DARK] = RGB (0x655e56),
  [BST_RENDER_ROOF] = RGB (0xb06a50),
  [BST_RENDER_ROOF_2] = RGB (0x9c5742),
  [BST_RENDER_ROOF_3] = RGB (0xbd7f66),
  [BST_RENDER_ROOF_FAR] = RGB (0xb57a62),
  [BST_RENDER_ROOF_LIT] = RGB (0xc89078),
  [BST_RENDER_ROOF_SLATE] = RGB (0x727a88),
  [BST_RENDER_PLASTER] = RGB (0xf0e6d2),
  [BST_RENDER_PLASTER_DARK] = RGB (0xc8b899),
  [BST_RENDER_LAMP] = RGB (0xf2c86b),
  [BST_RENDER_SHIELD] = RGB (0x2f5b8f),
  [BST_RENDER_SHIELD_TRIM] = RGB (0xfbf5e6),
  [BST_RENDER_SHEEP] = RGB (0xd8cfbd),
  [BST_RENDER_PIG] = RGB (0xdd9f95),
  [BST_RENDER_LAVA] = RGB (0xd9622b),
  [BST_RENDER_MAGIC] = RGB (0x7a62b4),
  [BST_RENDER_GOLD] = RGB (0xdcb64c),
  [BST_RENDER_DRY] = RGB (0xd2b384),
  [BST_RENDER_CRACK] = RGB (0x8a6a45),
  [BST_RENDER_FUR] = RGB (0x8f6a46),
  [BST_RENDER_DRAGON_RED] = RGB (0xb8332c),
  [BST_RENDER_SHADOW] = RGB (0x2b3540),
  [BST_RENDER_BORDER] = RGB (0x46525a),
  [BST_RENDER_INK] = RGB (0x2b2620),
  [BST_RENDER_HALO] = RGB (0xffffff),
  [BST_RENDER_LEGAL] = RGB (0xac3600),
  [BST_RENDER_ENGINE] = RGB (0x0b7285),
  [BST_RENDER_PROBLEM] = RGB (0xc01c28),
};

/* In the order of BstRenderThemeId; then the same again with high contrast. */
static const BstRenderTheme themes[2 * BST_RENDER_N_THEMES] = {
  { .id = "day", .colours = day,
    .wash = { RGB (0xefe9db), 0.60, 0.50, 0.55, 0.60, 0.60, 0.45 } },
  { .id = "night", .dark = TRUE, .colours = night,
    .wash = { RGB (0x24262b), 0.55, 0.65, 0.55, 0.60, 0.60, 0.45 } },
  { .id = "print", .flat = TRUE, .colours = print,
    .wash = { RGB (0xffffff), 0.60, 0.50, 0.55, 0.60, 0.60, 0.45 } },
  { .id = "winter", .snow = TRUE, .colours = winter,
    .wash = { RGB (0xf4f6f7), 0.60, 0.50, 0.55, 0.60, 0.60, 0.45 } },
  { .id = "day", .contrast = TRUE, .colours = day,
    .wash = { RGB (0xefe9db), 0.80, 0.50, 1.00, 1.00, 0.80, 0.90 } },
  /* Black is dark, and so is a veil by night: this one is lighter than it was, and warm, so that it
   * is as far from Blue. */
  { .id = "night", .dark = TRUE, .contrast = TRUE, .colours = night,
    .wash = { RGB (0x3b3a38), 0.80, 0.75, 1.00, 1.00, 0.80, 0.90 } },
  { .id = "print", .flat = TRUE, .contrast = TRUE, .colours = print,
    .wash = { RGB (0xffffff), 0.80, 0.50, 1.00, 1.00, 0.80, 0.90 } },
  { .id = "winter", .snow = TRUE, .contrast = TRUE, .colours = winter,
    .wash = { RGB (0xf4f6f7), 0.80, 0.50, 1.00, 1.00, 0.80, 0.90 } },
};

/* Chosen by search around the usual names: at least 23 apart (CIEDE2000) in every vision. */
static const BstRenderColour player_colours[BST_N_COLOURS] = {
  [BST_COLOUR_RED] = RGB (0xb00000),
  [BST_COLOUR_BLUE] = RGB (0x2a4fbf),
  [BST_COLOUR_YELLOW] = RGB (0xf9f06b),
  [BST_COLOUR_GREEN] = RGB (0x00a676),
  [BST_COLOUR_BLACK] = RGB (0x1a1720),
  [BST_COLOUR_PINK] = RGB (0xdc8add),
};

const BstRenderTheme *
bst_render_theme_get (BstRenderThemeId id)
{
  g_return_val_if_fail (id < BST_RENDER_N_THEMES, NULL);

  return &themes[id];
}

const BstRenderTheme *
bst_render_theme_with_contrast (const BstRenderTheme *theme,
                                gboolean              contrast)
{
  gsize place = (gsize) (theme - themes) % BST_RENDER_N_THEMES;

  return &themes[contrast ? place + BST_RENDER_N_THEMES : place];
}

const BstRenderTheme *
bst_render_theme_for_set (BstTileSet *set,
                          gboolean    dark)
{
  gboolean snows = FALSE;

  g_return_val_if_fail (set != NULL, NULL);

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    snows |= g_str_has_prefix (bst_tile_set_get_type (set, i)->id, BST_RENDER_WINTER_PREFIX);
  return &themes[dark ? BST_RENDER_THEME_NIGHT : snows ? BST_RENDER_THEME_WINTER : BST_RENDER_THEME_DAY];
}

const BstRenderTheme *
bst_render_theme_find (const char *id)
{
  for (guint i = 0; i < BST_RENDER_N_THEMES; i++)
    if (g_strcmp0 (themes[i].id, id) == 0)
      return &themes[i];
  return NULL;
}

void
bst_render_theme_set_source (const BstRenderTheme *theme,
                             cairo_t              *cr,
                             BstRenderName         name,
                             double                alpha)
{
  const BstRenderColour *colour = &theme->colours[name];

  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, alpha);
}

const BstRenderColour *
bst_render_player_colour (BstColour colour)
{
  g_return_val_if_fail (colour < BST_N_COLOURS, NULL);

  return &player_colours[colour];
}

const BstRenderColour *
bst_render_player_contrast (BstColour colour)
{
  static const BstRenderColour light = RGB (0xffffff);
  static const BstRenderColour dark = RGB (0x1a1612);
  const BstRenderColour *c = bst_render_player_colour (colour);

  return 0.3 * c->red + 0.59 * c->green + 0.11 * c->blue > 0.5 ? &dark : &light;
}

const char *
bst_render_player_mark (BstColour colour)
{
  static const char * const marks[BST_N_COLOURS] = {
    [BST_COLOUR_RED] = "●",
    [BST_COLOUR_BLUE] = "■",
    [BST_COLOUR_YELLOW] = "▲",
    [BST_COLOUR_GREEN] = "◆",
    [BST_COLOUR_BLACK] = "★",
    [BST_COLOUR_PINK] = "✚",
  };

  g_return_val_if_fail (colour < BST_N_COLOURS, NULL);

  return marks[colour];
}

/* @n corners on a circle, every second one at @inner times the radius. */
static void
star_path (cairo_t *cr,
           double   x,
           double   y,
           double   radius,
           guint    n,
           double   inner)
{
  for (guint i = 0; i < n; i++)
    {
      double r = i % 2 ? radius * inner : radius;
      double angle = i * 2 * G_PI / n - G_PI / 2;

      cairo_line_to (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
}

static void
cross_path (cairo_t *cr,
            double   x,
            double   y,
            double   r)
{
  const double t = r * 0.36;

  cairo_rectangle (cr, x - t, y - r, 2 * t, 2 * r);
  cairo_rectangle (cr, x - r, y - t, r - t, 2 * t);
  cairo_rectangle (cr, x + t, y - t, r - t, 2 * t);
}

void
bst_render_player_mark_path (cairo_t   *cr,
                             BstColour  colour,
                             double     x,
                             double     y,
                             double     radius)
{
  cairo_new_sub_path (cr);
  switch (colour)
    {
    case BST_COLOUR_RED:
      cairo_arc (cr, x, y, radius * 0.85, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    case BST_COLOUR_BLUE:
      cairo_rectangle (cr, x - radius * 0.75, y - radius * 0.75, radius * 1.5, radius * 1.5);
      break;
    case BST_COLOUR_YELLOW:
      star_path (cr, x, y + radius * 0.2, radius * 1.1, 3, 1.0);
      break;
    case BST_COLOUR_GREEN:
      star_path (cr, x, y, radius * 1.1, 4, 1.0);
      break;
    case BST_COLOUR_BLACK:
      star_path (cr, x, y + radius * 0.08, radius * 1.15, 10, 0.45);
      break;
    case BST_COLOUR_PINK:
      cross_path (cr, x, y, radius);
      break;
    default:
      g_return_if_reached ();
    }
}
