/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JCloisterZone's saved games, .jcz, of the versions 4.x to 6.x (formats.md, 1).
 *
 * The base game in both editions without gardens and abbots, and the expansions that Bastide
 * has. Whatever changes the game and is not known (other expansions, elements, rules, messages)
 * is BST_IO_ERROR_UNSUPPORTED, by name. */

#pragma once

#include "bst-io-json.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Where the program stood after the last message, which a test in the file may ask about. */
typedef enum
{
  BST_IO_JCZ_PHASE_ABBEY,       /* an abbey may be placed, before a tile is drawn */
  BST_IO_JCZ_PHASE_ABBEY_COMMIT,        /* none was; that is to be confirmed */
  BST_IO_JCZ_PHASE_TILE,        /* the tile in hand is to be placed */
  BST_IO_JCZ_PHASE_GOLD,        /* placed; the second ingot is to be laid */
  BST_IO_JCZ_PHASE_MAGIC,       /* placed; mage or witch is to move */
  BST_IO_JCZ_PHASE_ACTION,      /* placed; a figure may be put, or something done instead */
  BST_IO_JCZ_PHASE_CAPTURE,     /* a tower grew and may take a follower */
  BST_IO_JCZ_PHASE_EXCHANGE,    /* a prisoner is to be chosen */
  BST_IO_JCZ_PHASE_PUT_FERRY,   /* a ferry is to be put on the lake just laid */
  BST_IO_JCZ_PHASE_MOVE_FERRY,  /* ferries may be moved */
  BST_IO_JCZ_PHASE_FLOCK,       /* a flock is to grow or be scored */
  BST_IO_JCZ_PHASE_DRAGON,      /* the dragon is to move */
  BST_IO_JCZ_PHASE_COMMIT,      /* put or passed; the turn is to be ended */
  BST_IO_JCZ_PHASE_WAGON,       /* a scored wagon may drive on */
  BST_IO_JCZ_PHASE_WAGON_COMMIT,        /* it did, or something came of a crop circle; that is to be confirmed */
  BST_IO_JCZ_PHASE_CIRCLE,      /* what comes of a crop circle */
  BST_IO_JCZ_PHASE_ESCAPE,      /* somebody may leave a besieged city */
  BST_IO_JCZ_PHASE_LAST_ABBEY,  /* an abbey may be placed, the bag being empty */
  BST_IO_JCZ_PHASE_OVER
} BstIoJczPhase;

#define BST_IO_JCZ_N_PHASES 19

/* How a file ends. */
typedef struct
{
  BstIoJczPhase phase;          /* that its last message leads to */
  gboolean      is_committed;   /* the message is a commit, behind which nothing is undone */
} BstIoJczEnd;

/* JCloisterZone's name of a phase: "TilePhase" ... Static. */
const char *bst_io_jcz_phase_name (BstIoJczPhase phase);

/* Does the JSON look like a saved game of JCloisterZone? */
gboolean   bst_io_jcz_is   (const BstIoJson  *root);

/* Reads a parsed file, every message checked on a board. @end may be NULL. NULL and @error
 * at the first fault. (transfer full) */
BstRecord *bst_io_jcz_read (const BstIoJson  *root,
                            BstIoJczEnd      *end,
                            BstIoIssues      *issues,
                            GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same; but where a message has a fault, what stands before it, and an issue (BST_IO_ISSUE_FAULT) and the comment
 * of the last move say what is wrong, and where. Of a game with something that is not known
 * (BST_IO_ISSUE_UNSUPPORTED) what can be played without. NULL and @error if there is no message of that. (transfer full) */
BstRecord *bst_io_jcz_read_to_fault (const BstIoJson  *root,
                                     BstIoIssues      *issues,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
