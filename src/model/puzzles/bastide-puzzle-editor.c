/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

#include <bst-io-position-text.h>

enum
{
  CHANGED,
  LIST_CHANGED,
  CHECKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePuzzleEditor, bastide_puzzle_editor, G_TYPE_OBJECT)

static void
bastide_puzzle_editor_finalize (GObject *object)
{
  BastidePuzzleEditor *self = BASTIDE_PUZZLE_EDITOR (object);

  bastide_work_free (self->check);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  bastide_puzzle_editor_clear_solutions (self->solutions);
  bastide_puzzle_editor_forget_removed (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->set_aside); i++)
    g_clear_pointer (&self->set_aside[i], g_ptr_array_unref);
  g_clear_pointer (&self->puzzle, bst_puzzle_free);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_array_unref (self->targets);
  g_clear_pointer (&self->before, bst_position_free);
  g_free (self->last_move);

  G_OBJECT_CLASS (bastide_puzzle_editor_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_PUZZLE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
bastide_puzzle_editor_class_init (BastidePuzzleEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_puzzle_editor_finalize;

  signals[CHANGED] = add_signal ("changed");
  signals[LIST_CHANGED] = add_signal ("list-changed");
  signals[CHECKED] = add_signal ("checked");
}

static void
bastide_puzzle_editor_init (BastidePuzzleEditor *self)
{
  self->targets = g_array_new (FALSE, FALSE, sizeof (BstSpot));
  self->is_true = TRUE;
  bastide_puzzle_editor_init_check (self);
}

void
bastide_puzzle_editor_add_known_tile (BstPuzzle  *puzzle,
                                      const char *next_move)
{
  int type = bst_position_get_held_tile (puzzle->position, bst_position_get_turn (puzzle->position));
  BstMove move;

  if (type == BST_NO_TILE && next_move != NULL
      && bst_move_parse (bst_position_get_game (puzzle->position), next_move, &move, NULL))
    type = move.type;
  if (type != BST_NO_TILE)
    puzzle->tiles[puzzle->n_tiles++] = (gint16) type;
}

BastidePuzzleEditor *
bastide_puzzle_editor_new (BstPosition *position,
                           GPtrArray   *line)
{
  BastidePuzzleEditor *self = g_object_new (BASTIDE_TYPE_PUZZLE_EDITOR, NULL);

  self->line = line != NULL ? line : g_ptr_array_new_with_free_func (g_free);
  self->puzzle = self->asked = bst_puzzle_new ("", position);
  bastide_puzzle_editor_add_known_tile (self->puzzle, self->line->len > 0 ? g_ptr_array_index (self->line, 0) : NULL);
  bastide_puzzle_editor_find_targets (self);
  bastide_puzzle_editor_check_soon (self);

  return self;
}

BastidePuzzleEditor *
bastide_puzzle_editor_new_for (const BstPuzzle *puzzle)
{
  BastidePuzzleEditor *self = g_object_new (BASTIDE_TYPE_PUZZLE_EDITOR, NULL);

  self->puzzle = bst_puzzle_copy (puzzle);
  self->asked = self->puzzle->claim != NULL ? self->puzzle->claim : self->puzzle;
  self->line = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < puzzle->solution->len; i++)
    g_ptr_array_add (self->line, g_strdup (g_ptr_array_index (puzzle->solution, i)));
  bastide_puzzle_editor_find_targets (self);
  bastide_puzzle_editor_check_soon (self);

  return self;
}

const BstPuzzle *
bastide_puzzle_editor_get_puzzle (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  return self->puzzle;
}

BstPuzzle *
bastide_puzzle_editor_dup_filled (BastidePuzzleEditor *self)
{
  BstPuzzle *copy = bst_puzzle_copy (self->puzzle);

  bst_puzzle_drop_unneeded (copy);
  bastide_puzzle_editor_drop_empty (copy);
  for (guint i = copy->hints->len; i > 0; i--)
    if (*(const char *) g_ptr_array_index (copy->hints, i - 1) == '\0')
      g_ptr_array_remove_index (copy->hints, i - 1);

  return copy;
}

BstPuzzle *
bastide_puzzle_editor_dup_puzzle (BastidePuzzleEditor *self)
{
  BstPuzzle *copy;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  copy = bastide_puzzle_editor_dup_filled (self);
  bastide_puzzle_editor_drop_unanswered (copy);

  return copy;
}

gboolean
bastide_puzzle_editor_is_changed (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  return self->is_changed;
}

void
bastide_puzzle_editor_set_unsaved (BastidePuzzleEditor *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  self->is_changed = TRUE;
}

/* --- What is known beside the puzzle --- */

/* The id, the line, the last move, and the position before it; empty without one. */
#define KNOWN "(sasss)"

