/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Themes: one set of named colours, several choices of them; and the players' colours and
 * marks, which are the same in every theme. */

#pragma once

#include <cairo.h>

#include "bst-game.h"

G_BEGIN_DECLS

/* Components from 0 to 1. */
typedef struct
{
  double red;
  double green;
  double blue;
} BstRenderColour;

typedef enum
{
  BST_RENDER_THEME_DAY,         /* the painted map */
  BST_RENDER_THEME_NIGHT,       /* the same map by lamp light, for the dark style */
  BST_RENDER_THEME_PRINT,       /* flat, no grain, light; reads in grey */
  BST_RENDER_THEME_WINTER       /* snow, bare trees, frozen rivers */
} BstRenderThemeId;

#define BST_RENDER_N_THEMES 4

/* What is coloured. Every theme names a colour for each. */
typedef enum
{
  BST_RENDER_TABLE,             /* what lies under the board */
  BST_RENDER_MEADOW,
  BST_RENDER_MEADOW_LIGHT,
  BST_RENDER_MEADOW_DARK,
  BST_RENDER_CROP,
  BST_RENDER_CROP_DARK,
  BST_RENDER_LEAF,
  BST_RENDER_LEAF_LIGHT,
  BST_RENDER_LEAF_DARK,
  BST_RENDER_ROAD,
  BST_RENDER_ROAD_SHOULDER,
  BST_RENDER_WATER,
  BST_RENDER_WATER_LIGHT,
  BST_RENDER_WATER_BANK,
  BST_RENDER_CITY,
  BST_RENDER_CITY_DARK,
  BST_RENDER_WALL,
  BST_RENDER_WALL_LIGHT,
  BST_RENDER_WALL_DARK,
  BST_RENDER_ROOF,
  BST_RENDER_ROOF_2,
  BST_RENDER_ROOF_3,
  BST_RENDER_ROOF_FAR,          /* where tiles are small, and its lit side */
  BST_RENDER_ROOF_LIT,
  BST_RENDER_ROOF_SLATE,
  BST_RENDER_PLASTER,
  BST_RENDER_PLASTER_DARK,
  BST_RENDER_LAMP,              /* behind a window by night */
  BST_RENDER_SHIELD,
  BST_RENDER_SHIELD_TRIM,
  BST_RENDER_SHEEP,
  BST_RENDER_PIG,
  BST_RENDER_LAVA,
  BST_RENDER_MAGIC,
  BST_RENDER_GOLD,
  BST_RENDER_DRY,
  BST_RENDER_CRACK,
  BST_RENDER_FUR,
  BST_RENDER_DRAGON_RED,
  BST_RENDER_SHADOW,
  BST_RENDER_BORDER,            /* the hairline between tiles */
  BST_RENDER_INK,               /* text and dark outlines over the board */
  BST_RENDER_HALO,              /* the light companion of INK */
  BST_RENDER_LEGAL,             /* cells where a tile may be laid, and nothing else */
  BST_RENDER_ENGINE,            /* what the engine says, and nothing else */
  BST_RENDER_PROBLEM,           /* what the rules do not allow, and nothing else */
  BST_RENDER_N_NAMES
} BstRenderName;

/* How owners are painted over the tiles: opacities from 0 to 1. The rim comes over the interior. */
typedef struct
{
  BstRenderColour veil_colour;
  double          veil;         /* over all tiles, so that owners show */
  double          interior;
  double          rim;
  double          hatch;        /* the lines of patterns */
  double          lesson;       /* farms in the colours of a lesson */
  double          line;         /* around what nobody owns */
} BstRenderWash;

typedef struct
{
  const char      *id;          /* "day", "night", "print", "winter" */
  gboolean         flat;        /* no grain, no shading, fewer ornaments */
  gboolean         dark;        /* lies on a dark table */
  gboolean         snow;        /* on roofs and trees */
  gboolean         contrast;    /* what lies over the tiles is as plain as it can be */
  BstRenderWash    wash;
  const BstRenderColour *colours; /* by BstRenderName */
} BstRenderTheme;

/* A theme by number; by its id, NULL if there is none of that name. Static. */
const BstRenderTheme  *bst_render_theme_get        (BstRenderThemeId      id);
const BstRenderTheme  *bst_render_theme_find       (const char           *id);

/* The same theme, with high contrast or without. Static. */
const BstRenderTheme  *bst_render_theme_with_contrast (const BstRenderTheme *theme,
                                                       gboolean              contrast);

/* How the ids of the Winter Edition's own tiles begin. */
#define BST_RENDER_WINTER_PREFIX "WI/"

/* The theme in which a game with these tiles is shown: in snow if tiles of the Winter Edition
 * are among them; by lamp light if @dark. Static. */
const BstRenderTheme  *bst_render_theme_for_set    (BstTileSet           *set,
                                                    gboolean              dark);

/* Sets the source of @cr to a named colour. @alpha from 0 to 1. */
void                   bst_render_theme_set_source (const BstRenderTheme *theme,
                                                    cairo_t              *cr,
                                                    BstRenderName         name,
                                                    double                alpha);

/* The colour of a player's figures, safe for colour-blind readers: any two of the six differ
 * by at least 20 (CIEDE2000) in normal and in each dichromat vision. Static. */
const BstRenderColour *bst_render_player_colour    (BstColour             colour);

/* Black or white, whichever reads better on the player's colour. Static. */
const BstRenderColour *bst_render_player_contrast  (BstColour             colour);

/* The player's mark as text, for labels outside the picture: disc, square, triangle, diamond,
 * star, cross. Static UTF-8. */
const char            *bst_render_player_mark      (BstColour             colour);

/* Adds the mark's outline to the path: centre and radius in user units. */
void                   bst_render_player_mark_path (cairo_t              *cr,
                                                    BstColour             colour,
                                                    double                x,
                                                    double                y,
                                                    double                radius);

G_END_DECLS
