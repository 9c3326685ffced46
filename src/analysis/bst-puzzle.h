/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle: a position, tiles to come, a task, and what its setter says about answers. What the
 * rules can decide is decided by bst_puzzle_solve() (bst-puzzle-solve.h). */

#pragma once

#include "bst-extra.h"
#include "bst-feature.h"

G_BEGIN_DECLS

typedef enum
{
  BST_TASK_MOST_NOW,        /* lay the tile for the most points at once */
  BST_TASK_MOST_END,        /* ... for the most points if the game ended then */
  BST_TASK_MARGIN,          /* ... for the greatest lead over the best other player then */
  BST_TASK_COMPLETE,        /* ... so that the feature at @target is complete */
  BST_TASK_BLOCK,           /* ... so that it never can be: an open edge where no tile left fits */
  BST_TASK_CELLS,           /* find all cells where the tile may lie */
  BST_TASK_POINTS,          /* what is the feature at @target worth? */
  BST_TASK_OWNER,           /* who owns it? */
  BST_TASK_FITS             /* how many tiles left fit the cell of @target? */
} BstTaskKind;

#define BST_N_TASKS 9

/* "most-now", "most-end" ...: the words of files. Static, never translated. */
const char *bst_task_name  (BstTaskKind  kind);

/* Is the answer a move? Else it is a number, players or cells. */
static inline gboolean
bst_task_is_move (BstTaskKind kind)
{
  return kind <= BST_TASK_BLOCK;
}

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

/* The answer that no player is an owner. */
#define BST_PUZZLE_NOBODY "nobody"

/* What the setter says of one answer. */
typedef struct
{
  char      *text;          /* a move; "4"; "Red Blue" or "nobody"; cells "1,0 0,-1" */
  guint      marks;         /* 0: wrong; up to 10 */
  char      *reply;         /* what the solver is told (nullable) */
  BstExtra  *extra;         /* owned (nullable): what the file says besides */
} BstPuzzleAnswer;

void         bst_puzzle_answer_free (BstPuzzleAnswer *answer);

typedef struct
{
  char           *id;           /* unique in its booklet */
  char           *title;
  char           *question;     /* (nullable): then the task is told in standard words */
  guint           level;        /* 1, easy, to 5 */
  BstPosition    *position;     /* who is to move solves it */
  BstTaskKind     task;
  BstPuzzleTiles  tiles_from;
  guint           n_tiles;
  gint16          tiles[BST_MAX_PUZZLE_TILES];
  BstSpot         target;       /* tasks about a feature or a cell */
  BstWorth        worth;
  GPtrArray      *answers;      /* (element-type BstPuzzleAnswer) */
  GPtrArray      *hints;        /* (element-type utf8), in steps */
  GPtrArray      *solution;     /* (element-type utf8): moves that play themselves */
  BstExtra       *extra;        /* owned (nullable): what the file says besides */
} BstPuzzle;

/* Puts the position, which it takes over, into an empty puzzle. (transfer full) */
BstPuzzle   *bst_puzzle_new         (const char      *id,
                                     BstPosition     *position) G_GNUC_WARN_UNUSED_RESULT;
/* With a position of its own, so that a thread may have it. (transfer full) */
BstPuzzle   *bst_puzzle_copy        (const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;
void         bst_puzzle_free        (BstPuzzle       *puzzle);

/* The new answer. (transfer none) */
BstPuzzleAnswer *bst_puzzle_add_answer (BstPuzzle    *puzzle,
                                     const char      *text,
                                     guint            marks,
                                     const char      *reply);

/* Do both say the same? Titles, hints and all that a solver sees count; games are compared by
 * what the text of a position says of them. */
gboolean     bst_puzzle_equal       (const BstPuzzle *a,
                                     const BstPuzzle *b);

/* A puzzle that could not be read: it stays in its booklet as it is. */
typedef struct
{
  guint  index;                 /* so many puzzles of the chapter stood before it */
  char  *id;                    /* "" if it has none */
  char  *text;                  /* its XML */
  char  *reason;                /* why it could not be read */
} BstUnreadPuzzle;

/* A chapter of a booklet. */
typedef struct
{
  char      *title;
  GPtrArray *puzzles;           /* (element-type BstPuzzle), owned */
  GPtrArray *unread;            /* (element-type BstUnreadPuzzle), owned, in their order */
  BstExtra  *extra;             /* as above */
} BstChapter;

/* Puzzles that belong together. */
typedef struct
{
  char      *id;                /* that it keeps whatever becomes of its file (nullable) */
  char      *key;               /* the id, or what stands for it: results are kept under it */
  char      *title;
  GPtrArray *chapters;          /* (element-type BstChapter), owned */
  BstExtra  *extra;             /* as above, of the document around it too */
} BstBooklet;

BstBooklet  *bst_booklet_new         (const char      *title) G_GNUC_WARN_UNUSED_RESULT;
void         bst_booklet_free        (BstBooklet      *booklet);
BstChapter  *bst_booklet_add_chapter (BstBooklet      *booklet,
                                      const char      *title);

/* Behind the puzzles that the chapter has so far. */
void         bst_chapter_add_unread  (BstChapter      *chapter,
                                      const char      *id,
                                      const char      *text,
                                      const char      *reason);

/* The puzzle of @other that could not be read and does not stand as it is in @booklet; NULL if
 * there is none. (transfer none) */
const BstUnreadPuzzle *bst_booklet_find_unread (const BstBooklet *booklet,
                                      const BstBooklet *other);

/* Has a puzzle that could not be read this id? */
gboolean     bst_booklet_has_unread  (const BstBooklet *booklet,
                                      const char       *id);

/* All puzzles, chapter by chapter. @index below bst_booklet_count(). (transfer none) */
guint        bst_booklet_count       (const BstBooklet *booklet);
BstPuzzle   *bst_booklet_get         (const BstBooklet *booklet,
                                      guint             index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstPuzzle, bst_puzzle_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstBooklet, bst_booklet_free)

G_END_DECLS