char *
bastide_puzzle_editor_dup_known (BastidePuzzleEditor *self)
{
  g_autofree char *before = NULL;
  g_autoptr (GVariant) known = NULL;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  before = self->before != NULL ? bst_position_to_text (self->before) : NULL;
  known = g_variant_ref_sink (g_variant_new ("(s@asss)", self->puzzle->id, g_variant_new_strv (
                                (const char * const *) self->line->pdata, self->line->len),
                                             self->last_move != NULL ? self->last_move : "", before != NULL ? before : ""));

  return g_variant_print (known, FALSE);
}

void
bastide_puzzle_editor_set_known (BastidePuzzleEditor *self,
                                 const char          *known)
{
  g_autoptr (GVariant) read = NULL;
  g_autofree const char **line = NULL;
  const char *id, *last_move, *before;
  BstPosition *position;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  read = g_variant_parse (G_VARIANT_TYPE (KNOWN), known, NULL, NULL, NULL);
  if (read == NULL)
    return;
  g_variant_get (read, "(&s^a&s&s&s)", &id, &line, &last_move, &before);
  g_free (self->puzzle->id);
  self->puzzle->id = g_strdup (id);
  g_ptr_array_set_size (self->line, 0);
  for (guint i = 0; line[i] != NULL; i++)
    g_ptr_array_add (self->line, g_strdup (line[i]));
  position = *last_move != '\0' ? bst_io_position_from_text (before, NULL, NULL) : NULL;
  if (position != NULL)
    bastide_puzzle_editor_set_last_move (self, position, last_move);
}

/* --- What it says --- */

void
bastide_puzzle_editor_changed (BastidePuzzleEditor *self)
{
  self->is_changed = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
  bastide_puzzle_editor_check_soon (self);
}

void
bastide_puzzle_editor_list_changed (BastidePuzzleEditor *self)
{
  g_signal_emit (self, signals[LIST_CHANGED], 0);
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_emit_checked (BastidePuzzleEditor *self)
{
  g_signal_emit (self, signals[CHECKED], 0);
}

gboolean
bastide_puzzle_editor_take_text (char       **out,
                                 const char  *text)
{
  const char *wanted = text != NULL && *text != '\0' ? text : NULL;

  if (g_strcmp0 (*out, wanted) == 0)
    return FALSE;
  g_free (*out);
  *out = g_strdup (wanted);

  return TRUE;
}

void
bastide_puzzle_editor_set_id (BastidePuzzleEditor *self,
                              const char          *id)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (g_str_equal (self->puzzle->id, id))
    return;
  g_free (self->puzzle->id);
  self->puzzle->id = g_strdup (id);
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_title (BastidePuzzleEditor *self,
                                 const char          *title)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (bastide_puzzle_editor_take_text (&self->puzzle->title, title))
    bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_question (BastidePuzzleEditor *self,
                                    const char          *question)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (bastide_puzzle_editor_take_text (&self->puzzle->question, question))
    bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_level (BastidePuzzleEditor *self,
                                 guint                level)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (level >= 1 && level <= 5);

  if (self->puzzle->level == level)
    return;
  self->puzzle->level = level;
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_task (BastidePuzzleEditor *self,
                                BstTaskKind          task)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail ((guint) task < BST_N_TASKS);

  if (self->puzzle->task == task)
    return;
  bastide_puzzle_editor_swap_answers (self, bst_task_get_answer (self->puzzle->task), bst_task_get_answer (task));
  bastide_puzzle_editor_take_claim (self, NULL);
  self->puzzle->task = task;
  bastide_puzzle_editor_fill_needs (self);
  bastide_puzzle_editor_find_targets (self);
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_set_worth (BastidePuzzleEditor *self,
                                 BstWorth             worth)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (self->asked->worth == worth)
    return;
  self->asked->worth = worth;
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_tiles_from (BastidePuzzleEditor  *self,
                                      BstPuzzleTiles        tiles_from)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (self->asked->tiles_from == tiles_from)
    return;
  self->asked->tiles_from = tiles_from;
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_tile (BastidePuzzleEditor *self,
                                guint                index,
                                int                  type)
{
  BstPuzzle *puzzle;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < BST_MAX_PUZZLE_TILES);

  puzzle = self->asked;
  index = MIN (index, puzzle->n_tiles);
  if (index < puzzle->n_tiles ? puzzle->tiles[index] == type : type == BST_NO_TILE)
    return;
  if (type == BST_NO_TILE)
    {
      puzzle->n_tiles--;
      for (guint i = index; i < puzzle->n_tiles; i++)
        puzzle->tiles[i] = puzzle->tiles[i + 1];
    }
  else
    {
      puzzle->tiles[index] = (gint16) type;
      puzzle->n_tiles = MAX (puzzle->n_tiles, index + 1);
    }
  bastide_puzzle_editor_changed (self);
}
