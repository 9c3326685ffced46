/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule sets from and to XML (data/rulesets, data/schema/ruleset.rng). */

#pragma once

#include "bst-io-error.h"
#include "bst-rules.h"

G_BEGIN_DECLS

/* The rule set of games whose switches are chosen one by one, starting from "modern". */
#define BST_IO_CUSTOM_RULES "custom"

typedef struct
{
  char     *id;                 /* "modern" */
  BstRules  rules;              /* rules.id is "custom" in a set that is not bundled */
  char     *title;              /* translated */
  char     *description;        /* one sentence, translated */
  char     *source;             /* the rule document or the rule that it comes from: "Bard 2005" */
  char     *tiles;              /* the tile sets that it is meant for, "basic+river";
                                 * NULL if it goes with any */
  guint     least_players;      /* whom it is for, 1 to BST_MAX_PLAYERS; 0 if it is for any ... */
  guint     most_players;       /* ... number, as here */
} BstIoRuleSet;

/* The bundled rule set with this id ("modern"). BST_IO_ERROR_UNSUPPORTED if there is none.
 * (transfer full) */
BstIoRuleSet *bst_io_rule_set_load        (const char    *id,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* A rule set from memory; @name stands for the file in messages. (transfer full) */
BstIoRuleSet *bst_io_rule_set_load_bytes  (GBytes        *bytes,
                                           const char    *name,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* A user's own rule set. As with all from outside, the file is bounded and checked against the
 * schema, and an error names file, line and reason. (transfer full) */
BstIoRuleSet *bst_io_rule_set_load_file   (const char    *path,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* A rule set of the user's: the switches of @rules under a title and a description (nullable).
 * Its id is made of the title. (transfer full) */
BstIoRuleSet *bst_io_rule_set_new         (const BstRules *rules,
                                           const char    *title,
                                           const char    *description) G_GNUC_WARN_UNUSED_RESULT;

/* The file form: every switch that differs from the modern rules. (transfer full) */
char         *bst_io_rule_set_to_text     (const BstIoRuleSet *rule_set) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the file as a whole or not at all. BST_IO_ERROR_WRITE. */
gboolean      bst_io_rule_set_save        (const BstIoRuleSet *rule_set,
                                           const char    *path,
                                           GError       **error);

void          bst_io_rule_set_free        (BstIoRuleSet  *rule_set);

/* The ids of the bundled rule sets, "modern" first, then sorted; freed with g_strfreev(). */
char        **bst_io_rule_set_list        (void) G_GNUC_WARN_UNUSED_RESULT;

/* The bundled rule set by which a game with the tile sets @tiles is played: the one that the
 * rules name, or, of rules that name none, the one that is equal to them once the tile sets
 * have turned on what they bring. NULL if there is none. (transfer full) */
BstIoRuleSet *bst_io_rule_set_find        (const BstRules *rules,
                                           const char     *tiles) G_GNUC_WARN_UNUSED_RESULT;

/* The sentence that says that so many players are more or fewer than the rule set of a game is
 * for; NULL if they are not. Expansions with figures in a sixth colour bring a sixth player (Kupcy
 * i budowniczowie).
 * (transfer full) */
char         *bst_io_rule_set_dup_players_fault (const BstRules *rules,
                                                 const char     *tiles,
                                                 guint           n_players) G_GNUC_WARN_UNUSED_RESULT;

/* Only the switches of a bundled rule set. */
gboolean      bst_io_rules_load           (const char    *id,
                                           BstRules      *rules,
                                           GError       **error);

/* As bst_rules_set(), with the reason in the user's language: BST_IO_ERROR_UNSUPPORTED. */
gboolean      bst_io_rules_set_switch     (BstRules      *rules,
                                           const char    *name,
                                           const char    *value,
                                           GError       **error);

/* Rules as a user types them: a rule set's id, then switches with their values, joined by
 * commas: "classic,two-tile-city=normal". The id is "custom" once a switch was named. */
gboolean      bst_io_rules_parse          (const char    *text,
                                           BstRules      *rules,
                                           GError       **error);

/* Does the argument of a command name a file: has it a slash, or the ending .xml? */
gboolean      bst_io_rules_is_file        (const char    *argument);

/* As bst_io_rules_parse(), but the first word may be a file of the user's. Only for what the
 * user himself typed: a text from outside must not choose files to be read. */
gboolean      bst_io_rules_parse_argument (const char    *argument,
                                           BstRules      *rules,
                                           GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoRuleSet, bst_io_rule_set_free)

G_END_DECLS
