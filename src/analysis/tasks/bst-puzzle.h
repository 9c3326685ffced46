/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle: a position, tiles to come, a task, and what its setter says about answers. What the
 * rules can decide is decided by bst_puzzle_solve() (bst-puzzle-solve.h). */

#pragma once

#include "bst-event.h"
#include "bst-extra.h"
#include "bst-feature.h"
#include "bst-task.h"

G_BEGIN_DECLS

/* Where the tile that the solver lays comes from. */
typedef enum
{
  BST_PUZZLE_TILES_KNOWN,   /* they come one after the other; the others' turns are left out */
  BST_PUZZLE_TILES_BAG,     /* one of them is drawn */
  BST_PUZZLE_TILES_CHOICE   /* the solver takes one of them */
} BstPuzzleTiles;

#define BST_MAX_PUZZLE_TILES 3

/* What a feature's worth means in BST_TASK_POINTS (bst-feature.h). */
typedef enum
{
  BST_WORTH_NOW,
  BST_WORTH_COMPLETED,
  BST_WORTH_END
} BstWorth;

/* "now", "completed", "end": the words of files. Static, never translated. */
const char  *bst_worth_name         (BstWorth         worth);
/* FALSE if it is none of them. */
gboolean     bst_worth_parse        (const char      *name,
                                     BstWorth        *worth);

/* The answers that no player is an owner, and that no feature counts. */
#define BST_PUZZLE_NOBODY "nobody"
#define BST_PUZZLE_NONE   "none"

/* What the setter says of one answer. */
typedef struct
{
  char      *text;          /* in the form of the task (BstAnswerKind) */
  guint      marks;         /* 0: wrong; up to 10 */
  char      *reply;         /* what the solver is told (nullable) */
  BstExtra  *extra;         /* owned (nullable): what the file says besides */
} BstPuzzleAnswer;

void         bst_puzzle_answer_free (BstPuzzleAnswer *answer);

/* The same tiles and figures under another rule set. */
typedef struct
{
  char        *rule_set;        /* its id */
  BstPosition *position;        /* owned */
} BstEdition;

typedef struct BstPuzzle BstPuzzle;

struct BstPuzzle
{
  char           *id;           /* unique in its booklet */
  char           *title;
  char           *question;     /* (nullable): then the task is told in standard words */
  guint           level;        /* 1, easy, to 5 */
  BstPosition    *position;     /* what is asked of, after what was played; who is to move solves it */
  BstPosition    *before;       /* what was played, (nullable): nothing */
  GPtrArray      *played;       /* (element-type utf8): the moves that led from there to @position ... */
  BstEvents       paid;         /* ... and what the last of them paid */
  BstTaskKind     task;
  BstPuzzleTiles  tiles_from;
  guint           n_tiles;
  gint16          tiles[BST_MAX_PUZZLE_TILES];
  /* What the task needs (BstTaskNeeds); else as bst_puzzle_new() left it. */
  BstSpot         target;       /* a feature or a cell */
  BstSpot         other;        /* another feature */
  BstWorth        worth;
  int             player;       /* BST_NO_PLAYER where none is asked of */
  BstFeatureKind  kind;         /* of BST_TASK_COUNT */
  int             goal;         /* points */
  GPtrArray      *editions;     /* (element-type BstEdition) */
  GPtrArray      *choices;      /* (element-type utf8): sentences */
  GPtrArray      *rules;        /* (element-type utf8): numbers, of which one says so */
  BstPuzzle      *claim;        /* owned (nullable): what the sentence of BST_TASK_TRUTH says, as a puzzle of the
                                 * same position: it is true if the one answer of that is right, which may be
                                 * missing while it is being made */
  GPtrArray      *answers;      /* (element-type BstPuzzleAnswer) */
  GPtrArray      *hints;        /* (element-type utf8), in steps */
  GPtrArray      *solution;     /* (element-type utf8): moves that play themselves */
  BstExtra       *extra;        /* owned (nullable): what the file says besides */
};

/* Puts the position, which it takes over, into an empty puzzle. (transfer full) */
BstPuzzle   *bst_puzzle_new         (const char      *id,
                                     BstPosition     *position) G_GNUC_WARN_UNUSED_RESULT;
/* Plays a move that was just played: the puzzle asks of what it leads to. FALSE and @error leave
 * the puzzle as it was. */
gboolean     bst_puzzle_play_on     (BstPuzzle       *puzzle,
                                     const char      *move,
                                     GError         **error);
/* What was there before the last of the moves that were played, of which there is one, and that move.
 * (transfer full) */
BstPosition *bst_puzzle_dup_before_last (const BstPuzzle *puzzle,
                                         BstMove         *last) G_GNUC_WARN_UNUSED_RESULT;
/* What the board shows while it is asked: where it asks what a turn pays, who is paid or where one may
 * stand, those whom the scoring sent home stand where they stood when the tile was laid. Its parts are
 * those of @position. (transfer full) */
BstPosition *bst_puzzle_dup_shown   (const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the position over. */
void         bst_puzzle_add_edition (BstPuzzle       *puzzle,
                                     const char      *rule_set,
                                     BstPosition     *position);
/* With positions of its own, so that a thread may have it. (transfer full) */
BstPuzzle   *bst_puzzle_copy        (const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;
void         bst_puzzle_free        (BstPuzzle       *puzzle);

/* Takes out tiles and sentences that the task is told nothing of, and those of its claim. */
void         bst_puzzle_drop_unneeded (BstPuzzle     *puzzle);

/* "city:N at 1,0", or without @has_place a cell alone: what a puzzle asks of, in the words of files. FALSE if it is
 * neither. */
gboolean     bst_puzzle_parse_target (const char     *text,
                                     gboolean         has_place,
                                     BstSpot         *target);

/* The new answer. (transfer none) */
BstPuzzleAnswer *bst_puzzle_add_answer (BstPuzzle    *puzzle,
                                     const char      *text,
                                     guint            marks,
                                     const char      *reply);

/* Do both say the same? Titles, hints and all that a solver sees count; games are compared by
 * what the text of a position says of them. */
gboolean     bst_puzzle_equal       (const BstPuzzle *a,
                                     const BstPuzzle *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstPuzzle, bst_puzzle_free)

G_END_DECLS
