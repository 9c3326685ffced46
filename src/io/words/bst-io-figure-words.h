/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the kinds of figures: one table, in English, from which the others are asked. */

#pragma once

#include "bst-feature.h"
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

G_END_DECLS
