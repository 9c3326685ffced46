/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of neutral figures, which belong to nobody: what the rules say of each, in one table. Where one stands is its
 * module's to say (bst-module.h); its words are io's (bst-io-figure-words.h), its picture render's
 * (bst-render-kind.h). */

#pragma once

#include "bst-feature-kind.h"
#include "bst-rules.h"

G_BEGIN_DECLS

typedef enum
{
  BST_NEUTRAL_DRAGON,       /* PD1 */
  BST_NEUTRAL_FAIRY,        /* PD3 */
  BST_NEUTRAL_MAGE,         /* MW1; as the next */
  BST_NEUTRAL_WITCH
} BstNeutralKind;

#define BST_N_NEUTRAL_KINDS 4

typedef struct
{
  const char *name;             /* in texts: "dragon" */
  gsize       in_rules;         /* where BstRules says whether the game has it, a gboolean */
  guint8      joins_followers;  /* may stand beside a follower, and not on a tile alone */
  guint32     grounds;          /* on which kinds of features (1 << BstFeatureKind) it stands; 0: on a tile */
} BstNeutralFacts;

/* MW1: where the mage and the witch stand. */
#define BST_MAGIC_GROUNDS (1u << BST_FEATURE_CITY | 1u << BST_FEATURE_ROAD)

/* By BstNeutralKind. */
extern const BstNeutralFacts bst_neutral_facts[BST_N_NEUTRAL_KINDS];

/* Static; @kind is below BST_N_NEUTRAL_KINDS. */
static inline const BstNeutralFacts *
bst_neutral_kind_get (BstNeutralKind kind)
{
  return &bst_neutral_facts[kind];
}

/* Has a game with these rules the figure? */
static inline gboolean
bst_neutral_is_in_rules (BstNeutralKind  kind,
                         const BstRules *rules)
{
  return *(const gboolean *) (const void *) ((const char *) rules + bst_neutral_facts[kind].in_rules);
}

G_END_DECLS
