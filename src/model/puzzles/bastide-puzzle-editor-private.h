/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the puzzle editor share. */

#pragma once

#include "bastide-puzzle-editor.h"
#include "bastide-work.h"

G_BEGIN_DECLS

struct _BastidePuzzleEditor
{
  GObject            parent_instance;

  /* Owned */
  BstPuzzle         *puzzle;
  BstPuzzle         *asked;             /* what is told a target and so on: that, or its claim; borrowed */
  GPtrArray         *line;              /* (element-type utf8): what follows in the game */
  GArray            *targets;           /* (element-type BstSpot): of the task */

  BstPosition       *before;            /* of the last move (nullable) ... */
  char              *last_move;         /* ... and that (nullable) */
  gboolean           is_aiming_other;   /* what is picked next is the other feature */
  gboolean           is_true;           /* the statement, while no rule is right yet */

  BstPuzzleAnswer   *removed;           /* that can come back ... (nullable) */
  guint              removed_from;      /* ... to this place */
  GPtrArray         *set_aside[BST_ANSWER_TRUTH + 1];   /* (element-type BstPuzzleAnswer): by BstAnswerKind (nullable) */

  gboolean           is_changed;

  /* The check */
  BastideWork       *check;
  GPtrArray         *faults;            /* (nullable) */
  BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES];
};

/* --- bastide-puzzle-editor.c --- */

/* The puzzle says something else. */
void bastide_puzzle_editor_changed      (BastidePuzzleEditor *self);
void bastide_puzzle_editor_list_changed (BastidePuzzleEditor *self);
/* Without hints and sentences that are still empty, of which there is nothing to find. (transfer full) */
BstPuzzle *bastide_puzzle_editor_dup_filled (BastidePuzzleEditor *self) G_GNUC_WARN_UNUSED_RESULT;
/* Puts a copy of @text, or for an empty one NULL, in the place of *@out. FALSE if it is the same. */
gboolean bastide_puzzle_editor_take_text (char       **out,
                                          const char  *text);

/* --- bastide-puzzle-editor-lists.c --- */

/* The answer that was removed cannot come back any more. */
void bastide_puzzle_editor_forget_removed (BastidePuzzleEditor *self);
/* The task is answered in another form: answers of that one are none of it, and come back with it. */
void bastide_puzzle_editor_swap_answers (BastidePuzzleEditor *self,
                                         BstAnswerKind        before,
                                         BstAnswerKind        after);

/* --- bastide-puzzle-editor-targets.c --- */

/* The task is another: lists what it may ask of, and asks of something. */
void bastide_puzzle_editor_find_targets (BastidePuzzleEditor *self);

/* --- bastide-puzzle-editor-needs.c --- */

/* The puzzle asks of a move that was just played, if one is known. */
void bastide_puzzle_editor_tell_played  (BastidePuzzleEditor *self);
/* The task is another: it is told what it cannot do without. */
void bastide_puzzle_editor_fill_needs   (BastidePuzzleEditor *self);

/* --- bastide-puzzle-editor-sentences.c --- */

/* Takes out sentences that are still empty. */
void bastide_puzzle_editor_drop_empty   (BstPuzzle           *puzzle);

/* --- bastide-puzzle-editor-claim.c --- */

/* Takes the claim (nullable) over, and asks of it. */
void bastide_puzzle_editor_take_claim   (BastidePuzzleEditor *self,
                                         BstPuzzle           *claim);
/* A claim without its answer says nothing. */
void bastide_puzzle_editor_drop_unanswered (BstPuzzle         *puzzle);

/* --- bastide-puzzle-editor-check.c --- */

void bastide_puzzle_editor_check_soon   (BastidePuzzleEditor *self);
void bastide_puzzle_editor_init_check   (BastidePuzzleEditor *self);
/* Of BST_MAX_PUZZLE_TILES draws. */
void bastide_puzzle_editor_clear_solutions (BstPuzzleSolution *solutions);
void bastide_puzzle_editor_emit_checked (BastidePuzzleEditor *self);

G_END_DECLS
