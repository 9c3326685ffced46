/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the kinds of tokens: a table, in English, from which the others are asked. */

#pragma once

#include "bst-problem.h"

G_BEGIN_DECLS

typedef struct
{
  const char *one;              /* "%u ingot"; of what there is one of "the king", and no other form */
  const char *many;
  const char *title;            /* "Ingots": what a player has, before a number; its context is "amount". NULL: nothing */
  const char *name;             /* "Ingot": one that is put on a tile; NULL if none is, as the next */
  const char *selected;         /* "Selected: ingot" */
  const char *help;             /* what a click does that puts one, if that is more than one more; else NULL */
  const char *problem;          /* what is wrong with it (BST_PROBLEM_TOKENS), after its player, its cell or how many there are: */
  const char *problem_many;     /* for many, NULL: one sentence for any number, with the tokens in words */
  const char *heading;          /* before what players have: "In the supply" */
  const char *one_on_tile;      /* "%u ingot lies here" */
  const char *many_on_tile;
  const char *none_on_tile;     /* "No ingot lies here"; NULL: as of many */
  const char *owner;            /* "The king: %s" */
  const char *nobody;           /* "Nobody has the king" */
} BstIoTokenWords;

/* By BstTokenKind. */
extern const BstIoTokenWords bst_io_token_words[BST_N_TOKEN_KINDS];

/* "2 ingots", "the king". (transfer full) */
char       *bst_io_words_tokens         (BstTokenKind      kind,
                                         guint             count);

/* "Ingots": what a player has, before a number. */
const char *bst_io_words_tokens_title   (BstTokenKind      kind);

/* "Ingot": on a button. */
const char *bst_io_words_token          (BstTokenKind      kind);

/* "Selected: ingot". */
const char *bst_io_words_token_selected (BstTokenKind      kind);

/* What a click does that puts one; NULL if that needs no words. */
const char *bst_io_words_token_help     (BstTokenKind      kind);

/* "In the supply": before what players have. */
const char *bst_io_words_tokens_heading (BstTokenKind      kind);

/* "2 ingots lie here". (transfer full) */
char       *bst_io_words_tokens_on_tile (BstTokenKind      kind,
                                         guint             count);

/* "The king: Anna"; "Nobody has the king" for BST_NO_PLAYER. (transfer full) */
char       *bst_io_words_token_owner    (const BstGame    *game,
                                         BstTokenKind      kind,
                                         int               player);

/* What is wrong with tokens of a set-up. (transfer full) */
char       *bst_io_words_token_problem  (const BstGame    *game,
                                         const BstProblem *problem);

G_END_DECLS
