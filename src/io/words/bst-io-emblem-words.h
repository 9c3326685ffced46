/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of emblems and signs: two tables, in English, by the number of the bit (bst-emblem-kind.h). */

#pragma once

#include <bst-emblem-kind.h>

G_BEGIN_DECLS

typedef struct
{
  const char *name;             /* what a tile with it is called at the table; its context is "tile" */
  const char *others;           /* that are searched for, too; context "tile search"; NULL for none */
  const char *remark;           /* what a feature has with it, and the number of the rule; NULL for nothing */
  const char *unfinished;       /* the same while the feature is not complete; NULL: no other */
  gsize       in_rules;         /* of the remark: the field of BstRules that makes it count */
} BstIoEmblemWords;

extern const BstIoEmblemWords bst_io_emblem_words[BST_N_EMBLEMS];
extern const BstIoEmblemWords bst_io_sign_words[BST_N_SIGNS];

G_END_DECLS
