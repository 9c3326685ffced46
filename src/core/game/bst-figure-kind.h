/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of figures: what the rules say of each, in one table. Its words are io's
 * (bst-io-figure-words.h), its picture render's (bst-render-figure.h), what it may do besides its
 * module's. */

#pragma once

#include "bst-location.h"

G_BEGIN_DECLS

/* Followers stand for themselves; the others need an expansion. */
typedef enum
{
  BST_FIGURE_FOLLOWER,
  BST_FIGURE_BIG,           /* a follower that counts twice for the majority */
  BST_FIGURE_BUILDER,       /* T11 */
  BST_FIGURE_PIG,           /* T7 */
  BST_FIGURE_BARN,          /* AM2 */
  BST_FIGURE_WAGON,         /* AM6: a follower that drives on */
  BST_FIGURE_MAYOR,         /* AM5: a follower as strong as its city has pennants */
  BST_FIGURE_ABBOT,         /* AB1: a follower for monasteries and gardens, who may be taken back */
  BST_FIGURE_SHEPHERD       /* HS2: keeps sheep on a field, and claims none */
} BstFigureKind;

#define BST_N_FIGURE_KINDS 9

/* Of them, those that go home with the last follower. */
#define BST_N_HELPING_KINDS 2

/* What every player can have of a kind, at home, on the board and in prison together. */
#define BST_MAX_FOLLOWERS     20
#define BST_MAX_OTHER_FIGURES 5
#define BST_MAX_SUPPLY(kind)  ((guint) ((kind) == BST_FIGURE_FOLLOWER ? BST_MAX_FOLLOWERS \
                                                                      : BST_MAX_OTHER_FIGURES))

typedef struct
{
  const char *name;             /* in texts: "big"; "" for a follower, which goes without saying */
  const char *number;           /* the rule switch that says how many every player has: "builders" */
  const char *rule;             /* where they come from: "T11" */
  guint16     features;         /* bits of the BstFeatureKind that it may stand on at all */
  guint8      strength;         /* for the majority; a mayor's is his city's matter (AM5) */
  guint8      is_follower;      /* claims a feature, may be captured and exchanged; others help or stand alone */
  guint8      goes_with_last;   /* home, with the last follower of its player on the feature */
  guint8      stays;            /* when the feature is scored (MJ5) */
  guint8      on_corner;        /* stands where four tiles meet (AM2) */
  guint8      counts_one;       /* for the majority, wherever it stands */
  guint8      n_written;        /* a text has so many supplies of a player in a game with this kind */
} BstFigureFacts;

/* By BstFigureKind. */
extern const BstFigureFacts bst_figure_facts[BST_N_FIGURE_KINDS];

/* Static; @kind is below BST_N_FIGURE_KINDS, as for those that follow. */
static inline const BstFigureFacts *
bst_figure_kind_get (BstFigureKind kind)
{
  return &bst_figure_facts[kind];
}

/* Figures that claim a feature and count for its majority. */
static inline gboolean
bst_figure_is_follower (BstFigureKind kind)
{
  return bst_figure_facts[kind].is_follower;
}

/* Where the kinds may stand at all (T7, T11, AM2, AM5, AM6, AB2, AB3, TO4). */
static inline gboolean
bst_figure_may_stand (BstFigureKind  kind,
                      BstFeatureKind feature)
{
  return (bst_figure_facts[kind].features >> feature) & 1u;
}

G_END_DECLS
