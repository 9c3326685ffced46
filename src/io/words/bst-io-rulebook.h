/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbered rules: what "MO3" says, in the user's language, and where that is written. The
 * numbers are those which the program, its messages and its tests cite; doc/rules.md is printed
 * from here by `bastide-cli rules --all`. All text is static unless said otherwise. */

#pragma once

#include "bst-io-rule-text.h"

G_BEGIN_DECLS

/* Where in a document a rule stands. */
typedef enum
{
  BST_IO_SOMEWHERE,             /* the document has no pages, or says it in several places */
  BST_IO_PAGE,
  BST_IO_SHEET,                 /* B1, B2: the sheets that lie beside the booklet */
  BST_IO_FOOTNOTE,
  BST_IO_HOUSE_RULES            /* the section of that title */
} BstIoPlace;

typedef struct
{
  const char *document;         /* one of bst-io-rule-documents.h; NULL ends a list */
  BstIoPlace  place;
  guint       number;           /* of the page, sheet or footnote */
} BstIoCitation;

#define BST_IO_MAX_CITATIONS 4

typedef struct
{
  const char    *number;        /* "MO3", "FV1b" */
  BstIoStanding  standing;      /* a document if there are citations */
  BstIoCitation  citations[BST_IO_MAX_CITATIONS + 1];
  const char    *sentence;      /* in English; see bst_io_rule_get_sentence() */
} BstIoRule;

/* All rules, numbered from 0 chapter by chapter. */
guint            bst_io_rulebook_get_n_rules   (void);
const BstIoRule *bst_io_rulebook_get_rule      (guint             index);

/* The rule with this number, in upper or lower case; NULL if there is none. */
const BstIoRule *bst_io_rulebook_find          (const char       *number);

/* Translated. */
const char      *bst_io_rule_get_sentence      (const BstIoRule  *rule);

/* Where it is written, translated: "Bard 2005, page 3; Jedlińska", "JCloisterZone",
 * "our reading". (transfer full) */
char            *bst_io_rule_dup_source        (const BstIoRule  *rule) G_GNUC_WARN_UNUSED_RESULT;

/* Does the rule rest on this document (its id)? */
gboolean         bst_io_rule_cites             (const BstIoRule  *rule,
                                                const char       *document);

/* The title of the chapter that the rule belongs to, translated. */
const char      *bst_io_rule_get_chapter       (const BstIoRule  *rule);

/* The tile set, or the base game or house rules, that this chapter belongs to. */
BstIoRuleGroup   bst_io_rule_get_group         (const BstIoRule  *rule);

/* Is this one of the rules that a switch is about ("C4", "IC1, IC2", "P5-P7")? */
gboolean         bst_io_rule_concerns          (const BstIoRule  *rule,
                                                const char       *rules_of_switch);

G_END_DECLS
