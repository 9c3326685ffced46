/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule sets from XML (data/rulesets, data/schema/ruleset.rng). */

#pragma once

#include "bst-io-error.h"
#include "bst-rules.h"

G_BEGIN_DECLS

typedef struct
{
  BstRules  rules;              /* rules.id is the set's id */
  char     *title;              /* translated */
  char     *description;        /* one sentence, translated */
  char     *source;             /* the rule document or the rule that it comes from: "S000" */
} BstIoRuleSet;

/* The bundled rule set with this id ("modern"). BST_IO_ERROR_UNSUPPORTED if there is none.
 * (transfer full) */
BstIoRuleSet *bst_io_rule_set_load        (const char    *id,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* A rule set from memory; @name stands for the file in messages. (transfer full) */
BstIoRuleSet *bst_io_rule_set_load_bytes  (GBytes        *bytes,
                                           const char    *name,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

void          bst_io_rule_set_free        (BstIoRuleSet  *rule_set);

/* The ids of the bundled rule sets, "modern" first, then sorted; freed with g_strfreev(). */
char        **bst_io_rule_set_list        (void) G_GNUC_WARN_UNUSED_RESULT;

/* Only the switches of a bundled rule set. */
gboolean      bst_io_rules_load           (const char    *id,
                                           BstRules      *rules,
                                           GError       **error);

/* Rules as a user types them: a rule set's id, then switches with their values, joined by
 * commas: "classic,two-tile-city=normal". The id is "custom" once a switch was named. */
gboolean      bst_io_rules_parse          (const char    *text,
                                           BstRules      *rules,
                                           GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoRuleSet, bst_io_rule_set_free)

G_END_DECLS
