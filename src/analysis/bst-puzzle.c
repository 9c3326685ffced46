/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle.h"

static const char * const task_names[BST_N_TASKS] = {
  "most-now", "most-end", "margin", "complete", "block", "cells", "points", "owner", "fits"
};

const char *
bst_task_name (BstTaskKind kind)
{
  g_return_val_if_fail (kind < BST_N_TASKS, NULL);

  return task_names[kind];
}

void
bst_puzzle_answer_free (BstPuzzleAnswer *answer)
{
  g_free (answer->text);
  g_free (answer->reply);
  bst_extra_free (answer->extra);
  g_free (answer);
}

BstPuzzle *
bst_puzzle_new (const char  *id,
                BstPosition *position)
{
  BstPuzzle *puzzle = g_new0 (BstPuzzle, 1);

  puzzle->id = g_strdup (id);
  puzzle->position = position;
  puzzle->level = 1;
  puzzle->target.player = BST_NO_PLAYER;
  puzzle->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_answer_free);
  puzzle->hints = g_ptr_array_new_with_free_func (g_free);
  puzzle->solution = g_ptr_array_new_with_free_func (g_free);

  return puzzle;
}

static gpointer
copy_answer (gconstpointer data,
             gpointer      user_data)
{
  const BstPuzzleAnswer *answer = data;
  BstPuzzleAnswer *copy = g_new0 (BstPuzzleAnswer, 1);

  copy->text = g_strdup (answer->text);
  copy->marks = answer->marks;
  copy->reply = g_strdup (answer->reply);
  copy->extra = bst_extra_copy (answer->extra);

  return copy;
}

static gpointer
copy_text (gconstpointer text,
           gpointer      user_data)
{
  return g_strdup (text);
}

/* g_ptr_array_copy() leaves out what frees the elements. */
static GPtrArray *
copy_list (GPtrArray      *list,
           GCopyFunc       copy,
           GDestroyNotify  destroy)
{
  GPtrArray *result = g_ptr_array_copy (list, copy, NULL);

  g_ptr_array_set_free_func (result, destroy);

  return result;
}

BstPuzzle *
bst_puzzle_copy (const BstPuzzle *puzzle)
{
  BstPuzzle *copy = g_new0 (BstPuzzle, 1);

  *copy = *puzzle;
  copy->id = g_strdup (puzzle->id);
  copy->title = g_strdup (puzzle->title);
  copy->question = g_strdup (puzzle->question);
  copy->extra = bst_extra_copy (puzzle->extra);
  copy->position = bst_position_copy (puzzle->position);
  copy->answers = copy_list (puzzle->answers, copy_answer,
                             (GDestroyNotify) bst_puzzle_answer_free);
  copy->hints = copy_list (puzzle->hints, copy_text, g_free);
  copy->solution = copy_list (puzzle->solution, copy_text, g_free);

  return copy;
}

void
bst_puzzle_free (BstPuzzle *puzzle)
{
  if (puzzle == NULL)
    return;

  bst_position_free (puzzle->position);
  g_ptr_array_unref (puzzle->answers);
  g_ptr_array_unref (puzzle->hints);
  g_ptr_array_unref (puzzle->solution);
  g_free (puzzle->id);
  g_free (puzzle->title);
  g_free (puzzle->question);
  bst_extra_free (puzzle->extra);
  g_free (puzzle);
}

BstPuzzleAnswer *
bst_puzzle_add_answer (BstPuzzle  *puzzle,
                       const char *text,
                       guint       marks,
                       const char *reply)
{
  BstPuzzleAnswer *answer = g_new0 (BstPuzzleAnswer, 1);

  answer->text = g_strdup (text);
  answer->marks = marks;
  answer->reply = g_strdup (reply);
  g_ptr_array_add (puzzle->answers, answer);

  return answer;
}

/* --- Equality --- */

static gboolean
same_texts (GPtrArray *a,
            GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (g_ptr_array_index (a, i), g_ptr_array_index (b, i)) != 0)
      return FALSE;

  return TRUE;
}

static gboolean
same_answers (GPtrArray *a,
              GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const BstPuzzleAnswer *one = g_ptr_array_index (a, i), *other = g_ptr_array_index (b, i);

      if (strcmp (one->text, other->text) != 0 || one->marks != other->marks
          || g_strcmp0 (one->reply, other->reply) != 0
          || !bst_extra_equal (one->extra, other->extra))
        return FALSE;
    }

  return TRUE;
}

