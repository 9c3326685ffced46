/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the poster share. */

#pragma once

#include "bst-sheet-poster.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* All is drawn on this, and made as large as the paper. */
#define BST_POSTER_WIDTH  1000.0
#define BST_POSTER_HEIGHT (BST_POSTER_WIDTH * G_SQRT2)
#define BST_POSTER_EDGE   60.0

/* Columns of points: cities, roads, monasteries, farms, and whatever else pays. */
#define BST_POSTER_N_COLUMNS 5
#define BST_POSTER_OTHERS    4

/* The most turns that are told. */
#define BST_POSTER_MAX_TURNS 4

/* A turn that brought a player much. */
typedef struct
{
  guint           number;       /* of the move */
  guint           player;
  int             points;
  const BstEvent *event;        /* that brought most of it; the poster's */
} BstPosterTurn;

struct _BstSheetPoster
{
  BstPosition          *position;
  BstRenderArt         *art;
  BstEvents             events;
  char                 *date;           /* (nullable) */
  const BstRenderTheme *theme;
  guint                 n_players;
  guint                 n_turns;        /* moves until the position */
  int                   points[BST_MAX_PLAYERS];
  int                   by_kind[BST_MAX_PLAYERS][BST_POSTER_N_COLUMNS];
  BstPosterTurn         turns[BST_POSTER_MAX_TURNS];    /* in the order of the game */
  guint                 n_told;
};

typedef enum
{
  BST_POSTER_LEFT,
  BST_POSTER_MIDDLE,
  BST_POSTER_RIGHT
} BstPosterAlign;

typedef struct
{
  cairo_t        *cr;
  PangoContext   *context;
  const BstRenderTheme *theme;
} BstPosterPen;

/* One line of it, @size high, whose baseline is at @y; no wider than @most: rather smaller, and cut at last. Returns how wide it
 * is. */
double bst_poster_text         (const BstPosterPen   *pen,
                                const char           *text,
                                double                size,
                                PangoWeight           weight,
                                BstPosterAlign        align,
                                double                x,
                                double                y,
                                double                most);
void   bst_poster_set_ink      (const BstPosterPen   *pen,
                                double                alpha);
/* The number of a turn that is told, in a disc. */
void   bst_poster_number       (const BstPosterPen   *pen,
                                guint                 number,
                                double                x,
                                double                y);

/* --- bst-sheet-poster-board.c --- */

void   bst_poster_draw_board   (const BstSheetPoster *self,
                                const BstPosterPen   *pen,
                                const cairo_rectangle_t *area);

/* --- bst-sheet-poster-points.c --- */

/* A scale as of a map, on which all stand. */
void   bst_poster_draw_scale   (const BstSheetPoster *self,
                                const BstPosterPen   *pen,
                                const cairo_rectangle_t *area);
void   bst_poster_draw_players (const BstSheetPoster *self,
                                const BstPosterPen   *pen,
                                const cairo_rectangle_t *area);

/* --- bst-sheet-poster-turns.c --- */

void   bst_poster_draw_chart   (const BstSheetPoster *self,
                                const BstPosterPen   *pen,
                                const cairo_rectangle_t *area);
void   bst_poster_draw_turns   (const BstSheetPoster *self,
                                const BstPosterPen   *pen,
                                const cairo_rectangle_t *area);

G_END_DECLS
