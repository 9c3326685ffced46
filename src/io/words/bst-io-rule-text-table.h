/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table behind bst-io-rule-text.h, in English. */

#pragma once

#include "bst-io-rule-text.h"

G_BEGIN_DECLS

typedef struct
{
  const char    *value;         /* "*" stands for every other number; NULL ends the list */
  const char    *label;         /* NULL for a number */
  BstIoStanding  standing;
  const char    *documents;     /* those that state it; NULL if none does */
} BstIoValueText;

typedef struct
{
  const char           *name;
  BstIoRuleGroup        group;
  const BstIoValueText *values;
  const char           *title;
  const char           *sentence;
} BstIoSwitchText;

/* Every switch once, group by group; the numbers of figures stand with their words (bst-io-figure-words.h). */
extern const BstIoSwitchText bst_io_rule_table[];
extern const guint           bst_io_n_rule_table;

/* 0, or 1 as JCloisterZone plays. */
extern const BstIoValueText  bst_io_number_of_peer[];

G_END_DECLS
