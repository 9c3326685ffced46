/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sprites: the small upright things on the map. All stand with their foot at @x, @y, are
 * measured in tiles, and are lit from the north-west of the board. Private to this folder. */

#pragma once

#include "bst-render-theme.h"

G_BEGIN_DECLS

typedef enum
{
  BST_RENDER_DETAIL_LOW,        /* under 32 pixels per tile: flat shapes */
  BST_RENDER_DETAIL_BLOCKS,     /* to 64: roofs from above, a tree here and there */
  BST_RENDER_DETAIL_MEDIUM,     /* to 96: houses and towers */
  BST_RENDER_DETAIL_HIGH        /* everything */
} BstRenderDetail;

/* From so many pixels per tile on there is something to find: smoke, sheaves. */
#define BST_RENDER_CLOSE 192

typedef struct
{
  cairo_t              *cr;     /* the tile is the unit square, north up */
  const BstRenderTheme *theme;
  BstRenderDetail       detail;
  double                pixel;  /* of the device, in tiles; 0 if lines may be as fine as they like */
} BstRenderBrush;

/* @look chooses one of several appearances; any number. */
void bst_render_sprite_house     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_tree      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_bush      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_tuft      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_sheep     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_tower     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_well      (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* By the water and on it. */
void bst_render_sprite_reed      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_stone     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_duck      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_boat      (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* A church with its spire; @size is the width of the whole. */
void bst_render_sprite_church    (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* A gatehouse over a road. */
void bst_render_sprite_gate      (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* A city's shield, its middle at @x, @y. */
void bst_render_sprite_shield    (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* What rule modules ask for; all with their middle at @x, @y. An inn has its sign and a pond;
 * goods lie on a round shield. */
void bst_render_sprite_inn       (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_cathedral (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_pigs      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_wine      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_grain     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_cloth     (const BstRenderBrush *brush, double x, double y, double size, guint look);

void bst_render_sprite_volcano   (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_mine      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_ingot     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_ferry     (const BstRenderBrush *brush, double x, double y, double size, guint look);
/* @look: 0 the king, 1 the robber baron. */
void bst_render_sprite_card      (const BstRenderBrush *brush, double x, double y, double size, guint look);
/* @look: where it flies, in eighths of a turn clockwise from north. */
void bst_render_sprite_flier     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_wand      (const BstRenderBrush *brush, double x, double y, double size, guint look);
/* @look: the BstFeatureKind that it is about. */
void bst_render_sprite_circle    (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_dragon    (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_portal    (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_princess  (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_siege     (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_plague    (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_drought   (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* With their foot at @x, @y: before besieged walls, in a city with the plague. */
void bst_render_sprite_tent      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_stakes    (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_rat       (const BstRenderBrush *brush, double x, double y, double size, guint look);

/* A garden and a tower's base, seen from above, the middle at @x, @y; and @n pieces built on that. @size is
 * the width of the base; one piece is BST_RENDER_PIECE_HEIGHT of it high. */
#define BST_RENDER_PIECE_HEIGHT 0.56

void bst_render_sprite_garden    (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_base      (const BstRenderBrush *brush, double x, double y, double size, guint look);
void bst_render_sprite_pieces    (const BstRenderBrush *brush, double x, double y, double size, guint n);

/* The animals of the Winter Edition; the last is a hare with antlers and wings. */
typedef enum
{
  BST_RENDER_ANIMAL_HARE,
  BST_RENDER_ANIMAL_FOX,
  BST_RENDER_ANIMAL_STAG,
  BST_RENDER_ANIMAL_WOLF,
  BST_RENDER_ANIMAL_BEAR,
  BST_RENDER_ANIMAL_BOAR,
  BST_RENDER_ANIMAL_BADGER,
  BST_RENDER_ANIMAL_SQUIRREL,
  BST_RENDER_ANIMAL_LYNX,
  BST_RENDER_ANIMAL_DOE,
  BST_RENDER_ANIMAL_GOAT,
  BST_RENDER_ANIMAL_WOLPERTINGER
} BstRenderAnimal;

#define BST_RENDER_N_ANIMALS 12

/* @look: the animal; BST_RENDER_N_ANIMALS more looks the other way. */
void bst_render_sprite_animal    (const BstRenderBrush *brush, double x, double y, double size, guint look);

G_END_DECLS
