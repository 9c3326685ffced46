/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn that is being made step by step: its tile was laid, and the position says what may follow.
 * Plain data, cleared to zeros while nothing is tried. */

#pragma once

#include <bst-position.h>
#include <bst-render-art.h>

G_BEGIN_DECLS

typedef struct
{
  const BstPosition *start; /* before the tile was laid; not owned */
  BstPosition *position;    /* in the middle of the turn; Owned */
  BstMove      move;        /* without what was passed */
  BstMove      spelled;     /* with it */
  BstSteps     steps;       /* that are possible now */
} BastidePartialTurn;

/* A place on the board where the turn can go on, and the steps that are possible there. */
typedef struct
{
  double  x;                /* in tiles of the board */
  double  y;
  guint   n_steps;
  guint   steps[BST_N_FIGURE_KINDS + 2];    /* indices */
} BastidePartialTurnSpot;

/* Lays the tile, by a legal move without steps. @start lives as long as the partial turn. Ask bastide_partial_turn_go_on()
 * then, and after each step. */
void        bastide_partial_turn_begin         (BastidePartialTurn  *partial,
                                                const BstPosition   *start,
                                                const BstMove       *laid);
void        bastide_partial_turn_clear         (BastidePartialTurn  *partial);

/* Passes where there is nothing to decide, or with @bare, wherever that is allowed; a hand at the
 * end of the turn (D11) has to be asked for. FALSE if the turn is over. */
gboolean    bastide_partial_turn_go_on         (BastidePartialTurn       *partial,
                                                gboolean                  bare);

/* The whole turn, as short as its text can be. */
void        bastide_partial_turn_get_move      (const BastidePartialTurn *partial,
                                                BstMove                  *move);

/* FALSE if a turn cannot have so many steps. */
gboolean    bastide_partial_turn_make_step     (BastidePartialTurn       *partial,
                                                guint                     step);
/* Why nobody may pass now; BST_REASON_NONE if that was done. */
BstReason   bastide_partial_turn_pass          (BastidePartialTurn       *partial);

/* Fills @spots (element-type BastidePartialTurnSpot). */
void        bastide_partial_turn_get_spots     (const BastidePartialTurn *partial,
                                                const BstRenderArt       *art,
                                                GArray                   *spots);
/* Appends the indices of steps that have no place on the board (element-type guint). */
void        bastide_partial_turn_get_spotless  (const BastidePartialTurn *partial,
                                                const BstRenderArt       *art,
                                                GArray                   *out);
/* The one of @spots that a click on the segment of @part means; -1 if it means none. */
int         bastide_partial_turn_find_spot     (const BastidePartialTurn *partial,
                                                const GArray             *spots,
                                                guint                     part);
/* Makes a step that is not listed, as those of the hand are; why it may not be made, or
 * BST_REASON_NONE. */
BstReason   bastide_partial_turn_try_step      (BastidePartialTurn      *partial,
                                                const BstStep           *step);
/* The place of the segment of @part; FALSE unless a figure stands there, which @spot then names. */
gboolean    bastide_partial_turn_find_figure   (const BastidePartialTurn *partial,
                                                guint                     part,
                                                BstSpot                  *spot);
/* Why the turn cannot go on at the segment of @part; BST_REASON_NONE if it can, or if that is no place to
 * choose now. */
BstReason   bastide_partial_turn_why_not_part  (const BastidePartialTurn *partial,
                                                guint                     part);

G_END_DECLS
