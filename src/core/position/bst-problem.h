/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a set-up: a list of problems with a tag each, made anew after every edit.
 * A problem can be allowed on purpose; the set-up remembers it by its key. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef enum
{
  BST_PROBLEM_EDGE,         /* P2: at @direction of the cell one kind of edge meets another */
  BST_PROBLEM_COPIES,       /* R1: @has tiles of @type on the board, in hands and aside, the set has @of */
  BST_PROBLEM_APART,        /* P1: the tiles that hang together with the one on the cell are @has,
                             * and touch the other tiles nowhere */
  BST_PROBLEM_START,        /* R4: no start tile of the set lies on the board; @type is one */
  BST_PROBLEM_U_TURN,       /* RV4: the river turns back on the cell, by the rules of the game */
  BST_PROBLEM_BRANCH,       /* RV11: the river goes on with the tile on the cell, and its fork is still to come */
  BST_PROBLEM_BEYOND,       /* H10: the cell is beyond the edge of the table */
  BST_PROBLEM_FIGURES,      /* R2: the player has @has figures of a kind, on the board, at home and
                             * in prison, by the rules he has @of */
  BST_PROBLEM_KIND,         /* M3: such a figure never stands on @spot */
  BST_PROBLEM_FARMER,       /* W2: a farmer, but the game is played without */
  BST_PROBLEM_COMPLETE,     /* MJ5: the feature of @spot is complete: the figure would be home */
  BST_PROBLEM_TOGETHER,     /* M5: the figures of @spot and @other cannot both have come to the
                             * feature: their tiles lie side by side in it, or are the same */
  BST_PROBLEM_TILE_TWICE,   /* M1: two figures came to one tile, on different features */
  BST_PROBLEM_PIG_ALONE,    /* T7: without a farmer of its player; as the next */
  BST_PROBLEM_BUILDER_ALONE, /* T11 */
  BST_PROBLEM_DRAGON,       /* PD1: the dragon stands where no volcano brought him: none lies */
  BST_PROBLEM_MAGIC,        /* MW1: the mage or the witch, @neutral, stands on what is complete, or both at one place */
  BST_PROBLEM_TOKENS,       /* There are @has of @token, by the rules @of; or, with neither, its player or tile cannot be
                             * as it is (KR1, FE1) */
  BST_PROBLEM_SCORE         /* the record says that the player has @of points, not @has */
} BstProblemTag;

#define BST_N_PROBLEM_TAGS 19

typedef struct
{
  BstProblemTag tag;
  gboolean      is_allowed;
  gint16        x;          /* where to look, if has_cell; */
  gint16        y;
  gboolean      has_cell;
  guint8        direction;  /* BstDirection, of the edge */
  guint8        token;      /* BstTokenKind */
  gint8         player;     /* BST_NO_PLAYER for problems of nobody */
  guint8        figure;     /* BstFigureKind */
  guint8        neutral;    /* BstNeutralKind */
  gint16        type;       /* BST_NO_TILE for problems of no type */
  int           has;
  int           of;
  BstSpot       spot;
  BstSpot       other;
} BstProblem;

/* The stable word of what is wrong, as files and the command line say it: "edge", "copies", "ingots" ... */
const char *bst_problem_get_name    (const BstProblem  *problem);

/* The number of the rule that is broken: "P2"; "" if none is. */
const char *bst_problem_get_rule    (const BstProblem  *problem);

/* What identifies a problem in its set-up, "edge 3,-1 E": names no rotation or number that an
 * unrelated edit would change. (transfer full) */
char       *bst_problem_to_key      (const BstGame     *game,
                                     const BstProblem  *problem) G_GNUC_WARN_UNUSED_RESULT;

/* For whoever finds problems: appends one, of a tile (nullable), or of a figure on the board, with all
 * other fields empty. Returns it; valid until the next. */
BstProblem *bst_problems_add        (GArray            *problems,
                                     BstProblemTag      tag,
                                     const BstTile     *tile);
BstProblem *bst_problems_add_figure (GArray            *problems,
                                     BstProblemTag      tag,
                                     const BstPosition *p,
                                     guint              figure);

/* ... that there are too many or too few tokens of a kind; that a player has one, or a tile (each may be none). */
void        bst_problems_add_tokens (GArray            *problems,
                                     BstTokenKind       token,
                                     guint              has,
                                     guint              of);
void        bst_problems_add_token  (GArray            *problems,
                                     BstTokenKind       token,
                                     const BstTile     *tile,
                                     int                player);

G_END_DECLS
