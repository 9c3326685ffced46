/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the kinds of figures and of neutral ones: two tables, in English, from which the others are asked. */

#pragma once

#include "bst-feature.h"
#include "bst-neutral-kind.h"
#include "bst-io-rule-text-table.h"

G_BEGIN_DECLS

typedef struct
{
  const char     *name;         /* "builder" */
  const char     *one;          /* "%u builder" */
  const char     *many;
  const char     *title;        /* "Builders": what a player has, before a number; its context is "amount" */
  BstIoSwitchText number;       /* of the rule switch that says how many every player has */
} BstIoFigureWords;

/* By BstFigureKind. */
extern const BstIoFigureWords bst_io_figure_words[BST_N_FIGURE_KINDS];

/* "knight", "highwayman", "monk", "farmer": a follower on that kind of feature; "builder" ... */
const char *bst_io_words_figure        (BstFigureKind      figure,
                                        BstFeatureKind     feature);

/* The same, wherever it may stand: "follower", "big follower", "builder" ... */
const char *bst_io_words_piece         (BstFigureKind      figure);

/* "Builders": what a player has, before a number. */
const char *bst_io_words_pieces        (BstFigureKind      figure);

/* "2 builders". (transfer full) */
char       *bst_io_words_figures       (BstFigureKind      figure,
                                        guint              count);

/* A neutral figure. */
typedef struct
{
  const char *name;             /* "The dragon" */
  const char *word;             /* "dragon" */
  const char *selected;         /* "Selected: the dragon" */
} BstIoNeutralWords;

/* By BstNeutralKind. */
extern const BstIoNeutralWords bst_io_neutral_words[BST_N_NEUTRAL_KINDS];

/* "The dragon": by itself, in a legend or on a button. */
const char *bst_io_words_neutral          (BstNeutralKind  kind);

/* "dragon": in a list of words in small letters. */
const char *bst_io_words_neutral_word     (BstNeutralKind  kind);

/* "Selected: the dragon". */
const char *bst_io_words_neutral_selected (BstNeutralKind  kind);

G_END_DECLS
