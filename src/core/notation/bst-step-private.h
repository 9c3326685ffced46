/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the kinds of steps are written, for reading and for writing them. */

#pragma once

#include "bst-step.h"

G_BEGIN_DECLS

/* What a part of a step's text says. */
typedef enum
{
  BST_STEP_SAYS_NOTHING,
  BST_STEP_SAYS_FIGURE,             /* "Red big on city:W at 1,0": one that stands or comes there */
  BST_STEP_SAYS_FIGURE_OR_CELL,     /* or "1,0" */
  BST_STEP_SAYS_CELL,               /* "1,0" */
  BST_STEP_SAYS_PLACE,              /* "road:E at 1,0" */
  BST_STEP_SAYS_SIDE,               /* "road:N": on the tile of @to, of which the first side stands first */
  BST_STEP_SAYS_PRISONER,           /* "Red big": one that is nowhere */
  BST_STEP_SAYS_PLAYER,             /* "Red" */
  BST_STEP_SAYS_DIRECTION,          /* "N"; several such steps share a bracket, and chance has no say in them */
  BST_STEP_SAYS_PAYMENT             /* "Red 3 points": to whom, and what */
} BstStepSays;

typedef struct
{
  const char *verb[2];              /* "captures", "princess takes"; NULL for a figure that is put */
  gboolean    by_player;            /* behind the colour of whoever does it */
  guint8      figure;               /* BstFigureKind, where the verb says it */
  BstStepSays says;                 /* of @spot, behind the verb */
  const char *joint;                /* "to", before what it says of @to; NULL for nothing */
  BstStepSays says_of_to;
  gboolean    has_reason;           /* "(catapult)", at the end */
  BstStepPlace place;
  gboolean    by_owner;             /* the player of @spot is the one whose turn it is */
} BstStepNotation;

/* By BstStepKind. */
extern const BstStepNotation bst_step_notations[BST_N_STEP_KINDS];

extern const char * const bst_dexterity_reason_names[BST_N_DEXTERITY_REASONS];
extern const char * const bst_good_names[BST_N_GOODS];

G_END_DECLS
