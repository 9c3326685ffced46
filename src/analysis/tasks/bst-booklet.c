/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-booklet.h"

#include <string.h>

static void
free_unread (gpointer data)
{
  BstUnread *unread = data;

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
  g_ptr_array_unref (chapter->lessons);
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
  g_free (booklet->aim);
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
  chapter->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_lesson_free);
  chapter->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_free);
  chapter->unread = g_ptr_array_new_with_free_func (free_unread);
  g_ptr_array_add (booklet->chapters, chapter);

  return chapter;
}

void
bst_chapter_add_unread (BstChapter *chapter,
                        gboolean    is_lesson,
                        const char *id,
                        const char *text,
                        const char *reason)
{
  BstUnread *unread = g_new0 (BstUnread, 1);

  unread->is_lesson = is_lesson;
  unread->index = is_lesson ? chapter->lessons->len : chapter->puzzles->len;
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
        if (strcmp (((BstUnread *) g_ptr_array_index (chapter->unread, j))->text, text) == 0)
          return TRUE;
    }

  return FALSE;
}

const BstUnread *
bst_booklet_find_unread (const BstBooklet *booklet,
                         const BstBooklet *other)
{
  for (guint i = 0; i < other->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (other->chapters, i);

      for (guint j = 0; j < chapter->unread->len; j++)
        {
          const BstUnread *unread = g_ptr_array_index (chapter->unread, j);

          if (!has_text (booklet, unread->text))
            return unread;
        }
    }

  return NULL;
}

/* The first step that could not be read and is wanted. */
static const BstLessonStep *
find_step (const BstBooklet *booklet,
           gboolean        (*is_wanted) (const BstLessonStep *step,
                                         gconstpointer        data),
           gconstpointer     data)
{
  guint n_lessons = bst_booklet_count_lessons (booklet);

  for (guint i = 0; i < n_lessons; i++)
    {
      GPtrArray *steps = bst_booklet_get_lesson (booklet, i)->steps;

      for (guint j = 0; j < steps->len; j++)
        {
          const BstLessonStep *step = g_ptr_array_index (steps, j);

          if (step->kind == BST_LESSON_UNREAD && is_wanted (step, data))
            return step;
        }
    }

  return NULL;
}

static gboolean
has_this_text (const BstLessonStep *step,
               gconstpointer        text)
{
  return strcmp (step->text, text) == 0;
}

static gboolean
is_missing (const BstLessonStep *step,
            gconstpointer        booklet)
{
  return find_step (booklet, has_this_text, step->text) == NULL;
}

const BstLessonStep *
bst_booklet_find_unread_step (const BstBooklet *booklet,
                              const BstBooklet *other)
{
  return find_step (other, is_missing, booklet);
}

gboolean
bst_booklet_has_unread (const BstBooklet *booklet,
                        const char       *id)
{
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      for (guint j = 0; j < chapter->unread->len; j++)
        if (strcmp (((BstUnread *) g_ptr_array_index (chapter->unread, j))->id, id) == 0)
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

guint
bst_booklet_count_lessons (const BstBooklet *booklet)
{
  guint n_lessons = 0;

  for (guint i = 0; i < booklet->chapters->len; i++)
    n_lessons += ((BstChapter *) g_ptr_array_index (booklet->chapters, i))->lessons->len;

  return n_lessons;
}

BstLesson *
bst_booklet_get_lesson (const BstBooklet *booklet,
                        guint             index)
{
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      if (index < chapter->lessons->len)
        return g_ptr_array_index (chapter->lessons, index);
      index -= chapter->lessons->len;
    }

  g_return_val_if_reached (NULL);
}