static gboolean
same_task (const BstPuzzle *a,
           const BstPuzzle *b)
{
  return a->task == b->task && a->tiles_from == b->tiles_from && a->n_tiles == b->n_tiles
         && memcmp (a->tiles, b->tiles, sizeof a->tiles[0] * a->n_tiles) == 0
         && a->target.x == b->target.x && a->target.y == b->target.y
         && a->target.feature == b->target.feature && a->target.side == b->target.side
         && a->worth == b->worth && a->level == b->level;
}

gboolean
bst_puzzle_equal (const BstPuzzle *a,
                  const BstPuzzle *b)
{
  g_autofree char *position = NULL;
  g_autofree char *other = NULL;

  if (strcmp (a->id, b->id) != 0 || g_strcmp0 (a->title, b->title) != 0
      || g_strcmp0 (a->question, b->question) != 0 || !same_task (a, b)
      || !same_texts (a->hints, b->hints) || !same_texts (a->solution, b->solution)
      || !same_answers (a->answers, b->answers) || !bst_extra_equal (a->extra, b->extra))
    return FALSE;
  position = bst_position_to_text (a->position);
  other = bst_position_to_text (b->position);

  return strcmp (position, other) == 0;
}

/* --- Booklets --- */

static void
free_unread (gpointer data)
{
  BstUnreadPuzzle *unread = data;

  g_free (unread->id);
  g_free (unread->text);
  g_free (unread->reason);
  g_free (unread);
}

static void
free_chapter (gpointer data)
{
  BstChapter *chapter = data;

  g_free (chapter->title);
  g_ptr_array_unref (chapter->puzzles);
  g_ptr_array_unref (chapter->unread);
  bst_extra_free (chapter->extra);
  g_free (chapter);
}

BstBooklet *
bst_booklet_new (const char *title)
{
  BstBooklet *booklet = g_new0 (BstBooklet, 1);

  booklet->title = g_strdup (title);
  booklet->chapters = g_ptr_array_new_with_free_func (free_chapter);

  return booklet;
}

void
bst_booklet_free (BstBooklet *booklet)
{
  if (booklet == NULL)
    return;

  g_free (booklet->title);
  g_ptr_array_unref (booklet->chapters);
  g_free (booklet->id);
  g_free (booklet->key);
  bst_extra_free (booklet->extra);
  g_free (booklet);
}

BstChapter *
bst_booklet_add_chapter (BstBooklet *booklet,
                         const char *title)
{
  BstChapter *chapter = g_new0 (BstChapter, 1);

  chapter->title = g_strdup (title);
  chapter->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_free);
  chapter->unread = g_ptr_array_new_with_free_func (free_unread);
  g_ptr_array_add (booklet->chapters, chapter);

  return chapter;
}

void
bst_chapter_add_unread (BstChapter *chapter,
                        const char *id,
                        const char *text,
                        const char *reason)
{
  BstUnreadPuzzle *unread = g_new0 (BstUnreadPuzzle, 1);

  unread->index = chapter->puzzles->len;
  unread->id = g_strdup (id);
  unread->text = g_strdup (text);
  unread->reason = g_strdup (reason);
  g_ptr_array_add (chapter->unread, unread);
}

static gboolean
has_text (const BstBooklet *booklet,
          const char       *text)
{
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      for (guint j = 0; j < chapter->unread->len; j++)
        if (strcmp (((BstUnreadPuzzle *) g_ptr_array_index (chapter->unread, j))->text, text) == 0)
          return TRUE;
    }

  return FALSE;
}

const BstUnreadPuzzle *
bst_booklet_find_unread (const BstBooklet *booklet,
                         const BstBooklet *other)
{
  for (guint i = 0; i < other->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (other->chapters, i);

      for (guint j = 0; j < chapter->unread->len; j++)
        {
          const BstUnreadPuzzle *unread = g_ptr_array_index (chapter->unread, j);

          if (!has_text (booklet, unread->text))
            return unread;
        }
    }

  return NULL;
}

gboolean
bst_booklet_has_unread (const BstBooklet *booklet,
                        const char       *id)
{
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      for (guint j = 0; j < chapter->unread->len; j++)
        if (strcmp (((BstUnreadPuzzle *) g_ptr_array_index (chapter->unread, j))->id, id) == 0)
          return TRUE;
    }

  return FALSE;
}

guint
bst_booklet_count (const BstBooklet *booklet)
{
  guint n_puzzles = 0;

  for (guint i = 0; i < booklet->chapters->len; i++)
    n_puzzles += ((BstChapter *) g_ptr_array_index (booklet->chapters, i))->puzzles->len;

  return n_puzzles;
}

BstPuzzle *
bst_booklet_get (const BstBooklet *booklet,
                 guint             index)
{
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      if (index < chapter->puzzles->len)
        return g_ptr_array_index (chapter->puzzles, index);
      index -= chapter->puzzles->len;
    }

  g_return_val_if_reached (NULL);
}
