/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the setter share. */

#pragma once

#include "bastide-setter.h"

G_BEGIN_DECLS

struct _BastideSetter
{
  GObject            parent_instance;

  /* Owned */
  BstPuzzle         *puzzle;
  GPtrArray         *line;              /* (element-type utf8): what follows in the game */
  GArray            *targets;           /* (element-type BstSpot): of the task */

  BstPuzzleAnswer   *removed;           /* that can come back ... (nullable) */
  guint              removed_from;      /* ... to this place */

  gboolean           is_changed;

  /* The check */
  guint              timer;             /* until it begins; 0 */
  GCancellable      *cancellable;       /* NULL unless it runs */
  GPtrArray         *faults;            /* (nullable) */
  BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES];
};

/* --- bastide-setter.c --- */

/* The puzzle says something else. */
void bastide_setter_changed      (BastideSetter *self);
void bastide_setter_list_changed (BastideSetter *self);
/* Puts a copy of @text, or for an empty one NULL, in the place of *@out. FALSE if it is the same. */
gboolean bastide_setter_take_text (char       **out,
                                   const char  *text);

/* --- bastide-setter-lists.c --- */

/* The answer that was removed cannot come back any more. */
void bastide_setter_forget_removed (BastideSetter *self);

/* --- bastide-setter-targets.c --- */

/* The task is another: lists what it may ask of, and asks of something. */
void bastide_setter_find_targets (BastideSetter *self);

/* --- bastide-setter-check.c --- */

void bastide_setter_check_soon   (BastideSetter *self);
void bastide_setter_stop_check   (BastideSetter *self);
void bastide_setter_emit_checked (BastideSetter *self);

G_END_DECLS
