/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the kinds of features: one table, in English, from which the others are asked. Where only some
 * kinds have a sentence of their own, it stands where it is said, beside the one for all others. */

#pragma once

#include "bst-event.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;             /* "City": the head of a row */
  const char *word;             /* "city", in tables; its context is "feature" */
  const char *segment;          /* "city %s", where it reaches edges; "monastery" inside a tile */
  const char *follower;         /* who stands there: "knight"; NULL if nobody does */
  const char *one;              /* "%u city" */
  const char *many;
  const char *one_on_board;     /* "%u city on the board"; NULL for "Monastery: 1" */
  const char *many_on_board;
  const char *paid;             /* "City completed": the head of what it paid; NULL if it never pays, ... */
  const char *paid_unfinished;  /* ... "Unfinished city" ... */
  const char *phrase;           /* ... and in a table: "city"; NULL for @word, ... */
  const char *phrase_unfinished;/* ... "unfinished city" */
} BstIoFeatureWords;

/* By BstFeatureKind. */
extern const BstIoFeatureWords bst_io_feature_words[BST_N_FEATURE_KINDS];

/* "City", "Road", "Farm" ...: as the head of a row. */
const char *bst_io_words_feature          (BstFeatureKind  kind);

/* "city", "road", "farm" ...: in a table. */
const char *bst_io_words_feature_in_table (BstFeatureKind  kind);

/* "knight", "highwayman" ...: a follower on that kind of feature. */
const char *bst_io_words_role             (BstFeatureKind  kind);

/* "city north and west": one that reaches @edges of a tile, as words. (transfer full) */
char       *bst_io_words_feature_at       (BstFeatureKind  kind,
                                           const char     *edges);

/* "2 cities", "2 cities on the board". (transfer full) */
char       *bst_io_words_features         (BstFeatureKind  kind,
                                           guint           count);
char       *bst_io_words_features_on_board (BstFeatureKind kind,
                                            guint          count);

/* What a feature paid: "City completed", "Unfinished road"; in a table "two-tile city", "road". */
const char *bst_io_words_paid             (const BstEvent *event);
const char *bst_io_words_paid_in_table    (const BstEvent *event);

G_END_DECLS
