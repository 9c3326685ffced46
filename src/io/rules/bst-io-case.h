/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An example of numbered rules: moves on the table, and what holds after them, line by line. The lines are
 * those of doc/rule-cases.md. */

#pragma once

#include "bst-token-kind.h"

G_BEGIN_DECLS

/* What a line says, by its first word. */
typedef enum
{
  BST_IO_CASE_NOTE,             /* a sentence to the reader; no word, but an element of its own */

  /* Set-up, before the game that follows. */
  BST_IO_CASE_PLAYERS,
  BST_IO_CASE_RULES,
  BST_IO_CASE_TILES,
  BST_IO_CASE_TURNS,
  BST_IO_CASE_GAME,             /* another game, with the usual set-up */

  /* What is done. */
  BST_IO_CASE_PLAY,
  BST_IO_CASE_DRAW,
  BST_IO_CASE_FIRST,

  /* What is claimed. */
  BST_IO_CASE_REFUSE,
  BST_IO_CASE_MALFORMED,
  BST_IO_CASE_FITS,
  BST_IO_CASE_PLACEMENTS,
  BST_IO_CASE_ROTATIONS,
  BST_IO_CASE_PLACEABLE,
  BST_IO_CASE_UNPLACEABLE,
  BST_IO_CASE_SPOTS,
  BST_IO_CASE_STEPS,
  BST_IO_CASE_PHASE,
  BST_IO_CASE_FEATURE,
  BST_IO_CASE_OWNERS,
  BST_IO_CASE_FIGURES,
  BST_IO_CASE_SAME,
  BST_IO_CASE_APART,
  BST_IO_CASE_COUNT,
  BST_IO_CASE_SCORE,
  BST_IO_CASE_FINAL,
  BST_IO_CASE_PLACES,
  BST_IO_CASE_SCORED,
  BST_IO_CASE_PAYS,
  BST_IO_CASE_SUPPLY,
  BST_IO_CASE_STANDING,
  BST_IO_CASE_GOODS,
  BST_IO_CASE_SECOND,
  BST_IO_CASE_TURN,
  BST_IO_CASE_HAND,
  BST_IO_CASE_HELD,
  BST_IO_CASE_BAG,
  BST_IO_CASE_ASIDE,
  BST_IO_CASE_OVER,
  BST_IO_CASE_DRAGON,
  BST_IO_CASE_FAIRY,
  BST_IO_CASE_MAGE,
  BST_IO_CASE_WITCH,
  BST_IO_CASE_SHEEP,
  BST_IO_CASE_HIDDEN,
  BST_IO_CASE_HOLDS,
  BST_IO_CASE_DRAWS,
  BST_IO_CASE_SAYS,
  BST_IO_CASE_DIE,
  BST_IO_CASE_LAPS,
  BST_IO_CASE_ON_TILE,          /* the first of the kinds of tokens: how many lie on a tile */
  BST_IO_CASE_OF_PLAYERS = BST_IO_CASE_ON_TILE + BST_N_TOKEN_KINDS      /* likewise: how many players have, or who has it */
} BstIoCaseVerb;

#define BST_IO_N_CASE_VERBS (BST_IO_CASE_OF_PLAYERS + BST_N_TOKEN_KINDS)

typedef struct
{
  BstIoCaseVerb   verb;
  guint           number;       /* of the line in its file, from 1 */
  char          **words;        /* those behind the first; empty for a note */
  char           *note;         /* the sentence, translated if the case is bundled; NULL for all others */
} BstIoCaseLine;

typedef struct
{
  char          *file;          /* where it was read, as an error names it: "rules/cities.xml" */
  char          *id;            /* "C2", "example-P3" */
  char         **rules;         /* numbers of rules, at least one: the first is what it is about */
  char          *title;         /* what it shows, in a sentence; translated if the case is bundled */
  char          *source;        /* where it comes from, for whoever looks it up; not translated */
  BstIoCaseLine *lines;
  guint          n_lines;
} BstIoCase;

/* What a file may hold: cases, lines of one of them, words of a line. */
#define BST_IO_MAX_CASES      1000
#define BST_IO_MAX_CASE_LINES 250
#define BST_IO_MAX_CASE_WORDS 200

/* The word of a verb in files, "placements"; "" for a note; NULL where texts of positions have no word for a kind of tokens.
 * Static. */
const char *bst_io_case_verb_name  (BstIoCaseVerb    verb);

/* Is the verb about tokens that lie on tiles, or about those of players, and which? */
gboolean    bst_io_case_verb_is_on_tile    (BstIoCaseVerb  verb,
                                            BstTokenKind  *kind);
gboolean    bst_io_case_verb_is_of_players (BstIoCaseVerb  verb,
                                            BstTokenKind  *kind);

/* FALSE if no verb has this name. */
gboolean    bst_io_case_verb_find  (const char      *name,
                                    BstIoCaseVerb   *verb);

/* Does the line only say how the next game is set up? */
gboolean    bst_io_case_verb_sets_up (BstIoCaseVerb  verb);

void        bst_io_case_free       (BstIoCase       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoCase, bst_io_case_free)

/* --- bst-io-case-read.c --- */

/* All cases of a file; @name stands for it in messages. What is too much is BST_IO_ERROR_LIMIT, what is not
 * of the form BST_IO_ERROR_SYNTAX, a rule or a line that Bastide does not know BST_IO_ERROR_UNSUPPORTED; what
 * the lines say is not looked at. (transfer full) (element-type BstIoCase) */
GPtrArray  *bst_io_case_read       (GBytes          *bytes,
                                    const char      *name,
                                    GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
