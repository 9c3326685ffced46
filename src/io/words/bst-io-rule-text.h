/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rule switches mean, in the user's language: for each switch a title and a sentence,
 * for each value a label, where it is written and how much that weighs. The command line and
 * the window say the same because both ask here. All text is static unless said otherwise. */

#pragma once

#include "bst-rules.h"

G_BEGIN_DECLS

/* What a switch belongs to: a part of the game that is chosen as one. */
typedef enum
{
  BST_IO_RULES_BASE,
  BST_IO_RULES_RIVER,
  BST_IO_RULES_INNS,
  BST_IO_RULES_TRADERS,
  BST_IO_RULES_ABBEY,
  BST_IO_RULES_DRAGON,
  BST_IO_RULES_TOWER,
  BST_IO_RULES_SIEGE,
  BST_IO_RULES_ABBOT,
  BST_IO_RULES_DROUGHT,
  BST_IO_RULES_FLIER,
  BST_IO_RULES_FERRIES,
  BST_IO_RULES_GOLDMINES,
  BST_IO_RULES_MAGE,
  BST_IO_RULES_CIRCLES,
  BST_IO_RULES_KING_AND_ROBBER,
  BST_IO_RULES_HILLS,
  BST_IO_RULES_HOUSE,
  BST_IO_RULES_DISPLAY,
  BST_IO_N_RULE_GROUPS
} BstIoRuleGroup;

/* How certain a value is: who says that the game is played so. */
typedef enum
{
  BST_IO_STANDING_DOCUMENT,     /* one of the rule documents states it */
  BST_IO_STANDING_PUBLIC,       /* no document, but a public rules page */
  BST_IO_STANDING_PEER,         /* JCloisterZone plays so */
  BST_IO_STANDING_READING,      /* our own reading of what the documents leave open */
  BST_IO_STANDING_UNMENTIONED,  /* the game without something that no document has to exclude */
  BST_IO_N_STANDINGS
} BstIoStanding;

/* A rule document that sources name. */
typedef struct
{
  const char *id;               /* "Bard 2005": its name, by which sources cite it */
  const char *title;            /* translated */
} BstIoDocument;

/* What the documents leave open. */
typedef struct
{
  const char *sentence;         /* translated */
  const char *switches;         /* the names of those concerned, joined by blanks; may be "" */
} BstIoOpenPoint;

/* "Inns & Cathedrals" ...; a group's id ("inns") is for JSON and never translated. */
const char     *bst_io_rule_group_get_title    (BstIoRuleGroup  group);
const char     *bst_io_rule_group_get_id       (BstIoRuleGroup  group);

/* "stated by a document" ..., its id ("document"), and the source of what has no document:
 * "JCloisterZone", "our reading"; NULL for a document. */
const char     *bst_io_standing_get_title      (BstIoStanding   standing);
const char     *bst_io_standing_get_id         (BstIoStanding   standing);
const char     *bst_io_standing_get_source     (BstIoStanding   standing);

/* A switch by its name in files, "farm-scoring"; NULL for a name that does not exist. The
 * title is a few words, the sentence says what the switch decides. */
const char     *bst_io_switch_get_title        (const char     *name);
const char     *bst_io_switch_get_sentence     (const char     *name);
BstIoRuleGroup  bst_io_switch_get_group        (const char     *name);

/* A value of a switch: what to call it, where it comes from ("Bard 2005", "JCloisterZone",
 * "our reading"), and how much that weighs. The label of a number is the number.
 * NULL, NULL and BST_IO_STANDING_READING for a value that does not exist.
 * (transfer full) for the label. */
char           *bst_io_value_dup_label         (const char     *name,
                                                const char     *value) G_GNUC_WARN_UNUSED_RESULT;
const char     *bst_io_value_get_source        (const char     *name,
                                                const char     *value);
BstIoStanding   bst_io_value_get_standing      (const char     *name,
                                                const char     *value);

/* The documents that sources name, numbered from 0 in the order in which they are cited. */
guint           bst_io_rules_get_n_documents   (void);
BstIoDocument   bst_io_rules_get_document      (guint           index);

/* What the documents leave open, numbered from 0. */
guint           bst_io_rules_get_n_open_points (void);
BstIoOpenPoint  bst_io_rules_get_open_point    (guint           index);

/* Does the open point concern this switch? */
gboolean        bst_io_open_point_concerns     (guint           index,
                                                const char     *name);

G_END_DECLS
