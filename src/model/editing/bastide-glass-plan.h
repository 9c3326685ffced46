/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything lies that is shown of a turn being tried: the glass under which its tile is seen where tiles are small,
 * the buttons that turn it, the pill with the others, the places for figures and the words beside them. All in units of
 * the board's widget; no screen is known here. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Smaller tiles, and those for which there is no room where they are, are seen under a glass, so large at most, in a frame. */
#define BASTIDE_GLASS_LEAST_TILE 72
#define BASTIDE_GLASS_SIZE       172
#define BASTIDE_GLASS_FRAME      8
/* What is touched, across. */
#define BASTIDE_GLASS_TARGET     44
/* How far all of it stays inside the board. */
#define BASTIDE_GLASS_MARGIN     8

typedef struct
{
  int x;
  int y;
  int width;
  int height;
} BastideArea;

typedef struct
{
  gboolean    is_glass;
  BastideArea picture;      /* of the tile: within the frame, or its own cell */
  BastideArea outer;        /* with the frame, or with the places around it */
  BastideArea turn_back;    /* without buttons: as wide as nothing */
  BastideArea turn;
  BastideArea pill;
  guint       order;        /* of these, for the next plan */
} BastideGlassPlan;

/* What the plan is made from. */
typedef struct
{
  int                     width;        /* of the board */
  int                     height;
  BastideArea             cell;         /* of the tile */
  int                     pill_width;
  int                     pill_height;
  guint                   n_spots;      /* on the tile */
  gboolean                has_turns;    /* the tile may still be turned */
  gboolean                is_bare;      /* there is no tile to look at: the pill alone */
  const BastideGlassPlan *before;       /* of the same cell: all stays where it is, as far as it can; NULL */
  const BastideArea      *avoid;        /* what shall not be covered: first the tile laid last, ... */
  guint                   n_avoid;      /* ... then what may be if all is far away else: places elsewhere */
} BastideGlassAsk;

void bastide_glass_plan_make  (BastideGlassPlan       *plan,
                               const BastideGlassAsk  *ask);

/* The middle of a place for a figure: in tiles from the tile's north-western corner first, then in units. */
typedef struct
{
  double x;
  double y;
} BastideGlassSpot;

/* Moves them apart, so that each can be touched, and no further than that needs. */
void bastide_glass_plan_place_spots (const BastideGlassPlan *plan,
                                     const BastideGlassAsk  *ask,
                                     BastideGlassSpot       *spots,
                                     guint                   n_spots);

/* Words beside the spots, all of @height and each of its width in @areas. One for which there is no room gets no width. */
void bastide_glass_plan_place_words (const BastideGlassPlan *plan,
                                     const BastideGlassAsk  *ask,
                                     const BastideGlassSpot *spots,
                                     guint                   n_spots,
                                     int                     height,
                                     BastideArea            *areas);

G_END_DECLS
